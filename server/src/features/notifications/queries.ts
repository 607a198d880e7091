import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** A person's notices in all organisations. */
export function noticesOf(db: Db, userId: string) {
  return db
    .selectFrom('notification')
    .select(['id', 'org_id', 'kind', 'subject_id', 'product_id', 'created_at', 'read_at'])
    .where('user_id', '=', userId);
}

/**
 * The names of today in some notifications. Outside any organisation, row security shows who did what a
 * person was notified about, and what it is called only while they belong there. A recall is named by its
 * product, a request by the person who asks.
 */
export async function namesIn(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    organisation: string;
    logo_url: string | null;
    actor_id: string | null;
    actor: string | null;
    subject: string | null;
  }>`
    select n.id, organisation.name as organisation, organisation.logo_url, entry.actor_id, actor.name as actor,
      coalesce(role.name, site.name, product.name, asker.name) as subject
    from notification n
    join organisation on organisation.id = n.org_id
    left join audit_entry entry on entry.org_id = n.org_id and entry.id = n.audit_entry_id
    left join app_user actor on actor.id = entry.actor_id
    left join role on role.org_id = n.org_id and role.id = n.subject_id
    left join site on site.org_id = n.org_id and site.id = n.subject_id
    left join product on product.org_id = n.org_id and product.id = n.product_id
    left join join_request asked on asked.org_id = n.org_id and asked.id = n.subject_id
    left join app_user asker on asker.id = asked.user_id
    where n.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

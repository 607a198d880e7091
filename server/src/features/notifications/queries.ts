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
 * Where some notices come from, and who did what they tell of. Outside any organisation, row security shows who did
 * what a person was notified about.
 */
export async function sourcesOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    organisation: string;
    logo_url: string | null;
    actor_id: string | null;
    actor: string | null;
  }>`
    select n.id, organisation.name as organisation, organisation.logo_url, entry.actor_id, actor.name as actor
    from notification n
    join organisation on organisation.id = n.org_id
    left join audit_entry entry on entry.org_id = n.org_id and entry.id = n.audit_entry_id
    left join app_user actor on actor.id = entry.actor_id
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

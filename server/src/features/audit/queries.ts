import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Whole days of the caller's time zone, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };
export type EntryFilter = Days & {
  actor?: string | undefined;
  /** The word before the dot of an action. */
  about?: string | undefined;
};

/** What lies within the days; everything when none are named. */
export function within(column: string, { from, to }: Days, timezone: string) {
  const startOf = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone ${timezone}`;
  const after = from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${startOf(from, 0)}`;
  const before = to === undefined ? sql`true` : sql`${sql.ref(column)} < ${startOf(to, 1)}`;
  return sql<boolean>`${after} and ${before}`;
}

export function entriesOf(db: Db, orgId: string, filter: EntryFilter & { timezone: string }) {
  const { actor, about, timezone } = filter;
  let entries = db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'action', 'actor_id', 'subject_id', 'role_id'])
    .where('org_id', '=', orgId)
    .where(within('at', filter, timezone));
  if (actor !== undefined) entries = entries.where('actor_id', '=', actor);
  // A letter or a digit could follow in another word, a dot could not.
  if (about !== undefined) entries = entries.where('action', 'like', `${about}.%`);
  return entries;
}

type Names = { id: string; actor: string | null; subject: string | null; role: string | null };

/** Today's names of the person who did it and of what it was done to. What is gone, or has no name of its own, has none here. */
export async function namesIn(db: Db, orgId: string, ids: readonly string[]) {
  const { rows } = await sql<Names>`
    select entry.id, actor.name as actor,
      coalesce(role.name, site.name, product.name, packaging.name, batch.lot_code, subdomain.name, file.name, member.name)
        as subject,
      given.name as role
    from audit_entry entry
    left join app_user actor on actor.id = entry.actor_id
    left join role on role.org_id = entry.org_id and role.id = entry.subject_id
    left join site on site.org_id = entry.org_id and site.id = entry.subject_id
    left join product on product.org_id = entry.org_id and product.id = entry.subject_id
    left join packaging on packaging.org_id = entry.org_id and packaging.id = entry.subject_id
    left join batch on batch.org_id = entry.org_id and batch.id = entry.subject_id
    left join subdomain on subdomain.org_id = entry.org_id and subdomain.id = entry.subject_id
    left join file on file.org_id = entry.org_id and file.id = entry.subject_id
    left join app_user member on member.id = entry.subject_id and split_part(entry.action, '.', 1) in ('member', 'join')
    left join role given on given.org_id = entry.org_id and given.id = entry.role_id
    where entry.org_id = ${orgId} and entry.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

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
  if (about !== undefined)
    entries = entries.where('action', 'like', `${about.replaceAll('_', String.raw`\_`)}.%`);
  return entries;
}

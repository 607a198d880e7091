import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { Sealed } from './seal-hash.ts';

export type InOrg = JobCtx['inOrg'];

/** Rows that are read in one statement; more are never in memory. */
const PAGE = 2000;

/** Dates are sealed in UTC. And whatever the planner believes of the tables, no more of them than this page is to be read. */
const BEFORE_READING = sql`select set_config('timezone', 'UTC', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_bitmapscan', 'off', true), set_config('enable_hashjoin', 'off', true),
  set_config('enable_mergejoin', 'off', true), set_config('enable_sort', 'off', true)`;

/** The row that belongs to each one, looked up by itself: a join compares all with all where the planner knows nothing of a table yet. */
const its = (table: string, key: string, place: string) =>
  sql`(select * from ${sql.table(table)} where (org_id, ${sql.ref(key)}) = (${sql.raw(place)}) offset 0)`;

type List<Row> = { rows: RawBuilder<Row>; key: string };

/** All rows of a list in the order of their key, page by page. Each page is a transaction of its own, so that none is long. */
async function* eachRow<Row extends { key: string }>(inOrg: InOrg, orgId: string, { rows, key }: List<Row>) {
  const column = sql.ref(key);
  const read = (db: Db, last: Row | undefined) => {
    // Someone who inserts by hand can give numbers below zero too.
    const isNext = last ? sql`${column} > ${last.key}` : sql`true`;
    return sql<Row>`${rows} and ${isNext} order by ${column} limit ${PAGE}`.execute(db);
  };
  let page: Row[] = [];
  do {
    const last = page.at(-1);
    page = await inOrg(orgId, async (db) => {
      await BEFORE_READING.execute(db);
      return (await read(db, last)).rows;
    });
    yield* page;
  } while (page.length === PAGE);
}

type SealRow = Omit<Sealed, 'position' | 'entry'> & {
  key: string;
  entry_id: string;
  hash: Buffer;
  /** Null when it is gone. */
  entry: Sealed['entry'] | null;
};

/** In the order of sealing. */
export function seals(inOrg: InOrg, orgId: string) {
  const rows = sql<SealRow>`
    select s.position as key, s.entry_id, s.hash,
      to_jsonb(s.written_at) #>> '{}' as written_at, to_jsonb(s.sealed_at) #>> '{}' as sealed_at,
      (select jsonb_object_agg(key, value) from jsonb_each_text(jsonb_strip_nulls(to_jsonb(e)))) as entry
    from audit_seal s left join lateral ${its('audit_entry', 'id', 's.org_id, s.entry_id')} e on true
    where s.org_id = ${orgId}`;
  return eachRow(inOrg, orgId, { rows, key: 's.position' });
}

/** What was written as it should be has a seal or waits for one; in one statement there is no moment between the two. */
export function entries(inOrg: InOrg, orgId: string) {
  const rows = sql<{ key: string; is_inserted: boolean }>`
    select e.id as key, s.entry_id is null and u.entry_id is null as is_inserted
    from audit_entry e
    left join lateral ${its('audit_seal', 'entry_id', 'e.org_id, e.id')} s on true
    left join lateral ${its('audit_unsealed', 'entry_id', 'e.org_id, e.id')} u on true
    where e.org_id = ${orgId}`;
  return eachRow(inOrg, orgId, { rows, key: 'e.id' });
}

export function waiting(inOrg: InOrg, orgId: string) {
  const rows = sql<{ key: string; is_removed: boolean; is_late: boolean }>`
    select u.entry_id as key, e.id is null as is_removed, u.written_at < now() - interval '1 minute' as is_late
    from audit_unsealed u left join lateral ${its('audit_entry', 'id', 'u.org_id, u.entry_id')} e on true
    where u.org_id = ${orgId}`;
  return eachRow(inOrg, orgId, { rows, key: 'u.entry_id' });
}

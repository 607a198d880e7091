import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodePlace, placeKey } from '../../qr/index.ts';
import { firstDayOf, firstOpenDay } from '../../recalls/index.ts';

/** Which of these codes someone has scanned, by their places. */
export async function whichWereScanned(
  { db, orgId }: OrgCtx,
  places: readonly CodePlace[],
): Promise<Set<bigint>> {
  if (places.length === 0) return new Set();
  const [first, open] = [firstDayOf(places.map(({ run }) => run.createdAt)), await firstOpenDay(db)];
  const { rows } = await sql<{ run_id: string; idx: number }>`
    with code as materialized (
      select * from unnest(${places.map(({ run }) => run.id)}::bigint[], ${places.map(({ idx }) => idx)}::integer[])
        as c(run_id, idx)
    )
    select code.run_id, code.idx from code cross join lateral (
      select from scan_event e where e.org_id = ${orgId} and e.run_id = code.run_id and e.idx = code.idx
        and e.day >= ${first}::date and e.day < ${open}::date
      limit 1
    ) scanned
    union
    select e.run_id, e.idx from scan_event e join code on code.run_id = e.run_id and code.idx = e.idx
    where e.org_id = ${orgId} and e.day >= ${open}::date`.execute(db);
  return new Set(rows.map(({ run_id, idx }) => placeKey(Number(run_id), idx)));
}

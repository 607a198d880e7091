import { SCANS_COUNTED_MAX } from '@qrigin/domain/tracing';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../../qr/index.ts';
import { dayAfter, firstDayOf } from '../../recalls/index.ts';

type Counted = { count: number; first_at: Date | null; last_at: Date | null };

/** Of a day so many scans are looked at for the first of them. */
const OF_DAY_MAX = 1000;

/** How often a code was scanned, up to a limit, and when first and last. */
export async function countScans(ctx: OrgCtx, place: CodePlace) {
  const { db, orgId } = ctx;
  const { rows } = await sql<Counted>`
    select count(*)::int as count, min(received_at) as first_at, max(received_at) as last_at from (
      select received_at from scan_event
      where org_id = ${orgId} and run_id = ${place.run.id} and idx = ${place.idx} and day >= ${firstDayOf([place.run.createdAt])}::date
      limit ${SCANS_COUNTED_MAX + 1}
    ) scanned`.execute(db);
  const counted = rows[0] ?? { count: 0, first_at: null, last_at: null };
  const has_more = counted.count > SCANS_COUNTED_MAX;
  // Not all were read, so the first and the last may not be among them.
  const first_at = has_more ? await edgeScan(ctx, place, 'asc') : counted.first_at;
  const last_at = has_more ? await edgeScan(ctx, place, 'desc') : counted.last_at;
  return {
    count: Math.min(counted.count, SCANS_COUNTED_MAX),
    has_more,
    first_at: first_at?.toISOString() ?? null,
    last_at: last_at?.toISOString() ?? null,
  };
}

export type ScannedDay = { day: string; at: Date; country: string | null };

/** Days on which a code was scanned, each with its first scan; of a day with thousands, with one of the first. */
export async function scannedDays(
  { db, orgId }: OrgCtx,
  place: CodePlace,
  { order, most, until }: { order: 'asc' | 'desc'; most: number; until?: Date },
): Promise<ScannedDay[]> {
  const direction = sql.raw(order);
  const [first, last] = [firstDayOf([place.run.createdAt]), dayAfter(until ?? new Date())];
  const { rows } = await sql<ScannedDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, s.at, s.country
    from (
      select n, ${first}::date + n as day from generate_series(0, ${last}::date - ${first}::date) as n
      order by n ${direction}
    ) d
    cross join lateral (
      select e.received_at as at, e.country from (
        select received_at, country, id from scan_event
        where org_id = ${orgId} and day = d.day and run_id = ${place.run.id} and idx = ${place.idx}
        limit ${OF_DAY_MAX}
      ) e
      order by e.received_at, e.id limit 1
    ) s
    -- By what they are in order of already: then no more days are looked at than are asked for.
    order by d.n ${direction} limit ${most}`.execute(db);
  return rows;
}

/** The first or the last scan, which is looked for in all of its day. */
async function edgeScan(ctx: OrgCtx, place: CodePlace, order: 'asc' | 'desc'): Promise<Date | null> {
  const [found] = await scannedDays(ctx, place, { order, most: 1 });
  if (!found) return null;
  const { rows } = await sql<{ at: Date }>`
    select received_at as at from scan_event
    where org_id = ${ctx.orgId} and day = ${found.day}::date and run_id = ${place.run.id} and idx = ${place.idx}
    order by received_at ${sql.raw(order)} limit 1`.execute(ctx.db);
  return rows[0]?.at ?? found.at;
}

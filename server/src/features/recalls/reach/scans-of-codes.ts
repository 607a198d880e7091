import type { Span } from '@qrigin/domain/qr';
import { type Cover, isCovered, type ScannedCode, stretchesOf } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { rowsOfSpans } from '../../qr/index.ts';
import type { Affected } from './affected.ts';
import { firstDayOf, firstOpenDay } from './days-of-scans.ts';

/** So many scans are read at most; what is said of more is too little, and the answer says so. */
const SCANS_MAX = 100_000;
/** Each is looked up in the scans of each day, of which there are four hundred. */
const SPANS_MAX = 500;

/** Scans of one code on one day, and the first by someone who is no member; null where all were by members. */
export type ScansOfDay = ScannedCode & { day: string; count: number; firstByShopper: Date | null };
export type Scans = { rows: ScansOfDay[]; isComplete: boolean };

type Goods = Pick<Affected, 'cover' | 'runs'>;

/** Of each run one stretch around all of its codes. */
function wholeRuns(cover: Cover): Span[] {
  return [...cover].flatMap(([run, ofRun]) => {
    const [first, last] = [ofRun[0], ofRun.at(-1)];
    return first && last ? [{ run, idx: first.idx, end: last.end }] : [];
  });
}

type Asked = {
  /** Looked up one by one, up to the first open day. */
  spans: readonly Span[];
  runs: readonly Span[];
  days: { first: string; open: string };
};

async function askedOf({ db }: OrgCtx, goods: Goods): Promise<Asked> {
  const issued = [...goods.runs.values()].map(({ issuedAt }) => issuedAt);
  const [first, open] = [firstDayOf(issued), await firstOpenDay(db)];
  const runs = wholeRuns(goods.cover);
  const stretches = stretchesOf(goods.cover);
  const spans = stretches.length > SPANS_MAX ? runs : stretches;
  // Too many to look for: all scans are read once, as on the days without an index.
  if (spans.length > SPANS_MAX) return { spans: [], runs, days: { first, open: first } };
  return { spans, runs, days: { first, open } };
}

type Row = {
  run_id: string;
  idx: number;
  day: string;
  is_since: boolean;
  count: number;
  first_at: Date | null;
};

/** When a recall was opened, which parts its scans, and its end, after which they are none of it. */
export type Moments = { opened: Date; ended: Date | null };

function readScans({ db, orgId, caller }: OrgCtx, { spans, runs, days }: Asked, { opened, ended }: Moments) {
  const scan = sql`e.run_id, e.idx, e.received_at, e.session_id`;
  const isAsked = sql`e.org_id = ${orgId} and e.day >= ${days.first}::date
    and e.received_at < coalesce(${ended}::timestamptz, 'infinity')`;
  const most = sql`limit ${SCANS_MAX + 1}`;
  return sql<Row>`
    with seen as materialized (
      (select e.* from ${rowsOfSpans(spans)} cross join lateral (
        select ${scan} from scan_event e
        where e.run_id = span.run_id and e.idx >= span.first and e.idx < span.past
          and e.day < ${days.open}::date and ${isAsked}
        ${most}
      ) e ${most})
      union all
      (select ${scan} from ${rowsOfSpans(runs)} join scan_event e
          on e.run_id = span.run_id and e.idx >= span.first and e.idx < span.past
        where e.day >= ${days.open}::date and ${isAsked} ${most})
      ${most}
    )
    select run_id, idx, to_char(received_at at time zone ${caller.timezone}, 'YYYY-MM-DD') as day,
      received_at >= ${opened} as is_since, count(*)::int as count,
      min(received_at) filter (where session_id is null) as first_at
    from seen group by 1, 2, 3, 4`.execute(db);
}

/** Scans of these codes before and since a recall was opened, by day in the caller’s timezone. */
export async function scansOfCodes(ctx: OrgCtx, goods: Goods, moments: Moments): Promise<Scans> {
  const found = await readScans(ctx, await askedOf(ctx, goods), moments);
  const read = found.rows.reduce((sum, { count }) => sum + count, 0);
  const rows = found.rows.map((row) => ({
    run: Number(row.run_id),
    idx: row.idx,
    isSince: row.is_since,
    day: row.day,
    count: row.count,
    firstByShopper: row.first_at,
  }));
  return { rows: rows.filter((row) => isCovered(goods.cover, row)), isComplete: read <= SCANS_MAX };
}

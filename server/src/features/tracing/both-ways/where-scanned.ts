import type { Span } from '@qrigin/domain/qr';
import { TRACED_PER_PART_MAX, TRACED_SCANS_MAX, type Trace } from '@qrigin/domain/tracing';
import { type RawBuilder, sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { rowsOfSpans } from '../../qr/index.ts';
import { firstOpenDay } from '../../recalls/index.ts';
import { coarsen } from '../scans/spans.ts';

/** Each is looked up in the scans of each day, of which there are four hundred. */
const SPANS_MAX = 500;

type Row = {
  is_all: boolean;
  country: string | null;
  codes: number;
  first_at: Date;
  last_at: Date;
  read: number;
};

/** Goods whose scans are looked for: in these stretches, those of which the condition on `e` is true. */
export type Goods = { spans: readonly Span[]; isOne: RawBuilder<boolean>; firstDay: string };

type Scanned = Pick<Trace['to'], 'scanned' | 'has_more_scans' | 'places' | 'places_count'>;

/** Which of these codes were scanned, and where. */
export async function whereScanned(
  { db, orgId }: OrgCtx,
  { spans, isOne, firstDay }: Goods,
): Promise<Scanned> {
  const asked = coarsen(spans, SPANS_MAX);
  const open = await firstOpenDay(db);
  const { rows } = await sql<Row>`
    with span as materialized (
      select * from ${rowsOfSpans(asked)}
    ), run as materialized (
      select run_id, min(first) as first, max(past) as past from span group by run_id
    ), read as materialized (
      (select e.* from span cross join lateral (
        select e.run_id, e.idx, e.country, e.received_at from scan_event e
        where e.org_id = ${orgId} and e.run_id = span.run_id and e.idx >= span.first and e.idx < span.past
          and e.day >= ${firstDay}::date and e.day < ${open}::date
        limit ${TRACED_SCANS_MAX + 1}
      ) e limit ${TRACED_SCANS_MAX + 1})
      union all
      (select e.run_id, e.idx, e.country, e.received_at
        from scan_event e join run on e.run_id = run.run_id and e.idx >= run.first and e.idx < run.past
        where e.org_id = ${orgId} and e.day >= ${open}::date and ${isOne} limit ${TRACED_SCANS_MAX + 1})
      limit ${TRACED_SCANS_MAX + 1}
    )
    select grouping(e.country) = 1 as is_all, e.country, count(distinct e.run_id * 16777216 + e.idx)::int as codes,
      min(e.received_at) as first_at, max(e.received_at) as last_at, (select count(*)::int from read) as read
    from read e where ${isOne}
    group by grouping sets ((e.country), ())
    order by codes desc, e.country nulls last`.execute(db);
  const all = rows.find(({ is_all }) => is_all);
  const places = rows.filter(({ is_all }) => !is_all);
  return {
    scanned: all?.codes ?? 0,
    has_more_scans: (all?.read ?? 0) > TRACED_SCANS_MAX || isLeftOut(spans, asked),
    places: places.slice(0, TRACED_PER_PART_MAX).map(({ country, codes, first_at, last_at }) => ({
      country,
      codes,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    places_count: places.length,
  };
}

function isLeftOut(spans: readonly Span[], asked: readonly Span[]): boolean {
  const runs = new Set(asked.map(({ run }) => run));
  return spans.some(({ run }) => !runs.has(run));
}

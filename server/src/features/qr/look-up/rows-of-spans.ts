import type { Span } from '@qrigin/domain/qr';
import { type RawBuilder, sql } from 'kysely';

/** Spans as the rows of a table. */
export function rowsOfSpans(spans: readonly Span[]) {
  const [runs, first, past] = [
    spans.map(({ run }) => run),
    spans.map(({ idx }) => idx),
    spans.map(({ end }) => end),
  ];
  return sql<{ run_id: string; first: number; past: number }>`unnest(${runs}::bigint[], ${first}::integer[],
    ${past}::integer[]) as span(run_id, first, past)`;
}

/** Whether the code `s`, or the pack that it was put into, lies in the span. */
const LIES_IN = {
  code: sql<boolean>`s.run_id = span.run_id and s.idx >= span.first and s.idx < span.past`,
  pack: sql<boolean>`s.parent_run_id = span.run_id and s.parent_idx >= span.first and s.parent_idx < span.past`,
};

type Asked = { isAsked: RawBuilder<boolean>; lies?: keyof typeof LIES_IN };

/**
 * Rows of `code_state`, as `s`, in these spans, for which the condition is true. Each span is looked up by itself, and `offset 0` keeps
 * the planner from making a join of it: that would go by the run alone, and compare each of thousands of scattered codes with each.
 */
export function statesInSpans(orgId: string, spans: readonly Span[], { isAsked, lies = 'code' }: Asked) {
  return sql`${rowsOfSpans(spans)} cross join lateral (
    select s.* from code_state s where s.org_id = ${orgId} and ${LIES_IN[lies]} and ${isAsked} offset 0
  ) s`;
}

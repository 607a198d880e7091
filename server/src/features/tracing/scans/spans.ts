import type { Span } from '@qrigin/domain/qr';
import { type RawBuilder, sql } from 'kysely';
import { placeKey } from '../../qr/index.ts';

const inOrder = (one: Span, other: Span) => one.run - other.run || one.idx - other.idx;

/** The gap to the next one, if that is of the same run. */
function gapAfter(spans: readonly Span[], at: number): number {
  const [one, next] = [spans[at], spans[at + 1]];
  return one && next && next.run === one.run ? next.idx - one.end : Number.POSITIVE_INFINITY;
}

/**
 * So many stretches that have all numbers of these in them, each closed over the smallest gaps: to look for each of thousands of
 * single codes would take longer than to read what lies between them. Runs beyond so many are left out.
 */
export function coarsen(spans: readonly Span[], most: number): Span[] {
  const sorted = spans.toSorted(inOrder);
  const gaps = sorted.map((_, at) => gapAfter(sorted, at));
  const closed = gaps.toSorted((one, other) => one - other)[sorted.length - most - 1] ?? 0;
  const joined: Span[] = [];
  for (const [at, span] of sorted.entries()) {
    const last = joined.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    if (last && gap <= closed && Number.isFinite(gap)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined.slice(-most);
}

/** Whether a place, which is run and number in one, lies in one of these: looked up among where each stretch begins and ends. */
export function isWithin(spans: readonly Span[], place: RawBuilder<unknown>): RawBuilder<boolean> {
  const joined = coarsen(spans, spans.length);
  const bounds = joined.flatMap(({ run, idx, end }) => [placeKey(run, idx), placeKey(run, end)]);
  return sql<boolean>`width_bucket(${place}, ${bounds}::bigint[]) % 2 = 1`;
}

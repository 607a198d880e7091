import type { CodeRef, Span } from '../qr/index.ts';

type Stretch = { idx: number; end: number };

/** Many codes, kept as stretches of numbers: of each run those that touch or overlap are one, in their order. */
export type Cover = ReadonlyMap<number, readonly Stretch[]>;

export function coverOf(spans: readonly Span[]): Cover {
  const cover = new Map<number, Stretch[]>();
  for (const [run, ofRun] of Map.groupBy(spans, (span) => span.run)) {
    const joined: Stretch[] = [];
    for (const { idx, end } of ofRun.toSorted((one, other) => one.idx - other.idx)) {
      const last = joined.at(-1);
      if (last && idx <= last.end) last.end = Math.max(last.end, end);
      else if (idx < end) joined.push({ idx, end });
    }
    cover.set(run, joined);
  }
  return cover;
}

/** The same codes, none of them twice. */
export function stretchesOf(cover: Cover): Span[] {
  return [...cover].flatMap(([run, stretches]) => stretches.map(({ idx, end }) => ({ run, idx, end })));
}

export function isCovered(cover: Cover, { run, idx }: CodeRef): boolean {
  const stretches = cover.get(run) ?? [];
  const last = stretches[firstAfter(stretches, idx) - 1];
  return last !== undefined && idx < last.end;
}

export function countIn(cover: Cover): number {
  return stretchesOf(cover).reduce((sum, { idx, end }) => sum + end - idx, 0);
}

/** The codes that are in both. */
export function shared(one: Cover, other: Cover): Span[] {
  return stretchesOf(one).flatMap(({ run, idx, end }) => {
    const stretches = other.get(run) ?? [];
    const from = Math.max(0, firstAfter(stretches, idx) - 1);
    const found: Span[] = [];
    for (let at = from; at < stretches.length; at += 1) {
      const stretch = stretches[at];
      if (!stretch || stretch.idx >= end) break;
      const both = { run, idx: Math.max(idx, stretch.idx), end: Math.min(end, stretch.end) };
      if (both.idx < both.end) found.push(both);
    }
    return found;
  });
}

/** Where the list has the first that begins after this number. */
function firstAfter(stretches: readonly Stretch[], idx: number): number {
  let [from, to] = [0, stretches.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((stretches[middle]?.idx ?? idx) <= idx) from = middle + 1;
    else to = middle;
  }
  return from;
}

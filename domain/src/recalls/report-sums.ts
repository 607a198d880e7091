import type { CodeRef, Span } from '../qr/index.ts';
import { type Cover, countIn, coverOf, isCovered, shared, stretchesOf } from './cover.ts';
import type { RecallOutcome, RecallSums } from './report.ts';

/**
 * What became of all codes that a recall affects. A recall of millions has as many rows as people did something with some of
 * them, so whole stretches of numbers are counted, and only what has a row one by one.
 */

/** What happened to an affected code: hands packed it or took it out, or it was withdrawn. */
export type TouchedCode = CodeRef & {
  isWithdrawn: boolean;
  /** Whether it is in a pack, if hands moved it; `undefined` where it is as its run computes. */
  isPacked: boolean | undefined;
};

/** What someone said was done with a pack, and the codes that are in it, itself included. */
export type Word = { outcome: RecallOutcome; spans: readonly Span[] };

/** How often a code was scanned before the recall was opened, or since. */
export type ScannedCode = CodeRef & { isSince: boolean };

type Goods = {
  affected: Cover;
  /** How many codes an outermost pack of the run takes with everything in it. */
  packSize: (run: number) => number;
};

type Places = Pick<RecallSums, 'withdrawn' | 'packed' | 'unpacked'>;

/** Counts where affected codes are. Rows may come in parts; each code has one. */
export function countPlaces({ affected, packSize }: Goods) {
  const isComputedUnpacked = ({ run, idx }: CodeRef) => idx % packSize(run) === 0;
  const issued = countIn(affected);
  let unpacked = 0;
  for (const { run, idx, end } of stretchesOf(affected)) {
    const size = packSize(run);
    unpacked += Math.ceil(end / size) - Math.ceil(idx / size);
  }
  let withdrawn = 0;
  return {
    add(code: TouchedCode): void {
      if (!isCovered(affected, code)) return;
      if (isComputedUnpacked(code)) unpacked -= 1;
      if (code.isWithdrawn) withdrawn += 1;
      else if (code.isPacked === undefined ? isComputedUnpacked(code) : !code.isPacked) unpacked += 1;
    },
    sums: (): Places => ({ withdrawn, unpacked, packed: issued - withdrawn - unpacked }),
  };
}

type Outcomes = Pick<RecallSums, 'destroyed' | 'returned' | 'held' | 'untold'>;

/** The last word about a code or a pack around it counts. Words come in their order, the oldest first. */
export function countOutcomes(affected: Cover, words: readonly Word[]): Outcomes {
  const counts = { destroyed: 0, returned: 0, held: 0 };
  const spoken = Map.groupBy(
    words.flatMap(({ spans }) => spans),
    ({ run }) => run,
  );
  const open = new Map<number, OpenStretches>();
  for (const { outcome, spans } of words.toReversed())
    for (const { run, idx, end } of shared(coverOf(spans), affected)) {
      const ofRun =
        open.get(run) ?? openStretches([...(affected.get(run) ?? []), ...(spoken.get(run) ?? [])]);
      open.set(run, ofRun);
      counts[outcome] += ofRun.close(idx, end);
    }
  const told = counts.destroyed + counts.returned + counts.held;
  return { ...counts, untold: countIn(affected) - told };
}

type OpenStretches = { close(idx: number, end: number): number };

/**
 * Numbers cut at all bounds that anyone will ask about. What is closed is skipped by a way that gets shorter each time it is
 * walked: each piece is closed once, however many words there are about it.
 */
function openStretches(stretches: readonly { idx: number; end: number }[]): OpenStretches {
  const bounds = new Set(stretches.flatMap(({ idx, end }) => [idx, end]));
  const cuts = [...bounds].sort((one, other) => one - other);
  const placeOf = new Map(cuts.map((cut, at) => [cut, at]));
  const next = cuts.map((_, at) => at);
  function firstOpen(from: number): number {
    let at = from;
    for (let to = next[at] ?? at; to !== at; to = next[at] ?? at) {
      next[at] = next[to] ?? to;
      at = to;
    }
    return at;
  }
  return {
    close(idx, end) {
      const last = placeOf.get(end) ?? 0;
      let closed = 0;
      for (let at = firstOpen(placeOf.get(idx) ?? last); at < last; at = firstOpen(at)) {
        closed += (cuts[at + 1] ?? 0) - (cuts[at] ?? 0);
        next[at] = at + 1;
      }
      return closed;
    },
  };
}

type Scans = Pick<RecallSums, 'scanned_before' | 'scanned_since' | 'never_scanned'>;

/** A code that was scanned before as well counts as scanned before. */
export function countScanned(affected: Cover, scans: readonly ScannedCode[]): Scans {
  const keyOf = ({ run, idx }: CodeRef) => `${run} ${idx}`;
  const ofAffected = scans.filter((scan) => isCovered(affected, scan));
  const before = new Set(ofAffected.filter(({ isSince }) => !isSince).map(keyOf));
  const all = new Set(ofAffected.map(keyOf));
  return {
    scanned_before: before.size,
    scanned_since: all.size - before.size,
    never_scanned: countIn(affected) - all.size,
  };
}

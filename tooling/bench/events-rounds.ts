import { timeSyncs } from './events-disk.ts';
import type { Entrant, Slice } from './events-slice.ts';
import { figure, median, tableOf } from './table.ts';

type Round = { slices: ReadonlyMap<Entrant, Slice>; syncs: readonly number[] };

/** What all of them did, round by round. */
export type Rounds = { counted: readonly Round[]; warmUp: Round };

/** All take turns and every second round goes backwards; the first is only to warm up. */
export async function runRounds(
  count: number,
  dir: string,
  entrants: readonly Entrant[],
  run: (entrant: Entrant) => Promise<Slice>,
): Promise<Rounds> {
  async function oneRound(order: readonly Entrant[]): Promise<Round> {
    const slices = new Map<Entrant, Slice>();
    for (const entrant of order) slices.set(entrant, await run(entrant));
    return { slices, syncs: await timeSyncs(dir) };
  }
  const warmUp = await oneRound(entrants);
  const counted: Round[] = [];
  while (counted.length < count) {
    counted.push(await oneRound(counted.length % 2 ? entrants : entrants.toReversed()));
  }
  return { warmUp, counted };
}

const figureIn = ({ slices }: Round, entrant: Entrant, name: keyof Slice) =>
  slices.get(entrant)?.[name] ?? Number.NaN;

/** The middle of one figure over the rounds, as a part of the same figure of another one in the same round. */
export function ratio(
  { counted }: Rounds,
  name: 'perSecond' | 'cpu',
  ours: Entrant,
  theirs: Entrant,
): number {
  return median(counted.map((round) => figureIn(round, ours, name) / figureIn(round, theirs, name)));
}

const COLUMNS = { 'events/s': 'perSecond', 'p50 ms': 'p50', 'CPU us/event': 'cpu' } as const;

export function tableOfRounds({ counted }: Rounds, entrants: readonly Entrant[]): string {
  const rows = entrants.map((entrant) => [
    entrant.name,
    ...Object.values(COLUMNS).map((name) =>
      figure(median(counted.map((round) => figureIn(round, entrant, name)))),
    ),
  ]);
  return tableOf([['', ...Object.keys(COLUMNS)], ...rows]);
}

/** As the disk was in the quietest, the middle and the busiest round. */
export function syncTimes({ counted }: Rounds): string {
  const ofRounds = counted.map(({ syncs }) => median(syncs)).toSorted((one, other) => one - other);
  const [least = Number.NaN] = ofRounds;
  return `${figure(median(ofRounds))} ms (${figure(least)} to ${figure(ofRounds.at(-1) ?? least)} by round)`;
}

/** Events that were new when they were sent, warm-up included. */
export function freshEvents({ warmUp, counted }: Rounds, entrants: readonly Entrant[]): number {
  return [warmUp, ...counted]
    .flatMap((round) => entrants.map((entrant) => figureIn(round, entrant, 'fresh')))
    .reduce((sum, fresh) => sum + fresh, 0);
}

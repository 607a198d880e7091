import { median } from '../table.ts';

/** What one scan, or one transaction of pgbench, took: processor time in millionths of a second. */
export type Slice = { perSecond: number; appCpu: number; postgresCpu: number; statements: number };

export const allCpu = ({ appCpu, postgresCpu }: Slice) => appCpu + postgresCpu;

/** The median of one figure over all rounds. */
export function middle(of: (slice: Slice) => number, slices: readonly Slice[]): number {
  return median(slices.map(of));
}

/** The median of one figure as a multiple of another's in the same round, which met the same noise. */
export function ratio(
  of: (slice: Slice) => number,
  ours: readonly Slice[],
  theirs: readonly Slice[],
): number {
  return median(
    ours.map((slice, round) => {
      const other = theirs[round];
      return other ? of(slice) / of(other) : Number.NaN;
    }),
  );
}

/**
 * What every subject did, round by round. Every second round goes backwards, so that what else the machine does
 * touches all of them alike.
 */
export async function takeTurns(
  subjects: readonly ((round: number) => Promise<Slice>)[],
  rounds: number,
): Promise<Slice[][]> {
  const slices = subjects.map(() => Array<Slice>());
  const order = [...subjects.entries()];
  for (let round = 0; round < rounds; round += 1)
    for (const [at, measure] of round % 2 ? order.toReversed() : order)
      slices[at]?.push(await measure(round));
  return slices;
}

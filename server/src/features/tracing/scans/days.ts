import type { CodePlace } from '../../qr/index.ts';

const DAY_MS = 86_400_000;

/** A moment as the day of scans, which is of UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day before the first of these codes was issued: the day of a scan comes from a clock that may be behind by one. */
export function firstDayOf(places: readonly Pick<CodePlace, 'run'>[]): string {
  return dayOf(Math.min(...places.map(({ run }) => run.createdAt.getTime())) - DAY_MS);
}

/** The day after, by a clock that may be ahead. */
export const dayAfter = (at: number): string => dayOf(at + DAY_MS);

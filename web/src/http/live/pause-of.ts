const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try: twice as long after each failure, and never quite the same, so that after a
 * restart of the server not all browsers come back at once. `chance` lies between 0 and 1.
 */
export function pauseOf(failures: number, chance: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + chance / 2);
}

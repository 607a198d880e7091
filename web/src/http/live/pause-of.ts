import { Failure } from '@qrigin/domain/errors';

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try: twice as long after each failure, and never quite the same, so that after a
 * restart of the server not all browsers come back at once. `chance` lies between 0 and 1.
 */
export function pauseOf(failures: number, chance: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + chance / 2);
}

/** The same by chance, and not before the server wants to be asked again. */
export function nextPause(failures: number, error?: unknown): number {
  return Math.max(askedPause(error), pauseOf(failures, chance()));
}

/** How long the server wants not to be asked. */
function askedPause(error: unknown): number {
  const seconds = error instanceof Failure ? error.details['retry_after'] : undefined;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}

function chance(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

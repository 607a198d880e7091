/** Lighthouse's slowdown for phones, meant for machines whose benchmark index is at least this; below, it warns. */
const SLOWDOWN = 4;
const INDEX_LEAST = 1000;

/**
 * How much slower a phone is than this machine. A machine below that index is nearer to the phone itself:
 * slowed down by 4 it would represent a phone that no one has, and the figure would describe the machine.
 */
export function slowdownFor(index: number): number {
  return Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * index) / INDEX_LEAST));
}

import { keptKeys } from './kept-keys.ts';

/** How many reads of this person wait on the device, in whichever organisation. */
export const countKept = (user: string): number =>
  keptKeys(user).reduce((count, { key }) => count + countIn(localStorage.getItem(key)), 0);

function countIn(stored: string | null): number {
  try {
    const { reads } = Object(JSON.parse(stored ?? ''));
    return Array.isArray(reads) ? reads.length : 0;
  } catch {
    return 0;
  }
}

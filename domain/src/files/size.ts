import type { Nature } from '../declaration/index.ts';

/** Sizes of private files go over the wire in whole KB, all others in bytes: public ones, and those sent without a file info. */
export function sizeToSend(nature: Nature | undefined, bytes: number): number {
  return nature === 'private' ? Math.ceil(bytes / 1024) : bytes;
}

/** Whether this many bytes are what was said. KB are rounded up, so a private file is known to the KB only. */
export function isSizeSaid(nature: Nature, said: number, bytes: number): boolean {
  return sizeToSend(nature, bytes) === said;
}

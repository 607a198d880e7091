import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** About what 64 events are in a file. */
const BYTES = Buffer.alloc(9600, 'event\n');
const TIMES = 10;

/**
 * How long the disk takes now to keep the bytes of one group, in milliseconds, a few times over: the least that an event can
 * wait, and the part of it that no program can change.
 */
export async function timeSyncs(dir: string): Promise<number[]> {
  const file = await open(join(dir, 'syncs'), 'a');
  const times: number[] = [];
  while (times.length < TIMES) {
    await file.write(BYTES);
    const began = performance.now();
    await file.datasync();
    times.push(performance.now() - began);
  }
  await file.close();
  return times;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { requireProgram } from '../services/program.ts';

/** What `measure` takes where limits by the clock were set (docs/decisions/0051-minutes-at-one-pace.md). */
const SECONDS_THERE = 0.46;
const NUMBERS = 540_000;
/** The same on every machine and in every commit. */
const TEXT = Array.from({ length: NUMBERS }, (_, at) => (at * 918_273_645) % 999_999_937).join('\n');

/** gzip packs the same text on every core at once: a program that is not ours and stays as it is. */
async function measure(): Promise<number> {
  const began = performance.now();
  const packed = Array.from({ length: availableParallelism() }, async () => {
    const gzip = spawn(requireProgram('gzip'), ['-9', '-c'], { stdio: ['pipe', 'ignore', 'inherit'] });
    gzip.stdin?.end(TEXT);
    const [status] = await once(gzip, 'close');
    if (status !== 0) throw new Error(`gzip ended with ${String(status)}`);
  });
  await Promise.all(packed);
  return (performance.now() - began) / 1000;
}

/** How many times as long this machine takes right now. */
export const paceNow = async (): Promise<number> => (await measure()) / SECONDS_THERE;

/** What is measured between two paces counts as if it had been done there. */
export const secondsThere = (seconds: number, before: number, after: number): number =>
  seconds / ((before + after) / 2);

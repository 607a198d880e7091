import { memoryOf } from '../memory.ts';

const LOOK_MS = 50;

/** The most memory that a process held while the work was done, in megabytes. */
export async function mostMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, LOOK_MS);
  await work().finally(() => clearInterval(timer));
  return most;
}

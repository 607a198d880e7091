import { Refused } from './refused.ts';
import type { DrawnSize, Inspected, Refusal, Task } from './task.ts';

const SENT = 'sent';

/** Loads what the task needs and nothing else: the program starts anew for every file, and each of its widths. */
async function run(task: Task): Promise<Inspected | DrawnSize> {
  if (task.what === 'check') return (await import('./look.ts')).look(SENT, task);
  if (task.what === 'size') return (await import('./draw-size.ts')).drawSize(SENT, task.width);
  await (await import('./images.ts')).drawThumbnail(SENT);
  return { shown: true };
}

/** Run by `inspect()` in a folder of its own, with the task as its argument; the outcome goes to standard output. */
async function outcomeOf(argument: string | undefined): Promise<Inspected | DrawnSize | Refusal> {
  try {
    // Its own caller wrote it; only the outcome passes through strangers' hands.
    const task: Task = JSON.parse(argument ?? '');
    return await run(task);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await outcomeOf(process.argv[2])));

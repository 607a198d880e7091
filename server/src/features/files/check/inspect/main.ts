import { drawThumbnail } from './images.ts';
import { look } from './look.ts';
import { Refused } from './refused.ts';
import { type Inspected, Task } from './task.ts';

const SENT = 'sent';

async function run(task: Task): Promise<Inspected> {
  if (task.what === 'check') return look(SENT, task);
  await drawThumbnail(SENT);
  return { shown: true };
}

/** Run by `inspect()` in a folder of its own, with the task as its argument; the outcome goes to standard output. */
async function outcomeOf(argument: string | undefined): Promise<Inspected> {
  try {
    return await run(Task.parse(JSON.parse(argument ?? '')));
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await outcomeOf(process.argv[2])));

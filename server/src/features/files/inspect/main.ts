import { type Inspected, Task } from '../inspect.ts';
import { look } from './look.ts';
import { Refused } from './refused.ts';

/** Run by `inspect()` in a folder of its own, with the task as its argument; the outcome goes to standard output. */
async function outcomeOf(argument: string | undefined): Promise<Inspected> {
  try {
    return await look(Task.parse(JSON.parse(argument ?? '')));
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await outcomeOf(process.argv[2])));

import { handle, type JobDeps } from '../../queue/handle.ts';
import * as queue from './queue.ts';
import { remindOfEnds } from './reminders/remind-of-ends.ts';

export function jobs({ log }: JobDeps) {
  return [handle(queue.remindOfEnds, (ctx) => remindOfEnds(ctx, log))];
}

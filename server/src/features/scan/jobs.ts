import { handle } from '../../queue/handle.ts';
import { indexEventDays } from './events/index-event-days.ts';
import { makeEventDays } from './events/make-event-days.ts';
import * as queue from './queue.ts';

export const jobs = () => [
  handle(queue.makeEventDays, makeEventDays),
  handle(queue.indexEventDays, indexEventDays),
];

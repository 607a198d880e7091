import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Makes the tables of the coming days. At the start too: the product may have slept for longer than was made ahead. */
export const makeEventDays = job({
  name: 'scan.make-event-days',
  payload: z.object({}),
  tries: 25,
  cron: '20 3 * * *',
  atStart: true,
});

/** Indexes days of scan events that are over, by code. At the start too: what was there before is indexed then. */
export const indexEventDays = job({
  name: 'scan.index-event-days',
  payload: z.object({}),
  tries: 25,
  cron: '40 3 * * *',
  atStart: true,
});

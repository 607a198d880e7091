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

import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** An hour’s share of what ends soon: nothing is lost when a round is missed, and no organisation fills a round. */
export const remindOfEnds = job({
  name: 'certificates.remind-of-ends',
  payload: z.object({}),
  tries: 1,
  cron: '20 * * * *',
});

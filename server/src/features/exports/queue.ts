import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Begun so often, by workers that failed or were killed, before it counts as failed. */
export const EXPORT_TRIES = 3;

/** Makes an archive. It has a place of its own, and of each organisation one is made at a time. */
export const makeExport = job({
  name: 'exports.make',
  payload: z.object({ orgId: Id, exportId: Id }),
  // More than it takes: the row counts, and says when it is enough.
  tries: 2 * EXPORT_TRIES,
  pool: 'exports',
  oneAtATime: ({ orgId }) => `exports ${orgId}`,
});

/** Erases archives whose time is up, and what is left over of those that were never finished. */
export const forgetExports = job({
  name: 'exports.forget',
  payload: z.object({}),
  tries: 5,
  cron: '40 3 * * *',
});

import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Begun so often, by workers that failed or were killed, before it counts as failed. */
export const EXPORT_TRIES = 3;

const making = {
  payload: z.object({ orgId: Id, exportId: Id }),
  // More than it takes: the row counts, and says when it is enough.
  tries: 2 * EXPORT_TRIES,
};

/** Makes an archive, in a place of its own. */
export const makeExport = job({ ...making, name: 'exports.make', pool: 'exports' });

/** The same for one that takes long: it keeps only its like waiting. */
export const makeLargeExport = job({ ...making, name: 'exports.make-large', pool: 'large-exports' });

/** Erases archives whose time is up, and what is left over of those that were never finished. */
export const forgetExports = job({
  name: 'exports.forget',
  payload: z.object({}),
  tries: 5,
  cron: '40 3 * * *',
});

import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Holds a file that has come to what was said of it. Over four days of tries: a scanner may be away for long. */
export const checkFile = job({
  name: 'files.check',
  payload: z.object({ orgId: Id, fileId: Id }),
  tries: 25,
});

/** Makes the bucket. While the store is away it is tried again, and the worker does its other work. */
export const prepareStore = job({
  name: 'files.prepare-store',
  payload: z.object({}),
  tries: 25,
  atStart: true,
});

/** Forgets what never came, what was refused, and what is left over. */
export const forgetFiles = job({
  name: 'files.forget',
  payload: z.object({}),
  tries: 5,
  cron: '30 3 * * *',
});

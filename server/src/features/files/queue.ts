import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

const OneFile = z.object({ orgId: Id, fileId: Id });
const oneAtATime = ({ orgId }: z.output<typeof OneFile>) => `files ${orgId}`;

/** Holds a file that has come to what was said of it. Over four days of tries: a scanner may be away for long. */
export const checkFile = job({
  name: 'files.check',
  payload: OneFile,
  tries: 25,
  pool: 'files',
  oneAtATime,
});

/** Makes the small picture of a checked one. */
export const drawThumbnail = job({
  name: 'files.draw-thumbnail',
  payload: OneFile,
  tries: 5,
  pool: 'files',
  oneAtATime,
});

/**
 * Draws a checked picture at the widths that pages ask for. Takes several seconds, so pictures have a place of their
 * own, and no check waits for one.
 */
export const drawSizes = job({
  name: 'files.draw-sizes',
  payload: OneFile,
  tries: 5,
  pool: 'pictures',
  oneAtATime: ({ orgId }) => `pictures ${orgId}`,
});

/** Starts the check of a file that may have come without anyone saying so. */
export const checkUnsaid = job({ name: 'files.check-unsaid', payload: OneFile, tries: 25 });

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

/** Compares what the store has with what is counted. After `forgetFiles`, which leaves less to compare. */
export const compareStore = job({
  name: 'files.compare-store',
  payload: z.object({}),
  tries: 5,
  cron: '0 4 * * *',
});

import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Begun so often, by workers that failed or were killed, before it counts as failed. */
export const IMPORT_TRIES = 3;

const OneImport = z.object({ orgId: Id, importId: Id });
/** They have a place of their own: a large file keeps one busy for a while. */
const parts = {
  payload: OneImport,
  // More than it takes: the row counts, and says when it is enough.
  tries: 2 * IMPORT_TRIES,
  pool: 'imports',
  oneAtATime: ({ orgId }: z.output<typeof OneImport>) => `imports ${orgId}`,
} as const;

/** Reads a file row by row and notes what is in it and what is wrong with it. */
export const checkImport = job({ name: 'imports.check', ...parts });

/** Stores what was checked, in one transaction. */
export const storeImport = job({ name: 'imports.store', ...parts });

/** Deletes files that were sent for an import which nobody has started, or which failed on our side. */
export const forgetTables = job({
  name: 'imports.forget-tables',
  payload: z.object({}),
  tries: 5,
  cron: '35 3 * * *',
});

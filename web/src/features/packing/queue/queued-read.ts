import { PACKING_JOBS, PackingRead, type sendReads } from '@qrigin/domain/packing';
import { z } from 'zod';

/** One read on its way to the server, with the job and the pack that it was made for. */
export const QueuedRead = z.object({
  job: z.enum(PACKING_JOBS),
  /** Left out where packs are taken out of whatever they are in. */
  pack: z.string().optional(),
  read: PackingRead,
});
export type QueuedRead = z.output<typeof QueuedRead>;

/** Reads that go together in one call. */
export type Batch = z.input<typeof sendReads.body>;
export type BatchAnswer = z.output<typeof sendReads.reply>;

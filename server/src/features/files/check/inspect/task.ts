import { FILE_REFUSALS } from '@qrigin/domain/files';
import { z } from 'zod';

/** The program's input; the file is in its folder as `sent`. */
export const Task = z.union([
  z.object({ what: z.literal('check'), extension: z.string(), mayBeActive: z.boolean() }),
  z.object({ what: z.literal('thumbnail') }),
]);
export type Task = z.output<typeof Task>;

/** `shown`: whether a copy was made beside it, as a file of that name. */
export const Inspected = z.union([
  z.object({ refusal: z.enum(FILE_REFUSALS), isTimedOut: z.literal(true).optional() }),
  z.object({ shown: z.boolean() }),
]);
export type Inspected = z.output<typeof Inspected>;

import { FILE_REFUSALS } from '@qrigin/domain/files';
import { z } from 'zod';

/** The program's input; the file is in its folder as `sent`. */
export type Task =
  | { what: 'check'; extension: string; mayBeActive: boolean }
  | { what: 'thumbnail' }
  | { what: 'size'; width: number };

export const Refusal = z.object({
  refusal: z.enum(FILE_REFUSALS),
  isTimedOut: z.literal(true).optional(),
});
export type Refusal = z.output<typeof Refusal>;

const Pixels = z.int().positive();
const Bytes = z.int().positive();

/** `shown`: whether a copy was made beside it, as a file of that name. `picture`: how large that is, if it is one. */
export const Inspected = z.object({
  shown: z.boolean(),
  picture: z.object({ width: Pixels, height: Pixels }).optional(),
});
export type Inspected = z.output<typeof Inspected>;

/** How long each format is; the file `shown` has one after the other. */
export const DrawnSize = z.object({ avif: Bytes, webp: Bytes });
export type DrawnSize = z.output<typeof DrawnSize>;

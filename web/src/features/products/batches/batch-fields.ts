import { t } from '@lingui/core/macro';
import { type Batch, createBatch } from '@qrigin/domain/products';
import { z } from 'zod';

const { lot_code, made_on, expires_on, site_id } = createBatch.body.shape;

/** An empty field says nothing. */
const orNothing = <Output>(field: z.ZodType<Output, string | null>) =>
  z
    .string()
    .transform((text) => (text === '' ? null : text))
    .pipe(field);

/** The fields as they are typed; what comes out of them is what the call takes. */
export const TypedBatch = z
  .object({
    lot_code,
    made_on: orNothing(made_on.unwrap()),
    expires_on: orNothing(expires_on.unwrap()),
    site_id: orNothing(site_id.unwrap()),
  })
  .refine((batch) => !batch.made_on || !batch.expires_on || batch.made_on <= batch.expires_on, {
    path: ['expires_on'],
    error: () => t`This is before the day it was made.`,
  });

/** A batch as its form shows it; a new one is empty. */
export function typedBatch(batch: Batch | undefined): z.input<typeof TypedBatch> {
  return {
    lot_code: batch?.lot_code ?? '',
    made_on: batch?.made_on ?? '',
    expires_on: batch?.expires_on ?? '',
    site_id: batch?.site_id ?? '',
  };
}

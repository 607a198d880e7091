import { createVendor, type Vendor } from '@qrigin/domain/vendors';
import { z } from 'zod';

const { reference, ...texts } = createVendor.body.shape;

/** The fields as they are typed; what comes out of them is what the call takes. */
export const TypedVendor = z.object({
  ...texts,
  reference: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(reference.unwrap()),
});
export type TypedVendor = z.input<typeof TypedVendor>;

/** A vendor as its form shows it; a new one is empty, or has the name that someone looked for. */
export function typedVendor(vendor: Vendor | undefined, name = ''): TypedVendor {
  return {
    name: vendor?.name ?? name,
    reference: vendor?.reference ?? '',
    email: vendor?.email ?? '',
    phone: vendor?.phone ?? '',
    address: vendor?.address ?? '',
    website: vendor?.website ?? '',
    description: vendor?.description ?? '',
  };
}

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
  const {
    id: _,
    org_id: __,
    created_at: ___,
    ...typed
  } = vendor ?? {
    ...createVendor.body.parse({ name: 'new' }),
    id: '',
    org_id: '',
    created_at: '',
    name,
  };
  return { ...typed, reference: typed.reference ?? '' };
}

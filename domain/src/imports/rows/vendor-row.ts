import { z } from 'zod';
import { LINK_MAX } from '../../http/index.ts';
import {
  VENDOR_ADDRESS_MAX,
  VENDOR_DESCRIPTION_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_REFERENCE_MAX,
  VendorFields,
} from '../../vendors/index.ts';
import type { CellFault } from './causes.ts';
import { type Cells, createCellReader } from './cell-reader.ts';

/** What a row says of a vendor. What it leaves out stays as it is, or is empty for a new one. */
export const VendorRowFields = z.object({
  reference: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  website: z.string().optional(),
  description: z.string().optional(),
});
export type VendorRowFields = z.output<typeof VendorRowFields>;

const { name, phone, address, email, website, description } = VendorFields.shape;
const reference = VendorFields.shape.reference.unwrap().unwrap();

/** What a row says, or what is wrong with it. */
export function readVendorRow(cells: Cells): { fields: VendorRowFields; faults: CellFault[] } {
  const { cell, text, faults } = createCellReader(cells);
  const fields: VendorRowFields = {
    reference: text('reference', reference, VENDOR_REFERENCE_MAX),
    name: text('name', name, VENDOR_NAME_MAX),
    email: cell(
      'email',
      (typed) => email.safeParse(typed).data ?? { cause: 'email' as const },
      VENDOR_EMAIL_MAX,
    ),
    phone: text('phone', phone, VENDOR_PHONE_MAX),
    address: text('address', address, VENDOR_ADDRESS_MAX),
    website: cell(
      'website',
      (typed) => website.safeParse(typed).data ?? { cause: 'link' as const },
      LINK_MAX,
    ),
    description: text('description', description, VENDOR_DESCRIPTION_MAX),
  };
  if ((cells.reference ?? '') === '' && (cells.name ?? '') === '')
    faults.push({ column: 'name', cause: 'needs_key' });
  return { fields, faults };
}

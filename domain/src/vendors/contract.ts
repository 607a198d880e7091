import { z } from 'zod';
import { DRAFT, VERSION } from '../details/feature.ts';
import {
  csvOf,
  endpoint,
  Id,
  listQuery,
  multiLineText,
  PAGE_SIZE_MAX,
  pageOf,
  singleLineText,
  WebLink,
} from '../http/index.ts';
import { PRODUCT, PRODUCTS } from '../products/feature.ts';
import { VENDOR, VENDORS } from './feature.ts';

export const VENDOR_NAME_MAX = 120;
export const VENDOR_REFERENCE_MAX = 60;
export const VENDOR_EMAIL_MAX = 254;
export const VENDOR_PHONE_MAX = 40;
export const VENDOR_ADDRESS_MAX = 500;
export const VENDOR_DESCRIPTION_MAX = 1000;

/** Someone who had a hand in a product. Shoppers see name, website and description, and nothing else of it. */
export const Vendor = z.object({
  id: Id,
  org_id: Id,
  /** What the organisation calls it in its own books. */
  reference: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  website: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
});
export type Vendor = z.output<typeof Vendor>;

/** With how many products name it, in their draft or for shoppers. */
export const VendorRow = Vendor.extend({ products: z.int().nonnegative() });
export type VendorRow = z.output<typeof VendorRow>;

export const VendorFields = z.strictObject({
  reference: singleLineText(VENDOR_REFERENCE_MAX).nullable().default(null),
  name: singleLineText(VENDOR_NAME_MAX),
  email: z.union([z.literal(''), z.string().trim().pipe(z.email().max(VENDOR_EMAIL_MAX))]).default(''),
  phone: z.union([z.literal(''), singleLineText(VENDOR_PHONE_MAX)]).default(''),
  address: multiLineText(VENDOR_ADDRESS_MAX).default(''),
  website: WebLink.default(''),
  description: multiLineText(VENDOR_DESCRIPTION_MAX).default(''),
});
export type VendorFields = z.output<typeof VendorFields>;

const inOrg = z.object({ org: Id });
const oneVendor = z.object({ org: Id, id: Id });
const view = { who: 'member', permission: PRODUCTS.view, rate: 'read' } as const;
const write = { who: 'member', permission: VENDORS.edit, rate: 'write' } as const;

export const createVendor = endpoint({
  name: 'createVendor',
  summary: 'Add a vendor',
  method: 'POST',
  path: '/:org/vendors',
  policy: { ...write, idempotent: true },
  params: inOrg,
  body: VendorFields,
  changes: [VENDOR],
  reply: Vendor,
  fails: ['name_taken', 'reference_taken', 'too_many_vendors'],
});

const listed = listQuery({
  sort: ['name', 'created_at'],
  search: true,
  filters: {
    /** These only, their ids with commas between them. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(Id).max(PAGE_SIZE_MAX))
      .optional(),
  },
});
const pageNumber = listed.shape.page.unwrap();

export const listVendors = endpoint({
  name: 'listVendors',
  summary: 'The vendors of the organisation; `page_limit` is another word for `page`, which counts from 1',
  method: 'GET',
  path: '/:org/vendors',
  policy: view,
  params: inOrg,
  query: listed.extend({ page: pageNumber.optional(), page_limit: pageNumber.optional() }),
  reads: [VENDOR, PRODUCT, DRAFT, VERSION],
  reply: pageOf(VendorRow),
  csv: csvOf<VendorRow>('vendors', {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    description: 'Description',
    products: 'Products',
    created_at: 'Added (UTC)',
    id: 'Vendor ID',
  }),
});
export type VendorsQuery = z.output<typeof listVendors.query>;

/** The same call where only the vendors themselves are shown: what products name changes nothing of them. */
export const listNamedVendors = { ...listVendors, reads: [VENDOR] };

export const changeVendor = endpoint({
  name: 'changeVendor',
  summary: 'Change a vendor; shoppers see it at once, and omitted fields return to their defaults',
  method: 'PUT',
  path: '/:org/vendors/:id',
  policy: write,
  params: oneVendor,
  body: VendorFields,
  changes: [VENDOR],
  reply: Vendor,
  ids: { id: VENDOR },
  fails: ['name_taken', 'reference_taken'],
});

export const deleteVendor = endpoint({
  name: 'deleteVendor',
  summary: 'Delete a vendor; pages that name it show it no longer',
  method: 'DELETE',
  path: '/:org/vendors/:id',
  policy: write,
  params: oneVendor,
  changes: [VENDOR],
  reply: Vendor,
  ids: { id: VENDOR },
});

export const listVendorProducts = endpoint({
  name: 'listVendorProducts',
  summary: 'The products that name a vendor, in their draft or for shoppers',
  method: 'GET',
  path: '/:org/vendors/:id/products',
  policy: view,
  params: oneVendor,
  query: listQuery({ sort: ['name'] }),
  reads: [VENDOR, PRODUCT, DRAFT, VERSION],
  reply: pageOf(z.object({ id: Id, name: z.string(), is_published: z.boolean() })),
  ids: { id: VENDOR },
});

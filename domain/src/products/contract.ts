import { z } from 'zod';
import { csvOf, endpoint, Id, listQuery, pageOf, singleLineText } from '../http/index.ts';
import { RUN } from '../qr/feature.ts';
import { BATCH, PRODUCT, PRODUCTS } from './feature.ts';

export const PRODUCT_NAME_MAX = 120;
export const PRODUCT_REFERENCE_MAX = 60;
/** So many products are answered to callers who name no page. */
export const PRODUCTS_LISTED_MAX = 1000;

/** Static: one code for all items of the product. Dynamic: every item and pack has its own. */
export const PRODUCT_NATURES = ['static', 'dynamic'] as const;

export const PRODUCT_STATUSES = ['active', 'inactive'] as const;

export const Product = z.object({
  id: Id,
  name: z.string(),
  /** What the organisation calls it in its own books. */
  reference: z.string().nullable(),
  nature: z.enum(PRODUCT_NATURES),
  isActive: z.boolean(),
  /** When what was paid for it ends or ended; none for what has no end, or was never paid for. */
  plan_ends_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Product = z.output<typeof Product>;

/** A product as a page of the list shows it. */
export const ProductRow = Product.extend({
  /** What shoppers see, small; none until a picture is published. */
  image_url: z.url().nullable(),
  /** Codes of packs; the default code, which is the product’s own, does not count. */
  codes_issued: z.int().nonnegative(),
  batches: z.int().nonnegative(),
  changed_at: z.iso.datetime(),
});
export type ProductRow = z.output<typeof ProductRow>;

/** What can come along when a product is duplicated. Never its codes, batches or payments. */
export const PRODUCT_PARTS = ['details', 'packaging'] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

/** With who added it; no one is known of the oldest. */
export const FoundProduct = Product.extend({
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
});
export type FoundProduct = z.output<typeof FoundProduct>;

const ProductFields = z.strictObject({
  name: singleLineText(PRODUCT_NAME_MAX),
  nature: z.enum(PRODUCT_NATURES),
  reference: singleLineText(PRODUCT_REFERENCE_MAX).nullable().default(null),
});
export type ProductFields = z.output<typeof ProductFields>;

/** Only static products are paid for one by one; they wait for their payment. */
export function startsActive(nature: Product['nature']): boolean {
  return nature !== 'static';
}

const inOrg = z.object({ org: Id });
const oneProduct = z.object({ org: Id, id: Id });
const view = { who: 'member', permission: PRODUCTS.view, rate: 'read' } as const;
const create = { who: 'member', permission: PRODUCTS.create, rate: 'write', idempotent: true } as const;

export const createProduct = endpoint({
  name: 'createProduct',
  summary: 'Add a product; a static product becomes active once it is paid for',
  method: 'POST',
  path: '/:org/products',
  policy: create,
  params: inOrg,
  body: ProductFields,
  changes: [PRODUCT],
  reply: Product,
  fails: ['reference_taken', 'too_many_products'],
});

const listed = listQuery({
  sort: ['created_at', 'changed_at', 'name'],
  order: 'desc',
  search: true,
  filters: {
    nature: z.enum(PRODUCT_NATURES).optional(),
    status: z.enum(PRODUCT_STATUSES).optional(),
  },
});
export type ProductsFilter = Pick<z.output<typeof listed>, 'nature' | 'status'>;

/** Without the page that a list has by default: who names none is answered as the specification says. */
const pageNumber = listed.shape.page.unwrap();
const ProductPage = pageOf(ProductRow);

export const listProducts = endpoint({
  name: 'listProducts',
  summary: `The products of the organisation, newest first by default: with \`page\`, a page with more about each; without, an array of at most ${PRODUCTS_LISTED_MAX}`,
  method: 'GET',
  path: '/:org/products',
  policy: view,
  params: inOrg,
  query: listed.extend({ page: pageNumber.optional() }),
  reads: [PRODUCT, BATCH, RUN],
  reply: z.union([z.array(Product), ProductPage]),
  csv: csvOf<ProductRow>('products', {
    name: 'Name',
    reference: 'Reference',
    nature: 'Type',
    isActive: 'Active',
    codes_issued: 'Codes issued',
    batches: 'Batches',
    changed_at: 'Changed (UTC)',
    created_at: 'Added (UTC)',
    id: 'Product ID',
  }),
});

/** The same call as screens make it: they name a page, so the answer is one. */
export const listProductPages = {
  ...listProducts,
  query: listed.extend({ page: pageNumber }),
  reply: ProductPage,
};

export const findProduct = endpoint({
  name: 'findProduct',
  summary: 'One product',
  method: 'GET',
  path: '/:org/products/:id',
  policy: view,
  params: oneProduct,
  reads: [PRODUCT],
  reply: FoundProduct,
  ids: { id: PRODUCT },
});

export const renameProduct = endpoint({
  name: 'renameProduct',
  summary: 'Change the name of a product and, unless it is left out, its reference',
  method: 'PUT',
  path: '/:org/products/:id',
  policy: { who: 'member', permission: PRODUCTS.edit, rate: 'write' },
  params: oneProduct,
  body: ProductFields.pick({ name: true }).extend({
    reference: singleLineText(PRODUCT_REFERENCE_MAX).nullable().optional(),
  }),
  changes: [PRODUCT],
  reply: Product,
  ids: { id: PRODUCT },
  fails: ['reference_taken'],
});

export const deleteProduct = endpoint({
  name: 'deleteProduct',
  summary: 'Delete a product; its printed codes keep working',
  method: 'DELETE',
  path: '/:org/products/:id',
  policy: { who: 'member', permission: PRODUCTS.delete, rate: 'write', stepUp: 'everybody' },
  params: oneProduct,
  changes: [PRODUCT],
  reply: Product,
  ids: { id: PRODUCT },
});

export const duplicateProduct = endpoint({
  name: 'duplicateProduct',
  summary:
    'Duplicate a product under a new name, with its details and packaging structures unless `with` names fewer; payment for the original does not cover the copy',
  method: 'POST',
  path: '/:org/products/:id/duplicate',
  policy: create,
  params: oneProduct,
  body: ProductFields.pick({ name: true }).extend({
    with: z
      .array(z.enum(PRODUCT_PARTS))
      .max(PRODUCT_PARTS.length)
      .default([...PRODUCT_PARTS]),
  }),
  changes: [PRODUCT],
  reply: Product,
  ids: { id: PRODUCT },
  fails: ['too_many_products', 'too_many_packagings'],
});

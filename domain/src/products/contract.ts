import { z } from 'zod';
import { endpoint, Id, singleLineText } from '../http/index.ts';
import { PRODUCT, PRODUCTS } from './feature.ts';

export const PRODUCT_NAME_MAX = 120;
/** The list is not paged; beyond this the oldest are left out of it and found by their id only. */
export const PRODUCTS_LISTED_MAX = 1000;

/** Static: one code for all items of the product. Dynamic: every item and pack has its own. */
export const PRODUCT_NATURES = ['static', 'dynamic'] as const;

export const Product = z.object({
  id: Id,
  name: z.string(),
  nature: z.enum(PRODUCT_NATURES),
  isActive: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Product = z.output<typeof Product>;

const ProductFields = z.strictObject({
  name: singleLineText(PRODUCT_NAME_MAX),
  nature: z.enum(PRODUCT_NATURES),
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
  fails: ['too_many_products'],
});

export const listProducts = endpoint({
  name: 'listProducts',
  summary: `The products of the organisation, newest first, at most ${PRODUCTS_LISTED_MAX}`,
  method: 'GET',
  path: '/:org/products',
  policy: view,
  params: inOrg,
  reads: [PRODUCT],
  reply: z.array(Product),
});

export const findProduct = endpoint({
  name: 'findProduct',
  summary: 'One product',
  method: 'GET',
  path: '/:org/products/:id',
  policy: view,
  params: oneProduct,
  reads: [PRODUCT],
  reply: Product,
  ids: { id: PRODUCT },
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
  summary: 'Duplicate a product under a new name; payment for the original does not cover the copy',
  method: 'POST',
  path: '/:org/products/:id/duplicate',
  policy: create,
  params: oneProduct,
  body: ProductFields.pick({ name: true }),
  changes: [PRODUCT],
  reply: Product,
  ids: { id: PRODUCT },
  fails: ['too_many_products'],
});

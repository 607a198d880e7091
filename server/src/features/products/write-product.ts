import { Failure } from '@qrigin/domain/errors';
import {
  PRODUCT,
  PRODUCT_EVENTS,
  type Product,
  type ProductFields,
  type ProductPart,
  startsActive,
} from '@qrigin/domain/products';
import { type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import type { CopiedWithProduct } from '../../feature.ts';
import { record } from '../notifications/index.ts';
import { presentProduct } from './present-product.ts';
import { insertProduct, markDeleted, type ProductNames, updateNames } from './queries.ts';
import { findProduct } from './read-products.ts';

/** What the database refuses, in our words. */
function refused(error: unknown): never {
  throw violates(error, 'product_one_per_reference') ? new Failure('reference_taken') : error;
}

type Added = typeof PRODUCT_EVENTS.created | typeof PRODUCT_EVENTS.duplicated;

async function add(ctx: OrgCtx, added: Added, fields: ProductFields): Promise<Product> {
  await requireRoom(ctx, PRODUCT);
  const isActive = startsActive(fields.nature);
  const product = { orgId: ctx.orgId, userId: ctx.userId, ...fields, isActive };
  const row = await insertProduct(ctx.db, product).catch(refused);
  await record(ctx, added, { id: row.id });
  return presentProduct(row);
}

export function createProduct(ctx: OrgCtx, fields: ProductFields): Promise<Product> {
  return add(ctx, PRODUCT_EVENTS.created, fields);
}

type Duplicate = {
  name: string;
  with: readonly ProductPart[];
  /** What other features copy. */
  copied: readonly CopiedWithProduct[];
};

/** The copy starts like any new product: a payment was for the first one, and batches are of what was made. */
export async function duplicateProduct(
  ctx: OrgCtx,
  id: string,
  { name, with: parts, copied }: Duplicate,
): Promise<Product> {
  const { nature } = await findProduct(ctx, id);
  const made = await add(ctx, PRODUCT_EVENTS.duplicated, { name, nature, reference: null });
  for (const { part, copy } of copied) {
    if (parts.includes(part)) await copy(ctx, id, made.id);
  }
  return made;
}

export async function renameProduct(ctx: OrgCtx, id: string, names: ProductNames): Promise<Product> {
  const row = await updateNames(ctx.db, { orgId: ctx.orgId, id }, names).catch(refused);
  if (!row) throw new Failure('not_found');
  await record(ctx, PRODUCT_EVENTS.renamed, { id: row.id });
  return presentProduct(row);
}

export async function deleteProduct(ctx: OrgCtx, id: string): Promise<Product> {
  const row = await markDeleted(ctx.db, { orgId: ctx.orgId, id });
  if (!row) throw new Failure('not_found');
  await record(ctx, PRODUCT_EVENTS.deleted, { id: row.id });
  return presentProduct(row);
}

import { Failure } from '@qrigin/domain/errors';
import type { Product } from '@qrigin/domain/products';
import type { OrgCtx } from '../../db/index.ts';
import { presentProduct } from './present-product.ts';
import { findProduct, newestProducts } from './queries.ts';

export async function listProducts({ db, orgId }: OrgCtx): Promise<Product[]> {
  return (await newestProducts(db, orgId)).map(presentProduct);
}

export async function loadProduct(ctx: OrgCtx, id: string): Promise<Product> {
  const row = await findProduct(ctx.db, ctx.orgId, id);
  if (!row) throw new Failure('not_found');
  return presentProduct(row);
}

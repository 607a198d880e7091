import { Failure } from '@qrigin/domain/errors';
import type { Product } from '@qrigin/domain/products';
import type { OrgCtx } from '../../db/index.ts';
import { presentProduct } from './present-product.ts';
import { newestProducts, productById } from './queries.ts';

export async function listProducts({ db, orgId }: OrgCtx): Promise<Product[]> {
  return (await newestProducts(db, orgId)).map(presentProduct);
}

export async function findProduct(ctx: OrgCtx, id: string): Promise<Product> {
  const row = await productById(ctx.db, ctx.orgId, id);
  if (!row) throw new Failure('not_found');
  return presentProduct(row);
}

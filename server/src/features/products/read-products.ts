import { Failure } from '@qrigin/domain/errors';
import type { ListQuery } from '@qrigin/domain/http';
import {
  type FoundProduct,
  PRODUCTS_LISTED_MAX,
  type Product,
  type ProductRow,
  type ProductsFilter,
} from '@qrigin/domain/products';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import type { Links } from '../files/index.ts';
import { presentProduct } from './present-product.ts';
import { countsOf, creatorOf, productById, productsOf } from './queries.ts';

type Query = ProductsFilter & Pick<ListQuery, 'sort_order'>;

/** Pages for screens; an array, as it was specified, for callers who name no page. */
export function listProducts(ctx: OrgCtx, query: Query, links: Links): Listed<ProductRow, Product> {
  const { db, orgId } = ctx;
  return listed(db, productsOf(db, orgId, query), {
    tieBreak: 'id',
    tieOrder: query.sort_order,
    searched: { lowered: 'searched' },
    present: (rows) => presentRows(ctx, rows, links),
    unpaged: { max: PRODUCTS_LISTED_MAX, present: presentProduct },
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof productsOf>['execute']>>[number];

/** What is counted is counted for these rows only. */
async function presentRows({ db, orgId }: OrgCtx, rows: readonly Row[], links: Links): Promise<ProductRow[]> {
  const counts = await countsOf(
    db,
    orgId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentProduct(row),
    image_url: row.picture_id && links.thumbnailUrl({ orgId, id: row.picture_id }),
    codes_issued: counts.get(row.id)?.codesIssued ?? 0,
    batches: counts.get(row.id)?.batches ?? 0,
    changed_at: row.changed_at.toISOString(),
  }));
}

export async function findProduct({ db, orgId }: OrgCtx, id: string): Promise<FoundProduct> {
  const row = await productById(db, { orgId, id });
  if (!row) throw new Failure('not_found');
  return { ...presentProduct(row), created_by: (await creatorOf(db, { orgId, id })) ?? null };
}

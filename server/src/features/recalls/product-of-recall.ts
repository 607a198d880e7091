import type { OrgCtx } from '../../db/index.ts';
import type { StoredRecall } from './present-recalls.ts';
import { productOfBatch } from './queries.ts';

/** The product whose goods it is about; codes that were issued without one have none. */
export async function productOfRecall(
  { db, orgId }: OrgCtx,
  { row, run }: StoredRecall,
): Promise<string | undefined> {
  if (row.batch_id !== null) return productOfBatch(db, orgId, row.batch_id);
  return row.product_id ?? run?.productId ?? undefined;
}

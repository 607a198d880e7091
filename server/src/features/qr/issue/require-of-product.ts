import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../../db/index.ts';

/** A batch or a label of another product is not there, as far as this one is concerned. */
export async function requireOfProduct(
  { db, orgId }: OrgCtx,
  table: 'batch' | 'label',
  id: string | undefined,
  productId: string,
): Promise<void> {
  if (id === undefined) return;
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
}

import type { OrgCtx } from '../../db/index.ts';
import { runsById } from '../qr/index.ts';
import type { RecallRow } from './recall-row.ts';

/** The product whose goods it is about; codes that were issued without one have none. */
export async function productOfRecall({ db, orgId }: OrgCtx, row: RecallRow): Promise<string | undefined> {
  const { run_id, batch_id, product_id } = row;
  if (product_id !== null) return product_id;
  if (run_id !== null)
    return (await runsById(db, orgId, [Number(run_id)])).get(Number(run_id))?.productId ?? undefined;
  const batch = await db
    .selectFrom('batch')
    .select('product_id')
    .where('org_id', '=', orgId)
    .where('id', '=', batch_id)
    .executeTakeFirst();
  return batch?.product_id;
}

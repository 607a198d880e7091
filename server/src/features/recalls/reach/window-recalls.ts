import type { OrgCtx } from '../../../db/index.ts';
import type { RecallFactRow } from './open-recalls.ts';

const NO_WORDS = {
  heading: null,
  reason: null,
  hazard: null,
  what_to_do: null,
  remedy: null,
  contact: null,
  language: null,
  translations: null,
};

/**
 * The open recalls of a product by time of issue, as the look-up functions tell recalls, without their words. Those functions know
 * only of such as reach a code already, and not of such as would reach a blank once it became the product.
 */
export async function windowRecalls({ db, orgId }: OrgCtx, productId: string): Promise<RecallFactRow[]> {
  const rows = await db
    .selectFrom('recall')
    .select(['id as recall_id', 'scope', 'run_id', 'idx', 'batch_id', 'product_id'])
    .select(['window_from', 'window_to', 'created_at as recalled_at', 'changed_at'])
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .where('scope', '=', 'window')
    .where('lifted_at', 'is', null)
    .where('mock', '=', false)
    .execute();
  return rows.map((row) => ({ ...NO_WORDS, ...row }));
}

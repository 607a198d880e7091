import { RECALL_EVENTS, type RecallEntry } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { type CodeBook, lockPacks } from '../qr/index.ts';
import { productOfRecall } from './product-of-recall.ts';
import { presentRecalls } from './recall-row.ts';

/** Ends a recall, also for what took it along. One that is lifted already stays as it is. */
export async function liftRecall(ctx: OrgCtx, book: CodeBook, id: string): Promise<RecallEntry> {
  await lockPacks(ctx, 'to_recall');
  const { numUpdatedRows } = await ctx.db
    .updateTable('recall')
    .set({ lifted_at: sql<Date>`now()`, lifted_by: ctx.userId })
    .where('org_id', '=', ctx.orgId)
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const row = await ctx.db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', ctx.orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0)
    await record(ctx, RECALL_EVENTS.lifted, { id, product: await productOfRecall(ctx, row) });
  const [entry] = await presentRecalls(ctx, book, [row]);
  if (!entry) throw new Error('the recall is gone');
  return entry;
}

import { RECALL_EVENTS, type RecallEntry } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { type CodeBook, lockPacks } from '../qr/index.ts';
import { presentRecall, withRuns } from './present-recalls.ts';
import { productOfRecall } from './product-of-recall.ts';
import { endRecall, findRecall } from './queries.ts';

/** Ends a recall, also for what took it along. One that is lifted already stays as it is. */
export async function liftRecall(ctx: OrgCtx, book: CodeBook, id: string): Promise<RecallEntry> {
  await lockPacks(ctx, 'to_recall');
  const isEnded = await endRecall(ctx, id);
  const [recall] = await withRuns(ctx, [await findRecall(ctx.db, ctx.orgId, id)]);
  if (!recall) throw new Error('the recall is gone');
  if (isEnded) await record(ctx, RECALL_EVENTS.lifted, { id, product: await productOfRecall(ctx, recall) });
  return presentRecall(ctx, book, recall);
}

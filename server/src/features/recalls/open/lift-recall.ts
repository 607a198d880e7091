import { RECALL_EVENTS, type RecallEntry } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { type CodeBook, lockPacks } from '../../qr/index.ts';
import { presentRecall, withScopes } from '../present-recalls.ts';
import { endRecall, findRecall, lockedRecall } from '../queries.ts';
import { sharedTime } from '../reach/within-time.ts';
import { countRecall } from '../report/count-recall.ts';
import { COUNTING_MS } from './recall-limits.ts';

/**
 * Ends a recall, also for what took it along, and keeps what it has come to; where that takes too long to count, its report counts
 * it when it is asked for. One that ended already stays as it is, with the reason that was given first.
 */
export async function liftRecall(
  ctx: OrgCtx,
  book: CodeBook,
  id: string,
  reason: string,
): Promise<RecallEntry> {
  const asked = await findRecall(ctx.db, ctx.orgId, id);
  if (asked.lifted_at !== null) return presentRecall(ctx, book, asked);
  await lockPacks(ctx, 'to_recall');
  const before = await lockedRecall(ctx, id);
  const [recall] = await withScopes(ctx, [before]);
  if (!recall || before.lifted_at !== null) return presentRecall(ctx, book, before);
  const counted = await countRecall(ctx, recall, sharedTime(COUNTING_MS));
  const row = await endRecall(ctx, id, { reason, counted });
  const entry = await presentRecall(ctx, book, row);
  await record(ctx, RECALL_EVENTS.lifted, { id, product: entry.product?.id });
  return entry;
}

import { RECALL_EVENTS, type RecallEntry } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { type CodeBook, lockPacks } from '../qr/index.ts';
import type { Scope } from './find-scope.ts';
import { productOfRecall } from './product-of-recall.ts';
import { requireRoomForRecall } from './recall-limits.ts';
import { presentRecalls } from './recall-row.ts';

type Words = {
  reason: string;
  hazard?: string | undefined;
  what_to_do?: string | undefined;
  contact?: string | undefined;
  mock?: boolean | undefined;
};

/** The columns that say what is recalled. */
function columnsOf(scope: Scope) {
  if (scope.scope === 'code') return { run_id: String(scope.run.id), idx: scope.idx };
  if (scope.scope === 'run') return { run_id: String(scope.run.id) };
  if (scope.scope === 'batch') return { batch_id: scope.batchId };
  if (scope.scope === 'product') return { product_id: scope.productId };
  return { product_id: scope.productId, window_from: scope.from, window_to: scope.to };
}

/** Opens a recall: one row, whatever the number of codes. The next scan of each of them says so. */
export async function openRecall(
  ctx: OrgCtx,
  book: CodeBook,
  scope: Scope,
  words: Words,
): Promise<RecallEntry> {
  await lockPacks(ctx, 'to_recall');
  const target = { scope: scope.scope, ...columnsOf(scope) };
  const mock = words.mock ?? false;
  await requireRoomForRecall(ctx, target, mock);
  const row = await ctx.db
    .insertInto('recall')
    .values({
      org_id: ctx.orgId,
      ...target,
      mock,
      reason: words.reason,
      hazard: words.hazard ?? '',
      what_to_do: words.what_to_do ?? '',
      contact: words.contact ?? '',
      created_by: ctx.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { opened, exercised } = RECALL_EVENTS;
  await record(ctx, mock ? exercised : opened, { id: row.id, product: await productOfRecall(ctx, row) });
  const [entry] = await presentRecalls(ctx, book, [row]);
  if (!entry) throw new Error('the recall was not stored');
  return entry;
}

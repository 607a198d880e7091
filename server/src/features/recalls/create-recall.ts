import type { Code } from '@qrigin/domain/qr';
import { RECALL_EVENTS, type RecallEntry, type RecallFields } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { type CodeBook, lockPacks } from '../qr/index.ts';
import { findScope } from './find-scope.ts';
import { presentRecall } from './present-recalls.ts';
import { productOfRecall } from './product-of-recall.ts';
import { insertRecall } from './queries.ts';
import { requireRoomForRecall } from './recall-limits.ts';
import { columnsOf } from './scope-columns.ts';

type Words = Pick<RecallFields, 'reason' | 'hazard' | 'what_to_do' | 'contact' | 'mock'>;

/** Opens a recall: one row, whatever the number of codes. The next scan of each of them says so. */
export async function createRecall(ctx: OrgCtx, book: CodeBook, fields: RecallFields): Promise<RecallEntry> {
  const { about, run } = await findScope(ctx, book, fields);
  await lockPacks(ctx, 'to_recall');
  const columns = columnsOf(about);
  const { reason, hazard = '', what_to_do = '', contact = '', mock = false } = fields;
  await requireRoomForRecall(ctx, columns, mock);
  const row = await insertRecall(ctx, columns, { reason, hazard, what_to_do, contact, mock });
  const recall = { row, run };
  const { opened, exercised } = RECALL_EVENTS;
  await record(ctx, mock ? exercised : opened, { id: row.id, product: await productOfRecall(ctx, recall) });
  return presentRecall(ctx, book, recall);
}

export function recallCode(ctx: OrgCtx, book: CodeBook, code: Code, words: Words): Promise<RecallEntry> {
  return createRecall(ctx, book, { scope: 'code', qr_id: code, ...words });
}

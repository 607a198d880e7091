import type { Code } from '@qrigin/domain/qr';
import { RECALL_EVENTS, type RecallEntry, type RecallFields, type RecallWords } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { type CodeBook, lockPacks } from '../../qr/index.ts';
import { findScope } from '../find-scope.ts';
import { presentRecall } from '../present-recalls.ts';
import { insertRecall } from '../queries.ts';
import { readReach } from '../reach/read-reach.ts';
import { sharedTime, withinTime } from '../reach/within-time.ts';
import { columnsOf } from '../scope-columns.ts';
import { COUNTING_MS, requireRoomForRecall } from './recall-limits.ts';

type Said = RecallWords & { mock?: boolean | undefined };

function wordsOf(said: Said): RecallWords {
  const { heading, reason, hazard, what_to_do, remedy, contact, language, translations } = said;
  return { heading, reason, hazard, what_to_do, remedy, contact, language, translations };
}

/** Opens a recall: one row, whatever the number of codes, also where there are too many to count. The next scan of each of them says so. */
export async function createRecall(ctx: OrgCtx, book: CodeBook, fields: RecallFields): Promise<RecallEntry> {
  const found = await findScope(ctx, book, fields);
  await lockPacks(ctx, 'to_recall');
  const about = columnsOf(found.about);
  const { mock = false } = fields;
  await requireRoomForRecall(ctx, about, mock);
  const counted = await withinTime(ctx, sharedTime(COUNTING_MS), (timed) => readReach(timed, found));
  const row = await insertRecall(ctx, { about, words: wordsOf(fields), mock, reach: counted?.reach });
  const entry = await presentRecall(ctx, book, row);
  const { opened, exercised } = RECALL_EVENTS;
  await record(ctx, mock ? exercised : opened, { id: row.id, product: entry.product?.id });
  return entry;
}

export function recallCode(ctx: OrgCtx, book: CodeBook, code: Code, said: Said): Promise<RecallEntry> {
  return createRecall(ctx, book, { scope: 'code', qr_id: code, ...said });
}

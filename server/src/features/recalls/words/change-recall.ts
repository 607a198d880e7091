import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@qrigin/domain/errors';
import {
  RECALL_CHANGES_MAX,
  RECALL_EVENTS,
  type RecallEntry,
  type RecallWords,
} from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { presentRecall } from '../present-recalls.ts';
import { lockedRecall, type RecallRow, writeWords } from '../queries.ts';
import { countOldWords, insertOldWords } from './words-queries.ts';

function isSame(row: RecallRow, words: RecallWords): boolean {
  return Object.entries(words).every(([name, value]) => isDeepStrictEqual(Reflect.get(row, name), value));
}

/** What it said before is kept; the next scan of each affected code says the new words. */
export async function changeRecall(
  ctx: OrgCtx,
  book: CodeBook,
  id: string,
  words: RecallWords,
): Promise<RecallEntry> {
  const before = await lockedRecall(ctx, id);
  if (before.lifted_at !== null) throw new Failure('recall_ended');
  if (isSame(before, words)) return presentRecall(ctx, book, before);
  const changes = await countOldWords(ctx, id);
  if (changes >= RECALL_CHANGES_MAX) throw new Failure('too_many_recall_changes');
  const at = await insertOldWords(ctx, before, changes + 1);
  const entry = await presentRecall(ctx, book, await writeWords(ctx, id, { words, at }));
  await record(ctx, RECALL_EVENTS.changed, { id, product: entry.product?.id });
  return entry;
}

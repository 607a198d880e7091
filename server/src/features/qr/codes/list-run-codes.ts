import { Failure } from '@qrigin/domain/errors';
import { placeOf, type RunCode } from '@qrigin/domain/qr';
import { Computed, type InTransaction, type OrgCtx } from '../../../db/index.ts';
import type { Run } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import type { CodeBook } from './code-book.ts';
import { writeStretch } from './write-stretch.ts';

type Stretch = { from: number; count: number };

/** Codes of a run as it issued them, from an index on. */
async function slice(
  book: CodeBook,
  run: Run,
  { from, count }: Stretch,
  inTransaction: InTransaction,
): Promise<RunCode[]> {
  const textsAt = (at: number, of: number) => writeStretch(book, run, { from: at, count: of }, inTransaction);
  const texts = await textsAt(from, count);
  // Packs come before what is in them: only those around the first code are further ahead.
  const before = new Map<number, string | undefined>();
  for (const pack of placeOf(run.tree, from).path)
    if (pack < from) before.set(pack, (await textsAt(pack, 1))[0]);
  const textOf = (idx: number) => (idx < from ? before.get(idx) : texts[idx - from]);
  return texts.map((code, at) => {
    const { level, path } = placeOf(run.tree, from + at);
    const pack = path[level - 1];
    return {
      number: from + at + 1,
      code,
      address: run.scanBaseUrl + code,
      level: run.tree.levels[level]?.name ?? '',
      pack: pack === undefined ? null : (textOf(pack) ?? null),
      run: run.id,
    };
  });
}

/** The codes of a run, or of a range of it by their numbers, which count from 1. */
export async function listRunCodes(
  { db, orgId }: OrgCtx,
  book: CodeBook,
  id: number,
  { from, to }: { from: number; to: number },
): Promise<Computed<RunCode>> {
  const run = (await runsById(db, orgId, [id])).get(id);
  if (!run) throw new Failure('not_found');
  return new Computed({
    total: Math.max(0, Math.min(to, run.size) - from + 1),
    slice: (skipped, count, inTransaction) =>
      slice(book, run, { from: from - 1 + skipped, count }, inTransaction),
  });
}

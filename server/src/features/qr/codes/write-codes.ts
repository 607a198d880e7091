import type { Db } from '../../../db/index.ts';
import type { CodePlace, Run } from '../issue/run.ts';
import type { CodeBook } from './code-book.ts';

type Texts = (run: number, idx: number) => string;
const keyOf = (run: number, idx: number) => `${run} ${idx}`;

/** Codes of runs whose key is gone are read where they were written out. */
async function writtenTexts(db: Db, { id, orgId }: Run, idxs: number[]): Promise<[number, string][]> {
  const rows = await db
    .selectFrom('written_code')
    .select(['idx', 'code'])
    .where('org_id', '=', orgId)
    .where('run_id', '=', String(id))
    .where('idx', 'in', idxs)
    .execute();
  return rows.map(({ idx, code }) => [idx, code]);
}

/** As long a stretch as is written in one go; single codes further apart would be written for nothing. */
function computedTexts(book: CodeBook, run: Run, idxs: number[]): [number, string][] {
  const from = Math.min(...idxs);
  const count = Math.max(...idxs) - from + 1;
  if (count > 4 * idxs.length) return idxs.map((idx) => [idx, book.write(run, idx, 1)[0] ?? '']);
  const written = book.write(run, from, count);
  return idxs.map((idx) => [idx, written[idx - from] ?? '']);
}

/** What is printed for codes of any runs. */
export async function codeTexts(
  { db }: { db: Db },
  book: CodeBook,
  places: readonly CodePlace[],
): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const [run, ofRun] of Map.groupBy(places, ({ run }) => run)) {
    const idxs = ofRun.map(({ idx }) => idx);
    const pairs = book.has(run.keyEpoch) ? computedTexts(book, run, idxs) : await writtenTexts(db, run, idxs);
    for (const [idx, text] of pairs) texts.set(keyOf(run.id, idx), text);
  }
  return (run, idx) => texts.get(keyOf(run, idx)) ?? '';
}

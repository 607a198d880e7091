import { type InTransaction } from '../../../db/index.ts';
import type { Run } from '../issue/run.ts';
import type { CodeBook } from './code-book.ts';

/** What is printed for codes that follow each other in a run. Only where its key is gone does that have to be read. */
export async function writeStretch(
  book: CodeBook,
  run: Run,
  { from, count }: { from: number; count: number },
  inTransaction: InTransaction,
): Promise<string[]> {
  if (book.has(run.keyEpoch)) return book.write(run, from, count);
  const rows = await inTransaction(({ db }) =>
    db
      .selectFrom('written_code')
      .select(['idx', 'code'])
      .where('org_id', '=', run.orgId)
      .where('run_id', '=', String(run.id))
      .where('idx', '>=', from)
      .where('idx', '<', from + count)
      .orderBy('idx')
      .execute(),
  );
  return rows.map(({ code }) => code);
}

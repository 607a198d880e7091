import type { Db } from '../../db/index.ts';
import { actingFor, type Work } from './begin-work.ts';
import type { Met } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import type { Counts } from './queries.ts';
import { ROWS_AT_A_TIME } from './read-rows.ts';
import { countRows, soundRowsAfter } from './rows-queries.ts';

type Meeting = {
  isStoring: boolean;
  /** What becomes of each lot of rows; `share` is how far it is. */
  each: (met: Met, share: number) => Promise<void>;
};

/** Holds the rows of a file, in their order and some at a time, to what is stored. Those with mistakes of their own are left out. */
export async function meetRows(db: Db, work: Work, { isStoring, each }: Meeting): Promise<Counts> {
  const { rows: all } = await countRows(db, work);
  const meet = KINDS[work.kind].meet({ ...actingFor(db, work), isStoring });
  const counts = { rows: all, faulty: 0, created: 0, changed: 0, unchanged: 0 };
  let [last, done] = [0, 0];
  for (;;) {
    const rows = await soundRowsAfter(db, work, last, ROWS_AT_A_TIME);
    if (rows.length === 0) return counts;
    const met = await meet(rows);
    counts.faulty += met.faults.length;
    counts.created += met.created;
    counts.changed += met.changed;
    counts.unchanged += met.unchanged;
    last = rows.at(-1)?.row_number ?? last;
    done += rows.length;
    await each(met, done / all);
  }
}

import { RecallEntry } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { type CodeBook, codeTexts, type Run, runsById } from '../qr/index.ts';
import type { RecallRow } from './queries.ts';

/** A recall with the run of its codes, if it is of codes. */
export type StoredRecall = { row: RecallRow; run: Run | null };

export async function withRuns({ db, orgId }: OrgCtx, rows: readonly RecallRow[]): Promise<StoredRecall[]> {
  const runs = await runsById(
    db,
    orgId,
    rows.flatMap(({ run_id }) => (run_id === null ? [] : [Number(run_id)])),
  );
  return rows.map((row) => ({ row, run: runs.get(Number(row.run_id)) ?? null }));
}

/** Recalls as they go over the wire; one on a code names it as it is printed. */
export async function presentRecalls(
  ctx: OrgCtx,
  book: CodeBook,
  recalls: readonly StoredRecall[],
): Promise<RecallEntry[]> {
  const places = recalls.flatMap(({ row, run }) => (run && row.idx !== null ? [{ run, idx: row.idx }] : []));
  const textOf = await codeTexts(ctx, book, places);
  return recalls.map(({ row: { idx, window_from, window_to, ...row }, run }) =>
    RecallEntry.parse({
      ...row,
      run_id: run?.id ?? null,
      qr_id: run && idx !== null ? textOf(run.id, idx) : null,
      from: window_from?.toISOString() ?? null,
      to: window_to?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      lifted_at: row.lifted_at?.toISOString() ?? null,
    }),
  );
}

export async function presentRecall(ctx: OrgCtx, book: CodeBook, recall: StoredRecall): Promise<RecallEntry> {
  const [entry] = await presentRecalls(ctx, book, [recall]);
  if (!entry) throw new Error('a recall was left out');
  return entry;
}

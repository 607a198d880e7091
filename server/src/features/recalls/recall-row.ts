import type { RecallScope } from '@qrigin/domain/qr';
import { RecallEntry } from '@qrigin/domain/recalls';
import type { Selectable } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';
import type { Recall } from '../../db/tables.ts';
import { type CodeBook, codeTexts, runsById } from '../qr/index.ts';

export type RecallRow = Selectable<Recall>;

/** Recalls as they go over the wire; one on a code names it as it is printed. */
export async function presentRecalls(
  ctx: OrgCtx,
  book: CodeBook,
  rows: readonly RecallRow[],
): Promise<RecallEntry[]> {
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    rows.flatMap(({ run_id }) => (run_id === null ? [] : [Number(run_id)])),
  );
  const places = rows.flatMap(({ run_id, idx }) => {
    const run = runs.get(Number(run_id));
    return run && idx !== null ? [{ run, idx }] : [];
  });
  const textOf = await codeTexts(ctx, book, places);
  return rows.map(({ run_id, idx, window_from, window_to, ...row }) =>
    RecallEntry.parse({
      ...row,
      run_id: run_id === null ? null : Number(run_id),
      qr_id: run_id === null || idx === null ? null : textOf(Number(run_id), idx),
      from: window_from?.toISOString() ?? null,
      to: window_to?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      lifted_at: row.lifted_at?.toISOString() ?? null,
    }),
  );
}

/** What a stored recall is about, as the rules see it. */
export function scopeOf(row: RecallRow): RecallScope | undefined {
  const { run_id, idx, batch_id: batchId, product_id: productId, window_from: from, window_to: to } = row;
  if (run_id !== null)
    return idx === null ? { scope: 'run', run: Number(run_id) } : { scope: 'code', run: Number(run_id), idx };
  if (batchId !== null) return { scope: 'batch', batchId };
  if (productId === null) return undefined;
  return from && to ? { scope: 'window', productId, from, to } : { scope: 'product', productId };
}

import type { RecallScope } from '@qrigin/domain/recalls';

/** The columns that say what is recalled: of the table, and of the rows that the look-up functions answer with. */
export type ScopeColumns = {
  scope: string | null;
  run_id: string | null;
  idx: number | null;
  batch_id: string | null;
  product_id: string | null;
  window_from: Date | null;
  window_to: Date | null;
};

const EMPTY = {
  run_id: null,
  idx: null,
  batch_id: null,
  product_id: null,
  window_from: null,
  window_to: null,
};

export function columnsOf(about: RecallScope): ScopeColumns & { scope: RecallScope['scope'] } {
  const { scope } = about;
  if (scope === 'code') return { ...EMPTY, scope, run_id: String(about.run), idx: about.idx };
  if (scope === 'run') return { ...EMPTY, scope, run_id: String(about.run) };
  if (scope === 'batch') return { ...EMPTY, scope, batch_id: about.batchId };
  if (scope === 'product') return { ...EMPTY, scope, product_id: about.productId };
  return { ...EMPTY, scope, product_id: about.productId, window_from: about.from, window_to: about.to };
}

/** What the columns say; `undefined` for a row that is about something else. */
export function scopeOf(columns: ScopeColumns): RecallScope | undefined {
  const { scope, run_id, idx, batch_id: batchId, product_id: productId } = columns;
  const { window_from: from, window_to: to } = columns;
  if (scope === 'code' && run_id !== null && idx !== null) return { scope, run: Number(run_id), idx };
  if (scope === 'run' && run_id !== null) return { scope, run: Number(run_id) };
  if (scope === 'batch' && batchId !== null) return { scope, batchId };
  if (scope === 'product' && productId !== null) return { scope, productId };
  if (scope === 'window' && productId !== null && from && to) return { scope, productId, from, to };
  return undefined;
}

import {
  ancestorsOf,
  type CodeRef,
  heightOf,
  type IdentifiedRecall,
  type Move,
  placeOf,
  type RecallScope,
  reaches,
} from '@qrigin/domain/qr';
import type { CodePlace } from './run.ts';

/** One row of the look-up function `scan_codes`: 's' what happened to a code or a pack around it, 'r' an open recall. */
export type FactRow = {
  ord: number;
  kind: 's' | 'r';
  run_id: string | null;
  idx: number | null;
  product_id: string | null;
  batch_id: string | null;
  level_name: string | null;
  height: number | null;
  moved: boolean | null;
  parent_run_id: string | null;
  parent_idx: number | null;
  parent_path: number[] | null;
  carried: string[] | null;
  withdrawn_at: Date | null;
  replaced_at: Date | null;
  recall_id: string | null;
  scope: RecallScope['scope'] | null;
  window_from: Date | null;
  window_to: Date | null;
  reason: string | null;
  hazard: string | null;
  what_to_do: string | null;
  contact: string | null;
  recalled_at: Date | null;
};

/** An open recall that reaches a code. */
type ToldRecall = IdentifiedRecall & {
  reason: string;
  hazard: string;
  whatToDo: string;
  contact: string;
  at: Date;
};

/** Everything that is true of one code now. */
export type CodeFacts = CodePlace & {
  productId: string | null;
  batchId: string | null;
  /** What kind of pack it is. */
  level: string;
  /** Levels below it in its packaging; null for a blank that is nothing yet. */
  height: number | null;
  isAssigned: boolean;
  /** The packs around it, nearest first. */
  ancestors: CodeRef[];
  /** Recalls that it or a pack around it took along, open or not. */
  carried: string[];
  /** The newest first. */
  recalls: ToldRecall[];
  withdrawnAt: Date | null;
  replacedAt: Date | null;
};

/** The arguments of `scan_codes`. */
export function askFor(places: readonly CodePlace[]): [runs: number[], paths: string[]] {
  return [
    places.map(({ run }) => run.id),
    places.map(({ run, idx }) => `{${placeOf(run.tree, idx).path.join()}}`),
  ];
}

function toMove(row: FactRow): Move {
  const parent =
    row.parent_run_id === null || row.parent_path === null
      ? null
      : { run: Number(row.parent_run_id), idx: row.parent_idx ?? 0, path: row.parent_path };
  return { run: Number(row.run_id), idx: row.idx ?? 0, parent };
}

function toScope(row: FactRow): RecallScope | undefined {
  const { scope, product_id: productId, batch_id: batchId, window_from: from, window_to: to } = row;
  if (scope === 'code') return { scope, run: Number(row.run_id), idx: row.idx ?? 0 };
  if (scope === 'run') return { scope, run: Number(row.run_id) };
  if (scope === 'batch' && batchId !== null) return { scope, batchId };
  if (scope === 'product' && productId !== null) return { scope, productId };
  if (scope === 'window' && productId !== null && from && to) return { scope, productId, from, to };
  return undefined;
}

function toRecall(row: FactRow): ToldRecall | undefined {
  const scope = toScope(row);
  if (!scope || row.recall_id === null || row.recalled_at === null) return undefined;
  return {
    ...scope,
    id: row.recall_id,
    reason: row.reason ?? '',
    hazard: row.hazard ?? '',
    whatToDo: row.what_to_do ?? '',
    contact: row.contact ?? '',
    at: row.recalled_at,
  };
}

/** What its own run says of a code that nothing has happened to. */
function untouched({ run, idx }: CodePlace, level: number) {
  return {
    productId: run.productId,
    batchId: run.batchId,
    level: run.tree.levels[level]?.name ?? '',
    height: run.kind === 'blank' ? null : heightOf(run.tree, idx),
  };
}

/** The packs that it really sits in. Nobody has touched most codes: then what its run computes is all there is. */
function around({ run, idx }: CodePlace, path: readonly number[], touched: readonly FactRow[]): CodeRef[] {
  const moves = touched.filter((row) => row.moved).map(toMove);
  if (moves.length > 0) return ancestorsOf({ run: run.id, idx, path }, moves);
  return path
    .slice(0, -1)
    .toReversed()
    .map((above) => ({ run: run.id, idx: above }));
}

function factsOfOne(place: CodePlace, rows: readonly FactRow[]): CodeFacts {
  const { run, idx } = place;
  const { level, path } = placeOf(run.tree, idx);
  const touched = rows.filter((row) => row.kind === 's');
  const rowOf = (code: CodeRef) =>
    touched.find((row) => Number(row.run_id) === code.run && row.idx === code.idx);
  const ancestors = around(place, path, touched);
  const state = rowOf({ run: run.id, idx });
  const isAssigned = typeof state?.product_id === 'string';
  const own = isAssigned
    ? {
        productId: state.product_id,
        batchId: state.batch_id,
        level: state.level_name ?? '',
        height: state.height,
      }
    : untouched(place, level);
  const carried = touched.length
    ? [{ run: run.id, idx }, ...ancestors].flatMap((code) => rowOf(code)?.carried ?? [])
    : [];
  const recallable = { run: run.id, idx, ancestors, carried, ...own, issuedAt: run.createdAt };
  const recalls = rows
    .filter((row) => row.kind === 'r')
    .map(toRecall)
    .filter((recall) => recall !== undefined)
    .filter((recall) => reaches(recall, recallable))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return {
    ...place,
    ...own,
    isAssigned,
    ancestors,
    carried,
    recalls,
    withdrawnAt: state?.withdrawn_at ?? null,
    replacedAt: state?.replaced_at ?? null,
  };
}

const NOTHING: readonly FactRow[] = [];

/** Joins what the runs compute with what the look-up found, in the order of the places. */
export function factsOf(places: readonly CodePlace[], rows: readonly FactRow[]): CodeFacts[] {
  const found = Map.groupBy(rows, (row) => row.ord);
  return places.map((place, at) => factsOfOne(place, found.get(at + 1) ?? NOTHING));
}

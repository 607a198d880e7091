import {
  ancestorsOf,
  type CodeRef,
  heightOf,
  type IdentifiedRecall,
  type Move,
  type Place,
  placeOf,
  type RecallScope,
  reaches,
} from '@qrigin/domain/qr';
import type { CodePlace } from './run.ts';

/** One row of the look-up function `scan_codes`: 's' what happened to a code or a pack around it, 'r' an open recall. */
export type FactRow = {
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
  parent_places: string[] | null;
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

/** A place is the run and the number in one, of which the number takes this much. */
const NUMBERS_OF_RUN = 2n ** 24n;

export function placeKey(run: number, idx: number): bigint {
  return BigInt(run) * NUMBERS_OF_RUN + BigInt(idx);
}

/** A code with the packs that its run computes around it, worked out once for asking and for judging. */
type LocatedCode = CodePlace & Place;

export function locate({ run, idx }: CodePlace): LocatedCode {
  return { run, idx, ...placeOf(run.tree, idx) };
}

/** The arguments of `scan_codes`. */
export function askFor(codes: readonly LocatedCode[]) {
  const places = codes.flatMap(({ run, path }) => path.map((pack) => placeKey(run.id, pack)));
  const runs = new Set(codes.map(({ run }) => run));
  const [orgs, things] = [new Set<string>(), new Set<string>()];
  for (const { orgId, productId, batchId } of runs) {
    orgs.add(orgId);
    if (productId !== null) things.add(productId);
    if (batchId !== null) things.add(batchId);
  }
  return [places, [...orgs], [...runs].map(({ id }) => id), [...things]] as const;
}

function toMove(row: FactRow): Move {
  const { parent_run_id: run, parent_idx: idx, parent_places: places } = row;
  const parent =
    run === null || idx === null || places === null
      ? null
      : { run: Number(run), idx, path: places.map((place) => Number(BigInt(place) % NUMBERS_OF_RUN)) };
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
function untouched({ run, idx, level }: LocatedCode) {
  return {
    productId: run.productId,
    batchId: run.batchId,
    level: run.tree.levels[level]?.name ?? '',
    height: run.kind === 'blank' ? null : heightOf(run.tree, idx),
  };
}

/** What was found out about some codes and the packs around them. */
type Found = {
  rowOf: (code: CodeRef) => FactRow | undefined;
  moves: Move[];
  recalls: ToldRecall[];
};

function foundIn(rows: readonly FactRow[]): Found {
  const touched = rows.filter((row) => row.kind === 's');
  const byPlace = new Map(touched.map((row) => [`${row.run_id} ${row.idx}`, row]));
  return {
    rowOf: ({ run, idx }) => (byPlace.size === 0 ? undefined : byPlace.get(`${run} ${idx}`)),
    moves: touched.filter((row) => row.moved).map(toMove),
    recalls: rows
      .filter((row) => row.kind === 'r')
      .map(toRecall)
      .filter((recall) => recall !== undefined)
      .sort((a, b) => b.at.getTime() - a.at.getTime()),
  };
}

function factsOfOne(code: LocatedCode, { rowOf, moves, recalls }: Found): CodeFacts {
  const { run, idx, path } = code;
  const ancestors = ancestorsOf({ run: run.id, idx, path }, moves);
  const state = rowOf({ run: run.id, idx });
  const isAssigned = typeof state?.product_id === 'string';
  const own = isAssigned
    ? {
        productId: state.product_id,
        batchId: state.batch_id,
        level: state.level_name ?? '',
        height: state.height,
      }
    : untouched(code);
  const carried = [{ run: run.id, idx }, ...ancestors].flatMap((one) => rowOf(one)?.carried ?? []);
  const recallable = { run: run.id, idx, ancestors, carried, ...own, issuedAt: run.createdAt };
  return {
    run,
    idx,
    ...own,
    isAssigned,
    ancestors,
    carried,
    recalls: recalls.filter((recall) => reaches(recall, recallable)),
    withdrawnAt: state?.withdrawn_at ?? null,
    replacedAt: state?.replaced_at ?? null,
  };
}

/** Joins what the runs compute with what the look-up found, in the order of the codes. */
export function factsOf(codes: readonly LocatedCode[], rows: readonly FactRow[]): CodeFacts[] {
  const found = foundIn(rows);
  return codes.map((code) => factsOfOne(code, found));
}

import {
  ancestorsOf,
  type CodeRef,
  heightOf,
  type Move,
  type Place,
  type Placed,
  placeOf,
} from '@qrigin/domain/qr';
import type { CodePlace } from '../issue/run.ts';

/** What happened to a code or to a pack around it. */
export type StateRow = {
  place: string | null;
  product_id: string | null;
  batch_id: string | null;
  level_name: string | null;
  height: number | null;
  moved: boolean | null;
  parent_places: string[] | null;
  carried: string[] | null;
  withdrawn_at: Date | null;
  replaced_at: Date | null;
};

/** Everything that is true of one code now, recalls aside. */
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
  withdrawnAt: Date | null;
  replacedAt: Date | null;
};

/** A place is the run and the number in one, of which the number takes this much. */
const NUMBERS_OF_RUN = 2n ** 24n;

export function placeKey(run: number, idx: number): bigint {
  return BigInt(run) * NUMBERS_OF_RUN + BigInt(idx);
}

/** A code with the packs that its run computes around it, worked out once for asking and for judging. */
export type LocatedCode = CodePlace & Place;

export function locate({ run, idx }: CodePlace): LocatedCode {
  return { run, idx, ...placeOf(run.tree, idx) };
}

/** The codes and the packs around them. */
export function placesOf(codes: readonly LocatedCode[]): bigint[] {
  return codes.flatMap(({ run, path }) => path.map((pack) => placeKey(run.id, pack)));
}

/** The arguments of `scan_codes`. */
export function askFor(codes: readonly LocatedCode[]) {
  const runs = new Set(codes.map(({ run }) => run));
  const [orgs, things] = [new Set<string>(), new Set<string>()];
  for (const { orgId, productId, batchId } of runs) {
    orgs.add(orgId);
    if (productId !== null) things.add(productId);
    if (batchId !== null) things.add(batchId);
  }
  return [placesOf(codes), [...orgs], [...runs].map(({ id }) => id), [...things]] as const;
}

function refOf(place: string): CodeRef {
  const key = BigInt(place);
  return { run: Number(key / NUMBERS_OF_RUN), idx: Number(key % NUMBERS_OF_RUN) };
}

function parentOf(places: readonly string[]): Placed | null {
  const path = places.map(refOf);
  const parent = path.at(-1);
  return parent ? { ...parent, path: path.map(({ idx }) => idx) } : null;
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

/** What happened to some codes and the packs around them, by their places. */
export type States = {
  rowOf: (code: CodeRef) => StateRow | undefined;
  movesOf: (run: number) => readonly Move[];
};

const NOTHING_HAPPENED: States = { rowOf: () => undefined, movesOf: () => [] };

type OfRun = { rows: Map<number, StateRow>; moves: Move[] };

/** The same row may be there twice. Rows without a place are about something else. */
export function statesIn(rows: readonly StateRow[]): States {
  if (rows.length === 0) return NOTHING_HAPPENED;
  const byRun = new Map<number, OfRun>();
  for (const row of rows) {
    if (row.place === null) continue;
    const { run, idx } = refOf(row.place);
    const ofRun: OfRun = byRun.get(run) ?? { rows: new Map(), moves: [] };
    byRun.set(run, ofRun);
    if (ofRun.rows.has(idx)) continue;
    ofRun.rows.set(idx, row);
    if (row.moved) ofRun.moves.push({ run, idx, parent: parentOf(row.parent_places ?? []) });
  }
  return {
    rowOf: ({ run, idx }) => byRun.get(run)?.rows.get(idx),
    movesOf: (run) => byRun.get(run)?.moves ?? [],
  };
}

/** Joins what the run of a code computes with what has happened. */
export function factsOf(code: LocatedCode, { rowOf, movesOf }: States): CodeFacts {
  const { run, idx, path } = code;
  const ancestors = ancestorsOf({ run: run.id, idx, path }, movesOf);
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
  return {
    run,
    idx,
    ...own,
    isAssigned,
    ancestors,
    carried,
    withdrawnAt: state?.withdrawn_at ?? null,
    replacedAt: state?.replaced_at ?? null,
  };
}

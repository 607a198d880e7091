import {
  ancestorsOf,
  type CodeRef,
  contentsOf,
  heightOf,
  isPackedIn,
  type LevelCount,
  type Move,
  movedInto,
  type PackRefusal,
  type PackTree,
  packTree,
  placeOf,
  type Runs,
  refusalToPack,
  spanOf,
} from '../../qr/index.ts';
import type { Assignment, ModelRun } from '../../qr/testing/pack-model.ts';
import {
  type IdentifiedRecall,
  type Recallable,
  type RecallScope,
  reaches,
  recallsToCarry,
} from '../reaches.ts';

/**
 * Packs and recalls as a server stores them: a row for a run, and one for a code only once something has happened to
 * it. All answers come from the rules of codes and recalls.
 */
export type SparseState = {
  runs: Map<number, ModelRun>;
  trees: Map<number, PackTree>;
  moves: Map<string, Move & { levelName: string | null }>;
  assignments: Map<string, Assignment>;
  withdrawn: Set<string>;
  recalls: SparseRecall[];
  /** Recalls that a code took along, by id. */
  carried: Map<string, Set<string>>;
};

type SparseRecall = IdentifiedRecall & {
  isMock: boolean;
  isLifted: boolean;
};

const keyOf = ({ run, idx }: CodeRef) => `${run} ${idx}`;

export function sparseState(runs: readonly ModelRun[]): SparseState {
  return {
    runs: new Map(runs.map((run) => [run.run, run])),
    trees: new Map(runs.map(({ run, levels, packs }) => [run, packTree(levels, packs)])),
    moves: new Map(),
    assignments: new Map(),
    withdrawn: new Set(),
    recalls: [],
    carried: new Map(),
  };
}

export function pack(state: SparseState, child: CodeRef, into: CodeRef): PackRefusal | undefined {
  const facts = { ...packable(state, child), parent: ancestors(state, child)[0] ?? null };
  const refusal = refusalToPack(facts, { ...packable(state, into), isRecalled: isRecalled(state, into) });
  if (!refusal && !isPackedIn(facts, into)) move(state, child, into);
  return refusal;
}

export function unpack(state: SparseState, code: CodeRef): void {
  if (ancestors(state, code).length === 0) return;
  const own = state.carried.get(keyOf(code)) ?? [];
  state.carried.set(keyOf(code), new Set([...own, ...recallsToCarry(code, recallsOf(state, code))]));
  move(state, code, null);
}

export function assign(state: SparseState, blank: CodeRef, assignment: Assignment): void {
  const isFree = state.runs.get(blank.run)?.isBlank && !state.assignments.has(keyOf(blank));
  if (isFree) state.assignments.set(keyOf(blank), assignment);
}

export function withdraw(state: SparseState, code: CodeRef): void {
  state.withdrawn.add(keyOf(code));
}

export function declare({ recalls }: SparseState, about: RecallScope, isMock: boolean): void {
  recalls.push({ ...about, id: `recall ${recalls.length}`, isMock, isLifted: false });
}

export function lift({ recalls }: SparseState, id: string): void {
  for (const recall of recalls) if (recall.id === id) recall.isLifted = true;
}

export function ancestors({ trees, moves }: SparseState, { run, idx }: CodeRef): CodeRef[] {
  return ancestorsOf({ run, idx, path: pathOf(trees, { run, idx }) }, (of) =>
    [...moves.values()].filter((move) => move.run === of),
  );
}

export function isRecalled(state: SparseState, code: CodeRef): boolean {
  return recallsOf(state, code).length > 0;
}

function recallsOf(state: SparseState, code: CodeRef): SparseRecall[] {
  const around = ancestors(state, code);
  const run = state.runs.get(code.run);
  const assignment = state.assignments.get(keyOf(code));
  const facts: Recallable = {
    ...code,
    ancestors: around,
    carried: [code, ...around].flatMap((one) => [...(state.carried.get(keyOf(one)) ?? [])]),
    productId: assignment?.productId ?? run?.productId ?? null,
    batchId: assignment?.batchId ?? run?.batchId ?? null,
    issuedAt: run?.issuedAt ?? new Date(0),
  };
  const open = state.recalls.filter(({ isMock, isLifted }) => !isMock && !isLifted);
  return open.filter((recall) => reaches(recall, facts));
}

/** Knows only the rows that the rounds have asked for, as a server that has to load them. */
export function contents({ trees, moves }: SparseState, around: CodeRef): LevelCount[] {
  const loaded: Move[] = [];
  for (let round: CodeRef[] = [around]; round.length > 0; round = movedInto(round, trees, loaded)) {
    const spans = round.map((code) => spanOf(code, trees));
    const isIn = (code: CodeRef | null) =>
      code && spans.some(({ run, idx, end }) => code.run === run && idx <= code.idx && code.idx < end);
    loaded.push(...[...moves.values()].filter((one) => isIn(one) || isIn(one.parent)));
  }
  return contentsOf(around, trees, loaded);
}

function move({ trees, moves, assignments }: SparseState, { run, idx }: CodeRef, to: CodeRef | null): void {
  const levelName = assignments.get(keyOf({ run, idx }))?.levelName ?? null;
  const parent = to && { run: to.run, idx: to.idx, path: pathOf(trees, to) };
  moves.set(keyOf({ run, idx }), { run, idx, parent, levelName });
}

function packable({ trees, runs, assignments, withdrawn }: SparseState, { run, idx }: CodeRef) {
  const tree = trees.get(run);
  const computed = tree && !runs.get(run)?.isBlank ? heightOf(tree, idx) : null;
  const key = keyOf({ run, idx });
  return { run, idx, height: assignments.get(key)?.height ?? computed, isWithdrawn: withdrawn.has(key) };
}

function pathOf(trees: Runs, { run, idx }: CodeRef): readonly number[] {
  const tree = trees.get(run);
  return tree ? placeOf(tree, idx).path : [];
}

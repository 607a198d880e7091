import type { CodeRef } from './ancestors.ts';
import { countsBelow, endOf, type PackTree, placeOf } from './pack-tree.ts';

/**
 * What really sits in a pack. Listing its codes would take as long as it has codes; so it is counted in pieces. A piece
 * is the pack itself or a code that was moved, with what its run computes to be in it, less every code in there that
 * was moved: such a code is a piece of its own, and counts wherever its piece was put.
 *
 * The rows of moved codes lie in a database. They are loaded in rounds, at most six since a pack only goes into a
 * larger one:
 *
 *     let round = [pack];
 *     while (round.length > 0) {
 *       load the runs of `round`;
 *       load the moved codes that lie, or whose parent lies, in `round.map((code) => spanOf(code, runs))`;
 *       round = movedInto(round, runs, moves);
 *     }
 *
 * Then `contentsOf(pack, runs, moves)` knows all it needs. A row may be handed over twice, and needless ones do no harm.
 */

/** A code that was moved, and to where. A blank has its level's name from its assignment, not from its run. */
export type MovedCode = CodeRef & { parent: CodeRef | null; levelName?: string | null };

export type Runs = ReadonlyMap<number, PackTree>;

/** A code and everything that its run computes to be in it: the numbers from `idx` up to, not with, `end`. */
export type Span = CodeRef & { end: number };

export type LevelCount = { name: string; count: number };

export function spanOf({ run, idx }: CodeRef, runs: Runs): Span {
  return { run, idx, end: endOf(treeOf(run, runs), idx) };
}

/** The codes that were put into the pieces of these packs, each of which begins a piece. */
export function movedInto(packs: readonly CodeRef[], runs: Runs, moves: readonly MovedCode[]): MovedCode[] {
  const search = searchIn(moves);
  return packs.flatMap((pack) => pieceOf(pack, runs, search).broughtIn);
}

/** A pack, or a code that was put into it at some depth, with what hands took out of what its run computes to be in it. */
type ContentPiece = { code: CodeRef; move: MovedCode | null; takenOut: readonly Span[] };

/** All pieces of a pack; its own comes first. */
export function piecesOf(pack: CodeRef, runs: Runs, moves: readonly MovedCode[]): ContentPiece[] {
  return piecesIn(pack, runs, searchIn(moves));
}

function piecesIn(pack: CodeRef, runs: Runs, search: Search): ContentPiece[] {
  const pieces: ContentPiece[] = [];
  const addPiece = (code: CodeRef, move: MovedCode | null) => {
    const { takenOut, broughtIn } = pieceOf(code, runs, search);
    pieces.push({ code, move, takenOut });
    for (const brought of broughtIn) addPiece(brought, brought);
  };
  addPiece(pack, null);
  return pieces;
}

/** How many codes of each level sit in the pack at any depth, itself not counted; levels without any are left out. */
export function contentsOf(pack: CodeRef, runs: Runs, moves: readonly MovedCode[]): LevelCount[] {
  const counts = new Map<string, number>();
  const add = (levels: LevelCount[], sign: 1 | -1) => {
    for (const { name, count } of levels) counts.set(name, (counts.get(name) ?? 0) + sign * count);
  };
  for (const { code, move, takenOut } of piecesOf(pack, runs, moves)) {
    if (move) add([{ name: levelNameOf(move, runs), count: 1 }], 1);
    add(countsBelow(treeOf(code.run, runs), code.idx), 1);
    for (const taken of takenOut) add(countsWith(taken, runs), -1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).filter(({ count }) => count > 0);
}

/** For each of these packs the numbers of itself and of every code in it at any depth, none of them twice. */
export function spansOf(packs: readonly CodeRef[], runs: Runs, moves: readonly MovedCode[]): Span[][] {
  const search = searchIn(moves);
  return packs.map((pack) =>
    piecesIn(pack, runs, search).flatMap(({ code, takenOut }) => leftOf(spanOf(code, runs), takenOut)),
  );
}

function leftOf({ run, idx: first, end: past }: Span, takenOut: readonly Span[]): Span[] {
  const bounds = [first, ...takenOut.flatMap(({ idx, end }) => [idx, end]), past];
  return bounds.flatMap((idx, at) => {
    const end = bounds[at + 1] ?? idx;
    return at % 2 === 0 && idx < end ? [{ run, idx, end }] : [];
  });
}

type Piece = { takenOut: Span[]; broughtIn: MovedCode[] };

/** What hands took out of a pack as computed, of codes in each other only the outermost; what they put in the rest. */
function pieceOf(pack: CodeRef, runs: Runs, { byPlace, byParent }: Search): Piece {
  const span = spanOf(pack, runs);
  const takenOut: Span[] = [];
  for (const { move } of byPlace({ ...span, idx: pack.idx + 1 })) {
    if (move.idx >= (takenOut.at(-1)?.end ?? 0)) takenOut.push(spanOf(move, runs));
  }
  const isLeft = (idx: number) => {
    const before = takenOut[firstFrom(takenOut, idx + 1) - 1];
    return before === undefined || idx >= before.end;
  };
  const broughtIn = byParent(span)
    .filter(({ idx }) => isLeft(idx))
    .map(({ move }) => move);
  return { takenOut, broughtIn };
}

type Found = CodeRef & { move: MovedCode };
type Search = Record<'byPlace' | 'byParent', (span: Span) => Found[]>;

function searchIn(moves: readonly MovedCode[]): Search {
  const once = [...new Map(moves.map((move) => [`${move.run} ${move.idx}`, move])).values()];
  return {
    byPlace: searchSorted(once.map((move) => ({ run: move.run, idx: move.idx, move }))),
    byParent: searchSorted(once.flatMap((move) => (move.parent ? [{ ...move.parent, move }] : []))),
  };
}

/** Thousands of codes may have been packed by hand, so a span is looked up, not looked for. */
function searchSorted(all: Found[]): (span: Span) => Found[] {
  const runs = Map.groupBy(
    all.toSorted((one, other) => one.idx - other.idx),
    ({ run }) => run,
  );
  return ({ run, idx, end }) => {
    const sorted = runs.get(run) ?? [];
    return sorted.slice(firstFrom(sorted, idx), firstFrom(sorted, end));
  };
}

/** Where the sorted list has the first whose number is not smaller. */
function firstFrom(sorted: readonly { idx: number }[], idx: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle]?.idx ?? idx) < idx) from = middle + 1;
    else to = middle;
  }
  return from;
}

function countsWith(code: CodeRef, runs: Runs): LevelCount[] {
  return [{ name: levelNameOf(code, runs), count: 1 }, ...countsBelow(treeOf(code.run, runs), code.idx)];
}

function levelNameOf(code: CodeRef & { levelName?: string | null }, runs: Runs): string {
  const tree = treeOf(code.run, runs);
  return code.levelName ?? tree.levels[placeOf(tree, code.idx).level]?.name ?? '';
}

function treeOf(run: number, runs: Runs): PackTree {
  const tree = runs.get(run);
  if (!tree) throw new Error(`run ${run} was not loaded`);
  return tree;
}

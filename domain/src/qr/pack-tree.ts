/**
 * The codes of a run are numbered in pre-order: a pack, then everything in its first child, then in its second. So the
 * tree of packs needs no rows: level, parent, children and contents of a code are divisions and remainders.
 */

/** A level of packing, outermost first; `count` is how many of it sit in one parent (1 for the outermost). */
export type Level = { name: string; count: number };

export const DEPTH_MAX = 6;

/** A run of packs as the tree sees it: its levels and how many codes one pack of each level takes with its contents. */
export type PackTree = { levels: readonly Level[]; sizes: readonly number[]; packs: number };

export function packTree(levels: readonly Level[], packs: number): PackTree {
  const sizes = Array<number>(levels.length).fill(1);
  for (let level = levels.length - 2; level >= 0; level -= 1) {
    sizes[level] = 1 + (levels[level + 1]?.count ?? 0) * (sizes[level + 1] ?? 0);
  }
  return { levels, sizes, packs };
}

/** Codes in all. */
export function runSize({ sizes, packs }: PackTree): number {
  return packs * (sizes[0] ?? 0);
}

/** Codes of each level in the whole run, outermost first. */
export function codesPerLevel({ levels, packs }: PackTree): { name: string; count: number }[] {
  let count = packs;
  return levels.map((level, at) => {
    if (at > 0) count *= level.count;
    return { name: level.name, count };
  });
}

/** Where a code is: its level, and the codes around it from the outermost pack down to itself. */
export type Place = { level: number; path: readonly number[] };

export function placeOf({ levels, sizes }: PackTree, index: number): Place {
  const path = [index - (index % (sizes[0] ?? 1))];
  let offset = index % (sizes[0] ?? 1);
  for (let level = 1; level < levels.length && offset > 0; level += 1) {
    const size = sizes[level] ?? 1;
    const above = path[level - 1] ?? 0;
    const position = Math.floor((offset - 1) / size);
    path.push(above + 1 + position * size);
    offset = (offset - 1) % size;
  }
  return { level: path.length - 1, path };
}

/** The pack that a code sits in; `undefined` for an outermost one. */
export function parentOf(tree: PackTree, index: number): number | undefined {
  const { level, path } = placeOf(tree, index);
  return path[level - 1];
}

/** The codes of a pack and everything in it: from `index` up to, not with, the end. */
export function endOf(tree: PackTree, index: number): number {
  return index + (tree.sizes[placeOf(tree, index).level] ?? 1);
}

/** How many packs of the next level sit in this one. */
export function childCount(tree: PackTree, index: number): number {
  return tree.levels[placeOf(tree, index).level + 1]?.count ?? 0;
}

/** The n-th child, counted from 0; `undefined` when there is none. */
export function nthChild(tree: PackTree, index: number, n: number): number | undefined {
  const { level } = placeOf(tree, index);
  if (n < 0 || n >= childCount(tree, index)) return undefined;
  return index + 1 + n * (tree.sizes[level + 1] ?? 1);
}

/** Which child of its parent a code is, counted from 0; for an outermost one, which pack of the run. */
export function positionOf(tree: PackTree, index: number): number {
  const { level, path } = placeOf(tree, index);
  const above = path[level - 1];
  const size = tree.sizes[level] ?? 1;
  return above === undefined ? index / size : (index - above - 1) / size;
}

/** How many codes of each level sit in this pack at any depth, the next level first. */
export function countsBelow(tree: PackTree, index: number): { name: string; count: number }[] {
  const { level } = placeOf(tree, index);
  return codesPerLevel({ ...tree, levels: tree.levels.slice(level), packs: 1 }).slice(1);
}

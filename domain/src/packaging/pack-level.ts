import { z } from 'zod';
import { singleLineText } from '../http/index.ts';

export const PACK_DEPTH_MAX = 6;
export const LEVEL_NAME_MAX = 60;
export const LEVEL_COUNT_MAX = 10_000;
export const STRUCTURE_CODES_MAX = 10_000_000;

/** A kind of pack, how many of it go into the pack around it, and what goes into each. */
export type PackLevel = { name: string; count: number; child?: PackLevel | null | undefined };

/** Written out level by level instead of referring to itself, so that depth is limited before anything walks it. */
function packLevel(depth: number): z.ZodType<PackLevel, PackLevel> {
  return z.strictObject({
    name: singleLineText(LEVEL_NAME_MAX),
    count: z.int().min(1).max(LEVEL_COUNT_MAX),
    child: (depth > 1 ? packLevel(depth - 1).nullable() : z.null()).optional(),
  });
}

/** A hierarchy of packs, outermost first. */
export const PackLevel = packLevel(PACK_DEPTH_MAX);

/** The levels of a hierarchy as a list, outermost first. */
export function levelsOf(outermost: PackLevel): { name: string; count: number }[] {
  const levels: { name: string; count: number }[] = [];
  for (let level: PackLevel | null | undefined = outermost; level; level = level.child) {
    levels.push({ name: level.name, count: level.count });
  }
  return levels;
}

/** The same levels as a hierarchy again; `undefined` for none. */
export function nestLevels(levels: readonly { name: string; count: number }[]): PackLevel | undefined {
  return levels.reduceRight<PackLevel | undefined>(
    (child, { name, count }) => ({ name, count, child: child ?? null }),
    undefined,
  );
}

/** How many codes the hierarchy takes once: one for every pack of every level. */
export function codesPerStructure({ count, child }: PackLevel): number {
  return count * (1 + (child ? codesPerStructure(child) : 0));
}

/** People tell packs apart by these names, and large and small letters are the same to them. */
export function hasDistinctNames(outermost: PackLevel): boolean {
  return repeatedNameAt(levelsOf(outermost)) === undefined;
}

/** The first level that is called as one around it; `undefined` when each has a name of its own. */
export function repeatedNameAt(levels: readonly { name: string }[]): number | undefined {
  const names = levels.map(({ name }) => name.trim().toLowerCase());
  const at = names.findIndex((name, index) => names.indexOf(name) < index);
  return at === -1 ? undefined : at;
}

import type { CodeRef } from './ancestors.ts';
import { type PackTree, placeOf } from './pack-tree.ts';

export type PackRefusal =
  | 'withdrawn'
  | 'blank_unassigned'
  | 'pack_too_small'
  | 'packed_elsewhere'
  | 'parent_recalled';

/** `height` says how many levels a pack of this kind has below its own; null for a blank that is nothing yet. */
type Packable = CodeRef & { height: number | null; isWithdrawn: boolean };
/** `parent` is the pack that the code really sits in. */
export type Child = Packable & { parent: CodeRef | null };
export type Pack = Packable & { isRecalled: boolean };

/** Levels below that of a code in its own run. A blank's run knows nothing of it: ask its assignment. */
export function heightOf(tree: PackTree, index: number): number {
  return tree.levels.length - 1 - placeOf(tree, index).level;
}

/** Whether the code is in the pack already, so that packing it there changes nothing. */
export function isPackedIn({ parent }: Child, pack: CodeRef): boolean {
  return parent !== null && parent.run === pack.run && parent.idx === pack.idx;
}

/**
 * Why a code may not be packed into another, or `undefined`. That a pack goes only into a larger one is what keeps
 * packs from standing in a circle, and limits how many can be around a code.
 */
export function refusalToPack(child: Child, pack: Pack): PackRefusal | undefined {
  if (isPackedIn(child, pack)) return undefined;
  if (child.isWithdrawn || pack.isWithdrawn) return 'withdrawn';
  if (child.height === null || pack.height === null) return 'blank_unassigned';
  if (child.height >= pack.height) return 'pack_too_small';
  if (child.parent) return 'packed_elsewhere';
  return pack.isRecalled ? 'parent_recalled' : undefined;
}

import type { Draft as FetchedDraft, Section } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import type { Standing } from './saver-state.ts';
import type { PartId, PartValue } from './values.ts';

export interface PartState {
  /** As the list and the preview show it: it follows what is typed after a moment. */
  value: PartValue;
  standing: Standing<PartValue>;
  /** Another one whenever it did not come from its form, which then begins anew. */
  edition: number;
}

export interface DraftState {
  parts: Readonly<Record<PartId, PartState>>;
  /** The sections that there are, as shoppers see them. */
  order: readonly PartId[];
  /** How the order of sections stands. */
  orderAt: Standing<unknown>['at'];
  /** Parts that shoppers do not see yet, as the server counted them last. */
  changes: readonly string[];
  published: FetchedDraft['published'];
  files: readonly StoredFile[];
  savedAt: Date | undefined;
  /** Something is neither with the server nor kept on the device. */
  isUnkept: boolean;
}

export function sectionOf(value: PartValue | undefined): Section | undefined {
  return value?.part === 'section' ? value.content : undefined;
}

export const sectionsOf = ({ parts, order }: DraftState): Section[] =>
  order.flatMap((id) => sectionOf(parts[id]?.value) ?? []);

/** What publishing would change: what the server says, and what is on its way to it. */
export function changesOf({ parts, changes }: DraftState): string[] {
  const unsaved = Object.entries(parts).filter(([, { standing }]) => standing.at !== 'saved');
  return [...new Set([...changes, ...unsaved.map(([id]) => id)])];
}

/** How the draft as a whole stands; the worst of its parts counts. */
export type Saving = 'untouched' | 'saved' | 'saving' | 'unreachable' | 'unkept' | 'stuck';

export function savingOf({ parts, orderAt, savedAt, isUnkept }: DraftState): Saving {
  const standings = new Set([orderAt, ...Object.values(parts).map(({ standing }) => standing.at)]);
  if (standings.has('failing')) return isUnkept ? 'unkept' : 'unreachable';
  if (standings.has('waiting')) return 'saving';
  if (standings.has('refused') || standings.has('conflict')) return 'stuck';
  return savedAt ? 'saved' : 'untouched';
}

/** The server's order, with what it does not know yet after what it came after here. */
export function mergedOrder(theirs: readonly PartId[], mine: readonly PartId[]): PartId[] {
  const merged = [...theirs];
  for (const [at, id] of mine.entries()) {
    if (merged.includes(id)) continue;
    const before = mine.slice(0, at).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

/** One of them at another place. */
export function movedTo(order: readonly PartId[], id: PartId, to: number): PartId[] {
  const others = order.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

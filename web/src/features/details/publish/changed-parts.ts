import { type Content, type FixedPart, isFixedPart, type Section } from '@qrigin/domain/details';
import type { DraftState } from '../draft/draft-state.ts';
import type { PartValue } from '../draft/values.ts';

/** One thing that publishing would change for shoppers. */
export type ChangedPart =
  | { how: 'changed'; part: FixedPart }
  | { how: 'new' | 'changed' | 'removed'; section: Section }
  /** A section of which nothing but its end is known. */
  | { how: 'removed' }
  | { how: 'moved' };

/** What the names of changed parts mean, compared with what shoppers see now. */
export function changedParts(
  changes: readonly string[],
  { parts, order }: Pick<DraftState, 'parts' | 'order'>,
  published: Pick<Content, 'sections'> | undefined,
): ChangedPart[] {
  return changes.flatMap((name): ChangedPart[] => {
    if (name === 'order') return [{ how: 'moved' }];
    if (isFixedPart(name)) return [{ how: 'changed', part: name }];
    const before = published?.sections.find(({ id }) => id === name);
    const now = sectionIn(parts[name]?.value);
    if (!order.includes(name)) return [before ? { how: 'removed', section: before } : { how: 'removed' }];
    return now ? [{ how: before ? 'changed' : 'new', section: now }] : [];
  });
}

const sectionIn = (value: PartValue | undefined): Section | undefined =>
  value?.part === 'section' ? value.content : undefined;

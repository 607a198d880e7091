import type { Section, SentSection } from './sections.ts';

/**
 * Sections of callers who know no ids. One without takes that of the section of its type that was in its place before, so that
 * sending the same again changes nothing; where there is none, it gets a new one.
 */
export function withSectionIds(
  sent: readonly SentSection[],
  before: readonly Section[],
  newId: () => string,
): Section[] {
  const taken = new Set(sent.flatMap(({ id }) => id ?? []));
  return sent.map((section, at) => {
    if (section.id !== undefined) return { ...section, id: section.id };
    const old = before[at];
    const id = old && old.type === section.type && !taken.has(old.id) ? old.id : newId();
    return { ...section, id };
  });
}

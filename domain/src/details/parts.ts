import { type Content, FIXED_CONTENT, FIXED_PART_NAMES, type FixedPart, NO_CONTENT } from './content.ts';
import type { Section } from './sections/sections.ts';

/** One fixed part of a content, whole. */
export function partOf(content: Content, part: FixedPart) {
  return FIXED_CONTENT[part].parse(pick(content, Object.keys(FIXED_CONTENT[part].shape)));
}

function pick(content: Content, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).filter(([name]) => names.includes(name)));
}

/** A content from its fixed parts, as far as they were ever written, and its sections in order. */
export function contentOf(parts: Partial<Record<FixedPart, object>>, sections: readonly Section[]): Content {
  const written = FIXED_PART_NAMES.map((part) => FIXED_CONTENT[part].parse(parts[part] ?? {}));
  return Object.assign({}, NO_CONTENT, ...written, { sections: [...sections] });
}

/** The same text for the same values, in whichever order they are stored. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** What a content is made of: a mark for each part, the same where parts are the same, and the order of its sections. */
export type Outline = { marks: Readonly<Record<string, string>>; sections: readonly string[] };

/** `markOf` may shorten what is marked, as long as no two parts that differ get the same mark. */
export function outlineOf(content: Content, markOf: (part: unknown) => string = canonical): Outline {
  const fixed = FIXED_PART_NAMES.map((part) => [part, markOf(partOf(content, part))]);
  const sections = content.sections.map((section) => [section.id, markOf(section)]);
  return {
    marks: Object.fromEntries([...fixed, ...sections]),
    sections: content.sections.map(({ id }) => id),
  };
}

/** Parts that differ: fixed ones and sections by their names, and the order of sections that are in both as `order`. */
export function changesBetween(draft: Outline, published: Outline): string[] {
  const differs = (part: string) => draft.marks[part] !== published.marks[part];
  const removed = published.sections.filter((id) => !draft.sections.includes(id));
  const inBoth = (sections: readonly string[]) =>
    sections.filter((id) => draft.sections.includes(id) && published.sections.includes(id));
  const isMoved = inBoth(draft.sections).join() !== inBoth(published.sections).join();
  return [
    ...FIXED_PART_NAMES.filter(differs),
    ...draft.sections.filter(differs),
    ...removed,
    ...(isMoved ? ['order'] : []),
  ];
}

/** Parts of a draft that shoppers do not see yet. */
export function changedParts(draft: Content, published: Content = NO_CONTENT): string[] {
  return changesBetween(outlineOf(draft), outlineOf(published));
}

type NamedFile = { id: string; path: string; of: 'picture' | 'document' };

function filesOfSection(section: Section, path: string): NamedFile[] {
  const picture = (one: { file_id: string } | null, at: string): NamedFile[] =>
    one ? [{ id: one.file_id, path: `${path}.${at}.file_id`, of: 'picture' }] : [];
  if (section.type === 'image') return picture(section.picture, 'picture');
  if (section.type === 'video') return picture(section.poster, 'poster');
  if (section.type === 'gallery')
    return section.pictures.flatMap((one, at) => picture(one, `pictures.${at}`));
  if (section.type !== 'document' || section.file_id === null) return [];
  return [{ id: section.file_id, path: `${path}.file_id`, of: 'document' }];
}

/** Every place of a content that names a file. */
export function namedFiles({ image_file_id: image, sections }: Content): NamedFile[] {
  const first: NamedFile[] = image === null ? [] : [{ id: image, path: 'image_file_id', of: 'picture' }];
  return [...first, ...sections.flatMap((section, at) => filesOfSection(section, `sections.${at}`))];
}

/** Every place of a content that names a vendor. */
export function namedVendors({ sections }: Pick<Content, 'sections'>): { id: string; path: string }[] {
  return sections.flatMap((section, place) =>
    section.type === 'vendor'
      ? section.vendor_ids.map((id, at) => ({ id, path: `sections.${place}.vendor_ids.${at}` }))
      : [],
  );
}

/** Every vendor that a content names, once. */
export function vendorsIn(content: Pick<Content, 'sections'>): string[] {
  return [...new Set(namedVendors(content).map(({ id }) => id))];
}

/** Every place of a content that names a certificate. */
export function namedCertificates({ sections }: Pick<Content, 'sections'>): { id: string; path: string }[] {
  return sections.flatMap((section, place) =>
    section.type === 'certificate'
      ? section.certificate_ids.map((id, at) => ({ id, path: `sections.${place}.certificate_ids.${at}` }))
      : [],
  );
}

/** Every certificate that a content names, once. */
export function certificatesIn(content: Pick<Content, 'sections'>): string[] {
  return [...new Set(namedCertificates(content).map(({ id }) => id))];
}

/** Every file that a content shows or offers. */
export function filesIn(content: Content): { pictures: string[]; documents: string[] } {
  const all = namedFiles(content);
  const ids = (wanted: NamedFile['of']) => [
    ...new Set(all.filter(({ of }) => of === wanted).map(({ id }) => id)),
  ];
  return { pictures: ids('picture'), documents: ids('document') };
}

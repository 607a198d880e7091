import { type Language, NAME_MAX, Section, type SectionType } from '@qrigin/domain/details';

export const newSection = (type: SectionType): Section => Section.parse({ id: crypto.randomUUID(), type });

/** All of it under another id; its title is numbered, in whichever language it is written. */
export function duplicateOf(section: Section): Section {
  const titles = Object.entries(section.title).map(([language, title]): [string, string] => [
    language,
    numbered(title),
  ]);
  const title: Partial<Record<Language, string>> = Object.fromEntries(titles);
  return { ...section, id: crypto.randomUUID(), title };
}

const NUMBERED = /^(.*) (\d{1,3})$/;

function numbered(title: string): string {
  const [, words = title, number = '1'] = NUMBERED.exec(title) ?? [];
  const end = ` ${Number(number) + 1}`;
  return `${words.slice(0, NAME_MAX - end.length)}${end}`;
}

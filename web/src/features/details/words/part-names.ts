import type { MessageDescriptor } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import {
  type Language,
  type Section,
  type SectionOf,
  type SectionType,
  wordsFor,
} from '@qrigin/domain/details';
import {
  AlignLeft,
  Apple,
  BadgeCheck,
  Factory,
  FileText,
  Film,
  Handshake,
  Headset,
  Image,
  Images,
  Link2,
  type LucideIcon,
  PanelTop,
  QrCode,
  StickyNote,
  Table2,
  Utensils,
  Wheat,
} from 'lucide-react';
import type { PartName, PartValue } from '../draft/values.ts';
import { FIXED_PART_WORDS, SECTION_WORDS } from './section-types.ts';

export const SECTION_ICONS: Record<Section['type'], LucideIcon> = {
  text: AlignLeft,
  table: Table2,
  nutrition: Apple,
  image: Image,
  gallery: Images,
  video: Film,
  document: FileText,
  certificate: BadgeCheck,
  vendor: Handshake,
  'embed-urls': Link2,
};

export const FIXED_ICONS: Record<Exclude<PartName, 'section'>, LucideIcon> = {
  overview: PanelTop,
  ingredients: Wheat,
  use: Utensils,
  maker: Factory,
  notes: StickyNote,
  support: Headset,
  qrinfo: QrCode,
};

/** The type of a section, or what a fixed part is. */
export const typeWords = (value: PartValue): { name: MessageDescriptor; note: MessageDescriptor } =>
  value.part === 'section' ? SECTION_WORDS[value.content.type] : FIXED_PART_WORDS[value.part];

/** What a maker called a section, in the language that is open or in another; nothing for one without a name. */
export function givenName(value: PartValue, language: Language, first: Language): string | undefined {
  if (value.part !== 'section') return undefined;
  return wordsFor(value.content.title, language, first)?.text.trim() || undefined;
}

/** What is in a section, in a few words. */
export function summaryOf(section: Section): string {
  const type = t(SECTION_WORDS[section.type].name);
  const count = countIn(section);
  return count === undefined ? type : `${type}, ${count}`;
}

const COUNTS: { [Type in SectionType]?: (section: SectionOf<Type>) => string | undefined } = {
  table: ({ rows }) => plural(rows.length, { one: '# row', other: '# rows' }),
  nutrition: ({ values }) => plural(Object.keys(values).length, { one: '# value', other: '# values' }),
  gallery: ({ pictures }) => plural(pictures.length, { one: '# picture', other: '# pictures' }),
  'embed-urls': ({ embedUrlsData: { length } }) => plural(length, { one: '# address', other: '# addresses' }),
  image: ({ picture }) => (picture ? undefined : t`still empty`),
  document: ({ file_id: id }) => (id === null ? t`still empty` : undefined),
  video: ({ url }) => (url === '' ? t`still empty` : undefined),
};

const countIn = <Type extends SectionType>(section: SectionOf<Type> & { type: Type }): string | undefined =>
  COUNTS[section.type]?.(section);

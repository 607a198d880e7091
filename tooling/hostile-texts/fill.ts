import {
  Content,
  EMAIL_MAX,
  encodeEmbedUrl,
  FIXED_CONTENT,
  FIXED_PART_NAMES,
  faultsOf,
  GTIN_TYPED_MAX,
  isLanguage,
  type Language,
  LICENCE_NUMBER_MAX,
  LINE_MAX,
  NAME_MAX,
  PARAGRAPH_MAX,
  PHONE_MAX,
} from '@qrigin/domain/details';
import { LINK_MAX, redirectLink, safeLink } from '@qrigin/domain/http';
import { z } from 'zod';
import type { Deal, Dealt } from './deal.ts';

/** A text that was put into a field of a content. */
export type Filled = Dealt & {
  /** The names of its fields. */
  kind: string;
  /** The fixed part, or the id of the section, that has the field. */
  part: string;
  /** Of a text that is there in each language. */
  language: Language | undefined;
  isAddress: boolean;
};

/** What is no text of a person's: ids, and what is chosen from a list. */
const CHOSEN: ReadonlySet<string> = new Set([
  'id',
  'file_id',
  'image_file_id',
  'type',
  'language',
  'unit',
  'currency',
  'country_of_origin',
  'allergens',
  'may_contain',
  'per',
  'reference',
  'values',
]);
const ADDRESSES: ReadonlySet<string> = new Set([
  'website',
  'url',
  'href',
  'mapEmbedUrl',
  'redirect_url',
  'embedUrlsData',
]);
const LONGEST: Readonly<Record<string, number>> = {
  gtin: GTIN_TYPED_MAX,
  phone: PHONE_MAX,
  email: EMAIL_MAX,
  number: LICENCE_NUMBER_MAX,
  description: PARAGRAPH_MAX,
  'qrinfo.description': LINE_MAX,
  storage: PARAGRAPH_MAX,
  how_to_use: PARAGRAPH_MAX,
  ...Object.fromEntries(
    ['brand', 'variant', 'name', 'title', 'serving_name', 'maker_name'].map((name) => [name, NAME_MAX]),
  ),
};

/** Where in a content something is: the names of fields, with the types of sections in place of their numbers. */
type Place = { names: readonly string[]; part: string; language: Language | undefined };

/** The same content with payloads in every place that people can fill, until they have had all of them; and what is where. */
export function fillTexts(content: Content, deal: Deal): { content: Content; filled: Filled[] } {
  const filled: Filled[] = [];
  const fill = (place: Place): string => {
    const { names, part, language } = place;
    const name = names.at(-1) ?? '';
    const isAddress = ADDRESSES.has(name);
    // Sections of all types have their titles in the same places.
    const kind = names.join('.').replace(/^sections\.[\w-]+\.title$/, 'sections.title');
    const max = isAddress ? LINK_MAX - CARRIER_MAX : (LONGEST[kind] ?? LONGEST[name] ?? LINE_MAX);
    const dealt = deal.take(kind, { max, isAddress });
    if (dealt.text !== '') filled.push({ ...dealt, kind, part: partWith(part), language, isAddress });
    // A section is shown for what is in it: where nothing more is to be dealt, there is still something.
    const text = dealt.text === '' && names[0] === 'sections' ? 'x' : dealt.text;
    return name === 'embedUrlsData' ? encodeEmbedUrl(text) : text;
  };
  const all = Content.parse(texts(content, { names: [], part: '', language: undefined }, fill));
  // Of a section without any there is nothing more to see.
  const isFull = ({ id }: { id: string }) => filled.some(({ part }) => part === id);
  return { content: { ...all, sections: all.sections.filter(isFull) }, filled };
}

/** The fixed part that has this field; a section is a part by itself. */
function partWith(name: string): string {
  return FIXED_PART_NAMES.find((part) => Object.hasOwn(FIXED_CONTENT[part].shape, name)) ?? name;
}

const HasType = z.object({ id: z.string().optional(), type: z.string() });

/** Goes through every text of a person's, and puts another one in its place. */
function texts(value: unknown, place: Place, change: (place: Place) => string): unknown {
  if (typeof value === 'string') return change(place);
  if (Array.isArray(value)) return value.map((one) => texts(one, insideOf(one, place), change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (CHOSEN.has(name)) return [name, inner];
      if (isLanguage(name)) return [name, texts(inner, { ...place, language: name }, change)];
      const names = [...place.names, name];
      return [name, texts(inner, { ...place, names, part: place.part || name }, change)];
    }),
  );
}

/** Fields of two types of sections are not alike; marks and blocks of a text are. */
function insideOf(one: unknown, place: Place): Place {
  const { id, type } = HasType.safeParse(one).data ?? {};
  return id === undefined || type === undefined
    ? place
    : { ...place, names: [...place.names, type], part: id };
}

/** Safe addresses have room for a payload in each of their parts, and hosts that are embedded look for one in theirs. */
const CARRIERS = [
  'https://example.com/',
  'https://example.com/?q=',
  'https://example.com/#',
  'https://www.youtube.com/watch?v=',
  'https://player.vimeo.com/video/',
];

const CARRIER_MAX = Math.max(...CARRIERS.map(({ length }) => length));

const RIGHT: Readonly<Record<string, string>> = {
  gtin: '8901234567890',
  phone: '+91 423 100 0142',
  email: 'care@example.com',
};
const FSSAI = '19920042000317';

/** The same content as far as it can be published: what is refused is put into something that is not. */
export function mended(content: Content): Content {
  const right = Content.parse(rightOf(content, ''));
  const faults = faultsOf(right);
  if (faults.length > 0) throw new Error(`still refused: ${JSON.stringify(faults)}`);
  return right;
}

function rightOf(value: unknown, name: string): unknown {
  if (typeof value === 'string') return rightText(value, name);
  if (Array.isArray(value)) return value.map((one) => rightOf(one, name));
  if (typeof value !== 'object' || value === null) return value;
  const isFssai = 'type' in value && value.type === 'fssai';
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [
      inner,
      isFssai && inner === 'number' ? FSSAI : rightOf(one, inner),
    ]),
  );
}

function rightText(text: string, name: string): string {
  if (name === 'href') return carried(text);
  if (text === '') return '';
  if (name === 'embedUrlsData') return encodeEmbedUrl(carried(Buffer.from(text, 'base64').toString()));
  if (name === 'redirect_url') return redirectLink(text) ? text : carried(text);
  if (ADDRESSES.has(name)) return carried(text);
  return RIGHT[name] ?? text;
}

function carried(text: string): string {
  if (safeLink(text)) return text;
  return `${CARRIERS[text.length % CARRIERS.length]}${text}`;
}

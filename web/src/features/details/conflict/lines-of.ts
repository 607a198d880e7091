import { t } from '@lingui/core/macro';
import {
  decodeEmbedUrl,
  LANGUAGE_CODES,
  type Language,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type Picture,
  plainTextOf,
  type Section,
  type SectionOf,
  type SectionType,
  type Words,
} from '@qrigin/domain/details';
import type { ContentOf, PartName, PartValue } from '../draft/values.ts';
import { ALLERGEN_WORDS } from '../words/allergens.ts';
import { NUTRIENT_WORDS } from '../words/nutrients.ts';
import { UNIT_WORDS } from '../words/units.ts';

/** One thing that is said somewhere in a part. */
export interface Line {
  label: string;
  text: string;
  language?: Language;
}

type LinesOf = { [Part in PartName]: (content: ContentOf<Part>) => Line[] };

/** Everything that a part says, line by line, in every language: to be read beside another version of it, or copied. */
export const linesOf = <Part extends PartName>({ part, content }: PartValue<Part>): Line[] =>
  LINES[part](content);

const plain = (label: string, text: string): Line[] => (text === '' ? [] : [{ label, text }]);

const inLanguages = (label: string, words: Words): Line[] =>
  LANGUAGE_CODES.flatMap((language) => {
    const text = words[language];
    return text === undefined || text === '' ? [] : [{ label, text, language }];
  });

function overviewLines(content: ContentOf<'overview'>): Line[] {
  const { net_quantity: net, price } = content;
  return [
    ...inLanguages(t`Description`, content.description),
    ...plain(t`Picture`, content.image_file_id === null ? '' : t`One picture`),
    ...inLanguages(t`What the picture shows`, content.image_alt),
    ...inLanguages(t`Brand`, content.brand),
    ...inLanguages(t`Variant`, content.variant),
    ...inLanguages(t`Generic name`, content.generic_name),
    ...(net ? plain(t`Net quantity`, `${net.amount} ${t(UNIT_WORDS[net.unit])}`) : []),
    ...(price ? plain(t`Price (MRP)`, `${price.amount} ${price.currency}`) : []),
    ...plain(t`GTIN`, content.gtin),
    ...plain(t`Default language`, content.language),
  ];
}

function ingredientLines({ ingredients, may_contain: mayContain }: ContentOf<'ingredients'>): Line[] {
  const allergens = (names: typeof mayContain) => names.map((name) => t(ALLERGEN_WORDS[name])).join(', ');
  return [
    ...ingredients.flatMap(({ name, percent, allergens: contained }) => [
      ...inLanguages(t`Ingredient`, name),
      ...plain(t`Share`, percent === null ? '' : `${percent}%`),
      ...plain(t`Allergens`, allergens(contained)),
    ]),
    ...plain(t`May contain`, allergens(mayContain)),
  ];
}

const useLines = ({ storage, how_to_use: howToUse, warnings }: ContentOf<'use'>): Line[] => [
  ...inLanguages(t`Storage`, storage),
  ...inLanguages(t`How to use`, howToUse),
  ...warnings.flatMap((warning) => inLanguages(t`Warning`, warning)),
];

const makerLines = (content: ContentOf<'maker'>): Line[] => [
  ...inLanguages(t`Maker`, content.maker_name),
  ...inLanguages(t`Address`, content.maker_address),
  ...plain(t`Country of origin`, content.country_of_origin),
  ...content.licences.flatMap(({ type, number }) => plain(t`Licence`, `${type.toUpperCase()} ${number}`)),
  ...plain(t`Phone`, content.phone),
  ...plain(t`Email`, content.email),
  ...plain(t`Website`, content.website),
];

const pictureLines = (picture: Picture | null): Line[] =>
  picture
    ? [
        { label: t`Picture`, text: t`One picture` },
        ...inLanguages(t`What the picture shows`, picture.alt),
        ...inLanguages(t`Caption`, picture.caption),
      ]
    : [];

function sectionLines(section: Section): Line[] {
  return [
    ...inLanguages(t`Title`, section.title),
    ...contentLines(section),
    ...plain(t`Shoppers`, section.is_hidden ? t`Hidden from shoppers` : ''),
  ];
}

type LinesOfType = { [Type in SectionType]: (section: SectionOf<Type>) => Line[] };

const CONTENT_LINES: LinesOfType = {
  text: ({ body }) =>
    LANGUAGE_CODES.flatMap((language) => {
      const doc = body[language];
      return doc ? [{ label: t`Text`, text: plainTextOf(doc), language }] : [];
    }),
  table: ({ columns, rows }) => [
    ...columns.flatMap((column) => inLanguages(t`Column`, column)),
    ...rows.flatMap((row, at) => {
      const number = at + 1;
      return row.flatMap((cell) => inLanguages(t`Row ${number}`, cell));
    }),
  ],
  nutrition: (section) => nutritionLines(section),
  image: ({ picture }) => pictureLines(picture),
  gallery: ({ pictures }) => pictures.flatMap(pictureLines),
  video: ({ url, poster, text }) => [
    ...plain(t`Web address`, url),
    ...pictureLines(poster),
    ...inLanguages(t`Text`, text),
  ],
  document: ({ file_id: id, text }) => [
    ...plain(t`Document`, id === null ? '' : t`One document`),
    ...inLanguages(t`Text`, text),
  ],
  certificate: ({ certificate_ids: ids, text }) => {
    const count = ids.length;
    return [...plain(t`Certificates`, count === 0 ? '' : String(count)), ...inLanguages(t`Text`, text)];
  },
  vendor: ({ vendor_ids: ids, text }) => {
    const count = ids.length;
    return [...plain(t`Vendors`, count === 0 ? '' : String(count)), ...inLanguages(t`Text`, text)];
  },
  'embed-urls': ({ embedUrlsData }) =>
    embedUrlsData.flatMap((encoded) => plain(t`Web address`, decodeEmbedUrl(encoded) ?? encoded)),
};

const contentLines = <Type extends SectionType>(section: SectionOf<Type> & { type: Type }): Line[] =>
  CONTENT_LINES[section.type](section);

function nutritionLines(section: Extract<Section, { type: 'nutrition' }>): Line[] {
  return [
    ...plain(
      t`Serving`,
      section.serving === null ? '' : `${section.serving} ${section.per === '100g' ? 'g' : 'ml'}`,
    ),
    ...inLanguages(t`What a serving is`, section.serving_name),
    ...NUTRIENT_NAMES.flatMap((name) => {
      const amount = section.values[name];
      return amount === undefined ? [] : plain(t(NUTRIENT_WORDS[name]), `${amount} ${NUTRIENTS[name].unit}`);
    }),
  ];
}

const LINES: LinesOf = {
  overview: overviewLines,
  ingredients: ingredientLines,
  use: useLines,
  maker: makerLines,
  notes: ({ notes }) =>
    notes.flatMap(({ title, points }) => [
      ...inLanguages(t`Note`, title),
      ...points.flatMap((point) => inLanguages(t`Point`, point)),
    ]),
  support: ({ support: { location, hours } }) => [
    ...plain(t`Place`, location.placeId),
    ...plain(t`Map`, location.mapEmbedUrl),
    ...inLanguages(t`Hours`, hours),
  ],
  qrinfo: ({ qrinfo }) => [
    ...inLanguages(t`Title`, qrinfo.title),
    ...inLanguages(t`Description`, qrinfo.description),
    ...plain(t`Web address`, qrinfo.redirect_url),
  ],
  section: sectionLines,
};

/** Which of these lines the others do not have. */
export function differing(lines: readonly Line[], others: readonly Line[]): ReadonlySet<Line> {
  const known = new Set(others.map(keyOf));
  return new Set(lines.filter((line) => !known.has(keyOf(line))));
}

const keyOf = ({ label, text, language }: Line) => JSON.stringify([label, language, text]);

/** As plain text, to be put wherever someone wants it. */
export const textOf = (lines: readonly Line[]): string =>
  lines.map(({ label, text }) => `${label}: ${text}`).join('\n');

import { z } from 'zod';
import { LINK_MAX } from '../../http/index.ts';
import { draftLine, LINE_MAX, NAME_MAX } from '../facts/facts.ts';
import { RowId } from '../row-id.ts';
import { lineOfWords, linesOfWords } from '../words.ts';
import { BASE64, EMBED_URLS_MAX } from './embed-urls.ts';
import { NUTRIENT_NAMES, REFERENCES } from './nutrients.ts';
import { RichWords } from './rich-text.ts';

export const SECTIONS_MAX = 60;
export const COLUMNS_MAX = 6;
export const ROWS_MAX = 60;
export const PICTURES_MAX = 12;
export const VENDORS_MAX = 20;
export const SHOWN_CERTIFICATES_MAX = 20;
export const SERVING_MAX = 100_000;
export const NUTRIENT_MAX = 1_000_000;

/** A picture as it stands in a text: which file, and what is on it for those who do not see it. */
const Picture = z.strictObject({
  file_id: RowId,
  alt: lineOfWords(LINE_MAX),
  caption: lineOfWords(LINE_MAX),
});
export type Picture = z.output<typeof Picture>;

const Cell = lineOfWords(LINE_MAX);

const TEXT = { type: z.literal('text'), body: RichWords };
const TABLE = {
  type: z.literal('table'),
  columns: z.array(Cell).max(COLUMNS_MAX).default([]),
  rows: z.array(z.array(Cell).max(COLUMNS_MAX)).max(ROWS_MAX).default([]),
};
const NUTRITION = {
  type: z.literal('nutrition'),
  per: z.enum(['100g', '100ml']).default('100g'),
  /** In grams or millilitres, as above. */
  serving: z.number().positive().max(SERVING_MAX).nullable().default(null),
  /** What a serving is: a spoon, two biscuits. */
  serving_name: lineOfWords(NAME_MAX),
  reference: z.enum(REFERENCES).default('india'),
  values: z.partialRecord(z.enum(NUTRIENT_NAMES), z.number().nonnegative().max(NUTRIENT_MAX)).default({}),
};
const IMAGE = { type: z.literal('image'), picture: Picture.nullable().default(null) };
const GALLERY = { type: z.literal('gallery'), pictures: z.array(Picture).max(PICTURES_MAX).default([]) };
const VIDEO = {
  type: z.literal('video'),
  url: draftLine(LINK_MAX),
  /** Shown until someone wants to see the film. */
  poster: Picture.nullable().default(null),
  text: linesOfWords(LINE_MAX),
};
const DOCUMENT = {
  type: z.literal('document'),
  file_id: RowId.nullable().default(null),
  text: linesOfWords(LINE_MAX),
};
/** What was certified: certificates of the product or of the organisation, in the order in which shoppers see them, and words about them. */
const CERTIFICATE = {
  type: z.literal('certificate'),
  certificate_ids: z.array(RowId).max(SHOWN_CERTIFICATES_MAX).default([]),
  text: linesOfWords(LINE_MAX),
};
/** Who had a hand in it: vendors of the organisation, in the order in which shoppers see them, and words about them. */
const VENDOR = {
  type: z.literal('vendor'),
  vendor_ids: z.array(RowId).max(VENDORS_MAX).default([]),
  text: linesOfWords(LINE_MAX),
};
const EMBED_URLS = {
  type: z.literal('embed-urls'),
  /** Each address by itself, its UTF-8 in base64. */
  embedUrlsData: z
    .array(
      z
        .string()
        .regex(BASE64)
        .max(LINK_MAX * 2),
    )
    .max(EMBED_URLS_MAX)
    .default([]),
};

function sectionWith<IdType extends z.ZodType>(id: IdType) {
  const every = {
    id,
    title: lineOfWords(NAME_MAX),
    /** Kept, and shown to no shopper. */
    is_hidden: z.boolean().default(false),
  };
  return z.discriminatedUnion('type', [
    z.strictObject({ ...every, ...TEXT }),
    z.strictObject({ ...every, ...TABLE }),
    z.strictObject({ ...every, ...NUTRITION }),
    z.strictObject({ ...every, ...IMAGE }),
    z.strictObject({ ...every, ...GALLERY }),
    z.strictObject({ ...every, ...VIDEO }),
    z.strictObject({ ...every, ...DOCUMENT }),
    z.strictObject({ ...every, ...CERTIFICATE }),
    z.strictObject({ ...every, ...VENDOR }),
    z.strictObject({ ...every, ...EMBED_URLS }),
  ]);
}

/** A piece of the page with a heading of its own. Whoever adds one makes its id. */
export const Section = sectionWith(RowId);
export type Section = z.output<typeof Section>;
export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** As callers send it who know no ids: one without gets one. */
export const SentSection = sectionWith(RowId.optional());
export type SentSection = z.output<typeof SentSection>;

export const SECTION_TYPES = Section.options.map((option) => option.shape.type.value);

import { z } from 'zod';
import { LINK_MAX } from '../../http/index.ts';
import { LanguageCode } from '../languages.ts';
import { RowId } from '../row-id.ts';
import { lineOfWords, linesOfWords } from '../words.ts';
import { ALLERGEN_NAMES } from './allergens.ts';

export const NAME_MAX = 120;
export const LINE_MAX = 300;
export const PARAGRAPH_MAX = 2000;
export const INGREDIENTS_MAX = 100;
export const WARNINGS_MAX = 10;
export const LICENCES_MAX = 6;
export const LICENCE_NUMBER_MAX = 60;
export const GTIN_TYPED_MAX = 20;
export const PHONE_MAX = 40;
export const EMAIL_MAX = 200;
/** Of a net quantity and of a price. */
export const AMOUNT_MAX = 1_000_000_000;

export const NET_UNITS = [
  'mg',
  'g',
  'kg',
  'ml',
  'l',
  'cm',
  'm',
  'pieces',
  'tablets',
  'capsules',
  'sachets',
] as const;
export const CURRENCIES = ['INR', 'EUR', 'GBP', 'USD', 'AED', 'PKR'] as const;
export const LICENCE_TYPES = ['fssai', 'drug', 'other'] as const;

/** A line that is still being typed: whether it is right is asked when it is published. */
export const draftLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text')
    .default('');

const Allergens = z.array(z.enum(ALLERGEN_NAMES)).max(ALLERGEN_NAMES.length).default([]);

const Ingredient = z.strictObject({
  name: lineOfWords(NAME_MAX),
  /** Of the weight when it was mixed. */
  percent: z.number().min(0).max(100).nullable().default(null),
  allergens: Allergens,
});
export type Ingredient = z.output<typeof Ingredient>;

const Licence = z.strictObject({ type: z.enum(LICENCE_TYPES), number: draftLine(LICENCE_NUMBER_MAX) });

/**
 * What is true of every pack of a product, as fields. All of them can be empty, and pages show none that are. A draft can be
 * half-typed: `faultsOf` says what has to be mended before anyone sees it.
 */
export const FACTS = {
  /** The language in which the maker writes first; a text that is missing in another is shown in this one. */
  language: LanguageCode.default('en'),
  description: linesOfWords(PARAGRAPH_MAX),
  image_file_id: RowId.nullable().default(null),
  image_alt: lineOfWords(LINE_MAX),
  brand: lineOfWords(NAME_MAX),
  variant: lineOfWords(NAME_MAX),
  /** What it is, beside what it is called; of a medicine its proper and generic name. */
  generic_name: lineOfWords(LINE_MAX),
  net_quantity: z
    .strictObject({ amount: z.number().positive().max(AMOUNT_MAX), unit: z.enum(NET_UNITS) })
    .nullable()
    .default(null),
  /** The most that anyone may ask for it, all taxes included. */
  price: z
    .strictObject({ amount: z.number().nonnegative().max(AMOUNT_MAX), currency: z.enum(CURRENCIES) })
    .nullable()
    .default(null),
  gtin: draftLine(GTIN_TYPED_MAX),
  /** The most by weight first. */
  ingredients: z.array(Ingredient).max(INGREDIENTS_MAX).default([]),
  may_contain: Allergens,
  storage: linesOfWords(PARAGRAPH_MAX),
  how_to_use: linesOfWords(PARAGRAPH_MAX),
  warnings: z.array(lineOfWords(LINE_MAX)).max(WARNINGS_MAX).default([]),
  maker_name: lineOfWords(NAME_MAX),
  maker_address: linesOfWords(LINE_MAX),
  /** ISO 3166-1, two letters; empty when it is not said. */
  country_of_origin: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(''),
  licences: z.array(Licence).max(LICENCES_MAX).default([]),
  phone: draftLine(PHONE_MAX),
  email: draftLine(EMAIL_MAX),
  website: draftLine(LINK_MAX),
};

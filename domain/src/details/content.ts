import { z } from 'zod';
import { FACTS } from './facts/facts.ts';
import { Notes, QrInfo, Support } from './facts/more.ts';
import { SECTIONS_MAX, Section } from './sections/sections.ts';

/** Of all versions of an organisation together, counted like contents: five thousand of the largest, or a hundred thousand of the usual size. */
export const VERSIONS_BYTES_MAX = 2_000_000_000;

/** As JSON in UTF-8 bytes, and 40 more for each text. Forty sections of three languages fill half of it. */
export const CONTENT_BYTES_MAX = 400_000;

/** Everything that a maker tells shoppers about a product: what a version keeps. */
export const Content = z.strictObject({
  ...FACTS,
  sections: z.array(Section).max(SECTIONS_MAX).default([]),
  notes: Notes,
  support: Support,
  qrinfo: QrInfo,
});
export type Content = z.output<typeof Content>;

/** The parts of a draft that always exist, each with the fields that it holds. Every section is a part as well, by its id. */
const FIXED_PARTS = {
  overview: [
    'language',
    'image_file_id',
    'image_alt',
    'description',
    'brand',
    'variant',
    'generic_name',
    'net_quantity',
    'price',
    'gtin',
  ],
  ingredients: ['ingredients', 'may_contain'],
  use: ['storage', 'how_to_use', 'warnings'],
  maker: ['maker_name', 'maker_address', 'country_of_origin', 'licences', 'phone', 'email', 'website'],
  notes: ['notes'],
  support: ['support'],
  qrinfo: ['qrinfo'],
} as const satisfies Readonly<Record<string, readonly Exclude<keyof Content, 'sections'>[]>>;

export type FixedPart = keyof typeof FIXED_PARTS;
export type FixedContent<Part extends FixedPart> = Part extends FixedPart
  ? Pick<Content, (typeof FIXED_PARTS)[Part][number]>
  : never;

export function isFixedPart(text: string): text is FixedPart {
  return Object.hasOwn(FIXED_PARTS, text);
}

export const FIXED_PART_NAMES: readonly FixedPart[] = Object.keys(FIXED_PARTS).filter(isFixedPart);

/** What each fixed part is made of. */
export const FIXED_CONTENT = {
  overview: Content.pick(keys(FIXED_PARTS.overview)),
  ingredients: Content.pick(keys(FIXED_PARTS.ingredients)),
  use: Content.pick(keys(FIXED_PARTS.use)),
  maker: Content.pick(keys(FIXED_PARTS.maker)),
  notes: Content.pick(keys(FIXED_PARTS.notes)),
  support: Content.pick(keys(FIXED_PARTS.support)),
  qrinfo: Content.pick(keys(FIXED_PARTS.qrinfo)),
};

function keys<const Name extends string>(names: readonly Name[]): Record<Name, true> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each name, which the compiler cannot follow
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
}

/** A product of which nothing is said. */
export const NO_CONTENT: Content = Content.parse({});

import { z } from 'zod';
import { StoredFile } from '../files/index.ts';
import { endpoint, Id, listQuery, pageOf, SearchText } from '../http/index.ts';
import { PRODUCT, PRODUCTS } from '../products/feature.ts';
import { Content, FIXED_CONTENT } from './content.ts';
import { FACTS } from './facts/facts.ts';
import { Notes, QrInfo, Support } from './facts/more.ts';
import { DRAFT, VERSION } from './feature.ts';
import { RowId } from './row-id.ts';
import { SECTIONS_MAX, Section, SentSection } from './sections/sections.ts';

const Person = z.object({ id: Id, name: z.string() });
const ofProduct = z.object({ org: Id, id: Id });
const view = { who: 'member', permission: PRODUCTS.view, rate: 'read' } as const;
const edit = { who: 'member', permission: PRODUCTS.edit, rate: 'write' } as const;
const ids = { id: PRODUCT };

/** What shoppers see now, and since when. */
export const PublishedDetails = Content.extend({
  product_id: Id,
  version: z.int().positive(),
  published_at: z.iso.datetime(),
  /** Null when that person has deleted their account. */
  published_by: Person.nullable(),
});
export type PublishedDetails = z.output<typeof PublishedDetails>;

export const findProductDetails = endpoint({
  name: 'findProductDetails',
  summary: 'What shoppers see about a product now; its ETag is the version',
  method: 'GET',
  path: '/:org/products-details/:id',
  policy: view,
  params: ofProduct,
  reads: [PRODUCT, VERSION],
  reply: PublishedDetails,
  tag: 'version',
  ids,
});

function hasOwnIds(sections: readonly SentSection[]): boolean {
  const ids = sections.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

/** Callers who know no drafts: what they send is seen at once, and the draft becomes the same. */
const publishAtOnce = {
  method: 'PUT',
  policy: edit,
  params: ofProduct,
  changes: [PRODUCT, DRAFT, VERSION],
  reply: PublishedDetails,
  tag: 'version',
  ids,
  fails: ['changed_meanwhile', 'details_too_large', 'too_many_versions'],
} as const;

export const storeProductDetails = endpoint({
  ...publishAtOnce,
  name: 'storeProductDetails',
  summary: 'Replace the facts and sections of a product and publish them as a version; If-Match is honoured',
  path: '/:org/product-details/:id',
  body: z.strictObject({
    ...FACTS,
    sections: z
      .array(SentSection)
      .max(SECTIONS_MAX)
      .refine(hasOwnIds, 'two sections have the same id')
      .default([]),
  }),
});

export const storeQrInfo = endpoint({
  ...publishAtOnce,
  name: 'storeQrInfo',
  summary: 'Replace title, description and onward address of a product’s codes and publish them',
  path: '/:org/product-details/:id/qrinfo',
  body: QrInfo.unwrap(),
});

export const storeSupport = endpoint({
  ...publishAtOnce,
  name: 'storeSupport',
  summary: 'Replace where shoppers find help and publish it',
  path: '/:org/products/:id/support',
  body: Support.unwrap(),
});

export const storeNotes = endpoint({
  ...publishAtOnce,
  name: 'storeNotes',
  summary: 'Replace the notes on a product and publish them',
  path: '/:org/products/:id/notes',
  body: z.strictObject({ notes: Notes }),
});

/** A part of a draft as it was saved last. */
const saved = <Kind extends z.ZodType>(content: Kind) =>
  z.object({
    content,
    /** 0 when it was never saved. */
    revision: z.int().nonnegative(),
    changed_at: z.iso.datetime().nullable(),
    changed_by: Person.nullable(),
  });

/** What comes with `changed_meanwhile`: the part as it is now, or null when it is a section that someone has removed. */
export const CurrentPart = z.object({ current: saved(z.record(z.string(), z.unknown())).nullable() });
export type CurrentPart = z.output<typeof CurrentPart>;

export const Draft = z.object({
  product_id: Id,
  parts: z.object({
    overview: saved(FIXED_CONTENT.overview),
    ingredients: saved(FIXED_CONTENT.ingredients),
    use: saved(FIXED_CONTENT.use),
    maker: saved(FIXED_CONTENT.maker),
    notes: saved(FIXED_CONTENT.notes),
    support: saved(FIXED_CONTENT.support),
    qrinfo: saved(FIXED_CONTENT.qrinfo),
  }),
  /** In the order in which shoppers see them. */
  sections: z.array(saved(Section)),
  /** What shoppers see now. */
  published: z
    .object({ version: z.int().positive(), published_at: z.iso.datetime(), published_by: Person.nullable() })
    .nullable(),
  /** Parts that differ from what shoppers see, sections by their ids; `order` where sections were moved. */
  changes: z.array(z.string()),
  /** The files that the draft names. */
  files: z.array(StoredFile),
});
export type Draft = z.output<typeof Draft>;

export const findDraft = endpoint({
  name: 'findDraft',
  summary: 'The draft of what shoppers will see about a product',
  method: 'GET',
  path: '/:org/products/:id/draft',
  policy: view,
  params: ofProduct,
  reads: [PRODUCT, DRAFT, VERSION],
  reply: Draft,
  ids,
});

/** One part with its whole content. `at` is the place of a section that is new; the last without it. */
export const DraftPart = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('overview'), content: FIXED_CONTENT.overview }),
  z.strictObject({ part: z.literal('ingredients'), content: FIXED_CONTENT.ingredients }),
  z.strictObject({ part: z.literal('use'), content: FIXED_CONTENT.use }),
  z.strictObject({ part: z.literal('maker'), content: FIXED_CONTENT.maker }),
  z.strictObject({ part: z.literal('notes'), content: FIXED_CONTENT.notes }),
  z.strictObject({ part: z.literal('support'), content: FIXED_CONTENT.support }),
  z.strictObject({ part: z.literal('qrinfo'), content: FIXED_CONTENT.qrinfo }),
  z.strictObject({ part: z.literal('section'), content: Section, at: z.int().nonnegative().optional() }),
]);
export type DraftPart = z.output<typeof DraftPart>;

export const SavedPart = z.object({
  revision: z.int().positive(),
  changed_at: z.iso.datetime(),
  changes: Draft.shape.changes,
});
export type SavedPart = z.output<typeof SavedPart>;

export const saveDraftPart = endpoint({
  name: 'saveDraftPart',
  summary:
    'Save one part of a draft; If-Match is its last known revision, "0" or nothing for a part that was never saved; one that someone changed meanwhile is answered with 412 and what it is now',
  method: 'PUT',
  path: '/:org/products/:id/draft',
  policy: edit,
  params: ofProduct,
  body: DraftPart,
  changes: [DRAFT],
  reply: SavedPart,
  tag: 'revision',
  ids,
  fails: ['changed_meanwhile', 'details_too_large'],
});

export const deleteDraftSection = endpoint({
  name: 'deleteDraftSection',
  summary: 'Remove a section from a draft; shoppers see it until the draft is published',
  method: 'DELETE',
  path: '/:org/products/:id/draft/sections/:section',
  policy: edit,
  params: ofProduct.extend({ section: RowId }),
  changes: [DRAFT],
  reply: z.object({ changes: Draft.shape.changes }),
  ids,
  fails: ['changed_meanwhile'],
});

export const orderDraft = endpoint({
  name: 'orderDraft',
  summary: 'Put the sections of a draft in order; sections that are not named come last',
  method: 'PUT',
  path: '/:org/products/:id/draft/order',
  policy: edit,
  params: ofProduct,
  body: z.strictObject({ sections: z.array(RowId).max(SECTIONS_MAX) }),
  changes: [DRAFT],
  reply: z.object({ changes: Draft.shape.changes }),
  ids,
});

export const Version = z.object({
  number: z.int().positive(),
  made_at: z.iso.datetime(),
  made_by: Person.nullable(),
  /** False for a draft that was set aside when something else took its place. */
  is_published: z.boolean(),
  /** Whether shoppers see it now. */
  is_live: z.boolean(),
  /** The version that it brought back. */
  restored_from: z.int().positive().nullable(),
});
export type Version = z.output<typeof Version>;

export const publishDraft = endpoint({
  name: 'publishDraft',
  summary: 'Show the draft to shoppers, as a version that is kept',
  method: 'POST',
  path: '/:org/products/:id/publish',
  policy: { ...edit, idempotent: true },
  params: ofProduct,
  changes: [PRODUCT, DRAFT, VERSION],
  reply: Version,
  ids,
  fails: ['nothing_to_publish', 'details_too_large', 'too_many_versions'],
});

export const listVersions = endpoint({
  name: 'listVersions',
  summary: 'The versions of what shoppers see about a product, the newest first by default',
  method: 'GET',
  path: '/:org/products/:id/versions',
  policy: view,
  params: ofProduct,
  query: listQuery({ sort: ['number'], order: 'desc' }),
  reads: [VERSION],
  reply: pageOf(Version),
  ids,
});

const ofVersion = ofProduct.extend({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

export const findVersion = endpoint({
  name: 'findVersion',
  summary: 'One version with everything in it',
  method: 'GET',
  path: '/:org/products/:id/versions/:number',
  policy: view,
  params: ofVersion,
  reads: [VERSION],
  reply: Version.extend({ content: Content, files: z.array(StoredFile) }),
  ids,
});

export const restoreVersion = endpoint({
  name: 'restoreVersion',
  summary:
    'Bring a version back into the draft; what was in the draft and not published is set aside as a version',
  method: 'POST',
  path: '/:org/products/:id/versions/:number/restore',
  policy: edit,
  params: ofVersion,
  changes: [DRAFT, VERSION],
  reply: Draft,
  ids,
  fails: ['too_many_versions'],
});

export const searchNutrients = endpoint({
  name: 'searchNutrients',
  summary:
    'Nutrients by a part of their name, at most 20, with what an adult needs or should not exceed in a day',
  method: 'GET',
  path: '/:org/vendors/search_nutrients',
  policy: view,
  params: z.object({ org: Id }),
  query: z.strictObject({ search_query: SearchText }),
  reply: z.array(z.object({ name: z.string(), unit: z.string(), daily_value: z.number().nullable() })),
});

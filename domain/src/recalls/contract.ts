import { z } from 'zod';
import { LanguageCode } from '../details/index.ts';
import { csvOf, endpoint, Id, listQuery, pageOf, singleLineText } from '../http/index.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { CODE } from '../qr/feature.ts';
import { Code } from '../qr/index.ts';
import { RECALL, RECALLS } from './feature.ts';
import { RECALL_SCOPES, RecallFields, RunId, ScopeFields } from './recall-fields.ts';
import { openingWords, RecallWords, Translation } from './recall-words.ts';

/** Open ones of an organisation, mock recalls counted apart: every scan of its codes reads them. */
export const OPEN_RECALLS_MAX = 200;
/** Those that have ended, too: their reports stay. */
export const RECALLS_MAX = 20_000;
/** Open ones of the same code, run, batch or product; the windows of a product count together. */
export const OPEN_RECALLS_OF_TARGET_MAX = 5;

const Named = z.object({ id: Id, name: z.string() });
const LevelCount = z.object({ name: z.string(), count: z.int().positive() });

/** What a recall reaches. */
export const RecallReach = z.object({
  /** In all. */
  codes: z.int().nonnegative(),
  levels: z.array(LevelCount),
  /** Of these, those that are in no other pack of them: what someone has to fetch. */
  packs: z.int().nonnegative(),
  /** Whose goods they are, the most first; null for those of none. At most 20 are named. */
  batches: z.array(z.object({ id: Id.nullable(), lot_code: z.string(), codes: z.int().positive() })),
  batches_count: z.int().nonnegative(),
});
export type RecallReach = z.output<typeof RecallReach>;

export const RecallEntry = z.object({
  id: Id,
  org_id: Id,
  scope: z.enum(RECALL_SCOPES),
  qr_id: z.string().nullable(),
  run_id: RunId.nullable(),
  batch_id: Id.nullable(),
  product_id: Id.nullable(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  mock: z.boolean(),
  heading: z.string(),
  reason: z.string(),
  hazard: z.string(),
  what_to_do: z.string(),
  remedy: z.string(),
  contact: z.string(),
  language: LanguageCode,
  translations: z.partialRecord(LanguageCode, Translation),
  created_by: Id.nullable(),
  created_at: z.iso.datetime(),
  lifted_at: z.iso.datetime().nullable(),
  lift_reason: z.string(),
  /** The product whose goods it is about, also where the scope is a code, a run or a batch. */
  product: Named.nullable(),
  /** The batch, where the scope is one or a code of one. */
  lot_code: z.string().nullable(),
  /** The level of the code, where the scope is one. */
  level: z.string().nullable(),
  opened_by: Named.nullable(),
  ended_by: Named.nullable(),
  /** What it reached when it was opened; null where there was too much to count while people wait, or from before this was kept. */
  reached: RecallReach.nullable(),
});
export type RecallEntry = z.output<typeof RecallEntry>;

const inOrg = z.object({ org: Id });
const byId = z.object({ org: Id, id: Id });
const ofCode = z.object({ org: Id, id: Code });
const NO_ROOM = ['too_many_recalls', 'too_many_recalls_of_target', 'too_many_recalls_ever'] as const;
const mayRecall = { who: 'member', permission: RECALLS.create, rate: 'write', idempotent: true } as const;

export const recallCode = endpoint({
  name: 'recallCode',
  summary: 'Recall a code and everything packed in it',
  method: 'POST',
  path: '/:org/qr/:id/recall',
  policy: mayRecall,
  params: ofCode,
  body: z.strictObject(openingWords),
  changes: [RECALL],
  reply: RecallEntry,
  fails: NO_ROOM,
});

export const recallOfCode = endpoint({
  name: 'recallOfCode',
  summary: 'Whether a code is recalled, and by which recalls; mock recalls are listed but do not count',
  method: 'GET',
  path: '/:org/qr/:id/recall',
  policy: { who: 'member', permission: RECALLS.view, rate: 'read' },
  params: ofCode,
  reads: [RECALL, CODE],
  reply: z.object({ qr_id: z.string(), recalled: z.boolean(), entries: z.array(RecallEntry) }),
});

export const createRecall = endpoint({
  name: 'createRecall',
  summary: 'Recall a code, a run, a batch, a product, or the codes of a product issued in a period of time',
  method: 'POST',
  path: '/:org/recalls',
  policy: mayRecall,
  params: inOrg,
  body: RecallFields,
  ids: { batch_id: BATCH },
  changes: [RECALL],
  reply: RecallEntry,
  fails: NO_ROOM,
});

export const listRecalls = endpoint({
  name: 'listRecalls',
  summary: 'Recalls, newest first',
  method: 'GET',
  path: '/:org/recalls',
  policy: { who: 'member', permission: RECALLS.view, rate: 'read' },
  params: inOrg,
  query: listQuery({
    sort: ['created_at'],
    order: 'desc',
    search: true,
    filters: {
      open: z.enum(['true', 'false']).optional(),
      mock: z.enum(['true', 'false']).optional(),
      /** Only those about goods of this product, whatever their scope. */
      product_id: Id.optional(),
    },
  }),
  reads: [RECALL],
  ids: { product_id: PRODUCT },
  reply: pageOf(RecallEntry),
  csv: csvOf<RecallEntry>('recalls', {
    created_at: 'Opened (UTC)',
    lifted_at: 'Ended (UTC)',
    scope: 'Type',
    mock: 'Mock recall',
    'product.name': 'Product',
    lot_code: 'Batch',
    'reached.codes': 'Codes affected',
    heading: 'Heading',
    reason: 'Reason',
    hazard: 'Hazard',
    what_to_do: 'What to do',
    remedy: 'Remedy',
    contact: 'Contact',
    'opened_by.name': 'Opened by',
    'ended_by.name': 'Ended by',
    lift_reason: 'Reason of its end',
    qr_id: 'Code',
    run_id: 'Run',
    batch_id: 'Batch ID',
    product_id: 'Product ID',
    from: 'Issued from (UTC)',
    to: 'Issued until (UTC)',
    id: 'Recall ID',
  }),
});

export const recallReach = endpoint({
  name: 'recallReach',
  summary: 'How many codes a recall would affect, before anyone confirms it',
  method: 'POST',
  path: '/:org/recalls/reach',
  policy: { who: 'member', permission: RECALLS.create, rate: 'read' },
  params: inOrg,
  body: ScopeFields,
  ids: { batch_id: BATCH },
  reply: RecallReach.extend({
    /** Null where there are too many to count while someone waits; then nothing else is counted either. It can be opened all the same. */
    codes: RecallReach.shape.codes.nullable(),
    /** The product whose goods these are, which someone types to confirm; or the batch, where there is one. */
    product: Named.nullable(),
    lot_code: z.string().nullable(),
    level: z.string().nullable(),
    /** Codes of these that were scanned already. Counted up to 10,000; null where it could not be counted in time. */
    scanned: z.int().nonnegative().nullable(),
    /** Taken out of their packs or put into others by hand. */
    moved: z.int().nonnegative(),
    /** Open recalls that reach all of these already. */
    open: z.array(z.object({ id: Id, reason: z.string(), mock: z.boolean() })),
  }),
});

export const findRecall = endpoint({
  name: 'findRecall',
  summary: 'One recall',
  method: 'GET',
  path: '/:org/recalls/:id',
  policy: { who: 'member', permission: RECALLS.view, rate: 'read' },
  params: byId,
  ids: { id: RECALL },
  reads: [RECALL],
  reply: RecallEntry,
});

export const changeRecall = endpoint({
  name: 'changeRecall',
  summary: 'Change what an open recall says; what it said before is kept',
  method: 'PUT',
  path: '/:org/recalls/:id',
  policy: { who: 'member', permission: RECALLS.create, rate: 'write' },
  params: byId,
  body: RecallWords,
  ids: { id: RECALL },
  changes: [RECALL],
  reply: RecallEntry,
  fails: ['recall_ended', 'too_many_recall_changes'],
});

/** So often the words of a recall can be changed. */
export const RECALL_CHANGES_MAX = 100;

export const listRecallWords = endpoint({
  name: 'listRecallWords',
  summary: 'What a recall said before, the newest first',
  method: 'GET',
  path: '/:org/recalls/:id/words',
  policy: { who: 'member', permission: RECALLS.view, rate: 'read' },
  params: byId,
  ids: { id: RECALL },
  reads: [RECALL],
  reply: z
    .array(
      z.object({
        ...RecallEntry.pick({
          heading: true,
          reason: true,
          hazard: true,
          what_to_do: true,
          remedy: true,
          contact: true,
          language: true,
          translations: true,
        }).shape,
        /** From when until when it said so. */
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        /** Who changed it. */
        changed_by: Named.nullable(),
      }),
    )
    .max(RECALL_CHANGES_MAX),
});

export const LIFT_REASON_MAX = 500;

export const liftRecall = endpoint({
  name: 'liftRecall',
  summary: 'End a recall with the reason; the record stays',
  method: 'POST',
  path: '/:org/recalls/:id/lift',
  policy: mayRecall,
  params: byId,
  body: z.strictObject({ reason: singleLineText(LIFT_REASON_MAX) }),
  ids: { id: RECALL },
  changes: [RECALL],
  reply: RecallEntry,
});

import { z } from 'zod';
import {
  csvOf,
  endpoint,
  Id,
  listQuery,
  Moment,
  multiLineText,
  pageOf,
  singleLineText,
} from '../http/index.ts';
import { BATCH } from '../products/feature.ts';
import { CODE } from '../qr/feature.ts';
import { Code } from '../qr/index.ts';
import { RECALL, RECALLS } from './feature.ts';

/** Open ones of an organisation, mock recalls counted apart: every scan of its codes reads them. */
export const OPEN_RECALLS_MAX = 200;
/** Open ones of the same code, run, batch or product; the windows of a product count together. */
export const OPEN_RECALLS_OF_TARGET_MAX = 5;

export const RECALL_SCOPES = ['code', 'run', 'batch', 'product', 'window'] as const;

const RunId = z.int().positive();

/** What a recall says to people. Only the reason is required: a recall must not wait for a text. */
const words = {
  reason: singleLineText(500),
  hazard: multiLineText(500).optional(),
  what_to_do: multiLineText(2000).optional(),
  contact: multiLineText(200).optional(),
  /** An exercise: counted and listed, never shown to a shopper. */
  mock: z.boolean().optional(),
};

/** What is recalled. `window` is the codes of a product that were issued from one moment up to another. */
const scopes = {
  code: { scope: z.literal('code'), qr_id: Code },
  run: { scope: z.literal('run'), run_id: RunId },
  batch: { scope: z.literal('batch'), batch_id: Id },
  product: { scope: z.literal('product'), product_id: Id },
  window: { scope: z.literal('window'), product_id: Id, from: Moment, to: Moment },
};

const isOrdered = ({ scope, from, to }: { scope: string; from?: string; to?: string }) =>
  scope !== 'window' || new Date(from ?? 0) < new Date(to ?? 0);
const ORDERED = { path: ['to'], message: 'must be after from' };

const ScopeFields = z
  .discriminatedUnion('scope', [
    z.strictObject(scopes.code),
    z.strictObject(scopes.run),
    z.strictObject(scopes.batch),
    z.strictObject(scopes.product),
    z.strictObject(scopes.window),
  ])
  .refine(isOrdered, ORDERED);
export type ScopeFields = z.output<typeof ScopeFields>;

const RecallFields = z
  .discriminatedUnion('scope', [
    z.strictObject({ ...scopes.code, ...words }),
    z.strictObject({ ...scopes.run, ...words }),
    z.strictObject({ ...scopes.batch, ...words }),
    z.strictObject({ ...scopes.product, ...words }),
    z.strictObject({ ...scopes.window, ...words }),
  ])
  .refine(isOrdered, ORDERED);
export type RecallFields = z.output<typeof RecallFields>;

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
  reason: z.string(),
  hazard: z.string(),
  what_to_do: z.string(),
  contact: z.string(),
  created_by: Id.nullable(),
  created_at: z.iso.datetime(),
  lifted_at: z.iso.datetime().nullable(),
});
export type RecallEntry = z.output<typeof RecallEntry>;

const inOrg = z.object({ org: Id });
const ofCode = z.object({ org: Id, id: Code });
const NO_ROOM = ['too_many_recalls', 'too_many_recalls_of_target'] as const;
const mayRecall = { who: 'member', permission: RECALLS.create, rate: 'write', idempotent: true } as const;

export const recallCode = endpoint({
  name: 'recallCode',
  summary: 'Recall a code and everything packed in it',
  method: 'POST',
  path: '/:org/qr/:id/recall',
  policy: mayRecall,
  params: ofCode,
  body: z.strictObject(words),
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
    filters: { open: z.enum(['true', 'false']).optional() },
  }),
  reads: [RECALL],
  reply: pageOf(RecallEntry),
  csv: csvOf<RecallEntry>('recalls', {
    created_at: 'Opened (UTC)',
    lifted_at: 'Ended (UTC)',
    scope: 'Type',
    mock: 'Mock recall',
    reason: 'Reason',
    hazard: 'Hazard',
    what_to_do: 'What to do',
    contact: 'Contact',
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
  reply: z.object({
    codes: z.int().nonnegative(),
    levels: z.array(z.object({ name: z.string(), count: z.int().positive() })),
  }),
});

export const liftRecall = endpoint({
  name: 'liftRecall',
  summary: 'End a recall; the record stays',
  method: 'POST',
  path: '/:org/recalls/:id/lift',
  policy: mayRecall,
  params: z.object({ org: Id, id: Id }),
  ids: { id: RECALL },
  changes: [RECALL],
  reply: RecallEntry,
});

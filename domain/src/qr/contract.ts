import { z } from 'zod';
import {
  Day,
  endpoint,
  Id,
  PAGE_MAX,
  PAGE_SIZE_MAX,
  pageOf,
  queryCount,
  singleLineText,
} from '../http/index.ts';
import { LABEL } from '../labels/feature.ts';
import { PACKAGING, PACKAGINGS } from '../packaging/feature.ts';
import { PRINTING } from '../printing/feature.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { Code } from './code-text.ts';
import { CODE, CODES, RUN, WORK } from './feature.ts';

/** Codes of one act of issuing. */
export const CODES_PER_RUN_MAX = 10_000_000;
/** Codes named in one call. */
export const CODES_PER_CALL_MAX = 1000;
export const WITHDRAW_REASON_MAX = 500;
export const WithdrawReason = singleLineText(WITHDRAW_REASON_MAX);
/** Lists of codes are computed, so their last page is as quick as their first. */
export const CODE_PAGE_MAX = 999_999_999;

const inOrg = z.object({ org: Id });
const ofProduct = z.object({ org: Id, id: Id });
export const CodesOfLevel = z.object({ name: z.string(), count: z.int().positive() });
const QrIds = z.array(Code).min(1).max(CODES_PER_CALL_MAX);

/** A run in an address. */
export const RunId = z
  .string()
  .regex(/^[1-9]\d{0,10}$/)
  .transform(Number);

/** A day in the caller's own timezone. */
export const onDay = {
  date: Day.optional(),
  page_size: queryCount(PAGE_SIZE_MAX, 20),
};

export const DefaultQr = z.object({
  id: z.string(),
  /** What the symbol holds: the address that a scan opens. */
  url: z.string(),
});

export const getDefaultQr = endpoint({
  name: 'getDefaultQr',
  summary: 'The product’s default code; created when first requested',
  method: 'GET',
  path: '/:org/products/:id/default-qr',
  policy: { who: 'member', permission: CODES.view, rate: 'read' },
  params: ofProduct,
  ids: { id: PRODUCT },
  reads: [CODE],
  reply: DefaultQr,
});

export const renewDefaultQr = endpoint({
  name: 'renewDefaultQr',
  summary: 'Replace the product’s default code; the old one keeps working and says that it was replaced',
  method: 'POST',
  path: '/:org/products/:id/default-qr/renew',
  policy: { who: 'member', permission: CODES.renew, rate: 'write', stepUp: 'everybody', idempotent: true },
  params: ofProduct,
  ids: { id: PRODUCT },
  changes: [CODE],
  reply: DefaultQr,
});

export const issueCodes = endpoint({
  name: 'issueCodes',
  summary: 'Issue codes for a packaging structure, all levels at once, with one print job',
  method: 'POST',
  // The packaging. Named as in the other call of this path: one path has one name for its parameter.
  path: '/:org/qr/:id',
  policy: { who: 'member', permission: CODES.generate, rate: 'write', idempotent: true },
  params: z.object({ org: Id, id: Id }),
  body: z.strictObject({
    /** Must be the one of the address. */
    packagingId: Id,
    count: z.int().min(1).max(CODES_PER_RUN_MAX),
    batch_id: Id.optional(),
    label_id: Id.optional(),
  }),
  ids: { id: PACKAGING, batch_id: BATCH, label_id: LABEL },
  changes: [CODE, RUN, WORK],
  reply: z.object({
    run_id: z.int().positive(),
    work_id: Id,
    /** Codes in all. */
    count: z.int().positive(),
    levels: z.array(CodesOfLevel),
    created_at: z.iso.datetime(),
  }),
  fails: ['too_many_codes'],
});

export const QrCode = z.object({
  id: z.string(),
  url: z.string(),
  run_id: z.int().positive(),
  index: z.int().nonnegative(),
  level: z.string(),
  /** Levels below its own; null for a blank code that is nothing yet. */
  height: z.int().nonnegative().nullable(),
  /** The pack that it sits in now. */
  parent_id: z.string().nullable(),
  /** Whether it sits where it was issued, in another pack, or in none any more. */
  packed: z.enum(['as_issued', 'elsewhere', 'taken_out']),
  product_id: Id.nullable(),
  batch_id: Id.nullable(),
  lot_code: z.string().nullable(),
  created_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
});
export type QrCode = z.output<typeof QrCode>;

export const listCodes = endpoint({
  name: 'listCodes',
  summary: 'The codes of a packaging structure: newest run first, in order within a run',
  method: 'GET',
  path: '/:org/qr/:id',
  policy: { who: 'member', permission: CODES.view, rate: 'read' },
  params: z.object({ org: Id, id: Id }),
  query: z.strictObject({ ...onDay, run: RunId.optional(), page: queryCount(CODE_PAGE_MAX, 1) }),
  ids: { id: PACKAGING },
  reads: [CODE, RUN],
  reply: pageOf(QrCode),
});

export const childCounts = endpoint({
  name: 'childCounts',
  summary: 'How many codes of each level are in this pack now; empty for the innermost level',
  method: 'GET',
  path: '/:org/child-counts/qr/:id',
  policy: { who: 'member', permission: PACKAGINGS.view, rate: 'read' },
  params: z.object({ org: Id, id: Code }),
  reads: [CODE],
  reply: z.array(CodesOfLevel),
  fails: ['too_many_moves'],
});

export const withdrawCodes = endpoint({
  name: 'withdrawCodes',
  summary: 'Withdraw codes, all or none; anyone who scans one sees that it was withdrawn',
  method: 'DELETE',
  path: '/:org/qrs',
  policy: { who: 'member', permission: CODES.delete, rate: 'write', stepUp: 'all_but_owner' },
  params: inOrg,
  body: z.strictObject({
    qrIds: QrIds,
    reason: z.union([z.literal(''), WithdrawReason]).default(''),
  }),
  changes: [CODE],
  reply: z.object({ withdrawn: z.int().positive() }),
  failedText: 'Failed to delete product QRs',
});

export const assignCodes = endpoint({
  name: 'assignCodes',
  summary: 'Assign blank codes, and pack codes into a pack or take them out, all or none',
  method: 'PUT',
  path: '/:org/qrs/products/:p/packaging/:k',
  policy: { who: 'member', permission: CODES.assign, rate: 'write' },
  params: z.object({ org: Id, p: Id, k: Id }),
  body: z.strictObject({
    qrIds: QrIds,
    /** The level of the packaging that these codes are. */
    packagingInfoName: singleLineText(60),
    /** The pack that they go into; null takes them out of the one they are in; left out, they stay where they are. */
    parentID: Code.nullable().optional(),
    batch_id: Id.optional(),
  }),
  ids: { p: PRODUCT, k: PACKAGING, batch_id: BATCH },
  changes: [CODE],
  reply: z.object({ assigned: z.int().positive() }),
  fails: [
    'wrong_level',
    'code_assigned',
    'code_withdrawn',
    'blank_unassigned',
    'pack_too_small',
    'pack_full',
    'packed_elsewhere',
    'parent_recalled',
  ],
  failedText: 'Failed to assign product QRs',
});

export const WORK_STATES = ['new', 'queued', 'rendering', 'ready', 'printed', 'failed', 'cancelled'] as const;

export const Work = z.object({
  id: Id,
  org_id: Id,
  type: z.enum(['QR_PACKAGING']),
  product_id: Id,
  packaging_id: Id,
  label_id: Id.nullable(),
  run_id: z.int().positive(),
  count: z.int().positive(),
  state: z.enum(WORK_STATES),
  /** Labels done so far. */
  progress: z.int().nonnegative(),
  file_id: Id.nullable(),
  created_by: Id.nullable(),
  created_at: z.iso.datetime(),
  printed_at: z.iso.datetime().nullable(),
});
export type Work = z.output<typeof Work>;

export const listWork = endpoint({
  name: 'listWork',
  summary: 'Print jobs, newest first',
  method: 'GET',
  path: '/:org/work',
  policy: { who: 'member', permission: PRINTING.view, rate: 'read' },
  params: inOrg,
  query: z.strictObject({
    ...onDay,
    type: z.enum(['QR_PACKAGING']).optional(),
    page: queryCount(PAGE_MAX, 1),
  }),
  reads: [WORK],
  reply: pageOf(Work),
});

export const bulkWork = endpoint({
  name: 'bulkWork',
  summary: 'Queue several print jobs together, or mark them as printed; all or none',
  method: 'POST',
  path: '/:org/work/bulk',
  policy: { who: 'member', permission: PRINTING.run, rate: 'write', idempotent: true },
  params: inOrg,
  body: z.strictObject({
    workIDs: z.array(Id).min(1).max(100),
    /** What they become: waiting to be printed unless `printed` confirms that they were. */
    state: z.enum(['queued', 'printed']).optional(),
  }),
  changes: [WORK],
  reply: z.array(Work),
  fails: ['work_done'],
});

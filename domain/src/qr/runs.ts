import { z } from 'zod';
import { csvOf, endpoint, Id, PAGE_MAX, PAGE_SIZE_MAX, pageOf, queryCount } from '../http/index.ts';
import { PACKAGING } from '../packaging/feature.ts';
import { BATCH } from '../products/feature.ts';
import { Code } from './code-text.ts';
import {
  CODE_PAGE_MAX,
  CODES_PER_RUN_MAX,
  CodesOfLevel,
  onDay,
  QrCode,
  RunId,
  WORK_STATES,
} from './contract.ts';
import { CODE, CODES, RUN, WORK } from './feature.ts';

const view = { who: 'member', permission: CODES.view, rate: 'read' } as const;

export const IssuedRun = z.object({
  id: z.int().positive(),
  kind: z.enum(['structure', 'blank']),
  created_at: z.iso.datetime(),
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  packs: z.int().positive(),
  /** Codes in all. */
  count: z.int().positive(),
  levels: z.array(CodesOfLevel),
  batch: z.object({ id: Id, lot_code: z.string() }).nullable(),
  /** Its print job, for those who may see print jobs. */
  work: z.object({ id: Id, state: z.enum(WORK_STATES) }).nullable(),
});
export type IssuedRun = z.output<typeof IssuedRun>;

export const listRuns = endpoint({
  name: 'listRuns',
  summary: 'The runs of a packaging structure, newest first, with how many codes they have together',
  method: 'GET',
  path: '/:org/qr/:id/runs',
  policy: view,
  params: z.object({ org: Id, id: Id }),
  query: z.strictObject({ ...onDay, page: queryCount(PAGE_MAX, 1) }),
  ids: { id: PACKAGING },
  reads: [RUN, WORK, BATCH],
  reply: pageOf(IssuedRun).extend({ codes: z.int().nonnegative() }),
});

/** A code as its run issued it, whatever has happened to it since. */
export const RunCode = z.object({
  /** Its place in the run, counted from 1. */
  number: z.int().positive(),
  code: z.string(),
  address: z.string(),
  level: z.string(),
  /** The code of the pack that it was issued in; nothing for an outermost one. */
  pack: z.string().nullable(),
  run: z.int().positive(),
});
export type RunCode = z.output<typeof RunCode>;

export const listRunCodes = endpoint({
  name: 'listRunCodes',
  summary: 'The codes of a run as they were issued, in order, or those from one number to another',
  method: 'GET',
  path: '/:org/runs/:id/codes',
  policy: view,
  params: z.object({ org: Id, id: RunId }),
  query: z
    .strictObject({
      /** The first and the last number, both included. */
      from: queryCount(CODES_PER_RUN_MAX, 1),
      to: queryCount(CODES_PER_RUN_MAX, CODES_PER_RUN_MAX),
      page: queryCount(CODE_PAGE_MAX, 1),
      page_size: queryCount(PAGE_SIZE_MAX, 20),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' }),
  reads: [RUN],
  reply: pageOf(RunCode),
  csv: {
    ...csvOf<RunCode>('codes', {
      number: 'Number',
      code: 'Code',
      address: 'Address',
      level: 'Level',
      pack: 'Pack as issued',
      run: 'Run',
    }),
    isComputed: true,
  },
});

const Named = z.object({ id: Id, name: z.string() }).nullable();

/** What a code belongs to. */
export const CodeOwner = z.object({ product: Named, packaging: Named });

export const findCode = endpoint({
  name: 'findCode',
  summary:
    'A code of the organisation: where it is in this packaging structure, or what it belongs to instead',
  method: 'GET',
  path: '/:org/qr/:id/codes/:code',
  policy: view,
  params: z.object({ org: Id, id: Id, code: Code }),
  ids: { id: PACKAGING },
  reads: [CODE, RUN],
  reply: z.object({
    /** Whether it was issued for this structure. */
    is_here: z.boolean(),
    kind: z.enum(['default', 'structure', 'blank']),
    code: QrCode,
    /** What its run was issued for. */
    issued_for: CodeOwner,
    /** What it belongs to now; for a blank code, what it was assigned to. */
    belongs_to: CodeOwner,
  }),
});

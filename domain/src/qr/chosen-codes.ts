import { z } from 'zod';
import { endpoint, Id, singleLineText } from '../http/index.ts';
import { PACKAGING } from '../packaging/feature.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { Code } from './code-text.ts';
import { CODES_PER_CALL_MAX, CodesOfLevel, WithdrawReason } from './contract.ts';
import { CODE, CODES } from './feature.ts';
import { CodeOwner } from './runs.ts';

/** Codes from a first to a last one of the same run, both included. Each that something happens to is a row of its own. */
export const CODES_PER_RANGE_MAX = 10_000;
/** So many codes that were refused are named; how many there were is always told. */
export const REFUSED_NAMED_MAX = CODES_PER_CALL_MAX;
const TYPED_CODE_MAX = 200;

/** As they were typed or pasted: one that cannot be read is refused by itself, and the others count. */
const list = { codes: z.array(z.string().max(TYPED_CODE_MAX)).min(1).max(CODES_PER_CALL_MAX) };
const range = { from: Code, to: Code };
export type ChosenCodes = { codes: string[] } | { from: Code; to: Code };

export const REFUSALS = ['not_a_code', 'not_yours', 'not_blank', 'assigned', 'withdrawn'] as const;
export type Refusal = (typeof REFUSALS)[number];

const RefusedCode = z.object({
  /** As it was given, where it is no code. */
  qr_id: z.string(),
  reason: z.enum(REFUSALS),
  /** What it belongs to already. */
  belongs_to: CodeOwner.nullable(),
});
export type RefusedCode = z.output<typeof RefusedCode>;

const outcome = {
  /** Were so before. */
  already: z.int().nonnegative(),
  refused: z.array(RefusedCode),
  refused_count: z.int().nonnegative(),
};

const inOrg = z.object({ org: Id });
const FAILS = ['range_of_two_runs', 'range_reversed', 'range_too_long'] as const;

export const readRange = endpoint({
  name: 'readRange',
  summary: 'What a range of codes holds, from a first to a last code of the same run',
  method: 'POST',
  path: '/:org/qrs/range',
  policy: { who: 'member', permission: CODES.view, rate: 'read' },
  params: inOrg,
  body: z.strictObject(range),
  reads: [CODE],
  reply: z.object({
    run_id: z.int().positive(),
    kind: z.enum(['default', 'structure', 'blank']),
    /** Their numbers in the run, counted from 1. */
    first: z.int().positive(),
    last: z.int().positive(),
    count: z.int().positive(),
    levels: z.array(CodesOfLevel),
    assigned: z.int().nonnegative(),
    withdrawn: z.int().nonnegative(),
    issued_for: CodeOwner,
  }),
  fails: FAILS,
});

const blanks = {
  product: Id,
  packaging: Id,
  /** The level of the packaging that these codes are. */
  level: singleLineText(60),
  batch: Id.optional(),
};

export const assignBlanks = endpoint({
  name: 'assignBlanks',
  summary:
    'Assign blank codes to a level of a packaging structure; those that cannot be are named with the reason',
  method: 'POST',
  path: '/:org/qrs/assign-blanks',
  policy: { who: 'member', permission: CODES.assign, rate: 'write' },
  params: inOrg,
  body: z.union([z.strictObject({ ...blanks, ...list }), z.strictObject({ ...blanks, ...range })]),
  ids: { product: PRODUCT, packaging: PACKAGING, batch: BATCH },
  changes: [CODE],
  reply: z.object({ assigned: z.int().nonnegative(), ...outcome }),
  fails: ['wrong_level', ...FAILS],
  failedText: 'Failed to assign product QRs',
});

export const withdrawChosen = endpoint({
  name: 'withdrawChosen',
  summary: 'Withdraw codes by list or range; those that cannot be are named with the reason',
  method: 'POST',
  path: '/:org/qrs/withdraw',
  policy: { who: 'member', permission: CODES.delete, rate: 'write', stepUp: 'all_but_owner' },
  params: inOrg,
  body: z.union([
    z.strictObject({ reason: WithdrawReason, ...list }),
    z.strictObject({ reason: WithdrawReason, ...range }),
  ]),
  changes: [CODE],
  reply: z.object({ withdrawn: z.int().nonnegative(), ...outcome }),
  fails: FAILS,
  failedText: 'Failed to delete product QRs',
});

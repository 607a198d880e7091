import { z } from 'zod';
import { endpoint, Id, PAGE_SIZE_MAX, pageOf, queryCount } from '../http/index.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { CODE, CODES, RUN, WORK } from '../qr/feature.ts';
import { CODE_PAGE_MAX, Code, CodesOfLevel, TRACE_STEPS } from '../qr/index.ts';
import { RECALL } from '../recalls/feature.ts';

/** Scans are counted up to this many; from there on there are more. */
export const SCANS_COUNTED_MAX = 10_000;
/** Packs that a code was in before, the newest first. */
export const FORMER_PACKS_MAX = 20;
/** Recalled packs in a pack that are named. */
export const RECALLED_INSIDE_MAX = 20;

const Named = z.object({ id: Id, name: z.string() });
const Person = Named.nullable();
const inPath = z.object({ org: Id, code: Code });
const view = { who: 'member', permission: CODES.view, rate: 'read' } as const;

/** What a code is now. The first that is true counts. */
export const CODE_STATUSES = ['recalled', 'withdrawn', 'replaced', 'unassigned', 'active'] as const;

/** Which one it is of the packs around it, or of the outermost packs of its run, counted from 1. */
const Position = z.object({ number: z.int().positive(), of: z.int().positive() });

const PackAround = z.object({
  code: z.string(),
  level: z.string(),
  position: Position.nullable(),
  is_recalled: z.boolean(),
  is_withdrawn: z.boolean(),
});

const RecallOfCode = z.object({
  id: Id,
  mock: z.boolean(),
  reason: z.string(),
  created_at: z.iso.datetime(),
  product_id: Id.nullable(),
});

export const TracedCode = z.object({
  code: z.string(),
  /** What the symbol holds. */
  address: z.string(),
  kind: z.enum(['default', 'structure', 'blank']),
  status: z.enum(CODE_STATUSES),
  level: z.string(),
  /** Levels below it: none means that nothing goes into it. Null for a blank code that is nothing yet. */
  height: z.int().nonnegative().nullable(),
  position: Position.nullable(),
  product: Named.extend({ is_deleted: z.boolean() }).nullable(),
  packaging: Named.nullable(),
  batch: z
    .object({
      id: Id,
      lot_code: z.string(),
      made_on: z.string().nullable(),
      expires_on: z.string().nullable(),
    })
    .nullable(),
  issued: z.object({
    run_id: z.int().positive(),
    at: z.iso.datetime(),
    by: Person,
    /** Its place in the run, counted from 1, and how many codes that has. */
    number: z.int().positive(),
    of: z.int().positive(),
    /** Its level in the run, counted from 1 from the outermost, and how many there are. A run of blanks has one. */
    level_number: z.int().positive(),
    levels: z.int().positive(),
  }),
  withdrawn: z.object({ at: z.iso.datetime(), by: Person, reason: z.string() }).nullable(),
  replaced_at: z.iso.datetime().nullable(),
  /** The packs that it is in, outermost first. */
  around: z.array(PackAround),
  /** Packs that it was in before, the newest first. */
  was_in: z
    .array(
      z.object({
        code: z.string(),
        level: z.string(),
        until: z.iso.datetime(),
      }),
    )
    .max(FORMER_PACKS_MAX),
  /** What is in it now at any depth, by level. */
  inside: z.array(CodesOfLevel),
  /** Packs in it, at any depth, that are recalled by themselves while it is not. */
  recalled_inside: z.array(z.object({ code: z.string(), level: z.string() })).max(RECALLED_INSIDE_MAX),
  recalls: z.array(RecallOfCode),
  scans: z.object({
    count: z.int().nonnegative(),
    has_more: z.boolean(),
    first_at: z.iso.datetime().nullable(),
    last_at: z.iso.datetime().nullable(),
  }),
});
export type TracedCode = z.output<typeof TracedCode>;

export const traceCode = endpoint({
  name: 'traceCode',
  summary:
    'A code of the organisation: what it is, where it is packed, what is in it, and whether it is recalled',
  method: 'GET',
  path: '/:org/codes/:code',
  policy: view,
  params: inPath,
  reads: [CODE, RUN, RECALL, BATCH, PRODUCT],
  reply: TracedCode,
});

export const InnerCode = z.object({
  code: z.string(),
  level: z.string(),
  /** Which one it is of the pack that it was issued in, counted from 1; null where it came from elsewhere. */
  number: z.int().positive().nullable(),
  state: z.enum(['as_issued', 'moved_in', 'moved_out']),
  /** Where one that was moved out is now; null for one that is in no pack. */
  now_in: z.object({ code: z.string(), level: z.string() }).nullable(),
  /** How many packs are directly in it. */
  holds: z.int().nonnegative(),
  is_scanned: z.boolean(),
  is_recalled: z.boolean(),
  is_withdrawn: z.boolean(),
});
export type InnerCode = z.output<typeof InnerCode>;

export const listInside = endpoint({
  name: 'listInside',
  summary:
    'What is directly in a pack: what was issued in it, in order, with what was moved out, and then what was moved in',
  method: 'GET',
  path: '/:org/codes/:code/inside',
  policy: view,
  params: inPath,
  query: z.strictObject({ page: queryCount(CODE_PAGE_MAX, 1), page_size: queryCount(PAGE_SIZE_MAX, 20) }),
  reads: [CODE, RECALL],
  reply: pageOf(InnerCode).extend({
    as_issued: z.int().nonnegative(),
    moved_in: z.int().nonnegative(),
    moved_out: z.int().nonnegative(),
  }),
});

/** What happens in the life of a code: what people do with it, and what happens to it with many others. */
export const LIFE_STEPS = [
  ...TRACE_STEPS,
  'issued',
  'printed',
  'replaced',
  'scanned',
  'recall_opened',
  'recall_ended',
] as const;

export const LifeStep = z.object({
  /** Unique in the life of a code. */
  id: z.string(),
  at: z.iso.datetime(),
  /** When we received it, where a device sent it later. */
  received_at: z.iso.datetime().nullable(),
  step: z.enum(LIFE_STEPS),
  by: Person,
  /** The code that it happened to; with what is inside, it may be another one. */
  code: z.object({ code: z.string(), level: z.string() }),
  /** The pack that it went into or was checked in. */
  pack: z.object({ code: z.string(), level: z.string() }).nullable(),
  /** The pack that it came out of. */
  left: z.object({ code: z.string(), level: z.string() }).nullable(),
  /** What was said about it: the reason of a withdrawal, of a recall or of its end. */
  text: z.string(),
  recall_id: Id.nullable(),
  is_mock: z.boolean(),
  /** Of scans, of which each day has one: whether it was the first, and in which country, by its two letters. */
  is_first: z.boolean(),
  place: z.string().nullable(),
  /** Whether someone took it back. */
  is_undone: z.boolean(),
});
export type LifeStep = z.output<typeof LifeStep>;

export const LIFE_STEPS_PER_CALL = 50;

/** The moment of a step, in milliseconds, and its id. */
const LifeCursor = z.string().regex(/^\d{1,14}-[a-z][0-9a-f-]{0,40}$/);

export const listLife = endpoint({
  name: 'listLife',
  summary:
    'What has happened to a code, the newest first; also what has happened to what is in it, where that is asked for',
  method: 'GET',
  path: '/:org/codes/:code/life',
  policy: view,
  params: inPath,
  query: z.strictObject({
    inside: z.enum(['true', 'false']).default('false'),
    /** Only what happened before this step, which an earlier answer named last. */
    before: LifeCursor.optional(),
  }),
  reads: [CODE, RUN, WORK, RECALL],
  reply: z.object({
    steps: z.array(LifeStep).max(LIFE_STEPS_PER_CALL),
    /** What to ask for next; null when that was all. */
    before: z.string().nullable(),
  }),
});

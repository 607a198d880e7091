import { z } from 'zod';
import { endpoint, Id, Moment } from '../http/index.ts';
import { PACKAGING } from '../packaging/feature.ts';
import { CODE, CODES } from '../qr/feature.ts';
import { Code } from '../qr/index.ts';
import { RECALL } from '../recalls/feature.ts';

/** Reads sent together: what a scanner of eight a second collects while the network is away for some seconds. */
export const READS_PER_CALL_MAX = 100;
const READ_TEXT_MAX = 200;

/**
 * What someone does with a scanner. `check` confirms what is in a pack and moves nothing; `fill` puts loose codes and blanks into
 * it; `move` takes codes from wherever they are into it; `unpack` takes them out of their pack into none.
 */
export const PACKING_JOBS = ['check', 'fill', 'move', 'unpack'] as const;
export type PackingJob = (typeof PACKING_JOBS)[number];

/** Why a read did nothing. */
export const READ_REFUSALS = [
  'not_a_code',
  'not_yours',
  /** The code of a product itself, which is on no pack. */
  'not_a_pack',
  'wrong_product',
  /** Another kind of pack than goes into this one. */
  'wrong_level',
  'packed_elsewhere',
  /** Checked or taken out of this pack, in which it is not. */
  'not_in_here',
  'blank_unassigned',
  'recalled',
  'withdrawn',
  'full',
  /** Taken back after someone did something else with the code. */
  'changed_since',
] as const;
export type ReadRefusal = (typeof READ_REFUSALS)[number];

const ReadOfCode = z.strictObject({
  /** Made by the device: the same read sent again is not a second one. */
  id: Id,
  /** By the clock of the device. */
  at: Moment,
  /** As it was scanned or typed: an address, or a code. */
  code: z.string().max(READ_TEXT_MAX),
  /** That it goes in although the pack is full, which someone has said yes to. */
  anyway: z.literal(true).optional(),
});
const Undo = z.strictObject({
  id: Id,
  at: Moment,
  /** The read that is taken back: the caller’s own, and the last thing that was done with its code. */
  undoes: Id,
});
export const PackingRead = z.union([ReadOfCode, Undo]);
export type PackingRead = z.output<typeof PackingRead>;

const PackedIn = z.object({ code: z.string(), level: z.string() });

export const ReadOutcome = z.object({
  /** That of the read. */
  id: Id,
  /** `already`: it was so before, and counts once. */
  outcome: z.enum(['done', 'already', 'refused']),
  reason: z.enum(READ_REFUSALS).nullable(),
  /** As it is printed; null where the text was no code. */
  code: z.string().nullable(),
  level: z.string().nullable(),
  product: z.object({ id: Id, name: z.string() }).nullable(),
  /** The pack that it is in, where that is the reason or where it came from. */
  pack: PackedIn.nullable(),
});
export type ReadOutcome = z.output<typeof ReadOutcome>;

export const PackState = z.object({
  code: z.string(),
  level: z.string(),
  product: z.object({ id: Id, name: z.string() }).nullable(),
  lot_code: z.string().nullable(),
  /** What goes into it, such as a box; null where nothing does. */
  holds: z.string().nullable(),
  /** How many that are by its structure. */
  room: z.int().nonnegative(),
  /** How many are in it now. */
  inside: z.int().nonnegative(),
  /** How many of these were checked in this round, by whomever. A round ends half an hour after its last check. */
  checked: z.int().nonnegative(),
  round_began_at: z.iso.datetime().nullable(),
  /** The pack that it is in itself. */
  pack: PackedIn.nullable(),
  is_withdrawn: z.boolean(),
  is_recalled: z.boolean(),
  is_unassigned: z.boolean(),
  /** What happens when it is full: people are asked, or it is refused. */
  when_full: z.enum(['ask', 'refuse']),
  /** Other people who did something with this pack in the last minutes. */
  others: z.array(z.object({ id: Id, name: z.string() })),
});
export type PackState = z.output<typeof PackState>;

const ofPack = z.object({ org: Id, code: Code });
export const findPack = endpoint({
  name: 'findPack',
  summary:
    'A pack as people who pack see it: what goes into it, how much is in it, and how much of that was checked',
  method: 'GET',
  path: '/:org/packing/packs/:code',
  policy: { who: 'member', permission: CODES.assign, rate: 'read' },
  params: ofPack,
  reads: [CODE, PACKAGING, RECALL],
  reply: PackState,
});

export const startRound = endpoint({
  name: 'startRound',
  summary: 'Check a pack from the beginning, whatever was checked in it before',
  method: 'POST',
  path: '/:org/packing/packs/:code/rounds',
  policy: { who: 'member', permission: CODES.assign, rate: 'write' },
  params: ofPack,
  /** Made by the device: the same round sent again is not a second one. */
  body: z.strictObject({ id: Id, at: Moment }),
  changes: [CODE],
  reply: PackState,
});

export const sendReads = endpoint({
  name: 'sendReads',
  summary:
    'What a scanner has read, in order: each is done, was so before, or is refused with the reason; one sent again is not done twice',
  method: 'POST',
  path: '/:org/packing/reads',
  policy: { who: 'member', permission: CODES.assign, rate: 'scan' },
  params: z.object({ org: Id }),
  body: z.strictObject({
    job: z.enum(PACKING_JOBS),
    /** The pack that the reads are about; only taking out can do without. */
    pack: Code.optional(),
    reads: z.array(PackingRead).min(1).max(READS_PER_CALL_MAX),
  }),
  changes: [CODE],
  reply: z.object({
    /** One for each read, in their order. */
    outcomes: z.array(ReadOutcome),
    /** The pack after all of them. */
    pack: PackState.nullable(),
  }),
  failedText: 'Failed to assign product QRs',
});

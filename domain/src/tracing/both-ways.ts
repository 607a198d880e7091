import { z } from 'zod';
import { endpoint, Id } from '../http/index.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { CODE, CODES, RUN } from '../qr/feature.ts';
import { Code, CodesOfLevel } from '../qr/index.ts';
import { RECALL } from '../recalls/feature.ts';
import { VENDOR } from '../vendors/feature.ts';

/** Of each part so many are named; how many there are is told beside them. */
export const TRACED_PER_PART_MAX = 100;
/** Of the scans of these codes so many are read, in no order: of more, any. */
export const TRACED_SCANS_MAX = 100_000;

const Named = z.object({ id: Id, name: z.string() });
const PackNamed = z.object({ code: z.string(), level: z.string() });

/** Where goods came from. */
const From = z.object({
  product: Named.nullable(),
  batch: z
    .object({
      id: Id,
      lot_code: z.string(),
      made_on: z.string().nullable(),
      expires_on: z.string().nullable(),
    })
    .nullable(),
  /** Where the batch was made. */
  site: z.object({ id: Id, name: z.string(), address: z.string() }).nullable(),
  /** Vendors that the published page of the product names. */
  vendors: z.array(Named),
  /** How its codes were issued, the newest first. */
  runs: z.array(
    z.object({
      run_id: z.int().positive(),
      at: z.iso.datetime(),
      by: Named.nullable(),
      codes: z.int().positive(),
      /** Blanks of it that became these goods; null where the whole run is of them. */
      assigned: z.int().positive().nullable(),
    }),
  ),
  runs_count: z.int().nonnegative(),
});

/** Where goods went. */
const To = z.object({
  codes: z.int().nonnegative(),
  levels: z.array(CodesOfLevel),
  /** Not in the packs that they were issued in. */
  moved: z.int().nonnegative(),
  withdrawn: z.int().nonnegative(),
  /**
   * Packs that some of them were put into and were not issued in, with how many; the most first. Of a code also the pack that it is
   * in now, though it was issued there and counts as not moved: whoever traces one jar asks where it is.
   */
  packs: z.array(PackNamed.extend({ product: Named.nullable(), count: z.int().positive() })),
  packs_count: z.int().nonnegative(),
  /** Codes that were scanned, and where: a country by its two letters. */
  scanned: z.int().nonnegative(),
  /** Whether there are more scans than were read: then there may be earlier and later ones, more codes and more countries. */
  has_more_scans: z.boolean(),
  places: z.array(
    z.object({
      country: z.string().nullable(),
      codes: z.int().positive(),
      /** Of the scans that were read. */
      first_at: z.iso.datetime(),
      last_at: z.iso.datetime(),
    }),
  ),
  places_count: z.int().nonnegative(),
});

export const Trace = z.object({ about: z.enum(['code', 'batch']), from: From, to: To });
export type Trace = z.output<typeof Trace>;

const view = { who: 'member', permission: CODES.view, rate: 'bulk' } as const;
const reads = [CODE, RUN, RECALL, BATCH, PRODUCT, VENDOR] as const;

export const traceCodeBothWays = endpoint({
  name: 'traceCodeBothWays',
  summary: 'Where a code and what is in it came from, and where it went',
  method: 'GET',
  path: '/:org/codes/:code/trace',
  policy: view,
  params: z.object({ org: Id, code: Code }),
  reads,
  reply: Trace,
  fails: ['too_many_moves'],
});

export const traceBatchBothWays = endpoint({
  name: 'traceBatchBothWays',
  summary: 'Where a batch came from, and where its packs went',
  method: 'GET',
  path: '/:org/batches/:id/trace',
  policy: view,
  params: z.object({ org: Id, id: Id }),
  ids: { id: BATCH },
  reads,
  reply: Trace,
});

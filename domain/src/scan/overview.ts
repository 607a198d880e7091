import { z } from 'zod';
import { LanguageCode, SECTION_TYPES } from '../details/index.ts';
import { endpoint, Id } from '../http/index.ts';
import { Code } from '../qr/index.ts';

/**
 * What a scan says first, the strongest first: whatever else is true of a recalled code, it is recalled. `delisted`
 * means that the maker has taken the product out of its list; `inactive` that it was never put into use; `blocked` that
 * those who run the platform have taken the page down.
 */
export const SCAN_STATES = [
  'recalled',
  'blocked',
  'withdrawn',
  'replaced',
  'delisted',
  'inactive',
  'expired',
  'active',
] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** How many recalls a scan shows in full; of any more it gives only the number. */
export const NOTICES_MAX = 3;

/** What a recall says in one language; what was left out is not there. */
const TranslatedNotice = z.object({
  heading: z.string().optional(),
  reason: z.string().optional(),
  hazard: z.string().optional(),
  what_to_do: z.string().optional(),
  remedy: z.string().optional(),
});

/** One open recall in the maker's words; what was left out is empty. All of it is when it was opened after the page was blocked. */
export const RecallNotice = z.object({
  /** Its page for anyone is at this place; null where there is none. */
  id: Id.nullable(),
  heading: z.string(),
  reason: z.string(),
  hazard: z.string(),
  what_to_do: z.string(),
  /** What people get for what they bring back. */
  remedy: z.string(),
  contact: z.string(),
  date: z.iso.datetime(),
  /** In which it was written first, and what the maker wrote of it in others. */
  language: LanguageCode,
  translations: z.partialRecord(LanguageCode, TranslatedNotice),
});

export const Overview = z.object({
  qr_id: z.string(),
  state: z.enum(SCAN_STATES),
  /**
   * Taken down by those who run the platform: then the scan shows nothing that its organisation wrote, not
   * even its name, except open recalls. A code that is both is `recalled`: no recall ever disappears.
   */
  is_blocked: z.boolean(),
  /** When this was looked up: a copy that is kept says nothing about now. */
  checked_at: z.iso.datetime(),
  issued_at: z.iso.datetime(),
  /** Without a name when it is blocked. */
  maker: z.object({ name: z.string(), logo_url: z.string().nullable(), is_closed: z.boolean() }),
  /** Null for a blank code that no one has assigned yet. */
  product: z
    .object({
      id: Id,
      name: z.string(),
      nature: z.enum(['static', 'dynamic']),
      /** False as well once its plan is over; the state goes on as before then. */
      is_active: z.boolean(),
    })
    .nullable(),
  /** What kind of pack carries the code, e.g. a carton; null for the code of the product itself. */
  pack: z.object({ level: z.string() }).nullable(),
  batch: z
    .object({ lot_code: z.string(), made_on: z.iso.date().nullable(), expires_on: z.iso.date().nullable() })
    .nullable(),
  recall: z.object({
    recalled: z.boolean(),
    reason: z.string().nullable(),
    date: z.iso.datetime().nullable(),
    /** The newest open recalls that reach this code, the newest first. */
    notices: z.array(RecallNotice).max(NOTICES_MAX),
    /** How many more of them there are. */
    more: z.int().nonnegative(),
  }),
  withdrawn_at: z.iso.datetime().nullable(),
  /** Set on a renewed code; `qr_id` is the one that is valid now. */
  replaced: z.object({ at: z.iso.datetime(), qr_id: z.string().nullable() }).nullable(),
});
export type Overview = z.output<typeof Overview>;

const ofCode = z.object({ qr: Code });
const scanRead = { who: 'public', rate: 'scan' } as const;

export const scanOverview = endpoint({
  name: 'scanOverview',
  summary: 'What a code is for, who issued it and its status',
  method: 'GET',
  path: '/scan/:qr/overview',
  policy: scanRead,
  params: ofCode,
  reply: Overview,
  // To a shopper a text that is no code at all is a code that no one issued.
  refusedAs: { 400: 'not_found', 404: 'not_found' },
});

/** As they are on the page of the code: none until the maker has published some, or while the code is inactive or blocked. */
export const scanSections = endpoint({
  name: 'scanSections',
  summary: 'What the maker says about the product',
  method: 'GET',
  path: '/scan/:qr/sections',
  policy: scanRead,
  params: ofCode,
  // Whole sections, as they were checked when they were stored: to check all of them again at every scan takes too long.
  reply: z.array(z.looseObject({ id: z.string(), type: z.enum(SECTION_TYPES) })),
});

export const scanProductImage = endpoint({
  name: 'scanProductImage',
  summary: 'The product image with its alternative text, or null',
  method: 'GET',
  path: '/scan/:qr/product-image',
  policy: scanRead,
  params: ofCode,
  reply: z.object({ url: z.string(), alt: z.string() }).nullable(),
});

export const scanVendor = endpoint({
  name: 'scanVendor',
  summary: 'A vendor that the page of the code shows',
  method: 'GET',
  path: '/scan/:qr/vendors/:id',
  policy: scanRead,
  params: z.object({ qr: Code, id: Id }),
  reply: z.object({ id: Id, name: z.string(), website: z.string(), description: z.string() }),
});

export const ScanWhoami = z.object({
  kind: z.enum(['nobody', 'guest', 'user']),
  name: z.string().nullable(),
  /** Roles that the person holds in the organisation of the code. */
  roles: z.array(z.object({ id: Id, name: z.string() })),
  /** That organisation, which its members can open; null for everyone else. */
  org_id: Id.nullable(),
});
export type ScanWhoami = z.output<typeof ScanWhoami>;

export const scanWhoami = endpoint({
  name: 'scanWhoami',
  summary: 'Who is scanning, and their roles in the organisation that issued the code',
  method: 'GET',
  path: '/scan/:qr/whoami',
  policy: scanRead,
  params: ofCode,
  reply: ScanWhoami,
});

export const scanUsage = endpoint({
  name: 'scanUsage',
  summary: 'Record that the code was viewed; repeating an event changes nothing',
  method: 'POST',
  path: '/scan/:qr/usage',
  policy: scanRead,
  params: ofCode,
  /** Made by the browser, best as UUID version 7: its time says on which day a retry is looked for. */
  body: z.strictObject({ event_id: Id }),
  reply: z.object({ event_id: Id }),
});

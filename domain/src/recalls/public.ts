import { z } from 'zod';
import { LanguageCode } from '../details/index.ts';
import { endpoint, Id, PAGE_MAX, queryCount } from '../http/index.ts';
import { RecallEntry } from './contract.ts';

/** What anyone may know of a recall. A mock recall is not there. */
export const PublicRecall = z.object({
  id: Id,
  organisation: z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() }),
  product: z.object({ name: z.string(), image_url: z.string().nullable() }).nullable(),
  lot_code: z.string().nullable(),
  scope: RecallEntry.shape.scope,
  /** Of a code: what kind of pack it is. The code itself is nobody’s business. */
  level: z.string().nullable(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  heading: z.string(),
  reason: z.string(),
  hazard: z.string(),
  what_to_do: z.string(),
  remedy: z.string(),
  contact: z.string(),
  language: LanguageCode,
  translations: RecallEntry.shape.translations,
  opened_at: z.iso.datetime(),
  changed_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Where people read it. */
  url: z.string(),
});
export type PublicRecall = z.output<typeof PublicRecall>;

/** Each may be as long as a few pages, and anyone can ask. */
const PUBLIC_RECALLS_PAGE_MAX = 20;

const anyone = { who: 'public', rate: 'public' } as const;

export const publicRecall = endpoint({
  name: 'publicRecall',
  summary: 'A recall as anyone may read it, also after it ended; the page of it is at `/recalls/{id}`',
  method: 'GET',
  path: '/public/recalls/:id',
  policy: anyone,
  params: z.object({ id: Id }),
  reply: PublicRecall,
});

export const publicRecalls = endpoint({
  name: 'publicRecalls',
  summary: 'The open recalls of an organisation, for programs of shops and authorities; the newest first',
  method: 'GET',
  path: '/public/organisations/:id/recalls',
  policy: anyone,
  params: z.object({ id: Id }),
  query: z.strictObject({
    page: queryCount(PAGE_MAX, 1),
    page_size: queryCount(PUBLIC_RECALLS_PAGE_MAX, PUBLIC_RECALLS_PAGE_MAX),
  }),
  reply: z.object({
    organisation: PublicRecall.shape.organisation,
    recalls: z.array(PublicRecall),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    page_size: z.int().positive(),
  }),
});

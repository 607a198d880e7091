import { z } from 'zod';
import { LanguageCode } from '../details/index.ts';
import { endpoint, Id } from '../http/index.ts';
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
  reply: z.object({ organisation: PublicRecall.shape.organisation, recalls: z.array(PublicRecall) }),
});

import { z } from 'zod';
import { RETENTION } from '../features/index.ts';
import { endpoint, Id, STOP } from '../http/index.ts';
import { SUBDOMAIN, SUBDOMAINS } from './feature.ts';

export const SUBDOMAINS_MAX = 20;
/** So many until the organisation is verified: a name of one's own passes for someone else too easily. */
export const UNVERIFIED_SUBDOMAINS_MAX = 2;
/** For this long no one else can have a removed name: it is printed on packs that are still around. */
export const DROPPED_DAYS = RETENTION.subdomains.count;
/** So many in that time with those that were dropped, each of which no one else can have either; one that is taken back counts once. */
export const SUBDOMAIN_NAMES_MAX = 40;
export const UNVERIFIED_SUBDOMAIN_NAMES_MAX = 5;

const SHAPE = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/;

/** Small letters, digits, and hyphens inside; nothing that a browser would take for another alphabet. */
export const SubdomainName = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40, STOP)
  .regex(SHAPE, 'letters a to z, digits, and hyphens inside')
  .refine((name) => name.slice(2, 4) !== '--', 'no two hyphens as third and fourth character');

export const Subdomain = z.object({
  id: Id,
  org_id: Id,
  subdomain: z.string(),
  /** Where codes open on it; null while the platform has no domain for this. */
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Subdomain = z.output<typeof Subdomain>;

const inOrg = z.object({ org: Id });
const manage = { who: 'member', permission: SUBDOMAINS.manage, rate: 'write' } as const;

export const listSubdomains = endpoint({
  name: 'listSubdomains',
  summary: 'The custom subdomains of the organisation',
  method: 'GET',
  path: '/:org/subdomains',
  policy: { who: 'member', permission: SUBDOMAINS.view, rate: 'read' },
  params: inOrg,
  reads: [SUBDOMAIN],
  reply: z.array(Subdomain),
});

export const addSubdomain = endpoint({
  name: 'addSubdomain',
  summary: `Add a custom subdomain, at most ${SUBDOMAINS_MAX}, and ${UNVERIFIED_SUBDOMAINS_MAX} until the organisation is verified`,
  method: 'POST',
  path: '/:org/subdomains',
  policy: { ...manage, idempotent: true },
  params: inOrg,
  body: z.strictObject({ subdomain: SubdomainName }),
  changes: [SUBDOMAIN],
  reply: Subdomain,
  fails: ['subdomain_unavailable', 'too_many_subdomains', 'unverified_subdomains', 'too_many_names'],
});

export const checkSubdomain = endpoint({
  name: 'checkSubdomain',
  summary: 'Whether a subdomain is available; reveals nothing else',
  method: 'GET',
  path: '/:org/subdomains/check',
  policy: { who: 'member', permission: SUBDOMAINS.manage, rate: 'read' },
  params: inOrg,
  // Anything that fits into an address: what cannot be a name is not available, and we say no more.
  query: z.strictObject({ subdomain: z.string().max(1000) }),
  reads: [SUBDOMAIN],
  reply: z.object({ available: z.boolean() }),
});

export const dropSubdomain = endpoint({
  name: 'dropSubdomain',
  summary: `Remove a subdomain. Codes printed with it keep working; no one else can take the name for ${DROPPED_DAYS} days`,
  method: 'DELETE',
  path: '/:org/subdomains/:id',
  policy: manage,
  params: z.object({ org: Id, id: Id }),
  changes: [SUBDOMAIN],
  reply: Subdomain,
  ids: { id: SUBDOMAIN },
});

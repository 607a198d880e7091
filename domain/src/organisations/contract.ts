import { z } from 'zod';
import { ORGANISATION } from '../declaration/index.ts';
import { PERMISSIONS } from '../features/index.ts';
import { endpoint, Id, nameText } from '../http/index.ts';
import { MEMBER } from '../members/feature.ts';
import { ROLE } from '../roles/feature.ts';
import { ORGANISATIONS } from './feature.ts';

export const ORGANISATION_NAME_MAX = 120;
/** So many one person can own; what they only work in does not count. */
export const OWNED_ORGANISATIONS_MAX = 10;
/** For so long one that was closed counts too. */
export const CLOSED_COUNTS_DAYS = 30;

const Named = z.object({ id: Id, name: z.string() });
const inOrg = z.object({ org: Id });

export const createOrganisation = endpoint({
  name: 'createOrganisation',
  summary: `Create an organisation; the caller becomes its Owner. A person can own at most ${OWNED_ORGANISATIONS_MAX}`,
  method: 'POST',
  path: '/organization',
  policy: { who: 'user', rate: 'write', idempotent: true },
  body: z.strictObject({ name: nameText(ORGANISATION_NAME_MAX) }),
  changes: [ORGANISATION],
  reply: Named,
  fails: ['too_many_organisations'],
});

export const MyOrganisation = z.object({
  id: Id,
  name: z.string(),
  logo_url: z.string().nullable(),
  roles: z.array(Named),
  product_count: z.int().nonnegative(),
});
export type MyOrganisation = z.output<typeof MyOrganisation>;

export const listMyOrganisations = endpoint({
  name: 'listMyOrganisations',
  summary: 'The organisations the caller belongs to, by name',
  method: 'GET',
  path: '/fetch-Organizations',
  policy: { who: 'user', rate: 'read' },
  reads: [ORGANISATION],
  reply: z.array(MyOrganisation),
});

export const Whoami = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(Named),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Depth of the caller's highest role; the owner's is 0. */
  rank: z.int().nonnegative(),
  organisation: z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() }),
});
export type Whoami = z.output<typeof Whoami>;

export const whoami = endpoint({
  name: 'whoami',
  summary: 'Who the caller is in this organisation and what they can do',
  method: 'GET',
  path: '/:org/whoami',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },
  params: inOrg,
  reads: [ORGANISATION, MEMBER, ROLE],
  reply: Whoami,
});

import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import type { Colleague } from '@qrigin/domain/members';
import type { MyOrganisation, OwnershipOffer, Whoami } from '@qrigin/domain/organisations';
import type { ProductRow } from '@qrigin/domain/products';
import type { Subdomain } from '@qrigin/domain/subdomains';
import { colleagueRow } from '../../../domain/src/members/samples.ts';
import { offerRow } from '../../../domain/src/organisations/samples.ts';
import { productRow } from '../../../domain/src/products/samples.ts';
import { subdomainRow } from '../../../domain/src/subdomains/samples.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';
import { FULL } from './full-words.ts';

/** Calls of any organisation: a sample stands for whichever is looked at. */
export const IN_ORGANISATION = /^\/api\/[0-9a-f-]{36}(?=\/|$)/;
export const isInOrganisation = ({ pathname }: URL) => IN_ORGANISATION.test(pathname);

const ORG = '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21';
const MEERA = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const named = (name: string) => ({ id: crypto.randomUUID(), name });

/** What one organisation answers to everything that its pages ask. */
export interface OrganisationWorld {
  whoami: Whoami;
  products: ProductRow[];
  subdomains: Subdomain[];
  members: Colleague[];
  /** Open offer of ownership. */
  offer: OwnershipOffer | null;
}

const whoamiOf = (name: string, role: string, permissions: readonly Permission[]): Whoami => ({
  id: MEERA,
  name: 'Meera Kurian',
  email: 'meera.kurian@nilgirihoney.example',
  roles: [named(role)],
  permissions: [...permissions],
  rank: role === 'Owner' ? 0 : 3,
  organisation: { id: ORG, name, logo_url: null },
});

const product = (name: string, nature: ProductRow['nature'], isActive = true): ProductRow =>
  productRow({ name, nature, isActive, created_at: at(12) });

const subdomain = (name: string): Subdomain =>
  subdomainRow({ org_id: ORG, subdomain: name, created_at: at(4) });

const member = (name: string, ...roles: string[]): Colleague =>
  colleagueRow({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@nilgirihoney.example`,
    roles: roles.map(named),
    joined_at: at(2),
  });

export const offerOf = (giver: string, name: string): OwnershipOffer =>
  offerRow({
    organisation: { ...named(name), logo_url: null },
    from: named(giver),
    to: named('Devika Rao'),
    created_at: at(15),
    expires_at: at(22),
  });

export const NEW_ORGANISATION: OrganisationWorld = {
  whoami: whoamiOf('Nilgiri Honey Co.', 'Owner', PERMISSIONS),
  products: [],
  subdomains: [],
  members: [],
  offer: null,
};

const rows = <Row>(make: (name: string) => Row): Row[] =>
  Array.from({ length: FULL.rows }, (_, index) => make(index % 2 ? FULL.hindiName : FULL.name));

export const FULL_ORGANISATION: OrganisationWorld = {
  whoami: {
    ...whoamiOf(FULL.name, FULL.hindiName, PERMISSIONS),
    organisation: { id: ORG, name: FULL.name, logo_url: null },
  },
  products: rows((name) => product(name, 'dynamic')),
  subdomains: Array.from({ length: 20 }, (_, index) => subdomain(`${'nilgiri-honey-'.repeat(2)}${index}00`)),
  members: rows((name) => member(name, 'Owner', FULL.hindiName)),
  offer: { ...offerOf(FULL.name, FULL.name), to: named(FULL.hindiName) },
};

export async function answerForOrganisation(calls: PlantedCalls, world: OrganisationWorld): Promise<void> {
  const { organisation } = world.whoami;
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    '': () => ({
      id: ORG,
      name: organisation.name,
      is_findable: true,
      is_verified: true,
    }),
    '/whoami': () => world.whoami,
    '/products': (query) => pageOf(world.products, query),
    '/subdomains': () => world.subdomains,
    '/subdomains/check': (query) => ({ available: query.get('subdomain') !== 'admin' }),
    '/members': (query) => pageOf(world.members, query),
    '/ownership': () => ({ offer: world.offer }),
  };
  await calls.on(isInOrganisation, (call) => {
    const { pathname, searchParams } = call.url;
    const answer = answers[pathname.replace(IN_ORGANISATION, '')];
    return answer && call.answer({ json: answer(searchParams) });
  });
}

export function pageOf<Row>(all: readonly Row[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, page_size: size };
}

export const organisationOf = (name: string, ...roles: string[]): MyOrganisation => ({
  ...named(name),
  logo_url: null,
  roles: roles.map(named),
  product_count: name.length % 24,
});

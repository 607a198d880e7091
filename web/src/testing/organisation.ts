import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import type { MyOrganisation, Whoami } from '@qrigin/domain/organisations';
import { ME } from './me.ts';

export const ORG = '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21';

const named = (name: string) => ({ id: crypto.randomUUID(), name });

/** An organisation as the list has it. */
export const myOrganisation = (name: string, ...roles: string[]): MyOrganisation => ({
  id: crypto.randomUUID(),
  name,
  logo_url: null,
  roles: roles.map(named),
  product_count: 0,
});

/** Who the person of `me.ts` is in Hill Farm: its Owner, unless a role and what it may do are given. */
export const whoamiOf = (role = 'Owner', permissions: readonly Permission[] = PERMISSIONS): Whoami => ({
  id: ME.id,
  name: ME.name,
  email: ME.email,
  roles: [named(role)],
  permissions: [...permissions],
  rank: role === 'Owner' ? 0 : 3,
  organisation: { id: ORG, name: 'Hill Farm', logo_url: null },
});

import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import type { Whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES, type CountedRole } from '@qrigin/domain/roles';
import { inOrganisation, ORG, whoamiOf } from '../../../testing/organisation.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Key = (typeof BUILT_IN_ROLES)[number]['key'];
const placeOf = (key: Key | null) => BUILT_IN_ROLES.findIndex((role) => role.key === key);

function builtIn(key: Key): CountedRole {
  const role = BUILT_IN_ROLES[placeOf(key)];
  if (!role) throw new Error(`there is no built-in role ${key}`);
  return {
    id: idOf(placeOf(key)),
    name: role.name,
    parent_role_id: role.parent === null ? null : idOf(placeOf(role.parent)),
    built_in: true,
    is_public: role.isPublic,
    permissions: [...role.permissions],
    people: placeOf(key),
  };
}

export const OWNER = builtIn('owner');
export const SUPERVISOR = builtIn('supervisor');
export const MEMBER = builtIn('member');
export const OPERATOR = builtIn('qr_operator');

const made = (number: number, name: string, parent: CountedRole, permissions: Permission[]): CountedRole => ({
  id: idOf(number),
  name,
  parent_role_id: parent.id,
  built_in: false,
  is_public: false,
  permissions,
  people: 0,
});

/** Below Supervisor, with one role below it. */
export const LEAD = {
  ...made(10, 'Line lead', SUPERVISOR, [
    'org.view',
    'product.view',
    'print.view',
    'print.run',
    'qr.generate',
  ]),
  people: 2,
};
export const PRINTER = made(11, 'Print helper', LEAD, ['org.view', 'print.view', 'print.run']);
/** Below QR Operator, so it can be public. */
export const PACKER = made(12, 'Line packer', OPERATOR, ['org.view', 'qr.assign']);

export const ROLES: CountedRole[] = [...BUILT_IN_ROLES.map(({ key }) => builtIn(key)), LEAD, PRINTER, PACKER];

/** Asha with one of the roles of Hill Farm. */
export function meAs({ id, name, permissions }: CountedRole, rank = 0): Whoami {
  const me = whoamiOf(name, permissions);
  return { ...me, roles: [{ id, name }], rank };
}
const ME_OWNER = { ...meAs(OWNER), permissions: [...PERMISSIONS] };

export const somebody = (number: number, name: string, ...roles: CountedRole[]) => ({
  id: idOf(number),
  name,
  email: `${name.replace(/ .*/u, '').toLowerCase()}@example.com`,
  status: 'active' as 'active' | 'suspended',
  roles: roles.map((held) => ({ id: held.id, name: held.name })),
  rank: 3,
  has_second_factor: false,
  joined_at: '2026-11-15T09:00:00.000Z',
});
export type Colleague = ReturnType<typeof somebody>;

export const colleague = (person: Colleague) => ({ ...person, rank: 3, has_second_factor: false });

export const pageOf = (items: readonly object[], total = items.length) =>
  Response.json({ items, total, page: 1, page_size: 100 });

/** What the pages about roles ask for. */
export const atHillFarm = (me: Whoami = ME_OWNER, people: readonly Colleague[] = []) => ({
  ...inOrganisation(me),
  [`GET /${ORG}/roles`]: Response.json(ROLES),
  [`GET /${ORG}/access-subroles`]: Response.json(ROLES.filter(({ id }) => id !== OWNER.id)),
  [`GET /${ORG}/access-subroles/${LEAD.id}/users`]: pageOf(people.map(colleague)),
  [`GET /${ORG}/members`]: pageOf(people),
  [`GET /${ORG}/join`]: pageOf([]),
});

import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import {
  type Colleague,
  listJoinRequests,
  listMembers,
  listPeopleOfRole,
  listSubroles,
} from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES, type CountedRole, listRoles } from '@qrigin/domain/roles';
import { colleagueRow } from '../../../../../domain/src/members/samples.ts';
import { answer } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';

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

export const somebody = (number: number, name: string, ...roles: CountedRole[]): Colleague =>
  colleagueRow({ id: idOf(number), name, roles: roles.map((held) => ({ id: held.id, name: held.name })) });

/** What the pages about roles ask for. */
export const atHillFarm = (me: Whoami = ME_OWNER, people: Colleague[] = []) => [
  ...inOrganisation(me),
  answer(listRoles, ROLES),
  answer(
    listSubroles,
    ROLES.filter(({ id }) => id !== OWNER.id),
  ),
  answer(listPeopleOfRole, { id: LEAD.id }, pageWith(people)),
  answer(listMembers, pageWith(people)),
  answer(listJoinRequests, pageWith([])),
];

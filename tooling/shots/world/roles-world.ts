import type { AuditEntry } from '@qrigin/domain/audit';
import type { JoinRequest } from '@qrigin/domain/members';
import { type Colleague } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES, type CountedRole } from '@qrigin/domain/roles';
import { colleagueRow, joinRequestRow } from '../../../domain/src/members/samples.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';
import { securityOf } from './activity-world.ts';
import { FULL } from './full-words.ts';
import {
  answerForOrganisation,
  IN_ORGANISATION,
  isInOrganisation,
  NEW_ORGANISATION,
} from './organisation-world.ts';

/** What roles, people and the record of an organisation answer. */
export interface RolesWorld {
  whoami: Whoami;
  roles: CountedRole[];
  people: Colleague[];
  requests: JoinRequest[];
  entries: AuditEntry[];
}

const NOW = Date.now();
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const PEOPLE_COUNTS = [2, 1, 3, 6, 11];

/** The five that every organisation has. */
const BUILT_IN: CountedRole[] = BUILT_IN_ROLES.map((role, index) => ({
  id: idOf(index),
  name: role.name,
  parent_role_id:
    role.parent === null ? null : idOf(BUILT_IN_ROLES.findIndex(({ key }) => key === role.parent)),
  built_in: true,
  is_public: role.isPublic,
  permissions: [...role.permissions],
  people: PEOPLE_COUNTS[index] ?? 0,
}));
const [, , SUPERVISOR] = BUILT_IN;

/** What people did, each with a role where one was given. */
const DONE: readonly (readonly [action: string, hasRole?: true])[] = [
  ['role.create'],
  ['role.change'],
  ['member.assign', true],
  ['member.suspend'],
  ['qr.issue'],
  ['print.printed'],
  ['site.create'],
  ['join.approve', true],
  ['subdomain.add'],
  ['recall.open'],
  ['role.delete'],
  ['label.approve'],
];
const doneOf = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const [action, hasRole] = DONE[index % DONE.length] ?? [''];
    return {
      id: String(index + 1),
      at: ago((index + 1) * 47),
      actor: { id: idOf(2000), name: FULL.name },
      action,
      subject: { id: idOf(index), name: FULL.hindiName },
      role: hasRole ? { id: idOf(index + 6000), name: FULL.name } : null,
    };
  });

const longName = (number: number) => `${(number % 2 ? FULL.hindiName : FULL.name).slice(0, 54)} ${number}`;

/** As many roles as may be, as deep as may be. */
function manyRoles(): CountedRole[] {
  const roles = [...BUILT_IN];
  // Below Supervisor, who is two deep, chains of four.
  for (let number = 100; roles.length < 100; number += 1) {
    const parent = (number - 100) % 4 === 0 ? SUPERVISOR : roles.at(-1);
    roles.push({
      id: idOf(number),
      name: longName(number),
      parent_role_id: parent?.id ?? null,
      built_in: false,
      is_public: false,
      permissions: parent?.permissions ?? [],
      people: number % 120,
    });
  }
  return roles;
}

const MANY = manyRoles();
const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const EMAIL = `${'m'.repeat(60)}@${'n'.repeat(60)}.example`;

const personOf = (index: number): Colleague =>
  colleagueRow({
    id: idOf(2000 + index),
    name: index % 2 ? FULL.hindiName : FULL.name,
    email: EMAIL,
    roles: MANY.slice(10 + (index % 80))
      .slice(0, 5)
      .map(named),
    has_second_factor: true,
  });

const { whoami } = NEW_ORGANISATION;
const requestOf = (role: CountedRole, index: number): JoinRequest =>
  joinRequestRow({
    id: idOf(4000 + index),
    organisation: whoami.organisation,
    user: { id: idOf(5000 + index), name: index % 2 ? FULL.hindiName : FULL.name, email: EMAIL },
    role: named(role),
    supervisor: { id: idOf(23), name: FULL.hindiName },
    created_at: ago(index * 300),
    expires_at: ago(-30 * 24 * 60),
  });

export const FULL_ROLES: RolesWorld = {
  whoami: {
    ...whoami,
    roles: BUILT_IN.slice(0, 1).map(named),
    organisation: { ...whoami.organisation, name: FULL.name },
  },
  roles: MANY,
  people: Array.from({ length: FULL.rows }, (_, index) => personOf(index)),
  requests: MANY.slice(20, 60).map(requestOf),
  entries: doneOf(FULL.rows),
};

function pageOf<Row>(all: readonly Row[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, page_size: size };
}

export async function answerForRoles(calls: PlantedCalls, world: RolesWorld): Promise<void> {
  await answerForOrganisation(calls, { ...NEW_ORGANISATION, whoami: world.whoami });
  const answers: readonly (readonly [RegExp, (query: URLSearchParams, id: string) => unknown])[] = [
    [/^\/roles$/, () => world.roles],
    [/^\/members$/, (query) => pageOf(world.people, query)],
    [/^\/access-subroles$/, () => world.roles.filter(({ parent_role_id: parent }) => parent !== null)],
    [
      /^\/access-subroles\/([^/]+)\/users$/,
      (query, id) =>
        pageOf(
          world.people.filter(({ roles }) => roles.some((role) => role.id === id)),
          query,
        ),
    ],
    [/^\/join$/, (query) => pageOf(world.requests, query)],
    [/^\/audit$/, (query) => pageOf(world.entries, query)],
    [/^\/audit\/security$/, (query) => pageOf(securityOf(world.entries.length, world.people), query)],
  ];
  await calls.on(isInOrganisation, (call) => {
    const { pathname, searchParams } = call.url;
    const path = pathname.replace(IN_ORGANISATION, '');
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(path);
      if (match && call.method === 'GET') return call.answer({ json: answer(searchParams, match[1] ?? '') });
    }
    return undefined;
  });
}

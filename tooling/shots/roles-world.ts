import type { BrowserContext } from '@playwright/test';
import { PERMISSIONS, type Permission } from '@qrigin/domain/http';
import type { AuditEntry, JoinRequest, Whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES, type Colleague, type CountedRole } from '@qrigin/domain/roles';
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
const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@nilgirihoney.example`;

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
const [OWNER, , SUPERVISOR, MEMBER, OPERATOR] = BUILT_IN;

interface Made {
  number: number;
  name: string;
  parent: CountedRole | undefined;
  without?: readonly Permission[];
  isPublic?: boolean;
  people?: number;
}

function made({ number, name, parent, without = [], isPublic = false, people = 0 }: Made): CountedRole {
  return {
    id: idOf(number),
    name,
    parent_role_id: parent?.id ?? null,
    built_in: false,
    is_public: isPublic,
    permissions: (parent?.permissions ?? []).filter((permission) => !without.includes(permission)),
    people,
  };
}

const LINE = made({
  number: 10,
  name: 'Line supervisor',
  parent: SUPERVISOR,
  without: ['product.create', 'recall.create', 'partner.edit', 'subdomain.view'],
  people: 3,
});
const PACKER = made({
  number: 11,
  name: 'Line packer',
  parent: OPERATOR,
  without: ['formdata.view'],
  isPublic: true,
  people: 14,
});
const PRINTER = made({ number: 12, name: 'Print helper', parent: LINE, without: ['qr.generate'], people: 2 });
const BUYER = made({ number: 13, name: 'Sales desk', parent: MEMBER, without: ['print.run'] });

const whoamiOf = (role: CountedRole | undefined, permissions: readonly Permission[]): Whoami => ({
  ...NEW_ORGANISATION.whoami,
  roles: role ? [{ id: role.id, name: role.name }] : [],
  permissions: [...permissions],
  rank: BUILT_IN.findIndex(({ id }) => id === role?.id),
});

const person = (number: number, name: string, ...roles: (CountedRole | undefined)[]): Colleague => ({
  id: idOf(number),
  name,
  email: emailOf(name),
  status: 'active',
  roles: roles.flatMap((role) => (role ? [{ id: role.id, name: role.name }] : [])),
  rank: 3,
  has_second_factor: false,
  joined_at: '2026-11-02T09:00:00.000Z',
});

const MEERA: Colleague = { ...person(20, 'Meera Kurian', OWNER), id: NEW_ORGANISATION.whoami.id };
const PEOPLE: Colleague[] = [
  person(21, 'Arjun Pillai', PRINTER, BUYER),
  person(22, 'Devika Rao', OWNER, BUYER),
  person(23, 'Farida Sheikh', LINE),
  { ...person(24, 'Kiran Dsouza', PACKER), status: 'suspended' },
  MEERA,
  person(25, 'Rekha Varma', MEMBER, PACKER),
];

const request = (
  number: number,
  name: string,
  role: CountedRole | undefined,
  minutes: number,
): JoinRequest => ({
  id: idOf(number),
  organisation: NEW_ORGANISATION.whoami.organisation,
  user: { id: idOf(number + 1000), name, email: emailOf(name) },
  role: { id: role?.id ?? '', name: role?.name ?? '' },
  supervisor: { id: idOf(23), name: 'Farida Sheikh' },
  state: 'pending',
  created_at: ago(minutes),
  expires_at: ago(-30 * 24 * 60),
  decided_at: null,
});

type Named = { id: string; name: string };

const entry = (number: number, actor: Named | null, action: string, subject: string | null): AuditEntry => ({
  id: String(number),
  at: ago(number * 47),
  actor: actor && { id: actor.id, name: actor.name },
  action,
  subject: { id: idOf(number + 5000), name: subject },
  role: null,
});

const [ARJUN, DEVIKA] = PEOPLE;
const DONE: readonly (readonly [Named | null | undefined, string, string | null, string?])[] = [
  [MEERA, 'role.create', 'Line packer'],
  [MEERA, 'role.change', 'Line supervisor'],
  [DEVIKA, 'member.assign', 'Rekha Varma', 'Line packer'],
  [DEVIKA, 'member.suspend', 'Kiran Dsouza'],
  [ARJUN, 'qr.issue', 'Wild Forest Honey'],
  [ARJUN, 'print.printed', null],
  [null, 'site.create', 'Kotagiri apiary'],
  [MEERA, 'join.approve', 'Farida Sheikh', 'Supervisor'],
  [MEERA, 'subdomain.add', 'nilgiri-honey'],
  [DEVIKA, 'recall.open', 'Acacia Honey'],
  [DEVIKA, 'role.delete', null],
  [ARJUN, 'label.approve', null],
];
const doneOf = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const [actor = null, action = '', subject = null, role] = DONE[index % DONE.length] ?? [];
    return {
      ...entry(index + 1, actor, action, subject),
      role: role === undefined ? null : { id: idOf(index + 6000), name: role },
    };
  });

const longName = (number: number) => `${(number % 2 ? FULL.hindiName : FULL.name).slice(0, 54)} ${number}`;

/** As many roles as may be, as deep as may be. */
function manyRoles(): CountedRole[] {
  const roles = [...BUILT_IN];
  // Below Supervisor, who is two deep, chains of four.
  for (let number = 100; roles.length < 100; number += 1) {
    const isStart = (number - 100) % 4 === 0;
    const parent = isStart ? SUPERVISOR : roles.at(-1);
    roles.push(made({ number, name: longName(number), parent, people: number % 120 }));
  }
  return roles;
}

const MANY = manyRoles();

export const FULL_ROLES: RolesWorld = {
  whoami: {
    ...whoamiOf(OWNER, PERMISSIONS),
    organisation: { ...NEW_ORGANISATION.whoami.organisation, name: FULL.name },
  },
  roles: MANY,
  people: Array.from({ length: FULL.rows }, (_, index) => ({
    ...person(
      2000 + index,
      index % 2 ? FULL.hindiName : FULL.name,
      ...MANY.slice(10 + (index % 80)).slice(0, 5),
    ),
    email: `${'m'.repeat(60)}@${'n'.repeat(60)}.example`,
  })),
  requests: Array.from({ length: 40 }, (_, index) => ({
    ...request(4000 + index, index % 2 ? FULL.hindiName : FULL.name, MANY[20 + index], index * 300),
    supervisor: { id: idOf(23), name: FULL.hindiName },
  })),
  entries: doneOf(FULL.rows).map((done, index) => ({
    ...done,
    actor: { id: idOf(2000), name: FULL.name },
    subject: { id: idOf(index), name: FULL.hindiName },
    role: done.role && { ...done.role, name: FULL.name },
  })),
};

function pageOf<Row>(all: readonly Row[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, page_size: size };
}

export async function answerForRoles(context: BrowserContext, world: RolesWorld): Promise<void> {
  await answerForOrganisation(context, { ...NEW_ORGANISATION, whoami: world.whoami });
  const colleagues = world.people.map((member) => ({ ...member, rank: 3, has_second_factor: true }));
  const answers: readonly (readonly [RegExp, (query: URLSearchParams, id: string) => unknown])[] = [
    [/^\/roles$/, () => world.roles],
    [/^\/members$/, (query) => pageOf(world.people, query)],
    [/^\/access-subroles$/, () => world.roles.filter(({ parent_role_id: parent }) => parent !== null)],
    [
      /^\/access-subroles\/([^/]+)\/users$/,
      (query, id) =>
        pageOf(
          colleagues.filter(({ roles }) => roles.some((role) => role.id === id)),
          query,
        ),
    ],
    [/^\/join$/, (query) => pageOf(world.requests, query)],
    [/^\/audit$/, (query) => pageOf(world.entries, query)],
    [/^\/audit\/security$/, (query) => pageOf(securityOf(world.entries.length, world.people), query)],
  ];
  await context.route(isInOrganisation, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const path = pathname.replace(IN_ORGANISATION, '');
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(path);
      if (match && route.request().method() === 'GET')
        return route.fulfill({ json: answer(searchParams, match[1] ?? '') });
    }
    return route.fallback();
  });
}

import { PERMISSIONS } from '@qrigin/domain/features';
import { whoami } from '@qrigin/domain/organisations';
import {
  BUILT_IN_ROLES,
  createRole,
  listRoles,
  NEW_ROLE_PERMISSIONS,
  ROLES_MAX,
  type Role,
} from '@qrigin/domain/roles';
import { listSites } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
type Org = Awaited<ReturnType<typeof newOrganisation>>;

function create(org: Org, body: Record<string, unknown>, token = org.owner.token) {
  return api.askRaw(createRole, { params: { org: org.id }, token, body });
}

async function created(org: Org, body: Record<string, unknown>): Promise<Role> {
  const answer = await create(org, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function rolesOf(org: Org): Promise<Role[]> {
  return (await api.ask(listRoles, { params: { org: org.id }, token: org.owner.token })).body;
}

test('[ROLE-02] a new organisation lists its five built-in roles, highest first', async () => {
  const org = await newOrganisation(api);
  const answer = await api.ask(listRoles, { params: { org: org.id }, token: org.owner.token });
  const wanted = BUILT_IN_ROLES.map((role) => ({
    id: org.roleIds[role.key],
    name: role.name,
    parent_role_id: role.parent && org.roleIds[role.parent],
    built_in: true,
    is_public: role.isPublic,
    permissions: PERMISSIONS.filter((permission) => role.permissions.includes(permission)),
    people: role.key === 'owner' ? 1 : 0,
  }));
  const listed = answer.body;
  expect(answer.status).toBe(200);
  expect(listed.slice(0, 3)).toEqual(wanted.slice(0, 3));
  // Member and QR Operator are of the same rank.
  expect(new Set(listed.slice(3))).toEqual(new Set(wanted.slice(3)));
});

test('[ROLE-01][ROLE-03] a role is made with a name and a parent and then stands in the list', async () => {
  const org = await newOrganisation(api);
  const answer = await create(org, {
    name: '  दुकान सहायक ',
    parent_role_id: org.roleIds.supervisor,
    permissions: ['qr.generate', 'org.view'],
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: expect.stringMatching(UUID),
    name: 'दुकान सहायक',
    parent_role_id: org.roleIds.supervisor,
    built_in: false,
    is_public: false,
    permissions: ['org.view', 'qr.generate'],
  });
  expect(await rolesOf(org)).toContainEqual({ ...answer.body, people: 0 });
});

test('making a role is recorded with who did it', async () => {
  const org = await newOrganisation(api);
  const role = await created(org, { name: 'Packer', parent_role_id: org.roleIds.member });
  const { rows } = await api.database.superuser.query(
    "select actor_id, session_id, subject_id from audit_entry where org_id = $1 and action = 'role.create'",
    [org.id],
  );
  expect(rows).toEqual([{ actor_id: org.owner.id, session_id: org.owner.sessionId, subject_id: role.id }]);
});

test('[ROLE-04] a role of one organisation is not listed in another', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const role = await created(here, { name: 'Only here', parent_role_id: here.roleIds.admin });
  const elsewhere = await rolesOf(there);
  expect(elsewhere.map(({ id }) => id)).not.toContain(role.id);
  expect(elsewhere.map(({ name }) => name)).not.toContain('Only here');
});

test('[ROLE-05] a chain of roles keeps who is above whom', async () => {
  const org = await newOrganisation(api);
  const lead = await created(org, { name: 'Lead', parent_role_id: org.roleIds.member });
  const helper = await created(org, { name: 'Helper', parent_role_id: lead.id });
  const { rows } = await api.database.superuser.query<{ ancestor_id: string }>(
    'select ancestor_id from role_closure where org_id = $1 and descendant_id = $2 order by depth',
    [org.id, helper.id],
  );
  const { roleIds } = org;
  expect(rows.map((row) => row.ancestor_id)).toEqual([
    helper.id,
    lead.id,
    roleIds.member,
    roleIds.supervisor,
    roleIds.admin,
    roleIds.owner,
  ]);
  expect(await rolesOf(org)).toContainEqual({ ...helper, parent_role_id: lead.id, people: 0 });
});

test('[ROLE-28] a role made without more is not public and may do what a QR Operator may', async () => {
  const org = await newOrganisation(api);
  const role = await created(org, { name: 'Plain', parent_role_id: org.roleIds.supervisor });
  expect(role).toMatchObject({ is_public: false });
  expect([...role.permissions].sort()).toEqual([...NEW_ROLE_PERMISSIONS].sort());
});

test('[ROLE-27] a role made without more never gets more than its parent has', async () => {
  const org = await newOrganisation(api);
  const small = await created(org, {
    name: 'Small',
    parent_role_id: org.roleIds.member,
    permissions: ['org.view'],
  });
  const below = await created(org, { name: 'Below', parent_role_id: small.id });
  expect(below.permissions).toEqual(['org.view']);
});

test.each([
  ['of another organisation', async () => (await newOrganisation(api)).roleIds.member],
  ['that nobody has', async () => crypto.randomUUID()],
  ['that is no id', async () => 'member'],
  ['of null', async () => null],
  ['left out', async () => undefined],
])('[ROLE-28] a parent %s is refused', async (_, parent) => {
  const org = await newOrganisation(api);
  const answer = await create(org, { name: 'Lost', parent_role_id: await parent() });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'invalid_input',
    fields: { parent_role_id: expect.any(String) },
  });
});

test.each([
  ['more than its parent', 'qr_operator', { permissions: ['org.edit'] }, 'more_than_parent'],
  ['public below Supervisor', 'supervisor', { is_public: true }, 'cannot_be_public'],
  [
    'public below Admin, even when it may nothing',
    'admin',
    { is_public: true, permissions: [] },
    'cannot_be_public',
  ],
] as const)('[ROLE-28] a role that would be %s is refused', async (_, parent, more, reason) => {
  const org = await newOrganisation(api);
  const answer = await create(org, { name: 'Wrong', parent_role_id: org.roleIds[parent], ...more });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', reason });
  expect(await rolesOf(org)).toHaveLength(BUILT_IN_ROLES.length);
});

test.each(['member', 'qr_operator'] as const)('[ROLE-28] a role below %s may be public', async (parent) => {
  const org = await newOrganisation(api);
  const open = await created(org, { name: 'Open', parent_role_id: org.roleIds[parent], is_public: true });
  const deeper = await created(org, { name: 'Deeper', parent_role_id: open.id, is_public: true });
  expect([open.is_public, deeper.is_public]).toEqual([true, true]);
});

test('[ROLE-28] an Admin cannot make a role beside their own, only below it', async () => {
  const org = await newOrganisation(api);
  const { token } = await org.newMember('admin');
  const beside = await create(org, { name: 'Beside', parent_role_id: org.roleIds.owner }, token);
  expect(beside.status).toBe(403);
  expect(beside.body).toMatchObject({ code: 'forbidden', reason: 'parent_not_yours' });
  expect((await create(org, { name: 'Below', parent_role_id: org.roleIds.admin }, token)).status).toBe(200);
});

test('[ROLE-28] no one gives a role more than they hold', async () => {
  const org = await newOrganisation(api);
  const permissions = ['org.view', 'role.view', 'role.manage'];
  const keeper = await created(org, { name: 'Keeper', parent_role_id: org.roleIds.admin, permissions });
  const below = await created(org, { name: 'Below', parent_role_id: keeper.id, permissions });
  // No call can make this: a role that holds more than the one above it.
  await api.database.superuser.query(
    "update role set permissions = permissions || '{qr.delete}' where id = $1",
    [below.id],
  );
  const { token } = await org.newMember(keeper);
  const body = { parent_role_id: below.id, permissions: ['org.view', 'qr.delete'] };
  const answer = await create(org, { name: 'Too much', ...body }, token);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'forbidden', reason: 'more_than_you' });
});

test('a name that is taken in another case is refused, in another organisation it is free', async () => {
  const org = await newOrganisation(api);
  await created(org, { name: 'Packer', parent_role_id: org.roleIds.member });
  for (const name of ['Packer', 'PACKER', ' packer ', 'owner']) {
    const answer = await create(org, { name, parent_role_id: org.roleIds.member });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ code: 'name_taken', error: 'This name is already in use.' });
  }
  const other = await newOrganisation(api);
  await created(other, { name: 'Packer', parent_role_id: other.roleIds.member });
});

test('[ROLE-28] a role of the seventh depth is refused', async () => {
  const org = await newOrganisation(api);
  let parent = org.roleIds.member;
  for (const depth of [4, 5, 6])
    parent = (await created(org, { name: `Depth ${depth}`, parent_role_id: parent })).id;
  const answer = await create(org, { name: 'Depth 7', parent_role_id: parent });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', reason: 'too_deep' });
});

test('an organisation has at most 100 roles, however many are asked for at once', async () => {
  const org = await newOrganisation(api);
  const body = (at: number) => ({ name: `Role ${at}`, parent_role_id: org.roleIds.member });
  const early = ROLES_MAX - BUILT_IN_ROLES.length - 2;
  for (let at = 0; at < early; at += 1) await created(org, body(at));

  await Promise.all(Array.from({ length: 10 }, () => rolesOf(org))); // opens all connections
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => create(org, body(early + at))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toEqual({
    code: 'too_many_roles',
    error: 'An organisation can have at most 100 roles. Delete one to create another.',
  });
  expect(await rolesOf(org)).toHaveLength(ROLES_MAX);
});

test('[ROLE-19][ROLE-33] whoami tells who the caller is, their roles from the highest, and what they may do', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const custom = await created(org, {
    name: 'Checker',
    parent_role_id: org.roleIds.supervisor,
    permissions: ['qr.generate'],
  });
  const person = await peopleOf(api).person({ name: 'Ravi' });
  await peopleOf(api).join(org.id, person, custom);
  await api.database.superuser.query(
    'insert into role_assignment (org_id, user_id, role_id) values ($1, $2, $3), ($1, $2, $4)',
    [org.id, person.id, org.roleIds.qr_operator, org.roleIds.supervisor],
  );
  const answer = await api.ask(whoami, { params: { org: org.id }, token: person.token });
  const roles = [
    { id: org.roleIds.supervisor, name: 'Supervisor' },
    ...[
      { id: custom.id, name: 'Checker' },
      { id: org.roleIds.qr_operator, name: 'QR Operator' },
    ].sort((a, b) => (a.id < b.id ? -1 : 1)),
  ];
  const supervisor = BUILT_IN_ROLES.find((role) => role.key === 'supervisor')!;
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: person.id,
    name: 'Ravi',
    email: person.email,
    roles,
    permissions: PERMISSIONS.filter((permission) => supervisor.permissions.includes(permission)),
    rank: 2,
    organisation: { id: org.id, name: 'Hill Farm', logo_url: null },
  });
});

test('[ROLE-26] to outsiders an organisation answers like one that does not exist', async () => {
  const org = await newOrganisation(api);
  const { token } = await peopleOf(api).person();
  const suspended = await org.newMember('owner', 'suspended');
  for (const [endpoint, query] of [
    [whoami, {}],
    [listRoles, {}],
    [listSites, {}],
    [listSites, { page: '0' }],
  ] as const) {
    const unknown = await api.askRaw(endpoint, { params: { org: crypto.randomUUID() }, query, token });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({ code: 'not_found', error: 'Not found.' });
    for (const outsider of [token, suspended.token]) {
      const answer = await org.askRaw(endpoint, { query, token: outsider });
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
  }
});

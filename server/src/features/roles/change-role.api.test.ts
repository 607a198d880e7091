import type { Permission } from '@qrigin/domain/features';
import {
  type CountedRole,
  changeRole,
  createRole,
  deleteRole,
  listRoles,
  type Role,
} from '@qrigin/domain/roles';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Fields = { name?: string; is_public?: boolean; permissions?: Permission[] };

async function newRole(org: TestOrganisation, name: string, parent: string, more: Fields = {}) {
  const body = { name, parent_role_id: parent, ...more };
  const answer = await api.ask(createRole, { params: { org: org.id }, token: org.owner.token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

function change(org: TestOrganisation, role: Role, fields: Fields, token = org.owner.token) {
  const { name, is_public, permissions } = role;
  const body = { name, is_public, permissions, ...fields };
  return api.ask(changeRole, { params: { org: org.id, id: role.id }, token, body });
}

function remove(org: TestOrganisation, id: string, token = org.owner.token) {
  return api.ask(deleteRole, { params: { org: org.id, id }, token });
}

async function listed(org: TestOrganisation, id: string): Promise<CountedRole | undefined> {
  const { body } = await api.ask(listRoles, { params: { org: org.id }, token: org.owner.token });
  return body.find((role) => role.id === id);
}

async function recorded(org: TestOrganisation, action: string): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ subject_id: string }>(
    'select subject_id from audit_entry where org_id = $1 and action = $2 order by id',
    [org.id, action],
  );
  return rows.map(({ subject_id }) => subject_id);
}

test('a role is renamed, made public and given other permissions, and that is recorded', async () => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  const answer = await change(org, role, {
    name: ' पैकर ',
    is_public: true,
    permissions: ['product.view', 'org.view'],
  });
  const wanted = { ...role, name: 'पैकर', is_public: true, permissions: ['org.view', 'product.view'] };
  expect([answer.status, answer.body]).toEqual([200, wanted]);
  expect(await listed(org, role.id)).toEqual({ ...wanted, people: 0 });
  expect(await recorded(org, 'role.change')).toEqual([role.id]);
});

test('[ROLE-27] what is taken from a role is taken from all below in the same moment, and from who holds them', async () => {
  const org = await newOrganisation(api);
  const all: Permission[] = ['org.view', 'role.view', 'product.view', 'qr.view'];
  const lead = await newRole(org, 'Lead', org.roleIds.member, { permissions: all });
  const middle = await newRole(org, 'Middle', lead.id, { permissions: ['org.view', 'role.view', 'qr.view'] });
  const low = await newRole(org, 'Low', middle.id, { permissions: ['org.view', 'role.view'] });
  const plain = await newRole(org, 'Plain', lead.id, { permissions: ['org.view'] });
  const beside = await newRole(org, 'Beside', org.roleIds.member, { permissions: all });
  const holder = await org.newMember(low);
  const roles = () => api.ask(listRoles, { params: { org: org.id }, token: holder.token });
  expect((await roles()).status).toBe(200);

  expect((await change(org, lead, { permissions: ['org.view', 'qr.view'] })).status).toBe(200);
  expect((await roles()).status).toBe(403);
  const left = async ({ id }: Role) => (await listed(org, id))?.permissions;
  expect(await left(lead)).toEqual(['org.view', 'qr.view']);
  expect(await left(middle)).toEqual(['org.view', 'qr.view']);
  expect(await left(low)).toEqual(['org.view']);
  expect(await left(plain)).toEqual(['org.view']);
  expect(await left(beside)).toEqual(all);
  // Every role that changed is on record, and no other.
  expect(new Set(await recorded(org, 'role.change'))).toEqual(new Set([lead.id, middle.id, low.id]));
});

test('what is given to a role is not given to those below', async () => {
  const org = await newOrganisation(api);
  const lead = await newRole(org, 'Lead', org.roleIds.member, { permissions: ['org.view'] });
  const low = await newRole(org, 'Low', lead.id);
  await change(org, lead, { permissions: ['org.view', 'product.view'] });
  expect((await listed(org, low.id))?.permissions).toEqual(['org.view']);
});

test.each(['owner', 'admin', 'supervisor', 'member', 'qr_operator'] as const)(
  'the built-in role %s is not changed or deleted, by an Owner either',
  async (key) => {
    const org = await newOrganisation(api);
    const role = (await listed(org, org.roleIds[key]))!;
    const changed = await change(org, role, { name: 'Other', permissions: [] });
    expect([changed.status, changed.body]).toMatchObject([403, { code: 'forbidden', reason: 'built_in' }]);
    const removed = await remove(org, role.id);
    expect([removed.status, removed.body]).toMatchObject([403, { code: 'forbidden', reason: 'built_in' }]);
    expect(await listed(org, role.id)).toEqual(role);
  },
);

test.each<[string, 400 | 403, Fields, string]>([
  ['more than its parent has', 400, { permissions: ['org.view', 'org.edit'] }, 'more_than_parent'],
  ['public with a permission that strangers must not have', 400, { is_public: true }, 'cannot_be_public'],
])('a role does not become one that has %s', async (_, status, fields, reason) => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.supervisor, { permissions: ['qr.generate'] });
  const answer = await change(org, role, fields);
  expect([answer.status, answer.body]).toMatchObject([status, { reason }]);
  expect(await listed(org, role.id)).toEqual({ ...role, people: 0 });
  expect(await recorded(org, 'role.change')).toEqual([]);
});

test('a role that is not below the caller is not changed or deleted', async () => {
  const org = await newOrganisation(api);
  const permissions: Permission[] = ['org.view', 'role.view', 'role.manage'];
  const keeper = await newRole(org, 'Keeper', org.roleIds.admin, { permissions });
  const beside = await newRole(org, 'Beside', org.roleIds.admin, { permissions: ['org.view'] });
  const { token } = await org.newMember(keeper);
  for (const role of [keeper, beside]) {
    for (const answer of [
      await change(org, role, { name: 'Mine' }, token),
      await remove(org, role.id, token),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { reason: 'role_not_below_you' }]);
  }
  const below = await newRole(org, 'Below', keeper.id, { permissions: ['org.view'] });
  expect((await change(org, below, { name: 'Mine' }, token)).status).toBe(200);
  expect((await remove(org, below.id, token)).status).toBe(200);
});

test('a name that is taken in another case is refused, one’s own in another case is not', async () => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  const taken = await change(org, role, { name: 'OWNER' });
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'name_taken' }]);
  expect((await change(org, role, { name: 'PACKER' })).body).toMatchObject({ name: 'PACKER' });
});

test.each([
  { name: '' },
  { name: 'x'.repeat(61) },
  { name: 'a\u0000b' },
  { permissions: ['everything'] },
  { parent_role_id: crypto.randomUUID() },
  { is_public: null },
])('a change to %j is refused', async (fields) => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  expect((await change(org, role, fields as Fields)).status).toBe(400);
  expect(await listed(org, role.id)).toEqual({ ...role, people: 0 });
});

test('a role of another organisation does not exist', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const role = await newRole(other, 'Packer', other.roleIds.member);
  expect((await change(org, role, {})).status).toBe(404);
  expect((await remove(org, role.id)).status).toBe(404);
  expect(await listed(other, role.id)).toBeDefined();
});

test('a role that no one uses is deleted, with its place in the tree, and that is recorded', async () => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  const answer = await remove(org, role.id.toUpperCase());
  expect([answer.status, answer.body]).toEqual([200, role]);
  expect(await listed(org, role.id)).toBeUndefined();
  expect(await recorded(org, 'role.delete')).toEqual([role.id]);
  expect((await remove(org, role.id)).status).toBe(404);
  const { rows } = await api.database.superuser.query('select 1 from role_closure where descendant_id = $1', [
    role.id,
  ]);
  expect(rows).toEqual([]);
});

type Use = (org: TestOrganisation, role: Role) => Promise<unknown>;
const insertPackaging = `with made as (insert into product (org_id, name) values ($1, 'Tea') returning id)
  insert into packaging (org_id, product_id, name, type, structure, print_format, role_id)
  select $1, id, 'Pack', 'structure', '{}', 'label', $2 from made`;
const insertEvent = `insert into trace_event (org_id, id, role_id, step, happened_at)
  values ($1, gen_random_uuid(), $2, 'packed', now())`;
const insertWish = `insert into join_request (org_id, user_id, role_id, state, decided_at, expires_at)
  values ($1, $3, $2, $4, case when $4 <> 'pending' then now() end, now() + $5::interval)`;

async function wish(org: TestOrganisation, role: Role, state: string, left: string) {
  const { id } = await peopleOf(api).person();
  await api.database.superuser.query(insertWish, [org.id, role.id, id, state, left]);
}

test.each<[string, Use]>([
  ['somebody holds it', (org, role) => org.newMember(role)],
  ['somebody suspended holds it', (org, role) => org.newMember(role, 'suspended')],
  ['a role is below it', (org, role) => newRole(org, 'Below', role.id)],
  ['a packaging names it', (org, { id }) => api.database.superuser.query(insertPackaging, [org.id, id])],
  ['an event names it', (org, { id }) => api.database.superuser.query(insertEvent, [org.id, id])],
  ['somebody asks for it', (org, role) => wish(org, role, 'pending', '1 day')],
])('a role is not deleted while %s', async (_, use) => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  await use(org, role);
  const answer = await remove(org, role.id);
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { code: 'role_in_use', error: expect.stringContaining('You cannot delete this role') },
  ]);
  expect(await listed(org, role.id)).toBeDefined();
});

test.each([
  ['was answered', 'rejected', '1 day'],
  ['has run out', 'pending', '-1 minute'],
])('a request that %s does not keep a role', async (_, state, left) => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.member);
  await wish(org, role, state, left);
  expect((await remove(org, role.id)).status).toBe(200);
});

test('[ROLE-05] a role that is made below one that is being deleted does not lose its parent', async () => {
  const org = await newOrganisation(api);
  for (let round = 0; round < 5; round += 1) {
    const parent = await newRole(org, `Parent ${round}`, org.roleIds.member);
    const body = { name: `Child ${round}`, parent_role_id: parent.id };
    const [removed, made] = await Promise.all([
      remove(org, parent.id),
      api.ask(createRole, { params: { org: org.id }, token: org.owner.token, body }),
    ]);
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual([removed.status, made.status]);
  }
});

import { changeMe } from '@qrigin/domain/auth';
import { type Permission } from '@qrigin/domain/features';
import {
  assignRole,
  changeStatus,
  listMembers,
  listPeopleOfRole,
  listSubroles,
  removeRole,
} from '@qrigin/domain/members';
import { leaveOrganisation, listMyOrganisations, whoami as whoamiCall } from '@qrigin/domain/organisations';
import { createProduct, listProducts } from '@qrigin/domain/products';
import { createRole, listRoles } from '@qrigin/domain/roles';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { accountsOf } from '../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { whileItWaits } from '../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const assign = (org: TestOrganisation, by: { token: string }, user: string, role: string) =>
  api.ask(assignRole, { params: { org: org.id, user, role }, token: by.token });
const remove = (org: TestOrganisation, by: { token: string }, user: string, role: string) =>
  api.ask(removeRole, { params: { org: org.id, user, role }, token: by.token });
const setStatus = (
  org: TestOrganisation,
  by: { token: string },
  user: string,
  status: 'active' | 'suspended',
) => api.ask(changeStatus, { params: { org: org.id, user }, token: by.token, body: { status } });
const subroles = (org: TestOrganisation, by: { token: string }) =>
  api.ask(listSubroles, { params: { org: org.id }, token: by.token });
const holders = (
  org: TestOrganisation,
  by: { token: string },
  id: string,
  query: z.input<typeof listPeopleOfRole.query> = {},
) => org.ask(listPeopleOfRole, { params: { id }, query, token: by.token });
const whoami = (org: TestOrganisation, who: { token: string }) =>
  api.ask(whoamiCall, { params: { org: org.id }, token: who.token });

async function newRole(
  org: TestOrganisation,
  name: string,
  parent: string,
  permissions: Permission[] = ['org.view'],
) {
  const body = { name, parent_role_id: parent, permissions };
  return (await api.ask(createRole, { params: { org: org.id }, token: org.owner.token, body })).body;
}

/** What is stored of someone, beside the api. */
async function stored(org: TestOrganisation, person: { id: string }) {
  const { rows } = await api.database.superuser.query<{ status: string; roles: string[] }>(
    `select status, array(select role_id::text from role_assignment a
       where a.org_id = m.org_id and a.user_id = m.user_id order by 1) as roles
     from membership m where org_id = $1 and user_id = $2`,
    [org.id, person.id],
  );
  return rows[0];
}

/** The record and the notices of one kind of act. */
async function traces(org: TestOrganisation, action: string) {
  const entries = await api.database.superuser.query(
    'select actor_id, subject_id from audit_entry where org_id = $1 and action = $2 order by id',
    [org.id, action],
  );
  const notices = await api.database.superuser.query(
    'select user_id, subject_id from notification where org_id = $1 and kind = $2 order by created_at',
    [org.id, action],
  );
  return { entries: entries.rows, notices: notices.rows };
}

test('[ROLE-16] a role is assigned, counts from then on, is recorded, and the person is told', async () => {
  const org = await newOrganisation(api);
  const [supervisor, ravi] = [await org.newMember('supervisor'), await org.newMember('qr_operator')];
  const { member, qr_operator } = org.roleIds;
  const answer = await assign(org, supervisor, ravi.id, member);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: ravi.id,
    name: 'Test Person',
    email: ravi.email,
    status: 'active',
    roles: [
      { id: member, name: 'Member' },
      { id: qr_operator, name: 'QR Operator' },
    ],
    rank: 3,
    has_second_factor: false,
    joined_at: expect.stringMatching(/^\d{4}-/),
  });
  expect((await whoami(org, ravi)).body).toMatchObject({ roles: [{}, {}] });
  expect(await traces(org, 'member.assign')).toEqual({
    entries: [{ actor_id: supervisor.id, subject_id: ravi.id }],
    notices: [{ user_id: ravi.id, subject_id: member }],
  });
});

test('[ROLE-16] a role that someone has already is given again without a trace', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  const again = await assign(org, org.owner, ravi.id, org.roleIds.member);
  expect([again.status, again.body.roles]).toEqual([200, [{ id: org.roleIds.member, name: 'Member' }]]);
  expect(await traces(org, 'member.assign')).toEqual({ entries: [], notices: [] });
});

test('[ROLE-17] a role is removed and acts no longer on the next request', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  await assign(org, org.owner, ravi.id, org.roleIds.qr_operator);
  expect((await api.ask(listRoles, { params: { org: org.id }, token: ravi.token })).status).toBe(200);
  const answer = await remove(org, org.owner, ravi.id, org.roleIds.member);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'active',
    roles: [{ id: org.roleIds.qr_operator, name: 'QR Operator' }],
  });
  expect((await api.ask(listRoles, { params: { org: org.id }, token: ravi.token })).status).toBe(403);
  expect((await whoami(org, ravi)).status).toBe(200);
  expect(await traces(org, 'member.remove')).toEqual({
    entries: [{ actor_id: org.owner.id, subject_id: ravi.id }],
    notices: [{ user_id: ravi.id, subject_id: org.roleIds.member }],
  });
});

test('[ROLE-17] who loses the last role is suspended at once and keeps what they made', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('supervisor');
  await api.ask(createProduct, {
    params: { org: org.id },
    token: ravi.token,
    body: { name: 'Tea', nature: 'static' },
  });
  const answer = await remove(org, org.owner, ravi.id, org.roleIds.supervisor);
  expect(answer.body).toMatchObject({ status: 'suspended', roles: [], rank: null });
  expect(await stored(org, ravi)).toEqual({ status: 'suspended', roles: [] });
  expect((await whoami(org, ravi)).status).toBe(404);
  const products = await api.ask(listProducts, { params: { org: org.id }, token: org.owner.token });
  expect(products.body).toMatchObject([{ name: 'Tea' }]);
});

test('a role that someone does not hold is removed without a trace', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  expect((await remove(org, org.owner, ravi.id, org.roleIds.qr_operator)).status).toBe(200);
  expect(await stored(org, ravi)).toEqual({ status: 'active', roles: [org.roleIds.member] });
  expect((await traces(org, 'member.remove')).entries).toEqual([]);
});

test('no one gets a role who does not belong to the organisation', async () => {
  const org = await newOrganisation(api);
  const elsewhere = await newOrganisation(api);
  const stranger = await peopleOf(api).person();
  for (const user of [stranger.id, elsewhere.owner.id, crypto.randomUUID()]) {
    for (const answer of [
      await assign(org, org.owner, user, org.roleIds.member),
      await remove(org, org.owner, user, org.roleIds.member),
      await setStatus(org, org.owner, user, 'suspended'),
    ])
      expect([answer.status, answer.body]).toEqual([404, { code: 'not_found', error: 'Not found.' }]);
  }
  expect(await stored(org, stranger)).toBeUndefined();
});

type Key = keyof TestOrganisation['roleIds'];

/** Who may give and take what: everything else answers 403. */
const MAY: Record<Key, readonly Key[]> = {
  owner: ['admin', 'supervisor', 'member', 'qr_operator'],
  admin: ['supervisor', 'member', 'qr_operator'],
  supervisor: ['member', 'qr_operator'],
  member: [],
  qr_operator: [],
};
const KEYS = ['owner', 'admin', 'supervisor', 'member', 'qr_operator'] as const;

test('all 25 pairs of built-in roles: only what is strictly below is given, taken and suspended', async () => {
  const org = await newOrganisation(api);
  const found: string[] = [];
  const wanted: string[] = [];
  for (const by of KEYS) {
    const actor = await org.newMember(by);
    for (const key of KEYS) {
      const plain = await org.newMember('qr_operator');
      const holder = await org.newMember(key);
      const status = MAY[by].includes(key) ? 200 : 403;
      const given = await assign(org, actor, plain.id, org.roleIds[key]);
      const ended = await setStatus(org, actor, holder.id, 'suspended');
      const back = await setStatus(org, actor, holder.id, 'active');
      const taken = await remove(org, actor, holder.id, org.roleIds[key]);
      found.push(`${by} ${key} ${given.status} ${ended.status} ${back.status} ${taken.status}`);
      wanted.push(`${by} ${key} ${status} ${status} ${status} ${status}`);
    }
  }
  expect(found).toEqual(wanted);
});

test('a low role is not taken from someone who ranks as high as the caller', async () => {
  const org = await newOrganisation(api);
  const [supervisor, peer] = [await org.newMember('supervisor'), await org.newMember('supervisor')];
  await assign(org, org.owner, peer.id, org.roleIds.member);
  const answer = await remove(org, supervisor, peer.id, org.roleIds.member);
  expect([answer.status, answer.body]).toMatchObject([403, { reason: 'person_not_below_you' }]);
  expect((await stored(org, peer))?.roles).toHaveLength(2);
});

test('no one changes their own roles, however the id is written', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  await assign(org, org.owner, admin.id, org.roleIds.member);
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    for (const answer of [
      await assign(org, admin, id, org.roleIds.qr_operator),
      await remove(org, admin, id, org.roleIds.member.toUpperCase()),
      await setStatus(org, admin, id, 'suspended'),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'forbidden', reason: 'yourself' }]);
  }
  expect((await stored(org, admin))?.roles).toHaveLength(2);
});

test('ids in capital letters name the same role and person', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  const answer = await assign(org, org.owner, ravi.id.toUpperCase(), org.roleIds.qr_operator.toUpperCase());
  expect([answer.status, answer.body.roles.length]).toEqual([200, 2]);
  const list = await holders(org, org.owner, org.roleIds.qr_operator.toUpperCase());
  expect(list.body).toMatchObject({ total: 1, items: [{ id: ravi.id }] });
});

test('an Owner is made by handing over alone, even by an Owner', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const answer = await assign(org, org.owner, admin.id, org.roleIds.owner);
  expect([answer.status, answer.body]).toMatchObject([403, { reason: 'owner_by_transfer' }]);
});

test('[ROLE-32] the last Owner cannot be removed or suspended, by themselves or by who is below', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const { owner } = org.roleIds;
  const last = { code: 'last_owner', error: expect.any(String) };
  for (const answer of [
    await remove(org, org.owner, org.owner.id, owner),
    await setStatus(org, org.owner, org.owner.id, 'suspended'),
  ])
    expect([answer.status, answer.body]).toEqual([409, last]);
  expect((await remove(org, admin, org.owner.id, owner)).status).toBe(403);
  expect((await setStatus(org, admin, org.owner.id, 'suspended')).status).toBe(403);
  expect(await stored(org, org.owner)).toEqual({ status: 'active', roles: [owner] });
});

test('[ROLE-32] a suspended Owner does not count: the one who can work is still the last', async () => {
  const org = await newOrganisation(api);
  await org.newMember('owner', 'suspended');
  expect((await remove(org, org.owner, org.owner.id, org.roleIds.owner)).status).toBe(409);
  await org.newMember('owner');
  const answer = await remove(org, org.owner, org.owner.id, org.roleIds.owner);
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'forbidden' }]);
});

test.each([
  ['delete from role_assignment where org_id = $1'],
  ["update membership set status = 'suspended' where org_id = $1"],
])('[ROLE-32] the database refuses what leaves no Owner: %s', async (statement) => {
  const org = await newOrganisation(api);
  await expect(api.database.superuser.query(statement, [org.id])).rejects.toMatchObject({
    constraint: 'require_owner',
  });
  expect((await whoami(org, org.owner)).status).toBe(200);
});

test('someone is suspended on the next request, and reinstated with the roles they had', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  const ended = await setStatus(org, org.owner, ravi.id, 'suspended');
  expect([ended.status, ended.body]).toMatchObject([
    200,
    { status: 'suspended', roles: [{ name: 'Member' }] },
  ]);
  expect((await whoami(org, ravi)).status).toBe(404);
  expect((await setStatus(org, org.owner, ravi.id, 'suspended')).status).toBe(200);
  expect((await setStatus(org, org.owner, ravi.id, 'active')).body).toMatchObject({ status: 'active' });
  expect((await whoami(org, ravi)).body).toMatchObject({ roles: [{ name: 'Member' }] });
  const about = { actor_id: org.owner.id, subject_id: ravi.id };
  const told = [{ user_id: ravi.id, subject_id: ravi.id }];
  expect(await traces(org, 'member.suspend')).toEqual({ entries: [about], notices: told });
  expect(await traces(org, 'member.reinstate')).toEqual({ entries: [about], notices: told });
});

test('a role given to someone suspended waits until they are reinstated; without one no one is', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  await remove(org, org.owner, ravi.id, org.roleIds.member);
  const early = await setStatus(org, org.owner, ravi.id, 'active');
  expect([early.status, early.body]).toMatchObject([403, { reason: 'has_no_role' }]);
  const given = await assign(org, org.owner, ravi.id, org.roleIds.qr_operator);
  expect(given.body).toMatchObject({ status: 'suspended', rank: 3 });
  expect((await whoami(org, ravi)).status).toBe(404);
  expect((await setStatus(org, org.owner, ravi.id, 'active')).status).toBe(200);
  expect((await whoami(org, ravi)).status).toBe(200);
});

test('a status that does not exist and unknown fields are refused', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  for (const body of [{ status: 'owner' }, {}, { status: 'suspended', rank: 0 }])
    expect((await org.askRaw(changeStatus, { params: { user: ravi.id }, body })).status).toBe(400);
  expect(await stored(org, ravi)).toMatchObject({ status: 'active' });
});

test('[ROLE-07][ROLE-31] access sub-roles are the roles strictly below the caller, with how many work with each', async () => {
  const org = await newOrganisation(api);
  const packer = await newRole(org, 'Packer', org.roleIds.qr_operator);
  const beside = await newRole(org, 'Auditor', org.roleIds.admin, ['org.view', 'member.view']);
  const supervisor = await org.newMember('supervisor');
  await org.newMember('member');
  await org.newMember('member', 'suspended');
  await org.newMember(packer);
  const answer = await subroles(org, supervisor);
  expect(answer.status).toBe(200);
  const listed = answer.body;
  expect(new Map(listed.map(({ name, people }) => [name, people]))).toEqual(
    new Map([
      ['Member', 1],
      ['QR Operator', 0],
      ['Packer', 1],
    ]),
  );
  expect(listed.at(-1)).toEqual({ ...packer, people: 1 });
  expect((await subroles(org, org.owner)).body).toHaveLength(6);
  expect((await subroles(org, await org.newMember(beside))).body).toEqual([]);
});

test('the roles below several roles of one person are listed once', async () => {
  const org = await newOrganisation(api);
  const lead = await newRole(org, 'Lead', org.roleIds.admin, ['org.view', 'member.view']);
  const helper = await newRole(org, 'Helper', lead.id);
  const person = await org.newMember('supervisor');
  await assign(org, org.owner, person.id, lead.id);
  const listed = (await subroles(org, person)).body;
  expect(listed.map(({ name }) => name).sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'Helper',
    'Member',
    'QR Operator',
  ]);
  expect((await holders(org, person, helper.id)).status).toBe(200);
});

test('[ROLE-08][ROLE-31] the people of a role below are listed by name or by day, in pages', async () => {
  const org = await newOrganisation(api);
  const supervisor = await org.newMember('supervisor');
  const people: Person[] = [];
  for (const [at, name] of ['Bela', 'Asha', 'Chand'].entries()) {
    const person = await peopleOf(api).person({ name });
    await peopleOf(api).join(org.id, person, 'member', at === 2 ? 'suspended' : 'active');
    await api.database.superuser.query(
      "update membership set created_at = timestamptz '2026-01-01' + make_interval(days => $3) where org_id = $1 and user_id = $2",
      [org.id, person.id, at],
    );
    people.push(person);
  }
  await org.newMember('qr_operator');
  const names = async (query?: z.input<typeof listPeopleOfRole.query>) => {
    const { items, ...page } = (await holders(org, supervisor, org.roleIds.member, query)).body;
    return { names: items.map(({ name }) => name), ...page };
  };
  expect(await names()).toEqual({ names: ['Asha', 'Bela', 'Chand'], total: 3, page: 1, page_size: 20 });
  expect(await names({ sort_by: 'joined_at', sort_order: 'desc', page_size: '2' })).toEqual({
    names: ['Chand', 'Asha'],
    total: 3,
    page: 1,
    page_size: 2,
  });
  const { items } = (await holders(org, supervisor, org.roleIds.member)).body;
  expect(items[2]).toEqual({
    id: people[2]?.id,
    name: 'Chand',
    email: people[2]?.email,
    status: 'suspended',
    roles: [{ id: org.roleIds.member, name: 'Member' }],
    rank: 3,
    has_second_factor: false,
    joined_at: '2026-01-03T00:00:00.000Z',
  });
});

test('people are listed and found by the name they have now, in every organisation, until they leave', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const person = await peopleOf(api).person({ name: 'Asha Rao' });
  for (const org of [here, there]) await peopleOf(api).join(org.id, person, 'member');
  const found = async (org: TestOrganisation, search: string) =>
    (await org.call(listMembers, { query: { search } })).items.map(({ name, email }) => [name, email]);
  await api.call(changeMe, {
    token: person.token,
    body: { name: 'Asha Iyer', country: 'India', address: '' },
  });
  for (const org of [here, there]) {
    expect(await found(org, 'asha rao')).toEqual([]);
    expect(await found(org, 'IYER')).toEqual([['Asha Iyer', person.email]]);
  }
  await api.call(leaveOrganisation, { params: { org: here.id }, token: person.token });
  expect(await found(here, 'iyer')).toEqual([]);
  expect(await found(there, 'iyer member')).toHaveLength(1);
});

test('people of a role that is not strictly below are not shown', async () => {
  const org = await newOrganisation(api);
  const other = await newOrganisation(api);
  const supervisor = await org.newMember('supervisor');
  const { owner, admin, supervisor: own } = org.roleIds;
  for (const role of [owner, admin, own, other.roleIds.member, crypto.randomUUID()])
    expect((await holders(org, supervisor, role)).status).toBe(404);
  expect((await holders(org, org.owner, owner)).status).toBe(404);
  expect((await holders(org, supervisor, org.roleIds.member)).status).toBe(200);
});

test('who looks after someone sees whether they have a second factor', async () => {
  const org = await newOrganisation(api);
  const { withSecondFactor } = accountsOf(api);
  const secured = await withSecondFactor();
  await peopleOf(api).join(org.id, secured, 'member');
  const { items } = (await holders(org, org.owner, org.roleIds.member)).body;
  expect(items).toMatchObject([{ id: secured.id, has_second_factor: true }]);
});

test('[ROLE-18] someone belongs to several organisations, with own roles in each', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const ravi = await here.newMember('member');
  await peopleOf(api).join(there.id, ravi, 'qr_operator');
  await assign(there, there.owner, ravi.id, there.roleIds.admin);
  const mine = await api.ask(listMyOrganisations, { token: ravi.token });
  expect(new Map(mine.body.map(({ id, roles }) => [id, roles]))).toEqual(
    new Map([
      [here.id, [{ id: here.roleIds.member, name: 'Member' }]],
      [
        there.id,
        [
          { id: there.roleIds.admin, name: 'Admin' },
          { id: there.roleIds.qr_operator, name: 'QR Operator' },
        ],
      ],
    ]),
  );
  await remove(there, there.owner, ravi.id, there.roleIds.admin);
  await remove(there, there.owner, ravi.id, there.roleIds.qr_operator);
  expect((await whoami(there, ravi)).status).toBe(404);
  expect((await whoami(here, ravi)).body).toMatchObject({ roles: [{ name: 'Member' }] });
});

/** A call that changes an organisation holds this lock. */
const lockOf = ({ id }: TestOrganisation) => `select from organisation where id = '${id}' for no key update`;

test.each([
  [
    'was suspended',
    404,
    (id: string) => `update membership set status = 'suspended' where user_id = '${id}'`,
  ],
  [
    'has a lower role',
    403,
    (id: string) =>
      `update role_assignment a set role_id = role.id from role
       where a.user_id = '${id}' and role.org_id = a.org_id and role.built_in = 'member'`,
  ],
])('who %s while their call waits does nothing by what they had', async (_, status, change) => {
  const org = await newOrganisation(api);
  const [admin, ravi] = [await org.newMember('admin'), await org.newMember('qr_operator')];
  const call = () => assign(org, admin, ravi.id, org.roleIds.member);
  const answer = await whileItWaits(api, call, { lock: lockOf(org), change: change(admin.id) });
  expect(answer.status).toBe(status);
  expect(await stored(org, ravi)).toEqual({ status: 'active', roles: [org.roleIds.qr_operator] });
});

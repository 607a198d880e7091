import { listNotifications } from '@qrigin/domain/notifications';
import {
  closeOrganisation,
  deleteMe,
  leaveOrganisation,
  listMyOffers,
  listMyOrganisations,
  offerOwnership,
  whoami as whoamiCall,
} from '@qrigin/domain/organisations';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../../db/tenancy/with-org.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { accountsOf } from '../../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../../testing/people/people.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let mailRoom: MailRoom;
beforeAll(async () => {
  api = await startTestApi({ env: { IN_FLIGHT: '10000' } });
  mailRoom = await startMailRoom(api);
});
afterAll(async () => {
  await mailRoom.stop();
  await api.stop();
});

const leave = (org: TestOrganisation, { token }: Person) =>
  api.ask(leaveOrganisation, { params: { org: org.id }, token });
const close = (org: TestOrganisation, name: string, token = org.owner.token) =>
  api.ask(closeOrganisation, { params: { org: org.id }, token, body: { name } });
const whoami = async (org: TestOrganisation, { token }: Person) =>
  (await api.ask(whoamiCall, { params: { org: org.id }, token })).status;

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

async function activeOwners(org: TestOrganisation): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ user_id: string }>(
    `select user_id from role_assignment join membership using (org_id, user_id)
     where org_id = $1 and role_id = $2 and status = 'active'`,
    [org.id, org.roleIds.owner],
  );
  return rows.map(({ user_id }) => user_id);
}

test('who leaves has no place in the organisation any more, and others stay', async () => {
  const org = await newOrganisation(api);
  const [member, other] = [await org.newMember('member'), await org.newMember('admin')];
  const answer = await leave(org, member);
  expect([answer.status, answer.body]).toEqual([200, { id: org.id }]);
  expect([await whoami(org, member), await whoami(org, other)]).toEqual([404, 200]);
  expect((await leave(org, member)).status).toBe(404);
  const { rows } = await api.database.superuser.query(
    "select actor_id, subject_id from audit_entry where org_id = $1 and action = 'member.leave'",
    [org.id],
  );
  expect(rows).toEqual([{ actor_id: member.id, subject_id: member.id }]);
});

test('the last Owner cannot leave; beside an active second one they can', async () => {
  const org = await newOrganisation(api);
  await org.newMember('admin');
  await org.newMember('owner', 'suspended');
  const refused = await leave(org, org.owner);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'last_owner' }]);
  const second = await org.newMember('owner');
  expect((await leave(org, org.owner)).status).toBe(200);
  expect(await activeOwners(org)).toEqual([second.id]);
});

test('of two last Owners who leave in the same moment one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const org = await newOrganisation(api);
    const second = await org.newMember('owner');
    const answers = await Promise.all([leave(org, org.owner), leave(org, second)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await activeOwners(org)).toHaveLength(1);
  }
});

test('of two last Owners who delete their accounts in the same moment one is asked first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const org = await newOrganisation(api);
    const second = await org.newMember('owner');
    const remove = ({ token }: Person) => api.ask(deleteMe, { token, body: { close_organisations: [] } });
    const answers = await Promise.all([remove(org.owner), remove(second)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'owns_organisations' });
    expect(await activeOwners(org)).toHaveLength(1);
  }
});

/** Statements as the api's role, in the organisation, in one transaction that is stored. */
async function asApi(org: TestOrganisation, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: api.database.url('app_rw') });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.org_id', $1, true)", [org.id]);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const NO_OWNER = { code: '23514', constraint: 'require_owner' };

test.each([
  ['takes the role away', 'delete from role_assignment'],
  ['suspends everybody', "update membership set status = 'suspended'"],
  ['removes everybody', 'delete from role_assignment; delete from membership'],
  [
    'makes the Owner another role',
    "update role_assignment set role_id = (select id from role where built_in = 'admin')",
  ],
  ['goes elsewhere before it ends', "delete from role_assignment; select set_config('app.org_id', '', true)"],
])('a transaction that %s is refused by the database itself', async (_, statement) => {
  const org = await newOrganisation(api);
  await expect(asApi(org, statement)).rejects.toMatchObject(NO_OWNER);
  expect(await activeOwners(org)).toEqual([org.owner.id]);
  expect(await whoami(org, org.owner)).toBe(200);
});

test('not even a superuser leaves an open organisation without an Owner', async () => {
  const org = await newOrganisation(api);
  const remove = api.database.superuser.query('delete from role_assignment where org_id = $1', [org.id]);
  await expect(remove).rejects.toMatchObject(NO_OWNER);
});

test('taking away and giving in one transaction is fine, and so is anything in a closed organisation', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  await asApi(
    org,
    `delete from role_assignment where user_id = '${org.owner.id}'`,
    `insert into role_assignment (org_id, user_id, role_id) values ('${org.id}', '${member.id}', '${org.roleIds.owner}')`,
  );
  expect(await activeOwners(org)).toEqual([member.id]);
  await asApi(
    org,
    `update organisation set closed_at = now() where id = '${org.id}'`,
    "update membership set status = 'suspended'",
  );
  expect(await activeOwners(org)).toEqual([]);
});

test('two transactions that each take one of two Owners away cannot both be stored', async () => {
  const org = await newOrganisation(api);
  const second = await org.newMember('owner');
  // Both are checked before either is stored.
  const removing = ({ id }: Person) => [
    `delete from role_assignment where user_id = '${id}'`,
    'set constraints all immediate',
    'select pg_sleep(0.5)',
  ];
  const both = await Promise.allSettled([org.owner, second].map((person) => asApi(org, ...removing(person))));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await activeOwners(org)).toHaveLength(1);
});

test('what the check at the end looks into is not what the transaction sees', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  await org.newMember('owner');
  const seen = await withOrg(api.database.app, { orgId: org.id, userId: null }, async (db) => {
    await db.deleteFrom('role_assignment').where('user_id', '=', org.owner.id).execute();
    return db.selectFrom('membership').select('org_id').where('org_id', '=', other.id).execute();
  });
  expect(seen).toEqual([]);
});

test('closing takes the name, a fresh sign-in and an Owner', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const admin = await org.newMember('admin');
  for (const name of ['', 'hill farm', 'Hill  Farm', 'Hill Farm.', 'Hill'])
    expect((await close(org, name)).body).toMatchObject({ code: 'wrong_name' });
  expect((await close(org, 'Hill Farm', admin.token)).body).toMatchObject({ code: 'forbidden' });
  await accountsOf(api).age(org.owner.token, 6);
  expect((await close(org, 'Hill Farm')).body).toMatchObject({ code: 'step_up' });
  expect(await whoami(org, admin)).toBe(200);
});

test('after closing no one works there, and open offers have ended', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const [admin, member] = [await org.newMember('admin'), await org.newMember('member')];
  await api.ask(offerOwnership, {
    params: { org: org.id },
    token: org.owner.token,
    body: { user_id: member.id },
  });
  expect((await close(org, ' Hill Farm ')).body).toEqual({ id: org.id });
  for (const person of [org.owner, admin, member]) {
    expect(await whoami(org, person)).toBe(404);
    for (const endpoint of [listMyOrganisations, listMyOffers])
      expect((await api.ask(endpoint, { token: person.token })).body).toEqual([]);
  }
  const { rows } = await api.database.superuser.query(
    `select closed_at is not null as closed, (select outcome from ownership_offer where org_id = $1) as offer,
       (select count(*)::int from audit_entry where org_id = $1 and action = 'org.close') as entries
     from organisation where id = $1`,
    [org.id],
  );
  expect(rows).toEqual([{ closed: true, offer: 'ended', entries: 1 }]);
});

test('the others who worked there are told, and by mail, once, and who closed it is not', async () => {
  const org = await newOrganisation(api, 'Hill <b>Farm</b> & Co');
  const [admin, gone] = [await org.newMember('admin'), await org.newMember('member', 'suspended')];
  await close(org, 'Hill <b>Farm</b> & Co');
  const mails = await mailRoom.mailsTo(admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['An organisation you belonged to was closed']);
  expect(mails[0]!.html).toContain('Hill &lt;b&gt;Farm&lt;/b&gt; &amp; Co');
  for (const { email } of [org.owner, gone]) expect(await mailRoom.mailsTo(email)).toEqual([]);
  const { body } = await api.ask(listNotifications, { token: admin.token });
  expect(body).toMatchObject({ items: [{ kind: 'org.close', organisation: { id: org.id } }] });
});

test('who deletes the account closes organisations in the same way', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const admin = await org.newMember('admin');
  const body = { close_organisations: [org.id] };
  expect((await api.ask(deleteMe, { token: org.owner.token, body })).status).toBe(200);
  expect(await whoami(org, admin)).toBe(404);
  expect(await mailRoom.mailsTo(admin.email)).toHaveLength(1);
});

test('codes of a closed organisation still open, and say so', async () => {
  const goods = await newGoods(api, 'Hill Farm');
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  await goods.issue(packaging);
  const [code] = await goods.codes(packaging);
  const before = await goods.overview(code!.id);
  expect(before.maker).toMatchObject({ name: 'Hill Farm', is_closed: false });
  expect((await close(goods.org, 'Hill Farm')).status).toBe(200);

  await expect
    .poll(async () => (await goods.overview(code!.id)).maker)
    .toEqual({ ...before.maker, is_closed: true });
  const after = await goods.overview(code!.id);
  expect({ ...after, checked_at: '', maker: null }).toEqual({ ...before, checked_at: '', maker: null });
  const page = await fetch(`${api.url}/scan/${code!.id}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Hill Farm')]);
});

test('a person who belongs to many organisations deletes the account while others leave them', async () => {
  const orgs = [await newOrganisation(api), await newOrganisation(api), await newOrganisation(api)];
  const people = await Promise.all(Array.from({ length: 4 }, () => peopleOf(api).person()));
  for (const org of orgs) for (const person of people) await peopleOf(api).join(org.id, person, 'owner');
  const answers = await Promise.all(
    people.map(({ token }) => api.ask(deleteMe, { token, body: { close_organisations: [] } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const org of orgs) expect(await activeOwners(org)).toEqual([org.owner.id]);
});

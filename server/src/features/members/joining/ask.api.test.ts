import {
  askToJoin,
  changeMyMembership,
  findMyMembership,
  listMembers,
  listMyJoinRequests,
  listPublicRoles,
  listSupervisors,
  removeRole,
} from '@qrigin/domain/members';
import { findSettings, leaveOrganisation, whoami } from '@qrigin/domain/organisations';
import { createRole } from '@qrigin/domain/roles';
import { checkSubdomain } from '@qrigin/domain/subdomains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joiningOf } from '../../../testing/people/joining.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { runSweep } from '../../../testing/programs/run-sweep.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
let joining: ReturnType<typeof joiningOf>;
beforeAll(async () => {
  api = await startTestApi();
  joining = joiningOf(api);
});
afterAll(() => api.stop());

const NOT_FOUND = [404, { code: 'not_found', error: 'Not found.' }];
const person = (name?: string) => peopleOf(api).person(name === undefined ? {} : { name });
const publicRoles = (org: { id: string }, who: { token: string }) =>
  api.ask(listPublicRoles, { params: { org: org.id }, token: who.token });
const supervisors = (org: { id: string }, who: { token: string }, role: string) =>
  api.ask(listSupervisors, { params: { org: org.id, id: role }, token: who.token });
const mine = async (who: { token: string }) => (await api.ask(listMyJoinRequests, { token: who.token })).body;

async function newRole(org: TestOrganisation, name: string, parent: string, more: object = {}) {
  const body = { name, parent_role_id: parent, ...more };
  return (await api.ask(createRole, { params: { org: org.id }, token: org.owner.token, body })).body;
}

async function shut(org: TestOrganisation, how: 'closed_at' | 'suspended_at') {
  await api.database.superuser.query(`update organisation set ${how} = now() where id = $1`, [org.id]);
}

test('[ROLE-06] anyone with an account sees the public roles by name, and no others', async () => {
  const org = await newOrganisation(api);
  await newRole(org, 'Hidden', org.roleIds.member);
  const open = await newRole(org, 'Line packer', org.roleIds.qr_operator, { is_public: true });
  const answer = await publicRoles(org, await person());
  expect([answer.status, answer.body]).toEqual([
    200,
    [
      { id: open.id, name: 'Line packer' },
      { id: org.roleIds.member, name: 'Member' },
      { id: org.roleIds.qr_operator, name: 'QR Operator' },
    ],
  ]);
});

test('[ROLE-09][ROLE-31] the people to choose from decide on that role, and are shown by name alone', async () => {
  const org = await newOrganisation(api);
  const named = async (
    name: string,
    role: Parameters<TestOrganisation['newMember']>[0],
    status = 'active',
  ) => {
    const one = await person(name);
    await peopleOf(api).join(org.id, one, role, status);
    return { id: one.id, name };
  };
  const lead = await newRole(org, 'Lead', org.roleIds.supervisor, {
    permissions: ['org.view', 'join.view', 'join.decide'],
  });
  const [asha, bela] = [await named('asha', 'supervisor'), await named('Bela', 'admin')];
  await named('Decides on none of these', lead);
  await named('Suspended', 'supervisor', 'suspended');
  await named('Member', 'member');
  const answer = await supervisors(org, await person(), org.roleIds.member);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([asha, bela, { id: org.owner.id, name: 'Test Person' }]);
});

test('who takes no requests is not offered and cannot be asked, until they take them again', async () => {
  const org = await newOrganisation(api);
  const [supervisor, asker] = [await org.newMember('supervisor'), await person()];
  const { token } = supervisor;
  const mine = () => org.ask(findMyMembership, { token });
  const take = (takes_requests: boolean) => org.ask(changeMyMembership, { token, body: { takes_requests } });
  expect((await mine()).body).toMatchObject({ takes_requests: true });
  const off = await take(false);
  expect([off.status, off.body]).toEqual([200, { takes_requests: false, joined_at: expect.any(String) }]);
  expect((await mine()).body).toEqual(off.body);
  expect((await supervisors(org, asker, org.roleIds.member)).body).toMatchObject([{ id: org.owner.id }]);
  expect((await joining.ask(org, asker, org.roleIds.member, supervisor.id)).status).toBe(404);
  await take(true);
  expect((await joining.ask(org, asker, org.roleIds.member, supervisor.id)).status).toBe(200);
  const { rows } = await api.database.superuser.query(
    "select actor_id, subject_id from audit_entry where org_id = $1 and action = 'member.requests'",
    [org.id],
  );
  expect(rows).toEqual(
    Array.from({ length: 2 }, () => ({ actor_id: supervisor.id, subject_id: supervisor.id })),
  );
});

test('someone who is removed while they choose whether to take requests finds no organisation', async () => {
  const org = await newOrganisation(api);
  const { id, token } = await org.newMember('supervisor');
  const change = () =>
    api.ask(changeMyMembership, { params: { org: org.id }, token, body: { takes_requests: false } });
  const theirs = `where org_id = '${org.id}' and user_id = '${id}'`;
  const lock = `delete from role_assignment ${theirs}; delete from membership ${theirs}`;
  const answer = await whileItWaits(api, change, { lock });
  expect([answer.status, answer.body]).toEqual(NOT_FOUND);
});

test('[ROLE-09] of a role that is not public no one is shown', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const asker = await person();
  const hidden = await newRole(org, 'Hidden', org.roleIds.member);
  const { owner, admin, supervisor } = org.roleIds;
  for (const role of [
    owner,
    admin,
    supervisor,
    hidden.id,
    other.roleIds.member,
    crypto.randomUUID(),
    'member',
  ])
    expect((await supervisors(org, asker, role)).status).toBe(404);
});

test('[ROLE-10] a person asks for a role: the request is open for 30 days, is recorded, and the supervisor is told', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const [supervisor, asha] = [await org.newMember('supervisor'), await person('Asha')];
  const answer = await joining.ask(org, asha, org.roleIds.qr_operator, supervisor.id);
  expect(answer.status).toBe(200);
  const request = answer.body;
  expect(request).toEqual({
    id: expect.any(String),
    organisation: { id: org.id, name: 'Hill Farm', logo_url: null },
    user: { id: asha.id, name: 'Asha', email: asha.email },
    role: { id: org.roleIds.qr_operator, name: 'QR Operator' },
    supervisor: { id: supervisor.id, name: 'Test Person' },
    state: 'pending',
    created_at: expect.any(String),
    expires_at: expect.any(String),
    decided_at: null,
  });
  const days = (Date.parse(request.expires_at) - Date.parse(request.created_at)) / 86_400_000;
  expect(days).toBe(30);
  expect(await mine(asha)).toEqual([request]);

  const { superuser } = api.database;
  const entries = await superuser.query(
    "select actor_id, subject_id, role_id from audit_entry where org_id = $1 and action = 'join.ask'",
    [org.id],
  );
  expect(entries.rows).toEqual([
    { actor_id: asha.id, subject_id: asha.id, role_id: org.roleIds.qr_operator },
  ]);
  const notices = await superuser.query(
    'select user_id, kind, subject_id from notification where org_id = $1',
    [org.id],
  );
  expect(notices.rows).toEqual([{ user_id: supervisor.id, kind: 'join.asked', subject_id: request.id }]);
  // Asking lets no one in.
  expect((await api.ask(whoami, { params: { org: org.id }, token: asha.token })).status).toBe(404);
});

test('[ROLE-26] a role or a person that cannot be asked for answers like one that does not exist', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const hidden = await newRole(org, 'Hidden', org.roleIds.member);
  const [asker, worker] = [await person(), await org.newMember('member')];
  const { member, admin } = org.roleIds;
  for (const [role, supervisor] of [
    [admin, org.owner.id],
    [hidden.id, org.owner.id],
    [other.roleIds.member, org.owner.id],
    [crypto.randomUUID(), org.owner.id],
    [member, worker.id],
    [member, other.owner.id],
    [member, asker.id],
    [member, crypto.randomUUID()],
  ] as const) {
    const answer = await joining.ask(org, asker, role, supervisor);
    expect([answer.status, answer.body]).toEqual(NOT_FOUND);
  }
  expect(await mine(asker)).toEqual([]);
});

test.each(['closed_at', 'suspended_at'] as const)(
  '[ROLE-26] an organisation with %s is to people outside like one that does not exist',
  async (how) => {
    const org = await newOrganisation(api);
    const asker = await person();
    await shut(org, how);
    for (const one of [org, { id: crypto.randomUUID() }, { id: 'none' }]) {
      for (const answer of [
        await publicRoles(one, asker),
        await supervisors(one, asker, org.roleIds.member),
        await joining.ask(one, asker, org.roleIds.member, org.owner.id),
        await joining.act(one, asker, crypto.randomUUID(), 'approve'),
        await joining.act(one, asker, crypto.randomUUID(), 'cancel'),
      ])
        expect([answer.status, answer.body]).toEqual(NOT_FOUND);
    }
  },
);

test('the id of an organisation may be written in capitals', async () => {
  const org = await newOrganisation(api);
  const capitals = { id: org.id.toUpperCase() };
  expect((await joining.ask(capitals, await person(), org.roleIds.member, org.owner.id)).status).toBe(200);
});

async function hide({ id }: TestOrganisation): Promise<void> {
  await api.database.superuser.query('update organisation set is_findable = false where id = $1', [id]);
}

test('[ROLE-26] to strangers an organisation that is not to be found is one that does not exist, also by its id', async () => {
  const org = await newOrganisation(api);
  await hide(org);
  const stranger = await person();
  const { asker: refused, id } = await joining.request(await newOrganisation(api));
  for (const who of [stranger, refused])
    for (const answer of [
      await publicRoles(org, who),
      await supervisors(org, who, org.roleIds.member),
      await joining.ask(org, who, org.roleIds.member, org.owner.id),
      await joining.act(org, who, id, 'approve'),
      await joining.act(org, who, id, 'cancel'),
      await org.ask(findSettings, { token: who.token }),
      await org.ask(whoami, { token: who.token }),
      await org.ask(listMembers, { token: who.token }),
      await org.ask(checkSubdomain, { query: { subdomain: 'hill' }, token: who.token }),
    ])
      expect([answer.status, answer.body]).toEqual(NOT_FOUND);
});

test('people who belong to it, or wait for its answer, see the roles of an organisation that is not to be found', async () => {
  const org = await newOrganisation(api);
  const { asker, id } = await joining.request(org);
  const [member, suspended] = [await org.newMember('member'), await org.newMember('member', 'suspended')];
  await hide(org);
  for (const who of [org.owner, member, suspended, asker]) {
    expect((await publicRoles(org, who)).status).toBe(200);
    expect((await supervisors(org, who, org.roleIds.member)).status).toBe(200);
  }
  // Their request is answered, and then they are strangers again.
  expect((await joining.act(org, org.owner, id, 'reject')).status).toBe(200);
  expect((await publicRoles(org, asker)).status).toBe(404);
});

test('who works there already, or is suspended with a role, cannot ask', async () => {
  const org = await newOrganisation(api);
  const [worker, suspended] = [await org.newMember('member'), await org.newMember('member', 'suspended')];
  const already = await joining.ask(org, worker, org.roleIds.qr_operator, org.owner.id);
  expect([already.status, already.body]).toMatchObject([409, { code: 'already_member' }]);
  const ended = await joining.ask(org, suspended, org.roleIds.member, org.owner.id);
  expect([ended.status, ended.body]).toMatchObject([409, { code: 'join_paused', until: null }]);
});

test('who lost the last role may ask again, and works again when someone says yes', async () => {
  const org = await newOrganisation(api);
  const ravi = await org.newMember('member');
  await api.ask(removeRole, {
    params: { org: org.id, user: ravi.id, role: org.roleIds.member },
    token: org.owner.token,
  });
  const asked = await joining.ask(org, ravi, org.roleIds.qr_operator, org.owner.id);
  expect(asked.status).toBe(200);
  expect((await joining.act(org, org.owner, asked.body.id, 'approve')).status).toBe(200);
  const me = await api.ask(whoami, { params: { org: org.id }, token: ravi.token });
  expect(me.body).toMatchObject({ roles: [{ name: 'QR Operator' }] });
});

test('[ROLE-30] someone has one open request in an organisation, however many they send at once', async () => {
  const org = await newOrganisation(api);
  const asker = await person();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => joining.ask(org, asker, org.roleIds.member, org.owner.id)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body]).toMatchObject([409, { code: 'join_open' }]);
  expect(await mine(asker)).toHaveLength(1);
});

test('the database itself takes one open request a person and organisation', async () => {
  const org = await newOrganisation(api);
  const { asker } = await joining.request(org);
  const again = api.database.superuser.query(
    'insert into join_request (org_id, user_id, role_id, supervisor_id) values ($1, $2, $3, $4)',
    [org.id, asker.id, org.roleIds.qr_operator, org.owner.id],
  );
  await expect(again).rejects.toMatchObject({ constraint: 'join_request_one_open' });
});

test('someone has at most five open requests in all, however many they send at once', async () => {
  const asker = await person();
  const orgs: TestOrganisation[] = [];
  for (let at = 0; at < 9; at += 1) orgs.push(await newOrganisation(api));
  const ask = (org: TestOrganisation) => joining.ask(org, asker, org.roleIds.member, org.owner.id);
  for (const org of orgs.slice(0, 3)) expect((await ask(org)).status).toBe(200);
  const late = await Promise.all(orgs.slice(3).map(ask));
  expect(late.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(late.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_joins' });

  // One that is taken back, has run out or whose organisation is closed makes room for another.
  const [first, second, third] = await mine(asker);
  await joining.act(first!.organisation, asker, first!.id, 'cancel');
  await joining.age(second!.id, '31 days');
  await shut(orgs.find(({ id }) => id === third!.organisation.id)!, 'closed_at');
  const open = new Set((await mine(asker)).map(({ organisation }) => organisation.id));
  const fresh = orgs.filter(({ id }) => !open.has(id)).slice(0, 4); // none of them was ever asked
  const statuses: number[] = [];
  for (const org of fresh) statuses.push((await ask(org)).status);
  expect(statuses).toEqual([200, 200, 200, 409]);
});

test('after a refusal someone waits a day, in that organisation alone', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const { asker, id } = await joining.request(org);
  await joining.act(org, org.owner, id, 'reject');
  const soon = await joining.ask(org, asker, org.roleIds.qr_operator, org.owner.id);
  expect([soon.status, soon.body]).toMatchObject([409, { code: 'join_paused', until: expect.any(String) }]);
  const hours = (Date.parse(JSON.parse(soon.text).until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  expect((await joining.ask(other, asker, other.roleIds.member, other.owner.id)).status).toBe(200);
  await joining.age(id, '23 hours 59 minutes');
  expect((await joining.ask(org, asker, org.roleIds.member, org.owner.id)).status).toBe(409);
  await joining.age(id, '1 minute');
  expect((await joining.ask(org, asker, org.roleIds.member, org.owner.id)).status).toBe(200);
});

test('hole 4, emails in a loop: after cancelling someone waits a day as after a refusal', async () => {
  const org = await newOrganisation(api);
  const { asker, id } = await joining.request(org);
  await joining.act(org, asker, id, 'cancel');
  for (let round = 0; round < 5; round += 1) {
    const soon = await joining.ask(org, asker, org.roleIds.member, org.owner.id);
    expect([soon.status, soon.body]).toMatchObject([409, { code: 'join_paused', until: expect.any(String) }]);
  }
  const { rows } = await api.database.superuser.query('select 1 from mail where address = $1', [
    org.owner.email,
  ]);
  expect(rows).toHaveLength(1);
  await joining.age(id, '24 hours');
  expect((await joining.ask(org, asker, org.roleIds.member, org.owner.id)).status).toBe(200);
});

test('hole 4, emails in a loop: one asker causes one a day in an organisation, however they come to ask again', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const { asker, id } = await joining.request(org);
  const mailed = async () =>
    (
      await api.database.superuser.query(
        "select address from mail where address = any($1) and facts ->> 'kind' = 'join.asked'",
        [[org.owner.email, admin.email]],
      )
    ).rows;
  // Approved, gone again, and asking another supervisor.
  await joining.act(org, org.owner, id, 'approve');
  await api.ask(leaveOrganisation, { params: { org: org.id }, token: asker.token });
  expect((await joining.ask(org, asker, org.roleIds.member, admin.id)).status).toBe(200);
  expect(await mailed()).toEqual([{ address: org.owner.email }]);
  const { rows } = await api.database.superuser.query('select 1 from notification where user_id = $1', [
    admin.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('after a request has run out, someone may ask again at once', async () => {
  const org = await newOrganisation(api);
  const { asker, id } = await joining.request(org);
  await joining.age(id, '30 days');
  expect((await joining.ask(org, asker, org.roleIds.member, org.owner.id)).status).toBe(200);
  expect((await mine(asker)).map(({ state }) => state)).toEqual(['pending', 'expired']);
});

test('a request that is sent again with its key is made once', async () => {
  const org = await newOrganisation(api);
  const asker = await person();
  const send = () =>
    api.ask(askToJoin, {
      params: { org: org.id },
      token: asker.token,
      body: { roleId: org.roleIds.member, supervisor_id: org.owner.id },
      headers: { 'idempotency-key': 'once' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
});

test('[ROLE-30] a request that no one answered has run out after 30 days, before the sweep and after it', async () => {
  const org = await newOrganisation(api);
  const [due, open] = [await joining.request(org), await joining.request(org)];
  await joining.age(due.id, '30 days');
  await joining.age(open.id, '29 days 23 hours');
  const [before] = await mine(due.asker);
  expect(before).toMatchObject({ state: 'expired', decided_at: before?.expires_at });

  await runSweep(api);
  const { rows } = await api.database.superuser.query(
    'select id, state from join_request where id = any($1) order by state',
    [[due.id, open.id]],
  );
  expect(rows).toEqual([
    { id: due.id, state: 'expired' },
    { id: open.id, state: 'pending' },
  ]);
  expect(await mine(due.asker)).toEqual([before]);
});

test('one’s own requests: open ones, and those that ended in the last 30 days, newest first', async () => {
  const asker = await person();
  const ids: string[] = [];
  for (const [at, days] of [0, 5, 20, 70].entries()) {
    const org = await newOrganisation(api, `Farm ${at}`);
    const asked = await joining.ask(org, asker, org.roleIds.member, org.owner.id);
    const { id } = asked.body;
    if (at > 0) await joining.act(org, org.owner, id, 'reject');
    await joining.age(id, `${days} days`);
    ids.push(id);
  }
  await joining.request(await newOrganisation(api)); // someone else's
  expect((await mine(asker)).map(({ id, state }) => [id, state])).toEqual([
    [ids[0], 'pending'],
    [ids[1], 'rejected'],
    [ids[2], 'rejected'],
  ]);
});

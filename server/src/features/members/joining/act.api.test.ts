import { isDeepStrictEqual } from 'node:util';
import {
  actOnJoin,
  assignRole,
  type JoinRequest,
  listJoinRequests,
  listMyJoinRequests,
  removeRole,
} from '@qrigin/domain/members';
import { leaveOrganisation, whoami as whoamiCall } from '@qrigin/domain/organisations';
import { changeRole, createRole } from '@qrigin/domain/roles';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { joiningOf } from '../../../testing/people/joining.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { Answer, TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let joining: ReturnType<typeof joiningOf>;
beforeAll(async () => {
  api = await sharedApi();
  joining = joiningOf(api);
});

type Who = { id: string; token: string };
const whoami = (org: TestOrganisation, who: Who) =>
  api.ask(whoamiCall, { params: { org: org.id }, token: who.token });

async function list(
  org: TestOrganisation,
  who: { token: string },
  query: z.input<typeof listJoinRequests.query> = {},
) {
  const answer = await org.ask(listJoinRequests, { query, token: who.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function stored(id: string) {
  const { rows } = await api.database.superuser.query<{ state: string; assigned: number }>(
    `select state, (select count(*)::int from role_assignment a
       where a.org_id = r.org_id and a.user_id = r.user_id) as assigned from join_request r where id = $1`,
    [id],
  );
  return rows[0];
}

async function newRole(org: TestOrganisation, name: string, parent: string, more: object = {}) {
  const body = { name, parent_role_id: parent, ...more };
  return (await api.ask(createRole, { params: { org: org.id }, token: org.owner.token, body })).body;
}

test('[ROLE-13][ROLE-29] approving gives the role, is recorded, and the person is told', async () => {
  const org = await newOrganisation(api);
  const supervisor = await org.newMember('supervisor');
  const { asker, id } = await joining.request(org, supervisor);
  const answer = await joining.act(org, supervisor, id, 'approve');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id, state: 'approved', decided_at: expect.any(String) });
  expect((await whoami(org, asker)).body).toMatchObject({
    roles: [{ id: org.roleIds.member, name: 'Member' }],
  });
  const { superuser } = api.database;
  const entries = await superuser.query(
    "select actor_id, subject_id, role_id from audit_entry where org_id = $1 and action = 'join.approve'",
    [org.id],
  );
  expect(entries.rows).toEqual([
    { actor_id: supervisor.id, subject_id: asker.id, role_id: org.roleIds.member },
  ]);
  const notices = await superuser.query('select kind, subject_id from notification where user_id = $1', [
    asker.id,
  ]);
  expect(notices.rows).toEqual([{ kind: 'join.decided', subject_id: id }]);
  const granted = await superuser.query('select granted_by from role_assignment where user_id = $1', [
    asker.id,
  ]);
  expect(granted.rows).toEqual([{ granted_by: supervisor.id }]);
});

test('[ROLE-13] rejecting gives nothing and is told as well; taking back is not', async () => {
  const org = await newOrganisation(api);
  const [refused, taken] = [await joining.request(org), await joining.request(org)];
  expect((await joining.act(org, org.owner, refused.id, 'reject')).body).toMatchObject({ state: 'rejected' });
  expect((await joining.act(org, taken.asker, taken.id, 'cancel')).body).toMatchObject({
    state: 'cancelled',
  });
  for (const { asker } of [refused, taken]) expect((await whoami(org, asker)).status).toBe(404);
  const { rows } = await api.database.superuser.query(
    "select user_id from notification where org_id = $1 and kind = 'join.decided'",
    [org.id],
  );
  expect(rows).toEqual([{ user_id: refused.asker.id }]);
});

test.each([
  ['approve', 'approved'],
  ['approved', 'approved'],
  ['accept', 'approved'],
  ['accepted', 'approved'],
  ['reject', 'rejected'],
  ['rejected', 'rejected'],
  ['decline', 'rejected'],
  ['deny', 'rejected'],
] as const)('[ROLE-29] the action %s makes a request %s', async (action, state) => {
  const org = await newOrganisation(api);
  const { id } = await joining.request(org);
  expect((await joining.act(org, org.owner, id, action)).body).toMatchObject({ state });
  expect(await stored(id)).toEqual({ state, assigned: state === 'approved' ? 1 : 0 });
});

test.each(['', 'APPROVE', 'approve ', 'ban', 'cancelled', 'toString', null, undefined, ['approve']])(
  '[ROLE-29] the action %j is refused',
  async (action) => {
    const org = await newOrganisation(api);
    const { id } = await joining.request(org);
    expect((await org.askRaw(actOnJoin, { body: { id, action } })).status).toBe(400);
    expect(await stored(id)).toMatchObject({ state: 'pending' });
  },
);

const STATES = ['pending', 'approved', 'rejected', 'cancelled', 'expired'] as const;
const ACTIONS = ['approve', 'reject', 'cancel'] as const;
const ACTORS = ['asker', 'chosen', 'peer', 'above', 'member', 'stranger'] as const;
type State = (typeof STATES)[number];
type Actor = (typeof ACTORS)[number];

/** Written by hand: for each actor the answers to approve, reject and cancel. */
const ANSWERS: Record<State, Record<Actor, string>> = {
  pending: {
    asker: '404 404 200',
    chosen: '200 200 403',
    peer: '403 403 403',
    above: '200 200 403',
    member: '403 403 403',
    stranger: '404 404 404',
  },
  approved: {
    asker: '403 403 409', // works there now
    chosen: '200 409 403',
    peer: '403 403 403',
    above: '200 409 403',
    member: '403 403 403',
    stranger: '404 404 404',
  },
  rejected: {
    asker: '404 404 409',
    chosen: '409 200 403',
    peer: '403 403 403',
    above: '409 200 403',
    member: '403 403 403',
    stranger: '404 404 404',
  },
  cancelled: {
    asker: '404 404 200',
    chosen: '409 409 403',
    peer: '403 403 403',
    above: '409 409 403',
    member: '403 403 403',
    stranger: '404 404 404',
  },
  expired: {
    asker: '404 404 409',
    chosen: '409 409 403',
    peer: '403 403 403',
    above: '409 409 403',
    member: '403 403 403',
    stranger: '404 404 404',
  },
};

test('[ROLE-30] five states × three actions × six actors', { timeout: 120_000 }, async () => {
  const org = await newOrganisation(api);
  const people = {
    chosen: await org.newMember('supervisor'),
    peer: await org.newMember('supervisor'),
    above: await org.newMember('admin'),
    member: await org.newMember('member'),
    stranger: (await newOrganisation(api)).owner,
  };
  const make: Record<State, (id: string, asker: Who) => Promise<unknown>> = {
    pending: async () => undefined,
    approved: (id) => joining.act(org, org.owner, id, 'approve'),
    rejected: (id) => joining.act(org, org.owner, id, 'reject'),
    cancelled: (id, asker) => joining.act(org, asker, id, 'cancel'),
    expired: (id) => joining.age(id, '30 days'),
  };
  const found: Record<string, Record<string, string>> = {};
  const wrong: boolean[] = [];
  for (const state of STATES) {
    found[state] = {};
    for (const actor of ACTORS) {
      const statuses: number[] = [];
      for (const action of ACTIONS) {
        const { asker, id } = await joining.request(org, people.chosen);
        await make[state](id, asker);
        const before = await stored(id);
        const who = actor === 'asker' ? asker : people[actor];
        const { status } = await joining.act(org, who, id, action);
        statuses.push(status);
        const isChange = status === 200 && state === 'pending';
        wrong.push(isChange === isDeepStrictEqual(await stored(id), before));
      }
      found[state][actor] = statuses.join(' ');
    }
  }
  expect(found).toEqual(ANSWERS);
  // What was refused, or said before, changed nothing; the rest did.
  expect(wrong).not.toContain(true);
});

test('[ROLE-30] the same action again answers the same, another one 409', async () => {
  const org = await newOrganisation(api);
  const { id } = await joining.request(org);
  const first = await joining.act(org, org.owner, id, 'approve');
  const again = await joining.act(org, org.owner, id, 'accepted');
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await joining.act(org, org.owner, id, 'reject');
  expect([other.status, other.body]).toEqual([
    409,
    { code: 'join_decided', error: 'This request has already been answered, was withdrawn or has expired.' },
  ]);
  const { rows } = await api.database.superuser.query(
    "select 1 from audit_entry where org_id = $1 and action like 'join.%' and action <> 'join.ask'",
    [org.id],
  );
  expect(rows).toHaveLength(1);
});

test('50 approvals at once make one member, one assignment, one entry and one notice', async () => {
  const org = await newOrganisation(api);
  const chosen = await org.newMember('supervisor');
  const { asker, id } = await joining.request(org, chosen);
  // A caller who is asked to come back, because so many wait at once, does so.
  const untilAnswered = async (who: Who): Promise<Answer> => {
    const answer = await joining.act(org, who, id, 'approve');
    return answer.status === 503 ? untilAnswered(who) : answer;
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => untilAnswered(at % 2 ? chosen : org.owner)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { rows } = await api.database.superuser.query(
    `select (select count(*)::int from membership where org_id = $1 and user_id = $2) as members,
       (select count(*)::int from role_assignment where org_id = $1 and user_id = $2) as assignments,
       (select count(*)::int from audit_entry where org_id = $1 and action = 'join.approve') as entries,
       (select count(*)::int from notification where user_id = $2) as notices`,
    [org.id, asker.id],
  );
  expect(rows).toEqual([{ members: 1, assignments: 1, entries: 1, notices: 1 }]);
});

test('of an approval, a refusal and a withdrawal at the same moment one happens', async () => {
  const org = await newOrganisation(api);
  for (let round = 0; round < 5; round += 1) {
    const { asker, id } = await joining.request(org);
    const answers = await Promise.all([
      joining.act(org, org.owner, id, 'approve'),
      joining.act(org, org.owner, id, 'reject'),
      joining.act(org, asker, id, 'cancel'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const state = ['approved', 'rejected', 'cancelled'][statuses.indexOf(200)];
    expect(await stored(id)).toEqual({ state, assigned: state === 'approved' ? 1 : 0 });
  }
});

test('a role that ceased to be public is not given any more, but can be refused', async () => {
  const org = await newOrganisation(api);
  const role = await newRole(org, 'Packer', org.roleIds.qr_operator, { is_public: true });
  const { id } = await joining.request(org, org.owner, role.id);
  const { name, permissions } = role;
  const body = { name, permissions, is_public: false };
  await api.ask(changeRole, { params: { org: org.id, id: role.id }, token: org.owner.token, body });
  const answer = await joining.act(org, org.owner, id, 'approve');
  expect([answer.status, answer.body]).toMatchObject([403, { reason: 'not_public' }]);
  expect(await stored(id)).toEqual({ state: 'pending', assigned: 0 });
  expect((await joining.act(org, org.owner, id, 'reject')).status).toBe(200);
});

test('[ROLE-30] what was sent to someone who can no longer decide passes to the others above the role', async () => {
  const org = await newOrganisation(api);
  const [chosen, peer] = [await org.newMember('supervisor'), await org.newMember('supervisor')];
  const { id } = await joining.request(org, chosen);
  expect((await joining.act(org, peer, id, 'approve')).status).toBe(403);
  expect((await list(org, peer)).total).toBe(0);
  await org.ask(assignRole, { params: { user: chosen.id, role: org.roleIds.member } });
  await org.ask(removeRole, { params: { user: chosen.id, role: org.roleIds.supervisor } });
  expect((await joining.act(org, chosen, id, 'approve')).status).toBe(403);
  expect((await list(org, peer)).items).toMatchObject([{ id, supervisor: { id: chosen.id } }]);
  expect((await joining.act(org, peer, id, 'approve')).status).toBe(200);
});

test('what was sent to someone who left is for the others, and names no one', async () => {
  const org = await newOrganisation(api);
  const chosen = await org.newMember('supervisor');
  const { id, asker } = await joining.request(org, chosen);
  expect((await api.ask(leaveOrganisation, { params: { org: org.id }, token: chosen.token })).status).toBe(
    200,
  );
  const own = (await api.ask(listMyJoinRequests, { token: asker.token })).body;
  expect(own).toMatchObject([{ id, supervisor: null, state: 'pending' }]);
  expect((await joining.act(org, await org.newMember('supervisor'), id, 'approve')).status).toBe(200);
});

test('[ROLE-26] a request of another organisation does not exist, for who decides there too', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const { id, asker } = await joining.request(org);
  for (const action of ACTIONS) expect((await joining.act(other, other.owner, id, action)).status).toBe(404);
  expect((await joining.act(other, asker, id, 'cancel')).status).toBe(404);
  expect(await stored(id)).toEqual({ state: 'pending', assigned: 0 });
});

test('one’s own request is taken back also while the organisation is suspended', async () => {
  const org = await newOrganisation(api);
  const { id, asker } = await joining.request(org);
  await api.database.superuser.query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect((await joining.act(org, org.owner, id, 'approve')).status).toBe(404);
  expect((await joining.act(org, asker, id, 'cancel')).body).toMatchObject({ state: 'cancelled' });
});

test('[ROLE-11] requests are listed in pages with their total, and by state', async () => {
  const org = await newOrganisation(api);
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await joining.request(org)).id);
  await joining.act(org, org.owner, ids[1]!, 'reject');
  await joining.age(ids[4]!, '30 days');
  const { items, ...page } = await list(org, org.owner, { page_size: '2', page: '2' });
  expect(page).toEqual({ total: 5, page: 2, page_size: 2 });
  expect(items.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  expect(items[0]).toMatchObject({
    user: { name: 'Asha', email: expect.stringContaining('@') },
    state: 'rejected',
  });
  const ofState = async (state: JoinRequest['state']) =>
    (await list(org, org.owner, { state })).items.map(({ id }) => id);
  expect(await ofState('pending')).toEqual([ids[0], ids[2], ids[3]]);
  expect(await ofState('rejected')).toEqual([ids[1]]);
  expect(await ofState('expired')).toEqual([ids[4]]);
  expect(await ofState('approved')).toEqual([]);
  for (const query of ['state=open', 'page_size=101', 'sort_by=email', 'x=1'])
    expect((await org.askRaw(listJoinRequests, { query })).status).toBe(400);
});

test('[ROLE-12] requests are sorted by time, name or state, both ways', async () => {
  const org = await newOrganisation(api);
  const ids: Record<string, string> = {};
  for (const name of ['Bela', 'Chand', 'Asha']) {
    const asker = await peopleOf(api).person({ name });
    const asked = await joining.ask(org, asker, org.roleIds.member, org.owner.id);
    ids[name] = asked.body.id;
  }
  await joining.act(org, org.owner, ids['Bela']!, 'reject');
  await joining.act(org, org.owner, ids['Chand']!, 'approve');
  const names = async (query?: z.input<typeof listJoinRequests.query>) =>
    (await list(org, org.owner, query)).items.map(({ user }) => user.name).join(' ');
  expect(await names()).toBe('Bela Chand Asha');
  expect(await names({ sort_by: 'created_at', sort_order: 'desc' })).toBe('Asha Chand Bela');
  expect(await names({ sort_by: 'name' })).toBe('Asha Bela Chand');
  expect(await names({ sort_by: 'name', sort_order: 'desc' })).toBe('Chand Bela Asha');
  expect(await names({ sort_by: 'state' })).toBe('Chand Asha Bela');
  expect(await names({ sort_by: 'state', sort_order: 'desc' })).toBe('Bela Asha Chand');
});

test('a supervisor sees what was sent to them or to those below, an Admin and an Owner everything', async () => {
  const org = await newOrganisation(api);
  const lead = await newRole(org, 'Lead', org.roleIds.member, { permissions: ['org.view'] });
  const open = await newRole(org, 'Packer', lead.id, { is_public: true, permissions: ['org.view'] });
  const deputy = await newRole(org, 'Deputy', org.roleIds.supervisor, {
    permissions: ['org.view', 'join.view', 'join.decide'],
  });
  const [anna, bert, admin] = [
    await org.newMember('supervisor'),
    await org.newMember('supervisor'),
    await org.newMember('admin'),
  ];
  const without = await org.newMember(deputy);
  const ids = {
    anna: (await joining.request(org, anna)).id,
    bert: (await joining.request(org, bert, open.id)).id,
    admin: (await joining.request(org, admin)).id,
    owner: (await joining.request(org, org.owner)).id,
  };
  const seen = async (who: Who) => new Set((await list(org, who)).items.map(({ id }) => id));
  expect(await seen(anna)).toEqual(new Set([ids.anna]));
  expect(await seen(bert)).toEqual(new Set([ids.bert]));
  expect(await seen(admin)).toEqual(new Set(Object.values(ids)));
  expect(await seen(org.owner)).toEqual(new Set(Object.values(ids)));
  // May decide in general, but is above none of these roles.
  expect(await seen(without)).toEqual(new Set());
  expect((await list(org, anna)).total).toBe(1);
});

test('requests of another organisation are not listed', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  await joining.request(other);
  const { id } = await joining.request(org);
  expect((await list(org, org.owner)).items.map((one) => one.id)).toEqual([id]);
});

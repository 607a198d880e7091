import { listNotifications } from '@qrigin/domain/notifications';
import {
  answerOffer,
  closeOrganisation,
  createOrganisation,
  findOffer,
  leaveOrganisation,
  listMyOffers,
  offerOwnership,
  whoami,
  withdrawOffer,
} from '@qrigin/domain/organisations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from '../../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import type { Person } from '../../../testing/people/people.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

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

const offer = (org: TestOrganisation, to: Person, token = org.owner.token) =>
  api.ask(offerOwnership, { params: { org: org.id }, token, body: { user_id: to.id } });
const answer = (id: string, action: 'accept' | 'decline', { token }: Person) =>
  api.ask(answerOffer, { params: { id }, token, body: { action } });
const withdraw = (org: TestOrganisation, token = org.owner.token) =>
  api.ask(withdrawOffer, { params: { org: org.id }, token });
const found = async (org: TestOrganisation) =>
  (await api.ask(findOffer, { params: { org: org.id }, token: org.owner.token })).body.offer;
const mine = async ({ token }: Person) => (await api.ask(listMyOffers, { token })).body;

async function rolesOf(org: TestOrganisation, { token }: Person): Promise<string[]> {
  const { body } = await api.ask(whoami, { params: { org: org.id }, token });
  return ((body as { roles?: { name: string }[] }).roles ?? []).map(({ name }) => name);
}
async function actionsOf(org: TestOrganisation): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ action: string }>(
    "select action from audit_entry where org_id = $1 and action like 'org.offer%' order by id",
    [org.id],
  );
  return rows.map(({ action }) => action);
}

/** An organisation that its Owner has offered to a member. */
async function offered() {
  const org = await newOrganisation(api, 'Hill Farm');
  const receiver = await org.newMember('member');
  const { id } = (await offer(org, receiver)).body;
  return { org, receiver, id };
}

test('an offer is seen by the Owner and by the one it is for, with seven days to answer', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const [receiver, other] = [await org.newMember('member'), await org.newMember('admin')];
  expect(await found(org)).toBe(null);
  const made = await offer(org, receiver);
  expect(made.status).toBe(200);
  const wanted = made.body;
  expect(wanted).toEqual({
    id: expect.any(String),
    organisation: { id: org.id, name: 'Hill Farm', logo_url: null },
    from: { id: org.owner.id, name: 'Test Person' },
    to: { id: receiver.id, name: 'Test Person' },
    created_at: expect.any(String),
    expires_at: expect.any(String),
  });
  expect(Date.parse(wanted.expires_at) - Date.parse(wanted.created_at)).toBe(7 * 86_400_000);
  expect(await found(org)).toEqual(wanted);
  expect(await mine(receiver)).toEqual([wanted]);
  for (const person of [other, org.owner]) expect(await mine(person)).toEqual([]);
  expect(await rolesOf(org, receiver)).toEqual(['Member']);
});

test('who accepts becomes an Owner, and who gave is an Admin', async () => {
  const { org, receiver, id } = await offered();
  const accepted = await answer(id, 'accept', receiver);
  expect([accepted.status, accepted.body]).toEqual([200, { id, action: 'accept' }]);
  expect((await rolesOf(org, receiver)).sort()).toEqual(['Member', 'Owner']);
  expect(await rolesOf(org, org.owner)).toEqual(['Admin']);
  expect(await mine(receiver)).toEqual([]);
  expect(await actionsOf(org)).toEqual(['org.offer', 'org.offer.accept']);
  // What only an Owner may do is the other's now.
  expect((await api.ask(findOffer, { params: { org: org.id }, token: org.owner.token })).status).toBe(403);
  expect((await api.ask(findOffer, { params: { org: org.id }, token: receiver.token })).status).toBe(200);
});

test('who declines changes nothing', async () => {
  const { org, receiver, id } = await offered();
  expect((await answer(id, 'decline', receiver)).body).toEqual({ id, action: 'decline' });
  expect(await rolesOf(org, receiver)).toEqual(['Member']);
  expect(await rolesOf(org, org.owner)).toEqual(['Owner']);
  expect([await found(org), await mine(receiver)]).toEqual([null, []]);
  expect(await actionsOf(org)).toEqual(['org.offer', 'org.offer.decline']);
});

test.each([
  ['accept', 'decline'],
  ['decline', 'accept'],
] as const)(
  'the same answer again is the same answer, another one than %s comes too late',
  async (first, second) => {
    const { org, receiver, id } = await offered();
    for (let times = 0; times < 2; times += 1)
      expect((await answer(id, first, receiver)).body).toEqual({ id, action: first });
    const late = await answer(id, second, receiver);
    expect([late.status, late.body]).toMatchObject([409, { code: 'offer_ended' }]);
    expect(await actionsOf(org)).toEqual(['org.offer', `org.offer.${first}`]);
  },
);

test('of 50 times accepting at once one changes anything', async () => {
  const { org, receiver, id } = await offered();
  const answers = await Promise.all(Array.from({ length: 50 }, () => answer(id, 'accept', receiver)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await actionsOf(org)).toEqual(['org.offer', 'org.offer.accept']);
  expect((await rolesOf(org, receiver)).sort()).toEqual(['Member', 'Owner']);
  expect(await rolesOf(org, org.owner)).toEqual(['Admin']);
});

test('accepting and taking back in the same moment: one of them has happened', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { org, receiver, id } = await offered();
    const [accepted, withdrawn] = await Promise.all([answer(id, 'accept', receiver), withdraw(org)]);
    const owners = [await rolesOf(org, receiver), await rolesOf(org, org.owner)].filter((roles) =>
      roles.includes('Owner'),
    );
    expect(owners).toHaveLength(1);
    const happened = accepted.status === 200 ? 'org.offer.accept' : 'org.offer.withdraw';
    expect(await actionsOf(org)).toEqual(['org.offer', happened]);
    // An Owner no more, or nothing left to take back.
    expect([accepted.status, withdrawn.status]).toSatisfy(
      ([one, other]) => (one === 200 && [403, 404].includes(other)) || (one === 409 && other === 200),
    );
  }
});

test('only who it was made for finds an offer', async () => {
  const { org, id } = await offered();
  const stranger = (await newOrganisation(api)).owner;
  for (const person of [stranger, org.owner, await org.newMember('admin')])
    expect((await answer(id, 'accept', person)).status).toBe(404);
  expect((await answer(crypto.randomUUID(), 'accept', stranger)).status).toBe(404);
  expect((await answer('x', 'accept', stranger)).status).toBe(404);
  expect(await rolesOf(org, org.owner)).toEqual(['Owner']);
});

test('a new offer ends the one before', async () => {
  const { org, receiver, id } = await offered();
  const next = await org.newMember('qr_operator');
  const made = (await offer(org, next)).body;
  expect(await found(org)).toEqual(made);
  expect(await mine(receiver)).toEqual([]);
  expect((await answer(id, 'accept', receiver)).body).toMatchObject({ code: 'offer_ended' });
  expect((await answer(made.id, 'accept', next)).status).toBe(200);
});

test('an offer that was taken back cannot be accepted, and is taken back once', async () => {
  const { org, receiver, id } = await offered();
  expect((await withdraw(org)).body).toEqual({ id });
  expect((await withdraw(org)).status).toBe(404);
  expect((await answer(id, 'accept', receiver)).body).toMatchObject({ code: 'offer_ended' });
  expect(await actionsOf(org)).toEqual(['org.offer', 'org.offer.withdraw']);
});

test('after seven days an offer is over', async () => {
  const { org, receiver, id } = await offered();
  await api.database.superuser.query('update ownership_offer set expires_at = now() where id = $1', [id]);
  expect([await found(org), await mine(receiver)]).toEqual([null, []]);
  expect((await answer(id, 'accept', receiver)).body).toMatchObject({ code: 'offer_ended' });
  expect((await offer(org, receiver)).status).toBe(200);
});

test('only an active member can be offered an organisation, and not oneself', async () => {
  const org = await newOrganisation(api);
  const stranger = (await newOrganisation(api)).owner;
  for (const person of [
    stranger,
    await org.newMember('admin', 'suspended'),
    { ...stranger, id: crypto.randomUUID() },
  ])
    expect((await offer(org, person)).body).toMatchObject({ code: 'not_a_member' });
  for (const id of [org.owner.id, org.owner.id.toUpperCase()])
    expect((await offer(org, { ...org.owner, id })).status).toBe(400);
  expect(await actionsOf(org)).toEqual([]);
});

test('no one but an Owner with a fresh sign-in offers', async () => {
  const org = await newOrganisation(api);
  const [admin, member] = [await org.newMember('admin'), await org.newMember('member')];
  expect((await offer(org, member, admin.token)).body).toMatchObject({ code: 'forbidden' });
  await accountsOf(api).age(org.owner.token, 6);
  expect((await offer(org, member)).body).toMatchObject({ code: 'step_up' });
});

test('who leaves while the offer waits for its turn offers nothing', async () => {
  const org = await newOrganisation(api);
  const [other, receiver] = [await org.newMember('owner'), await org.newMember('member')];
  const answer = await whileItWaits(api, () => offer(org, receiver, other.token), {
    lock: `select from organisation where id = '${org.id}' for no key update`,
    change: `delete from role_assignment where user_id = '${other.id}'; delete from membership where user_id = '${other.id}'`,
  });
  expect(answer.status).toBe(403);
  expect(await found(org)).toBeNull();
});

test('when the receiver does not work there any more, or the giver owns it no more, accepting is refused', async () => {
  const suspended = await offered();
  await api.database.superuser.query(
    "update membership set status = 'suspended' where org_id = $1 and user_id = $2",
    [suspended.org.id, suspended.receiver.id],
  );
  expect(await mine(suspended.receiver)).toEqual([]);
  expect((await answer(suspended.id, 'accept', suspended.receiver)).body).toMatchObject({
    code: 'offer_ended',
  });

  const stale = await offered();
  const second = await stale.org.newMember('owner');
  await api.database.superuser.query('delete from role_assignment where org_id = $1 and user_id = $2', [
    stale.org.id,
    stale.org.owner.id,
  ]);
  expect((await answer(stale.id, 'accept', stale.receiver)).body).toMatchObject({ code: 'offer_ended' });
  expect(await rolesOf(stale.org, stale.receiver)).toEqual(['Member']);
  expect(await rolesOf(stale.org, second)).toEqual(['Owner']);
});

test('while an organisation is suspended no one accepts it', async () => {
  const { org, receiver, id } = await offered();
  await api.database.superuser.query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect(await mine(receiver)).toEqual([]);
  expect((await answer(id, 'accept', receiver)).body).toMatchObject({ code: 'organisation_suspended' });
});

test('an offer ends when the receiver or the giver leaves', async () => {
  const { org, receiver, id } = await offered();
  expect((await api.ask(leaveOrganisation, { params: { org: org.id }, token: receiver.token })).status).toBe(
    200,
  );
  expect(await found(org)).toBe(null);
  expect((await answer(id, 'accept', receiver)).status).toBe(404);
});

test('hole 4, emails in a loop: offering again and again is told each time and mailed once a day to each person', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const [one, other] = [await org.newMember('member'), await org.newMember('member')];
  for (const receiver of [one, other, one, one]) expect((await offer(org, receiver)).status).toBe(200);
  const { body } = await api.ask(listNotifications, { token: one.token });
  expect(body).toMatchObject({ unread: 3 });
  for (const { email } of [one, other]) expect(await mailRoom.mailsTo(email)).toHaveLength(1);
});

test('who owns ten organisations cannot accept another, and said twice is still said once', async () => {
  const { receiver, id } = await offered();
  const make = () => api.ask(createOrganisation, { token: receiver.token, body: { name: 'Mill' } });
  const first = (await make()).body;
  for (let more = 0; more < 9; more += 1) expect((await make()).status).toBe(200);
  expect((await answer(id, 'accept', receiver)).body).toMatchObject({ code: 'too_many_organisations' });
  await api.ask(closeOrganisation, {
    params: { org: first.id },
    token: receiver.token,
    body: { name: 'Mill' },
  });
  expect((await answer(id, 'accept', receiver)).status).toBe(409);
  await api.database.superuser.query(
    "update organisation set closed_at = now() - interval '31 days' where id = $1",
    [first.id],
  );
  for (let times = 0; times < 2; times += 1) expect((await answer(id, 'accept', receiver)).status).toBe(200);
});

test('the receiver is told, also by mail, and nothing happens by its link alone', async () => {
  const { receiver } = await offered();
  const { body } = await api.ask(listNotifications, { token: receiver.token });
  expect(body).toMatchObject({ unread: 1, items: [{ kind: 'ownership.offered' }] });
  const mails = await mailRoom.mailsTo(receiver.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You’ve been offered an organisation']);
  const text = mails[0]!.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    'Organisation: Hill Farm Name: Test Person You become the Owner only if you accept.',
  );
  expect(mails[0]!.html).not.toMatch(/href="[^"]*ownership/);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { changePassword } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { listNotifications, readNotifications } from '@qrigin/domain/notifications';
import { deleteMe, leaveOrganisation } from '@qrigin/domain/organisations';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accountsOf } from '../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { startSecondApi } from '../../testing/programs/second-api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { openStream, type TestStream } from '../../testing/stream.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
/** Open while the other tests run, so that none has to wait for what takes its time. */
let long: { org: TestOrganisation; stream: TestStream };
beforeAll(async () => {
  api = await sharedApi();
  const org = await newOrganisation(api);
  long = { org, stream: await openStream(api.url, org.owner) };
});
afterAll(() => long.stream.close());

const streams: TestStream[] = [];
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

type Opened = { token: string };

async function open({ token }: Opened, url = api.url): Promise<TestStream> {
  const stream = await openStream(url, { token });
  streams.push(stream);
  if (stream.status === 200) await stream.until('hello');
  return stream;
}

async function notify(orgId: string, person: { id: string }, kind = 'test'): Promise<void> {
  await api.database.superuser.query('insert into notification (org_id, user_id, kind) values ($1, $2, $3)', [
    orgId,
    person.id,
    kind,
  ]);
}

const list = async ({ token }: Opened) => (await api.ask(listNotifications, { token })).body;

const suspend = (orgId: string, { id }: { id: string }) =>
  api.database.superuser.query(
    "update membership set status = 'suspended' where org_id = $1 and user_id = $2",
    [orgId, id],
  );

test('a notice is felt within a second by every page of its person, and by no one else', async () => {
  const org = await newOrganisation(api);
  const other = await org.newMember('admin');
  const [first, second, others] = [await open(org.owner), await open(org.owner), await open(other)];
  await notify(org.id, org.owner);
  expect(await first.until('notice')).toBeLessThan(1000);
  expect(await second.until('notice')).toBeLessThan(1000);
  await notify(org.id, other);
  await others.until('notice');
  for (const stream of [first, second, others])
    expect(stream.events.filter((event) => event === 'notice')).toHaveLength(1);
});

test('a notice is felt by a page that is open at another process', async () => {
  const org = await newOrganisation(api);
  const second = await startSecondApi(api);
  try {
    const stream = await open(org.owner, second.url);
    await notify(org.id, org.owner);
    expect(await stream.until('notice')).toBeLessThan(1000);
  } finally {
    await second.stop();
  }
});

test('a stream says that something changed and never what', async () => {
  const org = await newOrganisation(api, 'Canary Farm');
  const stream = await open(org.owner);
  await notify(org.id, org.owner, 'canary');
  await stream.until('notice');
  // The stream may still announce that the organisation was made, and on a slow machine that it is still there.
  const text = stream.text().replaceAll('event: access\ndata: {}\n\n', '').replaceAll(': still here\n\n', '');
  expect(text).toBe('event: hello\ndata: {}\n\nevent: notice\ndata: {}\n\n');
});

test('nothing on the way keeps, packs or gathers a stream', async () => {
  const stream = await open(await peopleOf(api).person());
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(stream.headers.get('content-encoding')).toBeNull();
});

test('reading a notice is felt by the other pages of the person', async () => {
  const org = await newOrganisation(api);
  await notify(org.id, org.owner);
  const stream = await open(org.owner);
  await api.ask(readNotifications, { token: org.owner.token, body: {} });
  expect(await stream.until('notice')).toBeLessThan(1000);
});

test('roles that change are felt: given, taken, or what they allow', async () => {
  const org = await newOrganisation(api);
  const person = await org.newMember('member');
  const stream = await open(person);
  const { superuser } = api.database;
  await superuser.query('insert into role_assignment (org_id, user_id, role_id) values ($1, $2, $3)', [
    org.id,
    person.id,
    org.roleIds.qr_operator,
  ]);
  expect(await stream.until('access', 1)).toBeLessThan(1000);
  await superuser.query('delete from role_assignment where org_id = $1 and user_id = $2 and role_id = $3', [
    org.id,
    person.id,
    org.roleIds.qr_operator,
  ]);
  expect(await stream.until('access', 2)).toBeLessThan(1000);
  await superuser.query("update role set permissions = '{org.view}' where org_id = $1 and id = $2", [
    org.id,
    org.roleIds.member,
  ]);
  expect(await stream.until('access', 3)).toBeLessThan(1000);
});

test('what happens at the same moment is told once', async () => {
  const org = await newOrganisation(api);
  const stream = await open(org.owner);
  await Promise.all(Array.from({ length: 50 }, () => notify(org.id, org.owner)));
  await stream.until('notice');
  // Nothing that was said before it is still on its way when this one has come.
  const member = await org.newMember('member');
  const last = await open(member);
  await notify(org.id, member);
  await last.until('notice');
  expect(stream.events.filter((event) => event === 'notice').length).toBeLessThan(15);
});

test('the stream of a person who is suspended ends within five seconds, and who opens it again finds what was missed', async () => {
  const [farm, mill] = [await newOrganisation(api), await newOrganisation(api)];
  const person = await farm.newMember('member');
  await peopleOf(api).join(mill.id, person, 'member');
  const [stream, bystander] = [await open(person), await open(farm.owner)];
  await suspend(farm.id, person);
  expect(await stream.untilEnd()).toBeLessThan(5000);

  await notify(mill.id, person, 'missed');
  expect((await open(person)).status).toBe(200);
  expect((await list(person)).items.map(({ kind }) => kind)).toEqual(['missed']);
  await notify(farm.id, farm.owner);
  await bystander.until('notice');
});

test('the stream of a person who left ends', async () => {
  const org = await newOrganisation(api);
  const person = await org.newMember('member');
  const stream = await open(person);
  const left = await api.ask(leaveOrganisation, { params: { org: org.id }, token: person.token });
  expect(left.status).toBe(200);
  await stream.untilEnd();
});

test('the stream of a session that is ended or has expired ends within five seconds; that of another session goes on', async () => {
  const people = peopleOf(api);
  const person = await people.person();
  const [revoked, expired, kept] = [person, await people.signIn(person), await people.signIn(person)];
  const opened = [await open(revoked), await open(expired), await open(kept)];
  const { superuser } = api.database;
  await superuser.query('update session set revoked_at = now() where id = $1', [revoked.sessionId]);
  await superuser.query('update session set expires_at = now() where id = $1', [expired.sessionId]);
  expect(await opened[0]!.untilEnd()).toBeLessThan(5000);
  expect(await opened[1]!.untilEnd()).toBeLessThan(5000);
  const org = await newOrganisation(api);
  await notify(org.id, person);
  await opened[2]!.until('notice');
});

test('a new password ends the streams of all other sessions', async () => {
  const accounts = accountsOf(api);
  const account = await accounts.signedIn();
  const other = await open({ token: await accounts.tokenOf(account.email) });
  const body = { password: 'a train slower than cardamom' };
  const changed = await api.ask(changePassword, { token: account.token, body });
  expect(changed.status).toBe(200);
  await other.untilEnd();
});

test('the stream of a deleted account ends', async () => {
  const account = await accountsOf(api).signedIn();
  const stream = await open(account);
  const body = { close_organisations: [] };
  expect((await api.ask(deleteMe, { token: account.token, body })).status).toBe(200);
  await stream.untilEnd();
});

test.each(['token', 'access_token', 'authorization'])(
  'a token in the address (%s) opens nothing: it would stand in logs and histories',
  async (name) => {
    const { token } = await peopleOf(api).person();
    const stream = await openStream(api.url, { query: `${name}=${token}` });
    streams.push(stream);
    expect(stream.status).toBe(401);
  },
);

test('guests, people with an address that is not verified, and other websites get no stream', async () => {
  const people = peopleOf(api);
  const statusOf = async (token: string, headers = {}) => {
    const stream = await openStream(api.url, { token, headers });
    streams.push(stream);
    return stream.status;
  };
  expect(await statusOf(await people.guest())).toBe(401);
  expect(await statusOf((await people.person({ expired: true })).token)).toBe(401);
  expect(await statusOf((await people.person({ verified: false })).token)).toBe(403);
  const { token } = await people.person();
  expect(await statusOf(token, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(token)).toBe(200);
});

test('a session has at most ten streams; one that is closed makes room', async () => {
  const people = peopleOf(api);
  const person = await people.person();
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(person)));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const eleventh = await open(person);
  expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await open(await people.signIn(person))).status).toBe(200);

  await opened[0]!.close();
  let status = 429;
  for (let tries = 0; status !== 200 && tries < 50; tries++) {
    await sleep(20);
    status = (await open(person)).status;
  }
  expect(status).toBe(200);
});

test('a person has at most fifty streams over all sessions', async () => {
  const people = peopleOf(api);
  const person = await people.person();
  const sessions = await Promise.all(Array.from({ length: 5 }, () => people.signIn(person)));
  for (const session of sessions) await Promise.all(Array.from({ length: 10 }, () => open(session)));
  expect((await open(await people.signIn(person))).status).toBe(429);
});

test('streams do not count as calls under way', async () => {
  const second = await startSecondApi(api, { IN_FLIGHT: '1' });
  try {
    const person = await peopleOf(api).person();
    await open(person, second.url);
    await open(person, second.url);
    expect((await second.ask(listNotifications, { token: person.token })).status).toBe(200);
  } finally {
    await second.stop();
  }
});

test('when the connection that listens is lost, every page is told to fetch once it is back', async () => {
  const org = await newOrganisation(api);
  const stream = await open(org.owner);
  const { rows } = await api.database.superuser.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
     where datname = current_database() and application_name = 'listen person'`,
  );
  expect(rows).toEqual([{ ended: true }]);
  await notify(org.id, org.owner, 'said to nobody');
  await stream.until('hello', 2);
  expect((await list(org.owner)).unread).toBe(1);
  await notify(org.id, org.owner, 'heard again');
  expect(await stream.until('notice')).toBeLessThan(1000);
});

test('a stream outlives the limits for slow calls and says every 15 seconds that it is there', async () => {
  const { org, stream } = long;
  // The first may have come at once; all streams of a process get them together.
  const beats = () => stream.text().split(': still here').length - 1;
  await vi.waitFor(() => expect(beats()).toBeGreaterThan(1), { timeout: 45_000 });
  await notify(org.id, org.owner);
  await stream.until('notice');
});

test('a server that stops ends its streams first and does not wait for them', async () => {
  const second = await startSecondApi(api);
  const stream = await open(await peopleOf(api).person(), second.url);
  const start = performance.now();
  await second.stop();
  expect(performance.now() - start).toBeLessThan(3000);
  await stream.untilEnd();
});

test('open streams are counted', async () => {
  const second = await startSecondApi(api);
  const count = async () => {
    const headers = bearer('metrics-token-of-the-tests');
    const text = await (await fetch(`${second.url}/metrics`, { headers })).text();
    return /^open_streams (\d+)$/m.exec(text)?.[1];
  };
  try {
    expect(await count()).toBe('0');
    const person = await peopleOf(api).person();
    await open(person, second.url);
    const other = await open(person, second.url);
    expect(await count()).toBe('2');
    await other.close();
    await expect.poll(count).toBe('1');
  } finally {
    await second.stop();
  }
});

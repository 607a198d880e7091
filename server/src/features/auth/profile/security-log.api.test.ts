import {
  changePassword,
  downloadMyData,
  endMySession,
  forgotPassword,
  listMyActivity,
  removeTwoFactor,
  setUpTwoFactor,
  verifyTwoFactor,
} from '@qrigin/domain/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountsOf,
  BEHIND_PROXY,
  claimsOf,
  codeOf,
  network,
  newEmail,
  PASSWORD,
  wrongCodeOf,
} from '../../../testing/people/accounts.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ...BEHIND_PROXY, RATE_AUTH: '10000' } });
});
afterAll(() => api.stop());

const WRONG = 'not the password';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

type Event = { kind: string; network: string | null; device: string | null; detail: string | null };
async function eventsOf(userId: string): Promise<Event[]> {
  const { rows } = await api.database.superuser.query<Event>(
    'select kind, network, device, detail from security_event where user_id = $1 order by id',
    [userId],
  );
  return rows;
}
const kindsOf = async (userId: string) => (await eventsOf(userId)).map(({ kind }) => kind);
const countAll = async (where: string, ...values: unknown[]) => {
  const { rows } = await api.database.superuser.query<{ count: number }>(
    `select count(*)::int as count from security_event where ${where}`,
    values,
  );
  return rows[0]?.count;
};

test('[security log] signing in and failing to is written down with network and device', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { id, email } = await newAccount();
  const headers = { 'x-forwarded-for': '10.1.2.3', 'user-agent': CHROME };
  await signIn(email, { password: WRONG, headers });
  await signIn(email, { headers });
  const from = { network: '10.1.2.3', device: 'Chrome on Android', detail: null };
  expect(await eventsOf(id)).toEqual([
    { kind: 'sign-in.failed', ...from },
    { kind: 'sign-in.done', ...from },
  ]);
});

test('[security log] a lock-out is written down once, by the try that used up the last', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { id, email } = await newAccount();
  const headers = network();
  for (let at = 1; at <= 8; at += 1) await signIn(email, { password: WRONG, headers });
  expect(await kindsOf(id)).toEqual([...Array<string>(5).fill('sign-in.failed'), 'sign-in.locked']);
});

test('[security log] an address without an account is written down alike, without the address', async () => {
  const headers = { 'x-forwarded-for': '10.9.8.7' };
  const email = newEmail();
  for (let at = 1; at <= 6; at += 1) await accountsOf(api).signIn(email, { password: WRONG, headers });
  const { rows } = await api.database.superuser.query(
    'select * from security_event where network = $1 order by id',
    ['10.9.8.7'],
  );
  expect(rows.map(({ kind, user_id }) => [kind, user_id])).toEqual([
    ...Array.from({ length: 5 }, () => ['sign-in.failed', null]),
    ['sign-in.locked', null],
  ]);
});

test('[security log] a thousand failures of one network a day are stored, and no more', async () => {
  const headers = { 'x-forwarded-for': '10.44.0.1' };
  const { signIn } = accountsOf(api);
  await signIn(newEmail(), { password: WRONG, headers });
  await api.database.superuser.query(
    "update rate_limit set points = 999 where key like 'failureLog:%10.44.0.1'",
  );
  for (let at = 1; at <= 4; at += 1) await signIn(newEmail(), { password: WRONG, headers });
  expect(await countAll('network = $1', '10.44.0.1')).toBe(2);
});

test('[security log] two-factor codes, recovery codes and turning it on and off are written down', async () => {
  const { signedIn, turnOnTwoFactor, signIn } = accountsOf(api);
  const { id, email, token } = await signedIn();
  const setUp = await api.ask(setUpTwoFactor, { token });
  const code = await wrongCodeOf(setUp.body.secret);
  const wrong = await api.ask(verifyTwoFactor, { token, body: { code } });
  expect([wrong.status, wrong.body]).toEqual([401, expect.objectContaining({ code: 'wrong_code' })]);
  const { secret, recoveryCodes } = await turnOnTwoFactor(token);
  await signIn(email, { code: await wrongCodeOf(secret) });
  await signIn(email, { code: recoveryCodes[0] as string });
  await api.ask(removeTwoFactor, { token });
  expect(await kindsOf(id)).toEqual([
    'sign-in.done',
    'two-factor.failed',
    'two-factor.on',
    'two-factor.failed',
    'recovery-code.used',
    'sign-in.done',
    'two-factor.off',
  ]);
});

test('[security log] a confirmed address, a reset, a new password and what it ended are written down', async () => {
  const { newAccount, tokenOf, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  await guess(email, await codeFor(id, 'verify'));
  await api.ask(forgotPassword, { query: { email }, headers: network() });
  const reset = await guess(email, await codeFor(id, 'reset'));
  const { token } = reset.body;
  const [first, second] = [await tokenOf(email), await tokenOf(email)];
  await api.ask(endMySession, { params: { id: String(claimsOf(first)['sid']) }, token: second });
  expect((await api.ask(changePassword, { token, body: { password: 'slow tea at noon' } })).status).toBe(200);
  expect((await eventsOf(id)).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['account.verified', null],
    ['sign-in.done', null],
    ['password.reset-asked', null],
    ['sign-in.done', null],
    ['sign-in.done', null],
    ['session.ended', 'Unknown device'],
    ['password.changed', null],
    ['sessions.ended', '2'],
  ]);
});

test('[security log] no password, code, token or typed address is ever stored', async () => {
  const { withSecondFactor, signIn, codeFor, guess } = accountsOf(api);
  const person = await withSecondFactor();
  const stranger = newEmail();
  const lie = 'call-evil.example-now';
  const headers = { 'user-agent': `${lie} ${stranger}` };
  const code = await codeOf(person.secret);
  const typed = 'a password that was typed';
  await signIn(stranger, { password: typed, headers });
  await signIn(person.email, { password: typed, headers });
  const wrong = await wrongCodeOf(person.secret);
  await signIn(person.email, { code: wrong, headers });
  const signedIn = await signIn(person.email, { code });
  for (const email of [stranger, person.email])
    await api.ask(forgotPassword, { query: { email }, headers: { ...network(), ...headers } });
  const otp = await codeFor(person.id, 'reset');
  const reset = await guess(person.email, otp);
  const tokens = [signedIn, reset].map(({ body }) => (body as { token: string }).token);
  const secrets = [typed, PASSWORD, wrong, code, otp, person.secret, stranger, person.email, lie, ...tokens];
  const { rows } = await api.database.superuser.query<{ text: string }>(
    `select concat_ws(' ', kind, network, device, subject_id, detail, operator, reason) as text from security_event`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => rows.some(({ text }) => text.split(' ').includes(secret)))).toEqual([]);
  expect(
    secrets.filter((secret) => secret.length > 6 && rows.some(({ text }) => text.includes(secret))),
  ).toEqual([]);
});

test('[security log] a loop of right passwords fills nothing: 200 sign-ins of a person a day, and none before the address is confirmed', async () => {
  const { newAccount, signIn, tokenOf, withSecondFactor } = accountsOf(api);
  const stranger = await newAccount({ verified: false });
  expect((await signIn(stranger.email)).status).toBe(200);
  expect(await kindsOf(stranger.id)).toEqual([]);

  const person = await newAccount();
  await signIn(person.email);
  await api.database.superuser.query("update rate_limit set points = 199 where key = 'signInLog:' || $1", [
    person.id,
  ]);
  for (let at = 0; at < 3; at += 1) expect((await signIn(person.email)).status).toBe(200);
  expect(await kindsOf(person.id)).toEqual(['sign-in.done', 'sign-in.done']);

  // Nor does a loop of sessions that are ended.
  const token = await tokenOf(person.email);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect((await api.ask(endMySession, { params: { id: sid }, token })).status).toBe(200);
  expect(await kindsOf(person.id)).toEqual(['sign-in.done', 'sign-in.done']);

  // Wrong codes use up nothing of it.
  const careful = await withSecondFactor();
  await signIn(careful.email, { code: await wrongCodeOf(careful.secret) });
  const { rows } = await api.database.superuser.query(
    "select points from rate_limit where key = 'signInLog:' || $1",
    [careful.id],
  );
  expect(rows).toEqual([{ points: 1 }]);
});

test('[security log] recent activity shows a person their own, newest first, and which was this session', async () => {
  const { signedIn, signIn, newAccount } = accountsOf(api);
  const [one, other] = [await signedIn(), await newAccount()];
  await signIn(other.email, { password: WRONG });
  await signIn(one.email, {
    password: WRONG,
    headers: { 'x-forwarded-for': '10.5.5.5', 'user-agent': CHROME },
  });
  const { status, body } = await api.ask(listMyActivity, { token: one.token });
  const own = { organisation: null, detail: null, id: expect.any(String), at: expect.any(String) };
  expect([status, body]).toEqual([
    200,
    {
      items: [
        {
          ...own,
          kind: 'sign-in.failed',
          network: '10.5.5.5',
          device: 'Chrome on Android',
          is_this_session: false,
        },
        {
          ...own,
          kind: 'sign-in.done',
          network: expect.any(String),
          device: 'Unknown device',
          is_this_session: true,
        },
      ],
      total: 2,
      page: 1,
      page_size: 20,
      has_recent_failure: true,
    },
  ]);
  const { body: second } = await api.ask(listMyActivity, {
    query: { page: '2', page_size: '1' },
    token: one.token,
  });
  expect(second).toMatchObject({ items: [{ kind: 'sign-in.done' }], total: 2 });
  const mine = await api.ask(downloadMyData, { token: one.token });
  expect(mine.body).toMatchObject({ activity: [{ kind: 'sign-in.done' }, { kind: 'sign-in.failed' }] });
});

test('[security log] of what happens in one moment the later is told as the newer', async () => {
  const { signedIn, signIn } = accountsOf(api);
  const { email, token } = await signedIn();
  const headers = network();
  for (let at = 0; at < 5; at += 1) await signIn(email, { password: WRONG, headers });
  const { body } = await api.ask(listMyActivity, { query: { page_size: '2' }, token });
  expect(body).toMatchObject({ items: [{ kind: 'sign-in.locked' }, { kind: 'sign-in.failed' }] });
});

test('[security log] what a stranger did before the address was confirmed is not told to its owner as theirs', async () => {
  const { signedIn } = accountsOf(api);
  const { id, token } = await signedIn();
  await api.database.superuser.query(
    "insert into security_event (kind, user_id, at) values ('sign-in.done', $1, now() - interval '1 hour')",
    [id],
  );
  const { body } = await api.ask(listMyActivity, { token });
  expect(body).toMatchObject({
    total: 1,
    items: [{ kind: 'sign-in.done', is_this_session: true }],
    has_recent_failure: false,
  });
  expect(await kindsOf(id)).toEqual(['sign-in.done', 'sign-in.done']);
});

test('[security log] a failed sign-in of the last seven days is told on every page, an older one is not, nor one from before the password was changed', async () => {
  const { newAccount, signIn, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount();
  await api.database.superuser.query(
    "update app_user set verified_at = now() - interval '1 year' where id = $1",
    [id],
  );
  const add = (age: string) =>
    api.database.superuser.query(
      "insert into security_event (kind, user_id, at) values ('sign-in.failed', $1, now() - $2::interval)",
      [id, age],
    );
  const token = await tokenOf(email);
  await signIn(email);
  const isTold = async () => (await api.ask(listMyActivity, { query: { page_size: '1' }, token })).body;
  await add('7 days 1 minute');
  expect((await isTold()).has_recent_failure).toBe(false);
  await add('6 days 23 hours');
  expect((await isTold()).has_recent_failure).toBe(true);

  const changed = (age: string) =>
    api.database.superuser.query(
      "insert into security_event (kind, user_id, at) values ('password.changed', $1, now() - $2::interval)",
      [id, age],
    );
  await changed('6 days 23 hours 1 minute');
  expect((await isTold()).has_recent_failure).toBe(true);
  await changed('6 days');
  expect((await isTold()).has_recent_failure).toBe(false);
});

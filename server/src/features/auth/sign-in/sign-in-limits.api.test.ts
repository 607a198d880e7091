import { forgotPassword, signIn as signInCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { clientAt } from '../../../testing/client.ts';
import { accountsOf, BEHIND_PROXY, network, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { startSecondApi } from '../../../testing/programs/second-api.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const WRONG = 'not the password';

test('[AUTH-83] of 50 wrong tries at once exactly five are judged', async () => {
  const { newAccount, signIn } = accountsOf(api);
  for (const email of [(await newAccount()).email, newEmail()]) {
    const headers = network();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signIn(email, { password: WRONG, headers })),
    );
    const judged = answers.filter(({ status }) => status === 401);
    const left = judged.map(({ body }) => (body as { remaining_attempts: number }).remaining_attempts);
    expect(left.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  }
});

test('[AUTH-83] the count goes on where it was after a restart of the api', async () => {
  const { email } = await accountsOf(api).newAccount();
  const headers = network();
  const wrongAt = async (url: string) => {
    const { text } = await clientAt(url).ask(signInCall, { body: { email, password: WRONG }, headers });
    return (JSON.parse(text) as { remaining_attempts: number }).remaining_attempts;
  };
  expect([await wrongAt(api.url), await wrongAt(api.url)]).toEqual([4, 3]);
  const restarted = await startSecondApi(api, BEHIND_PROXY);
  expect(await wrongAt(restarted.url)).toBe(2);
  await restarted.stop();
});

test('[AUTH-83] strangers on 50 networks cannot lock out a device that has signed in before', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const owner = newBrowser(api);
  const asOwner = (password: string) => owner.ask(signInCall, { body: { email, password } });
  expect((await asOwner(PASSWORD)).status).toBe(200);

  const networks = Array.from({ length: 50 }, network);
  for (const headers of networks) {
    await Promise.all([1, 2, 3].map(() => signIn(email, { password: WRONG, headers })));
  }
  // The account's ceiling of a hundred an hour holds for every stranger ...
  expect((await signIn(email)).status).toBe(429);
  // ... and the owner has all five attempts of the own device.
  expect((await asOwner(WRONG)).body).toMatchObject({ remaining_attempts: 4 });
  expect((await asOwner(PASSWORD)).status).toBe(200);
});

test('[AUTH-83] a device that only says it is known counts as a stranger', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const headers = network();
  const left = async (cookie: string) => {
    const answer = await signIn(email, { password: WRONG, headers: { ...headers, cookie } });
    return (answer.body as { remaining_attempts: number }).remaining_attempts;
  };
  const other = newBrowser(api);
  await other.ask(signInCall, { body: { email: (await newAccount()).email, password: PASSWORD } });
  const strangers = `__Host-qrigin-device=${other.cookies.get('__Host-qrigin-device')}`;
  expect([await left('__Host-qrigin-device=made-up'), await left(strangers), await left('')]).toEqual([
    4, 3, 2,
  ]);
});

test('a known device has five attempts of its own and no more', async () => {
  const { newAccount } = accountsOf(api);
  const { email } = await newAccount();
  const owner = newBrowser(api);
  const asOwner = (password: string) => owner.ask(signInCall, { body: { email, password } });
  await asOwner(PASSWORD);
  for (const left of [4, 3, 2, 1, 0])
    expect((await asOwner(WRONG)).body).toMatchObject({ remaining_attempts: left });
  expect((await asOwner(PASSWORD)).status).toBe(429);
});

test('a hundred wrong tries an hour from everywhere are the most for one address, right ones are not counted', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const points = async () => {
    const { rows } = await api.database.superuser.query<{ points: number }>(
      "select points from rate_limit where key like 'account:%' order by expire desc limit 1",
    );
    return rows[0]?.points;
  };
  await signIn(email, { password: WRONG });
  expect(await points()).toBe(1);
  for (let at = 0; at < 3; at += 1) expect((await signIn(email)).status).toBe(200);
  expect(await points()).toBe(1);

  await api.database.superuser.query(
    "update rate_limit set points = 99 where key = (select key from rate_limit where key like 'account:%' order by expire desc limit 1)",
  );
  expect((await signIn(email)).status).toBe(200);
  expect((await signIn(email, { password: WRONG })).status).toBe(401);
  expect((await signIn(email, { password: WRONG })).status).toBe(429);
});

test('counters hold no address in the clear', async () => {
  const { signIn } = accountsOf(api);
  const email = newEmail();
  await signIn(email, { password: WRONG });
  await api.ask(forgotPassword, { query: { email }, headers: network() });
  const { rows } = await api.database.superuser.query<{ key: string }>('select key from rate_limit');
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ key }) => key.includes('people.example'))).toEqual([]);
});

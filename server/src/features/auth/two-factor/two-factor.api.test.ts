import {
  changePassword,
  readMe,
  removeTwoFactor,
  setUpTwoFactor,
  signIn as signInCall,
  verifyTwoFactor,
} from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import {
  accountsOf,
  BEHIND_PROXY,
  codeOf,
  network,
  PASSWORD,
  wrongCodeOf,
} from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { startSecondApi } from '../../../testing/programs/second-api.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { testKey } from '../../../testing/test-env.ts';
import { twoFactorChangedMail } from '../mail-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const setUp = (token: string | undefined) => api.ask(setUpTwoFactor, { token });
const verify = (token: string | undefined, code: string) =>
  api.ask(verifyTwoFactor, { token, body: { code } });

async function mailsTo(email: string, kind: string) {
  const { rows } = await api.database.superuser.query(
    'select facts from mail where address = $1 and kind = $2 order by created_at',
    [email, kind],
  );
  return rows.map(({ facts }) => facts as Record<string, unknown>);
}

const signedIn = () => accountsOf(api).signedIn();
const withSecondFactor = () => accountsOf(api).withSecondFactor();

test('[AUTH-44][AUTH-89] setting up answers a secret and its address for the app, and turns nothing on', async () => {
  const { email, token } = await signedIn();
  const answer = await setUp(token);
  expect(answer.status).toBe(200);
  const { secret, otpauth_url: url } = answer.body;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(url);
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe(`/Qrigin:${email}`);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect((await api.ask(readMe, { token })).body).toMatchObject({ two_factor_enabled: false });
  expect((await accountsOf(api).signIn(email)).body).toEqual({ token: expect.any(String) });
});

test('[AUTH-44] for ten minutes the same secret is shown again, then a new one', async () => {
  const { id, token } = await signedIn();
  const secret = async () => (await setUp(token)).body.secret;
  const first = await secret();
  expect(await secret()).toBe(first);
  await api.database.superuser.query(
    "update authenticator set created_at = now() - interval '10 minutes' where user_id = $1",
    [id],
  );
  const second = await secret();
  expect(second).not.toBe(first);
  expect((await verify(token, await codeOf(first))).status).toBe(401);
  expect((await verify(token, await codeOf(second))).status).toBe(200);
});

test('[AUTH-47][AUTH-89] the first right code turns it on and answers ten recovery codes, a later one answers none', async () => {
  const { id, email, token } = await signedIn();
  const { secret } = (await setUp(token)).body;
  const answer = await verify(token, await codeOf(secret));
  expect(answer.status).toBe(200);
  const { recovery_codes: codes } = answer.body;
  expect(new Set(codes).size).toBe(10);
  expect(codes.filter((code) => !/^[A-Z2-7]{24}$/.test(code))).toEqual([]);
  expect((await api.ask(readMe, { token })).body).toMatchObject({ two_factor_enabled: true });
  expect(await mailsTo(email, twoFactorChangedMail.name)).toEqual([expect.objectContaining({ state: 'on' })]);

  await api.database.superuser.query('update authenticator set last_step = 0 where user_id = $1', [id]);
  expect((await verify(token, await codeOf(secret))).body).toEqual({ recovery_codes: [] });
  expect((await setUp(token)).body).toMatchObject({ code: 'two_factor_on' });
});

test('[AUTH-48] a wrong code is refused, five of them are the most in a quarter of an hour', async () => {
  const { token } = await signedIn();
  const { secret } = (await setUp(token)).body;
  const wrong = await wrongCodeOf(secret);
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await verify(token, wrong);
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: 'invalid code', code: 'wrong_code', remaining_attempts: left },
    ]);
  }
  const locked = await verify(token, await codeOf(secret));
  expect([locked.status, locked.body]).toEqual([
    429,
    { error: 'account locked', code: 'account_locked', remaining_attempts: 0 },
  ]);
  expect((await api.ask(readMe, { token })).body).toMatchObject({ two_factor_enabled: false });
});

test('a code of the step before works, older and later ones do not', async () => {
  const { id, token } = await signedIn();
  const { secret } = (await setUp(token)).body;
  const status = async (steps: number) => {
    const near = await Promise.all([-1, 0].map((at) => codeOf(secret, at)));
    const code = await codeOf(secret, steps);
    if (steps !== -1 && near.includes(code)) return 401; // one in a million
    await api.database.superuser.query('update authenticator set last_step = 0 where user_id = $1', [id]);
    return (await verify(token, code)).status;
  };
  expect([await status(-3), await status(2), await status(3)]).toEqual([401, 401, 401]);
  // Not in the last second of a step, in which the step before becomes the one before that.
  while (Date.now() % 30_000 > 28_000) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await status(-1)).toBe(200);
});

test('[AUTH-78] with the second factor on, the password alone gives no token', async () => {
  const { email, secret } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  for (const asked of [{}, { code: '' }])
    expect((await signIn(email, asked)).body).toEqual({ ticket: expect.stringMatching(/^lt_[\w-]{22}$/) });
  expect((await signIn(email, { code: await wrongCodeOf(secret) })).body).toEqual({
    error: 'invalid code',
    code: 'wrong_code',
    remaining_attempts: 4,
  });
  expect((await signIn(email, { password: 'wrong', code: await codeOf(secret) })).body).toMatchObject({
    error: 'invalid credentials',
  });
  expect((await signIn(email, { code: await codeOf(secret) })).body).toEqual({ token: expect.any(String) });
});

test('[AUTH-78] the same code is refused a second time, at every call and with every password that is right', async () => {
  const { email, secret, token } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const code = await codeOf(secret);
  expect((await signIn(email, { code })).status).toBe(200);
  expect((await signIn(email, { code })).body).toMatchObject({ code: 'wrong_code' });
  expect((await verify(token, code)).body).toMatchObject({ code: 'wrong_code' });
  // Nor does an older one work once a later one was used.
  expect((await signIn(email, { code: await codeOf(secret, -1) })).body).toMatchObject({
    code: 'wrong_code',
  });
});

test('a right password without a code takes no attempt, a wrong code takes one', async () => {
  const { email, secret } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const headers = network();
  for (let at = 0; at < 8; at += 1) expect((await signIn(email, { headers })).status).toBe(200);
  const code = await wrongCodeOf(secret);
  expect((await signIn(email, { headers, code })).body).toMatchObject({ remaining_attempts: 4 });
  expect((await signIn(email, { headers, password: 'wrong' })).body).toMatchObject({ remaining_attempts: 3 });
});

test('five wrong codes lock the second factor from all networks', async () => {
  const { email, secret } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const wrong = await wrongCodeOf(secret);
  for (let at = 0; at < 5; at += 1) expect((await signIn(email, { code: wrong })).status).toBe(401);
  const locked = await signIn(email, { code: await codeOf(secret) });
  expect([locked.status, locked.body]).toMatchObject([
    429,
    { error: 'account locked', remaining_attempts: 0 },
  ]);
});

test('turning it off needs a fresh sign-in, drops the codes and tells the owner', async () => {
  const { id, email, token } = await withSecondFactor();
  const { signIn, age } = accountsOf(api);
  const browser = newBrowser(api);
  const { ticket = '' } = (await browser.ask(signInCall, { body: { email, password: PASSWORD } })).body;
  await age(token, 5);
  expect((await api.ask(removeTwoFactor, { token })).body).toMatchObject({ code: 'step_up' });
  expect((await setUp(token)).body).toMatchObject({ code: 'step_up' });
  await age(token, -5);
  expect((await api.ask(removeTwoFactor, { token })).body).toEqual({ enabled: false });

  expect((await signIn(email)).body).toEqual({ token: expect.any(String) });
  const { rows } = await api.database.superuser.query('select 1 from recovery_code where user_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await mailsTo(email, twoFactorChangedMail.name)).map(({ state }) => state)).toEqual(['on', 'off']);
  // A ticket that was waiting for a code has nothing to wait for any more.
  const late = await browser.ask(signInCall, { body: { email, password: ticket, code: '123456' } });
  expect(late.body).toMatchObject({ error: 'invalid credentials' });
});

test('[AUTH-81] the calls of the second factor and of the password know the person by the bearer token', async () => {
  const [asha, ravi] = [await signedIn(), await signedIn()];
  const headers = { 'accept-language': 'en', 'x-timezone': 'Asia/Kolkata' };
  const password = 'a longer walk to the sea';
  for (const { status } of [
    await api.ask(setUpTwoFactor, { headers }),
    await api.ask(verifyTwoFactor, { body: { code: '123456' }, headers }),
    await api.ask(changePassword, { body: { password }, headers }),
  ])
    expect(status).toBe(401);

  const { secret } = (await api.ask(setUpTwoFactor, { token: asha.token, headers })).body;
  const body = { code: await codeOf(secret) };
  expect((await api.ask(verifyTwoFactor, { token: ravi.token, body, headers })).status).toBe(401);
  expect((await api.ask(verifyTwoFactor, { token: asha.token, body, headers })).status).toBe(200);
  await api.ask(changePassword, {
    token: ravi.token,
    body: { password: 'a longer walk to the sea' },
    headers,
  });
  const { signIn } = accountsOf(api);
  expect((await signIn(asha.email)).body).toHaveProperty('ticket');
  expect((await signIn(ravi.email)).status).toBe(401);
});

test('a change of SECRET_KEY: an app that was set up before still works, and is sealed with the new key at its next use', async () => {
  const [asha, ravi] = [await withSecondFactor(), await withSecondFactor()];
  const [old, fresh] = [testKey('secrets'), testKey('new secrets')];
  const signInWith = async (keys: string, { email, secret }: typeof asha) => {
    const other = await startSecondApi(api, { ...BEHIND_PROXY, SECRET_KEY: keys });
    try {
      await api.database.superuser.query('update authenticator set last_step = 0');
      const { signIn } = accountsOf({ ...api, ...other });
      return (await signIn(email, { code: await codeOf(secret) })).status;
    } finally {
      await other.stop();
    }
  };
  expect(await signInWith(`${fresh},${old}`, asha)).toBe(200);
  expect(await signInWith(fresh, asha)).toBe(200);
  // Anyone who did not sign in meanwhile needs the old key, or a recovery code.
  expect(await signInWith(fresh, ravi)).toBe(500);
  expect(await signInWith(`${fresh},${old}`, ravi)).toBe(200);
});

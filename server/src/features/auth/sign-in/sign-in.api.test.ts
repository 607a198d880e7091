import { readMe, signIn as signInCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, claimsOf, network, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { newDeviceMail } from '../mail-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const HOUR_S = 3600;

function mailsTo(email: string) {
  return api.database.superuser
    .query<{ kind: string; language: string; facts: Record<string, string> }>(
      'select kind, language, facts from mail where address = $1 order by created_at',
      [email],
    )
    .then(({ rows }) => rows);
}

test('[AUTH-39][AUTH-77] the right password signs in, with an empty code or none, and answers a token', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { id, email } = await newAccount();
  for (const asked of [{}, { code: '' }]) {
    const answer = await signIn(email, asked);
    expect([answer.status, answer.body]).toEqual([200, { token: expect.any(String) }]);
    const { token } = answer.body;
    expect((await api.ask(readMe, { token })).body).toMatchObject({ id, email });
  }
});

test('an address is the same in any case and with spaces around it', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  expect((await signIn(`  ${email.toUpperCase()} `)).status).toBe(200);
});

test('[AUTH-35][AUTH-90] a token decodes to `email`, `is_verified` and `exp`, eight hours from now', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount();
  const claims = claimsOf(await tokenOf(email));
  expect(claims).toEqual({
    email,
    is_verified: true,
    exp: expect.any(Number),
    iat: expect.any(Number),
    sub: id,
    sid: expect.any(String),
    jti: expect.any(String),
    kind: 'user',
    iss: 'qrigin',
    aud: 'qrigin-session',
  });
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(8 * HOUR_S);
});

test('[AUTH-35] who is not verified yet gets a token that says so and opens nothing', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { email } = await newAccount({ verified: false });
  const token = await tokenOf(email);
  expect(claimsOf(token)).toMatchObject({ email, is_verified: false });
  expect((await api.ask(readMe, { token })).body).toMatchObject({ code: 'unverified' });
});

test('[AUTH-62][AUTH-63][AUTH-82] a wrong password answers the text and one attempt less each time', async () => {
  const { newAccount } = accountsOf(api);
  const here = network();
  const answersFor = async (email: string) => {
    const answers: unknown[] = [];
    for (let at = 0; at < 7; at += 1) {
      const body = { email, password: 'not the password' };
      const { status, text, headers } = await api.ask(signInCall, { body, headers: here });
      answers.push({ status, text, cookies: headers.getSetCookie() });
    }
    return answers;
  };
  const real = await answersFor((await newAccount()).email);
  const wrong = (left: number) => ({
    status: 401,
    text: `{"error":"invalid credentials","code":"invalid_credentials","remaining_attempts":${left}}`,
    cookies: [],
  });
  const locked = {
    status: 429,
    text: '{"error":"account locked","code":"account_locked","remaining_attempts":0}',
    cookies: [],
  };
  expect(real).toEqual([4, 3, 2, 1, 0].map(wrong).concat([locked, locked]));
  expect(await answersFor(newEmail())).toEqual(real);
});

test('[AUTH-83] while the pause lasts the right password is refused too; after a quarter of an hour it works', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const headers = network();
  for (let at = 0; at < 6; at += 1) await signIn(email, { password: 'wrong', headers });
  expect((await signIn(email, { headers })).status).toBe(429);
  // Only the address is locked, and only from there.
  expect((await signIn(email)).status).toBe(200);
  expect((await signIn((await newAccount()).email, { headers })).status).toBe(200);

  const { rows } = await api.database.superuser.query<{ left: number }>(
    `select (expire - extract(epoch from now()) * 1000) / 60000 as left from rate_limit
     where key like 'signIn:%' and points > 5 order by expire desc limit 1`,
  );
  expect(Number(rows[0]?.left)).toBeGreaterThan(14.8);
  expect(Number(rows[0]?.left)).toBeLessThanOrEqual(15);
  await api.database.superuser.query('update rate_limit set expire = expire - 15 * 60000');
  expect((await signIn(email, { headers })).status).toBe(200);
});

test('[AUTH-83] a right sign-in sets the attempts back', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const headers = network();
  const wrong = async () =>
    ((await signIn(email, { password: 'wrong', headers })).body as { remaining_attempts: number })
      .remaining_attempts;
  expect([await wrong(), await wrong(), await wrong(), await wrong()]).toEqual([4, 3, 2, 1]);
  expect((await signIn(email, { headers })).status).toBe(200);
  expect(await wrong()).toBe(4);
});

test('signing in sets two cookies that no script and no other website can use', async () => {
  const { newAccount } = accountsOf(api);
  const { email } = await newAccount();
  const answer = await api.ask(signInCall, { body: { email, password: PASSWORD } });
  const value = '[\\w-]{43}';
  const rest = (seconds: number) => `; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict$`;
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-qrigin-device=${value}${rest(365 * 24 * HOUR_S)}`)),
    expect.stringMatching(new RegExp(`^__Host-qrigin-session=${value}${rest(7 * 24 * HOUR_S)}`)),
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the owner is told of a second device with the time zone of its browser, not of the first or a known one', async () => {
  const { newAccount } = accountsOf(api);
  const { email } = await newAccount();
  const signInFrom = (browser: ReturnType<typeof newBrowser>, headers: Record<string, string>) =>
    browser.ask(signInCall, { body: { email, password: PASSWORD }, headers });
  const [first, second, third] = [newBrowser(api), newBrowser(api), newBrowser(api)];
  await signInFrom(first, {});
  await signInFrom(first, {});
  expect(await mailsTo(email)).toEqual([]);

  await signInFrom(second, {
    'x-timezone': 'Asia/Kolkata',
    'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140',
  });
  await signInFrom(third, { 'x-timezone': 'Middle/Earth', 'user-agent': 'curl/8.5.0' });
  expect((await mailsTo(email)).map(({ kind, facts }) => ({ kind, ...facts }))).toEqual([
    { kind: newDeviceMail.name, device: 'Firefox on Android', timezone: 'Asia/Calcutta' },
    { kind: newDeviceMail.name, device: 'curl', timezone: 'UTC' },
  ]);
});

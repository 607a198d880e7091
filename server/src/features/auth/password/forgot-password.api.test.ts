import { changePassword, forgotPassword, readMe, sendCode } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { anyParams } from '../../../testing/any-params.ts';
import {
  accountsOf,
  claimsOf,
  codeOf,
  network,
  newEmail,
  PASSWORD,
} from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { resetMail, verifyMail } from '../mail-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Which browser asked, as a hash. */
const ASKED = { browser: expect.stringMatching(/^[\w-]{43}$/) };
const NEW = 'a longer walk to the sea';

const ask = (endpoint: typeof forgotPassword, email: string, headers = network()) =>
  api.ask(endpoint, { query: { email }, headers });

function change(token: string, password = NEW) {
  return api.ask(changePassword, { token, body: { password } });
}

async function mailsTo(email: string) {
  const { rows } = await api.database.superuser.query<{ kind: string; facts: object }>(
    'select kind, facts from mail where address = $1',
    [email],
  );
  return rows;
}

/** A reset token, obtained with the code from the email. */
async function resetTokenOf({ id, email }: { id: string; email: string }): Promise<string> {
  const { codeFor, guess } = accountsOf(api);
  const answer = await guess(email, await codeFor(id, 'reset'));
  expect(answer.body).toEqual({ token: expect.any(String), purpose: 'reset' });
  return answer.body.token;
}

test('[AUTH-40][AUTH-87] forgetting the password asks for a mail with a code, and says the same to everyone', async () => {
  const { newAccount } = accountsOf(api);
  const emails = [(await newAccount()).email, (await newAccount({ verified: false })).email, newEmail()];
  for (const email of emails) {
    const answer = await ask(forgotPassword, email);
    expect([answer.status, answer.body]).toEqual([200, { email }]);
    // What is stored until the email is written contains neither a code nor a link.
    expect(await mailsTo(email)).toEqual([{ kind: resetMail.name, facts: ASKED }]);
  }
});

test('[AUTH-41][AUTH-84] asking for a code answers 200 to every address', async () => {
  const { newAccount } = accountsOf(api);
  const emails = [(await newAccount()).email, (await newAccount({ verified: false })).email, newEmail()];
  for (const email of emails) {
    const answer = await ask(sendCode, email);
    expect([answer.status, answer.body]).toEqual([200, { email }]);
    expect(await mailsTo(email)).toEqual([{ kind: verifyMail.name, facts: ASKED }]);
  }
});

test('[AUTH-84] a network has an address mailed once a minute and five times a day, for whatever', async () => {
  const [email, here] = [newEmail(), network()];
  const nextMinute = () =>
    api.database.superuser.query(
      "update rate_limit set expire = expire - 61000 where key like 'mailMinute:%'",
    );
  expect((await ask(sendCode, email, here)).status).toBe(200);
  expect((await ask(sendCode, email, here)).status).toBe(200);
  expect((await ask(forgotPassword, email.toUpperCase(), here)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  for (let minute = 2; minute <= 7; minute += 1) {
    await nextMinute();
    expect((await ask(minute % 2 ? sendCode : forgotPassword, email, here)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(Math.min(minute, 5));
  }
});

test('a network has mails sent to twenty addresses an hour, and is told nothing of it', async () => {
  const headers = network();
  const emails = Array.from({ length: 21 }, newEmail);
  const texts: string[] = [];
  for (const email of emails) {
    const answer = await ask(forgotPassword, email, headers);
    texts.push(answer.text.replace(email, 'ADDRESS'));
  }
  expect(new Set(texts).size).toBe(1);
  expect(await mailsTo(emails[19]!)).toHaveLength(1);
  expect(await mailsTo(emails[20]!)).toHaveLength(0);
});

test('[AUTH-87] the token of a reset sets a password once and opens nothing else', async () => {
  const { newAccount, tokenOf, signIn } = accountsOf(api);
  const account = await newAccount();
  const session = await tokenOf(account.email);
  const token = await resetTokenOf(account);
  expect(claimsOf(token)).not.toHaveProperty('email');
  expect(claimsOf(token)).not.toHaveProperty('is_verified');

  const others = api.endpoints.filter(
    ({ name, policy }) => name !== 'changePassword' && policy.who !== 'public',
  );
  expect(others.length).toBeGreaterThan(10);
  for (const endpoint of others) {
    const { status } = await api.askRaw(endpoint, { params: anyParams(endpoint), token });
    expect(`${endpoint.name} ${status}`).toBe(`${endpoint.name} 401`);
  }

  expect((await change(token)).body).toEqual({ email: account.email });
  expect((await change(token, 'and yet another one')).status).toBe(401);
  expect((await signIn(account.email, { password: NEW })).status).toBe(200);
  expect((await signIn(account.email, { password: PASSWORD })).status).toBe(401);
  // Every session of before is over, that of the thief too.
  expect((await api.ask(readMe, { token: session })).status).toBe(401);
});

test('[AUTH-87] of ten uses of a reset token at once one succeeds', async () => {
  const { newAccount } = accountsOf(api);
  const token = await resetTokenOf(await newAccount());
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change(token, `password number ${at}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
});

test('[AUTH-87] the token of a reset lives for ten minutes', async () => {
  const { newAccount, age } = accountsOf(api);
  const token = await resetTokenOf(await newAccount());
  expect(Number(claimsOf(token)['exp']) - Number(claimsOf(token)['iat'])).toBe(600);
  const { sid } = claimsOf(token);
  const { rows } = await api.database.superuser.query(
    'select extract(epoch from expires_at - created_at)::int as seconds from session where id = $1',
    [sid],
  );
  expect(rows).toEqual([{ seconds: 600 }]);

  await age(token, 9);
  await api.database.superuser.query(
    "update session set expires_at = now() - interval '1 second' where id = $1",
    [sid],
  );
  expect((await change(token)).status).toBe(401);
  await api.database.superuser.query(
    "update session set expires_at = now() + interval '1 minute' where id = $1",
    [sid],
  );
  expect((await change(token)).status).toBe(200);
});

test('[AUTH-87] a reset does not skip the second factor', async () => {
  const { newAccount, tokenOf, turnOnTwoFactor, signIn } = accountsOf(api);
  const account = await newAccount();
  const { secret } = await turnOnTwoFactor(await tokenOf(account.email));
  expect((await change(await resetTokenOf(account))).status).toBe(200);
  const without = await signIn(account.email, { password: NEW });
  expect(without.body).toEqual({ ticket: expect.any(String) });
  const code = await codeOf(secret);
  expect((await signIn(account.email, { password: NEW, code })).body).toEqual({ token: expect.any(String) });
});

test('a code for a reset proves the address as well', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const account = await newAccount({ verified: false });
  await change(await resetTokenOf(account));
  const { token } = (await signIn(account.email, { password: NEW })).body as { token: string };
  expect(claimsOf(token)).toMatchObject({ is_verified: true });
});

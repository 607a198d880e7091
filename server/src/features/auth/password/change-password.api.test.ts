import { changePassword, openGuestSession, readMe, signIn as signInCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, codeOf, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { passwordChangedMail } from '../mail-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const NEW = 'a longer walk to the sea';

function change(token: string | undefined, password: string) {
  return api.ask(changePassword, { token, body: { password } });
}
const statusOfMe = async (token: string) => (await api.ask(readMe, { token })).status;

test('[AUTH-38] the new password signs in and the old one does not', async () => {
  const { newAccount, tokenOf, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const answer = await change(await tokenOf(email), NEW);
  expect([answer.status, answer.body]).toEqual([200, { email }]);
  expect((await signIn(email, { password: PASSWORD })).status).toBe(401);
  expect((await signIn(email, { password: NEW })).status).toBe(200);
});

test('a new password ends every other session at once and tells the owner', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { email } = await newAccount();
  const stranger = await tokenOf((await newAccount()).email);
  const [here, there, elsewhere] = [await tokenOf(email), await tokenOf(email), await tokenOf(email)];
  expect((await change(here, NEW)).status).toBe(200);
  expect([await statusOfMe(there), await statusOfMe(elsewhere)]).toEqual([401, 401]);
  expect([await statusOfMe(here), await statusOfMe(stranger)]).toEqual([200, 200]);

  const { rows } = await api.database.superuser.query('select 1 from mail where address = $1 and kind = $2', [
    email,
    passwordChangedMail.name,
  ]);
  expect(rows).toHaveLength(1);
});

test('a login ticket that the old password earned is void with it', async () => {
  const { newAccount, tokenOf, turnOnTwoFactor } = accountsOf(api);
  const { email } = await newAccount();
  const token = await tokenOf(email);
  const { secret } = await turnOnTwoFactor(token);
  const thief = newBrowser(api);
  const first = await thief.ask(signInCall, { body: { email, password: PASSWORD } });
  const { ticket } = first.body as { ticket: string };
  expect((await change(token, NEW)).status).toBe(200);

  const body = { email, password: ticket, code: await codeOf(secret) };
  expect((await thief.ask(signInCall, { body })).body).toMatchObject({ error: 'invalid credentials' });
});

test('five minutes after signing in the password must be given again', async () => {
  const { newAccount, tokenOf, signIn, age } = accountsOf(api);
  const { email } = await newAccount();
  const token = await tokenOf(email);
  await age(token, 4);
  expect((await change(token, PASSWORD)).status).toBe(200);
  await age(token, 1);
  const answer = await change(token, NEW);
  expect([answer.status, answer.body]).toEqual([
    403,
    { code: 'step_up', error: 'Confirm your password to continue.' },
  ]);
  expect((await signIn(email, { password: NEW })).status).toBe(401);
});

test.each([
  ['a common one', 'sunshine'],
  ['the own name', 'ashaverma'],
  ['the own address', 'EMAIL'],
])('[AUTH-91] a weak password is refused for a change and for a reset: %s', async (_, weak) => {
  const { newAccount, tokenOf, codeFor, guess, signIn } = accountsOf(api);
  const { id, email } = await newAccount({ name: 'Asha Verma' });
  const reset = (await guess(email, await codeFor(id, 'reset'))).body;
  for (const token of [await tokenOf(email), reset.token]) {
    const answer = await change(token, weak === 'EMAIL' ? email : weak);
    expect(answer.body).toMatchObject({ code: 'weak_password' });
  }
  expect((await signIn(email)).status).toBe(200);
  // The reset token was not spent on it.
  expect((await change(reset.token, NEW)).status).toBe(200);
});

test('[AUTH-91] a new password has 8 to 128 characters', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const token = await tokenOf((await newAccount()).email);
  const status = async (length: number) => (await change(token, 'qzx'.repeat(43).slice(0, length))).status;
  expect([await status(7), await status(8), await status(128), await status(129)]).toEqual([
    400, 200, 200, 400,
  ]);
});

test('no one without a session changes a password', async () => {
  expect((await change(undefined, NEW)).status).toBe(401);
  const { token } = (await api.ask(openGuestSession)).body;
  expect((await change(token, NEW)).status).toBe(401);
  const { newAccount, tokenOf } = accountsOf(api);
  const unverified = await tokenOf((await newAccount({ verified: false })).email);
  expect((await change(unverified, NEW)).body).toMatchObject({ code: 'unverified' });
  expect((await api.askRaw(changePassword, { body: { password: NEW, email: newEmail() } })).status).toBe(401);
});

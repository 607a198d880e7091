import {
  changePassword,
  forgotPassword,
  sendCode as sendCodeCall,
  signUp as signUpCall,
  verifyOtp,
} from '@qrigin/domain/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf, BEHIND_PROXY, network, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let mails: MailRoom;
beforeAll(async () => {
  api = await startTestApi({ env: BEHIND_PROXY });
  mails = await startMailRoom(api);
});
afterAll(async () => {
  await mails.stop();
  await api.stop();
});

const signUp = (email: string, browser = newBrowser(api)) =>
  browser.ask(signUpCall, {
    body: { name: 'Asha', email, country: 'India', address: '', password_hash: PASSWORD },
  });
const guessIn = (browser: Browser, email: string, otp: string) =>
  browser.ask(verifyOtp, { query: { email, otp } });
const forgot = (email: string) => api.ask(forgotPassword, { query: { email }, headers: network() });
const sendCode = (email: string) => api.ask(sendCodeCall, { query: { email }, headers: network() });
/** An address is mailed once a minute. */
const nextMinute = () => api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");

test('[AUTH-36][AUTH-42] who signs up gets a code by mail, which verifies the address', async () => {
  const [email, browser] = [newEmail(), newBrowser(api)];
  await signUp(email, browser);
  const answer = await guessIn(browser, email, await mails.codeMailedTo(email));
  expect(answer.body).toEqual({ token: expect.any(String), purpose: 'verify' });
});

test('[AUTH-84] a fresh code is mailed to an unverified address and ends the one before of the same browser', async () => {
  const [email, browser] = [newEmail(), newBrowser(api)];
  await signUp(email, browser);
  const first = await mails.codeMailedTo(email);
  await nextMinute();
  await browser.ask(sendCodeCall, { query: { email } });
  const second = await mails.codeMailedTo(email);
  // Once in a million times the two are the same.
  expect((await guessIn(browser, email, first)).status).toBe(400);
  expect((await guessIn(browser, email, second)).status).toBe(200);
});

test('[AUTH-84] neither a verified address nor one without an account is mailed a code to verify', async () => {
  const verified = (await accountsOf(api).newAccount()).email;
  for (const email of [verified, newEmail()]) {
    expect((await sendCode(email)).status).toBe(200);
    expect(await mails.mailsTo(email)).toEqual([]);
  }
});

test('[AUTH-40][AUTH-87] who forgot the password gets a code by mail, no link with a secret, and sets a new one', async () => {
  const { newAccount, guess, signIn } = accountsOf(api);
  const { email } = await newAccount();
  await forgot(email);
  const [mail] = await mails.mailsTo(email);
  const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, link]) => new URL(link!));
  expect(links.filter(({ search, hash }) => search || hash)).toEqual([]);

  const reset = (await guess(email, await mails.codeMailedTo(email))).body;
  expect(reset.purpose).toBe('reset');
  const body = { password: 'a longer walk to the sea' };
  expect((await api.ask(changePassword, { token: reset.token, body })).status).toBe(200);
  expect((await signIn(email, body)).status).toBe(200);
  expect((await mails.mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/password/i),
  );
});

test('[AUTH-87] an address without an account is mailed nothing', async () => {
  const email = newEmail();
  expect((await forgot(email)).status).toBe(200);
  expect(await mails.mailsTo(email)).toEqual([]);
});

test('who signs up with an address that has an account tells its owner, and gets no code', async () => {
  const { email } = await accountsOf(api).newAccount();
  await signUp(email);
  const got = await mails.mailsTo(email);
  expect(got).toHaveLength(1);
  expect(got[0]?.subject).toMatch(/already/);
  expect(got[0]?.text).not.toMatch(/\b\d{6}\b/);
  const { rows } = await api.database.superuser.query(
    'select 1 from one_time_code join app_user on app_user.id = user_id where email = $1',
    [email],
  );
  expect(rows).toEqual([]);
});

import {
  endMySession,
  isMfaEnabled,
  isTwoFactorEnabled,
  readMe,
  removeTwoFactor,
  signIn as signInCall,
} from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, claimsOf, codeOf, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** What both calls say; they are one question. */
async function bothSay(email: string, from: Pick<TestApi, 'ask'> = api, token?: string): Promise<unknown> {
  const two = await from.ask(isTwoFactorEnabled, { query: { email }, token });
  const multi = await from.ask(isMfaEnabled, { query: { email }, token });
  expect([two.status, multi.status]).toEqual([200, 200]);
  expect(multi.body).toEqual(two.body);
  return two.body;
}

const ON = { enabled: true };
const OFF = { enabled: false };

const withSecondFactor = () => accountsOf(api).withSecondFactor();

test('[AUTH-45][AUTH-46][AUTH-89] the person who is signed in is told whether the second factor is on', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const without = (await newAccount()).email;
  expect(await bothSay(without, api, await tokenOf(without))).toEqual(OFF);
  const { email, token } = await withSecondFactor();
  expect(await bothSay(email, api, token)).toEqual(ON);
  expect(await bothSay(email.toUpperCase(), api, token)).toEqual(ON);
  await api.ask(removeTwoFactor, { token });
  expect(await bothSay(email, api, token)).toEqual(OFF);
});

test('[AUTH-45][AUTH-46][AUTH-89] a browser that has passed the password is told, for as long as its ticket lives', async () => {
  const { id, email, secret } = await withSecondFactor();
  const browser = newBrowser(api);
  expect(await bothSay(email, browser)).toEqual(OFF);
  const { ticket = '' } = (await browser.ask(signInCall, { body: { email, password: PASSWORD } })).body;
  expect(await bothSay(email, browser)).toEqual(ON);
  const stranger = await withSecondFactor();
  expect(await bothSay(stranger.email, browser)).toEqual(OFF);
  expect(await bothSay(newEmail(), browser)).toEqual(OFF);

  await browser.ask(signInCall, { body: { email, password: ticket, code: await codeOf(secret) } });
  expect(await bothSay(email, browser)).toEqual(OFF);
  await browser.ask(signInCall, { body: { email, password: PASSWORD } });
  await api.database.superuser.query('update login_ticket set expires_at = now() where user_id = $1', [id]);
  expect(await bothSay(email, browser)).toEqual(OFF);
});

test('[AUTH-89] everyone else is told that it is off', async () => {
  const { email, id } = await withSecondFactor();
  const stranger = await withSecondFactor();
  expect(await bothSay(email)).toEqual(OFF);
  expect(await bothSay(newEmail())).toEqual(OFF);
  expect(await bothSay(email, api, stranger.token)).toEqual(OFF);
  expect(await bothSay(email, api, await peopleOf(api).guest())).toEqual(OFF);
  expect(await bothSay(email, api, 'made.up.token')).toEqual(OFF);
  const made = newBrowser(api);
  made.cookies.set('__Host-qrigin-ticket', 'made-up');
  expect(await bothSay(email, made)).toEqual(OFF);

  const { codeFor, guess } = accountsOf(api);
  const reset = (await guess(email, await codeFor(id, 'reset'))).body;
  expect(await bothSay(email, api, reset.token)).toEqual(OFF);
});

test('[AUTH-89] a session that is over, or whose browser is another one, tells nothing', async () => {
  const { email, secret } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const browser = newBrowser(api);
  const body = { email, password: PASSWORD, code: await codeOf(secret) };
  const { token = '' } = (await browser.ask(signInCall, { body })).body;
  expect((await browser.ask(readMe, { token })).status).toBe(200);
  expect(await bothSay(email, browser, token)).toEqual(ON);
  // Bound to that browser now: the token alone is that of a thief.
  expect(await bothSay(email, api, token)).toEqual(OFF);

  await browser.ask(endMySession, { params: { id: String(claimsOf(token)['sid']) }, token });
  expect(await bothSay(email, browser, token)).toEqual(OFF);
  expect((await signIn(email)).status).toBe(200);
});

import {
  endMySession,
  listMySessions,
  readMe,
  renewToken,
  setUpTwoFactor,
  signIn,
} from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, claimsOf, PASSWORD } from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const SESSION_COOKIE = '__Host-qrigin-session';
const WEEK_S = 7 * 86_400;

async function signInWith(browser: Browser, email: string, headers: Record<string, string> = {}) {
  const answer = await browser.ask(signIn, { body: { email, password: PASSWORD }, headers });
  return (answer.body as { token: string }).token;
}

/** Someone signed in in a browser that has not used the token yet. */
async function inBrowser() {
  const browser = newBrowser(api);
  const account = await accountsOf(api).newAccount();
  return { ...account, browser, token: await signInWith(browser, account.email) };
}

const me = (from: Pick<TestApi, 'ask'>, token: string, headers: Record<string, string> = {}) =>
  from.ask(readMe, { token, headers }).then(({ status }) => status);
const sidOf = (token: string) => String(claimsOf(token)['sid']);

test('from the first use with its cookie on, a token that was stolen from storage is worth nothing', async () => {
  const { browser, token } = await inBrowser();
  expect(await me(browser, token)).toBe(200);
  expect(await me(api, token)).toBe(401);
  expect(await me(api, token, { cookie: `${SESSION_COOKIE}=made-up` })).toBe(401);
  // A thief who is signed in has a cookie, but not this one.
  const thief = await inBrowser();
  expect(await me(thief.browser, token)).toBe(401);
  expect(await me(browser, token)).toBe(200);
});

test('a cookie without a token opens nothing', async () => {
  const { browser, token } = await inBrowser();
  await me(browser, token);
  expect((await browser.ask(readMe)).status).toBe(401);
});

test('a program that never sends the cookie goes on without it', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const token = await tokenOf((await newAccount()).email);
  for (let at = 0; at < 3; at += 1) expect(await me(api, token)).toBe(200);
  const list = await api.ask(listMySessions, { token });
  expect(list.body).toMatchObject([{ is_bound: false, is_this: true }]);
});

test('a cookie of another session does not bind', async () => {
  const { browser, email, token } = await inBrowser();
  const other = newBrowser(api);
  await signInWith(other, email);
  const cookie = `${SESSION_COOKIE}=${other.cookies.get(SESSION_COOKIE)}`;
  expect(await me(api, token, { cookie })).toBe(200);
  expect(await me(api, token)).toBe(200);
  expect(await me(browser, token)).toBe(200);
  expect(await me(api, token, { cookie })).toBe(401);
});

test('the cookie is stored hashed', async () => {
  const { browser, token } = await inBrowser();
  const { rows } = await api.database.superuser.query('select binding_hash from session where id = $1', [
    sidOf(token),
  ]);
  expect(rows[0].binding_hash).toHaveLength(32);
  expect(rows[0].binding_hash.toString()).not.toContain(browser.cookies.get(SESSION_COOKIE));
});

test('the list shows where I am signed in, newest first, and which one this is', async () => {
  const { email, browser, token } = await inBrowser();
  await me(browser, token);
  const phone = newBrowser(api);
  const second = await signInWith(phone, email, {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });
  await accountsOf(api).tokenOf((await accountsOf(api).newAccount()).email); // someone else
  const ended = await signInWith(newBrowser(api), email);
  await api.ask(endMySession, { params: { id: sidOf(ended) }, token: ended });
  const over = await signInWith(newBrowser(api), email);
  await api.database.superuser.query('update session set expires_at = now() where id = $1', [sidOf(over)]);

  const list = await browser.ask(listMySessions, { token });
  expect(list.status).toBe(200);
  expect(list.body).toEqual([
    { id: sidOf(second), device: 'Safari on iPhone', is_bound: false, is_this: false, ...times() },
    { id: sidOf(token), device: 'node', is_bound: true, is_this: true, ...times() },
  ]);
  const [first] = list.body as { created_at: string; expires_at: string }[];
  expect((Date.parse(first!.expires_at) - Date.parse(first!.created_at)) / 1000).toBeCloseTo(WEEK_S, 0);
});

function times() {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  return { created_at: time, expires_at: time };
}

test('[AUTH-90] a session can be ended from another one, and the token is refused at once', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { email } = await newAccount();
  const [here, there] = [await tokenOf(email), await tokenOf(email)];
  const ended = await api.ask(endMySession, { params: { id: sidOf(there) }, token: here });
  expect([ended.status, ended.body]).toEqual([200, { id: sidOf(there) }]);
  expect([await me(api, there), await me(api, here)]).toEqual([401, 200]);
  // It is gone, so it cannot be ended again.
  expect((await api.ask(endMySession, { params: { id: sidOf(there) }, token: here })).status).toBe(404);
});

test('signing out ends this session', async () => {
  const { browser, token } = await inBrowser();
  expect((await browser.ask(endMySession, { params: { id: sidOf(token) }, token })).status).toBe(200);
  expect(await me(browser, token)).toBe(401);
});

test('a session of someone else does not exist', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const [mine, theirs] = [
    await tokenOf((await newAccount()).email),
    await tokenOf((await newAccount()).email),
  ];
  for (const id of [sidOf(theirs), crypto.randomUUID(), 'x'])
    expect((await api.ask(endMySession, { params: { id }, token: mine })).status).toBe(404);
  expect(await me(api, theirs)).toBe(200);
});

test('[AUTH-90] a token in use is replaced by a fresh one of the same session', async () => {
  const { browser, token, email } = await inBrowser();
  const before = claimsOf(token);
  const answer = await browser.ask(renewToken, { token });
  expect(answer.status).toBe(200);
  const fresh = claimsOf(answer.body.token);
  expect(fresh).toMatchObject({ sid: before['sid'], email, is_verified: true });
  expect(fresh['jti']).not.toBe(before['jti']);
  expect(Number(fresh['exp']) - Number(fresh['iat'])).toBe(8 * 3600);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await me(browser, answer.body.token)).toBe(200);
});

test('[AUTH-90] a fresh token does not make the session longer or newer', async () => {
  const { token } = await inBrowser();
  await accountsOf(api).age(token, 6);
  const { token: fresh } = (await api.ask(renewToken, { token })).body;
  // The password was not given again, so what asks for it still does.
  expect((await api.ask(setUpTwoFactor, { token: fresh })).body).toMatchObject({ code: 'step_up' });
  await api.database.superuser.query('update session set expires_at = now() where id = $1', [sidOf(token)]);
  expect([await me(api, fresh), await me(api, token)]).toEqual([401, 401]);
  expect((await api.ask(renewToken, { token: fresh })).status).toBe(401);
});

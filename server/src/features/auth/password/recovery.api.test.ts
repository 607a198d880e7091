import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import {
  changePassword,
  forgotPassword,
  sendCode,
  signIn as signInCall,
  verifyOtp,
} from '@qrigin/domain/auth';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { beforeAll, expect, test } from 'vitest';
import { hashOfCookie } from '../../../http/guard/binding.ts';
import {
  accountsOf,
  codeOf,
  network,
  newEmail,
  PASSWORD,
  wrongCodeOf,
} from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const forgot = (email: string, headers = network()) => api.ask(forgotPassword, { query: { email }, headers });
const forgotIn = (browser: Browser, email: string) => browser.ask(forgotPassword, { query: { email } });

async function mailsTo(email: string): Promise<number> {
  const { rows } = await api.database.superuser.query('select 1 from mail where address = $1', [email]);
  return rows.length;
}

/** Codes of six digits, none of them the right one. */
const wrongCodes = (right: string, howMany: number) =>
  Array.from({ length: howMany + 1 }, (_, at) => String(at * 997 + 3).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, howMany);

test('hole 5, recovery: a stranger who asks for codes all day leaves the owner some, from another network', async () => {
  const { email } = await accountsOf(api).newAccount();
  const stranger = network();
  const nextMinute = () =>
    api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");
  for (let minute = 0; minute < 7; minute += 1) {
    await forgot(email, stranger);
    await nextMinute();
  }
  expect(await mailsTo(email)).toBe(5);
  await forgot(email);
  expect(await mailsTo(email)).toBe(6);
});

test('[AUTH-84] an address gets fifteen mails a day at most, and a known device has five more that no one else can use up', async () => {
  const { email } = await accountsOf(api).newAccount();
  const owner = newBrowser(api);
  await owner.ask(signInCall, { body: { email, password: PASSWORD } });
  for (let at = 0; at < 17; at += 1) await forgot(email);
  expect(await mailsTo(email)).toBe(15);
  // A stranger in the same network requests emails to others until the network gets no more.
  await api.database.superuser.query("update rate_limit set points = 20 where key like 'mailNetwork:%'");
  for (let minute = 0; minute < 7; minute += 1) {
    await forgotIn(owner, email);
    await api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");
  }
  expect(await mailsTo(email)).toBe(20);
});

test('hole 5, recovery: whoever asks for other mails of an address leaves it all of those about a new password', async () => {
  const { email } = await accountsOf(api).newAccount();
  for (let at = 0; at < 17; at += 1) await api.ask(sendCode, { query: { email }, headers: network() });
  const before = await mailsTo(email);
  await forgot(email);
  expect(await mailsTo(email)).toBe(before + 1);
});

test('a device that is known to one person is a stranger to all others', async () => {
  const { newAccount } = accountsOf(api);
  const [asha, ravi] = [await newAccount(), await newAccount()];
  const browser = newBrowser(api);
  await browser.ask(signInCall, { body: { email: asha.email, password: PASSWORD } });
  for (let at = 0; at < 15; at += 1) await forgot(ravi.email);
  await forgotIn(browser, ravi.email);
  expect(await mailsTo(ravi.email)).toBe(15);
});

test('hole 5, recovery: strangers who guess do not use up the tries of the browser that asked, nor does their own request end its code', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount();
  const code = await codeFor(id, 'reset');
  for (const wrong of wrongCodes(code, 8)) await guess(email, wrong, network());
  // Their tries are used up, the right code is none of theirs any more.
  expect((await guess(email, code, network())).status).toBe(400);
  await codeFor(id, 'reset', 'stranger');
  for (const wrong of wrongCodes(code, 4)) expect((await guess(email, wrong)).status).toBe(400);
  expect((await guess(email, code)).body).toMatchObject({ purpose: 'reset' });
});

test('[AUTH-86] a code can be typed on another device than the one that asked, while strangers have tries left', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount();
  await codeFor(id, 'reset', 'stranger');
  const code = await codeFor(id, 'reset');
  await codeFor(id, 'reset', 'another stranger');
  for (const wrong of wrongCodes(code, 4)) await guess(email, wrong, network());
  expect((await guess(email, code, network())).status).toBe(200);
});

test('[AUTH-86] a guess counts against every live code of the address, and with the one that is used all others die', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount();
  const own = await codeFor(id, 'reset');
  let others = await codeFor(id, 'reset', 'stranger');
  while (others === own) others = await codeFor(id, 'reset', 'stranger');
  const tries = async () => {
    const { rows } = await api.database.superuser.query(
      'select tries_left, other_tries_left from one_time_code where user_id = $1 order by 1',
      [id],
    );
    return rows.map(({ tries_left, other_tries_left }) => [tries_left, other_tries_left]);
  };
  await guess(email, wrongCodes(own, 3).find((wrong) => wrong !== others)!);
  expect(await tries()).toEqual([
    [4, 5],
    [5, 4],
  ]);
  expect((await guess(email, own)).status).toBe(200);
  expect((await guess(email, others)).status).toBe(400);
});

test('whoever sets a new password with a mailed code can sign in there, however often strangers have tried', async () => {
  const { newAccount, codeFor, signIn } = accountsOf(api);
  const { id, email } = await newAccount();
  await signIn(email, { password: 'wrong' });
  await api.database.superuser.query(
    "update rate_limit set points = 101 where key = (select key from rate_limit where key like 'account:%' order by expire desc limit 1)",
  );
  expect((await signIn(email)).status).toBe(429);
  const owner = newBrowser(api);
  const { body } = await owner.ask(verifyOtp, { query: { email, otp: await codeFor(id, 'reset') } });
  const { token } = body;
  const password = 'a longer walk to the sea';
  await owner.ask(changePassword, { token, body: { password } });
  expect((await owner.ask(signInCall, { body: { email, password } })).status).toBe(200);
});

test('whoever has only the password cannot lock a device that has been in out of the second factor', async () => {
  const { signedIn, turnOnTwoFactor, signIn } = accountsOf(api);
  const { email, token } = await signedIn();
  const owner = newBrowser(api);
  await owner.ask(signInCall, { body: { email, password: PASSWORD } });
  const { secret } = await turnOnTwoFactor(token);
  const code = await wrongCodeOf(secret);
  for (let at = 0; at < 6; at += 1) await signIn(email, { code });
  expect((await signIn(email, { code: await codeOf(secret) })).status).toBe(429);
  const body = { email, password: PASSWORD, code: await codeOf(secret) };
  expect((await owner.ask(signInCall, { body })).body).toEqual({ token: expect.any(String) });
});

test('asking for a code sets one cookie that no script and no other website can use, and a browser keeps it', async () => {
  const browser = newBrowser(api);
  const first = (await forgotIn(browser, newEmail())).headers.getSetCookie();
  expect(first).toEqual([
    expect.stringMatching(
      /^__Host-qrigin-browser=[\w-]{43}; Path=\/; Max-Age=172800; Secure; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect((await forgotIn(browser, newEmail())).headers.getSetCookie()).toEqual(first);
});

/** Sends a cookie header as these bytes, which `fetch` would trim, and answers the value of the browser's cookie that is set. */
function browserSetFor(cookie: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { ...network(), cookie };
    const path = pathOf(forgotPassword, {}, { email: newEmail() });
    const call = request(`${api.url}${API_BASE}${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(/^__Host-qrigin-browser=([^;]*)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1]);
    });
    call.on('error', reject);
    call.end();
  });
}

test('a cookie whose name only looks like ours, as a sibling host can plant it, is not taken, nor one that comes twice or that we never gave out', async () => {
  const [own, planted] = ['o'.repeat(43), 'p'.repeat(43)];
  const ours = `__Host-qrigin-browser=${own}`;
  for (const cookie of [
    ours,
    `a=b; ${ours}`,
    `a=b;${ours}; c=d`,
    `\u00A0__Host-qrigin-browser=${planted}; ${ours}`,
  ])
    expect(await browserSetFor(cookie)).toBe(own);
  for (const blank of ['\u00A0', '\t', '\u00A0 '])
    for (const before of ['a=b; ', 'a=b;'])
      expect(await browserSetFor(`${before}${blank}__Host-qrigin-browser=${planted}`)).not.toBe(planted);
  expect(await browserSetFor(`\u00A0__Host-qrigin-browser=${planted}`)).not.toBe(planted);
  for (const made of ['', 'x', `${own}x`]) {
    const given = await browserSetFor(`__Host-qrigin-browser=${made}`);
    expect(given).toMatch(/^[\w-]{43}$/);
  }
  const twice = await browserSetFor(`__Host-qrigin-browser=${planted}; ${ours}`);
  expect([own, planted]).not.toContain(twice);
});

/** A browser that signed in to the account before. */
async function newDevice(userId: string) {
  const browser = newBrowser(api);
  const cookie = randomBytes(32).toString('base64url');
  browser.cookies.set('__Host-qrigin-device', cookie);
  await api.database.superuser.query('insert into known_device (user_id, device_hash) values ($1, $2)', [
    userId,
    hashOfCookie(cookie),
  ]);
  return browser;
}

test('whoever reads the mails can make as many devices known as they like: together they have 30 wrong codes an hour', async () => {
  const { id, email, secret } = await accountsOf(api).withSecondFactor();
  const sent = { email, password: PASSWORD };
  const owner = await newDevice(id);
  const right = await owner.ask(signInCall, { body: { ...sent, code: await codeOf(secret) } });
  expect(right.status).toBe(200);
  const wrong = await wrongCodeOf(secret);
  const guess = async () =>
    (await (await newDevice(id)).ask(signInCall, { body: { ...sent, code: wrong } })).status;
  expect(await guess()).toBe(401);
  const counted = await api.database.superuser.query(
    "update rate_limit set points = points + 28 where key = 'codeEverywhere:' || $1 returning points",
    [id],
  );
  // The right code was given back.
  expect(counted.rows).toEqual([{ points: 29 }]);
  expect([await guess(), await guess()]).toEqual([401, 429]);
  const { rows } = await api.database.superuser.query(
    "select count(*)::int as locks from security_event where user_id = $1 and kind = 'sign-in.locked'",
    [id],
  );
  expect(rows).toEqual([{ locks: 1 }]);
});

test('[AUTH-84] all known devices of an address together are mailed twenty times a day', async () => {
  const { id, email } = await accountsOf(api).newAccount();
  for (let at = 0; at < 22; at += 1) await forgotIn(await newDevice(id), email);
  expect(await mailsTo(email)).toBe(20);
  // Strangers have not used up anything of it, nor the devices anything of theirs.
  await forgot(email);
  expect(await mailsTo(email)).toBe(21);
});

import {
  changePassword,
  forgotPassword,
  readMe,
  sendCode,
  signIn as signInCall,
  signUp,
  verifyOtp,
} from '@qrigin/domain/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf, BEHIND_PROXY, claimsOf, newEmail } from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

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

const STRANGERS = 'a stranger knows this one';
const OWNERS = 'the owner has chosen this';

const register = (browser: Browser, email: string, chosen: { name: string; password_hash: string }) =>
  browser.ask(signUp, { body: { country: 'India', address: '', email, ...chosen } });
const asStranger = { name: 'Mallory', password_hash: STRANGERS };
const asOwner = { name: 'Asha', password_hash: OWNERS };
const signIn = (browser: Browser, email: string, password: string) =>
  browser.ask(signInCall, { body: { email, password } });

type Verified = { token: string; purpose: string };

/** Gives the newest code that was mailed to the address. */
async function giveCode(browser: Browser, email: string): Promise<Verified> {
  const query = { email, otp: await mails.codeMailedTo(email) };
  return (await browser.ask(verifyOtp, { query })).body;
}

async function accountOf(email: string) {
  const { rows } = await api.database.superuser.query(
    'select name, country, password_hash is not null as has_password, verified_at is not null as is_verified from app_user where email = $1',
    [email],
  );
  return rows[0];
}

async function attemptsOf(email: string): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ name: string }>(
    'select sign_up.name from sign_up join app_user on id = user_id where email = $1 order by sign_up.created_at',
    [email],
  );
  return rows.map(({ name }) => name);
}

test('hole 1, pre-hijack: the password of whoever registered first does not open the account that its owner confirms', async () => {
  const [email, stranger, owner] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(stranger, email, asStranger);
  expect((await signIn(stranger, email, STRANGERS)).status).toBe(200);
  await register(owner, email, asOwner);
  const { token, purpose } = await giveCode(owner, email);
  expect(purpose).toBe('verify');
  expect(claimsOf(token)).toMatchObject({ email, is_verified: true });
  expect(await accountOf(email)).toMatchObject({ name: 'Asha', is_verified: true, has_password: true });
  expect((await signIn(stranger, email, STRANGERS)).status).toBe(401);
  expect((await signIn(owner, email, OWNERS)).status).toBe(200);
});

test('[AUTH-85] in another browser than the one that chose the password the code answers a token to choose one, and nothing signs in before', async () => {
  const [email, stranger, owner] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(stranger, email, asStranger);
  const { token, purpose } = await giveCode(owner, email);
  expect(purpose).toBe('reset');
  expect((await owner.ask(readMe, { token })).status).toBe(401);
  expect(await accountOf(email)).toMatchObject({ is_verified: true, has_password: false });
  expect((await signIn(stranger, email, STRANGERS)).status).toBe(401);

  const body = { password: OWNERS };
  expect((await owner.ask(changePassword, { token, body })).status).toBe(200);
  expect((await signIn(owner, email, OWNERS)).status).toBe(200);
  expect((await signIn(stranger, email, STRANGERS)).status).toBe(401);
});

test('a code for a new password leaves no password of before either, in whichever browser', async () => {
  const [email, stranger, owner] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(stranger, email, asStranger);
  await register(owner, email, asOwner);
  await api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");
  await owner.ask(forgotPassword, { query: { email } });
  expect(await giveCode(owner, email)).toMatchObject({ purpose: 'reset' });
  expect(await accountOf(email)).toMatchObject({ name: 'Asha', is_verified: true, has_password: false });
  for (const [browser, password] of [
    [stranger, STRANGERS],
    [owner, OWNERS],
  ] as const)
    expect((await signIn(browser, email, password)).status).toBe(401);
});

test('the details are those of the browser that asked for the code; when it never registered, no one’s', async () => {
  const [email, stranger, phone] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(stranger, email, asStranger);
  await phone.ask(sendCode, { query: { email } });
  expect(await giveCode(phone, email)).toMatchObject({ purpose: 'reset' });
  expect(await accountOf(email)).toMatchObject({ name: email.split('@')[0], country: '' });

  const [other, laptop] = [newEmail(), newBrowser(api)];
  await register(laptop, other, asOwner);
  expect(await giveCode(phone, other)).toMatchObject({ purpose: 'reset' });
  expect(await accountOf(other)).toMatchObject({ name: 'Asha', country: 'India' });
});

test('a code that is given where no one registered brings no one’s details when several browsers registered the address', async () => {
  const [email, phone] = [newEmail(), newBrowser(api)];
  await register(newBrowser(api), email, asOwner);
  // The newest code is the stranger's.
  await register(newBrowser(api), email, asStranger);
  expect(await giveCode(phone, email)).toMatchObject({ purpose: 'reset' });
  expect(await accountOf(email)).toMatchObject({ name: email.split('@')[0], country: '' });
});

test.each([
  ['unlock-it.at.evil.com', 'New member'],
  ['a'.repeat(130), 'a'.repeat(120)],
])('an address %s@… makes no name that no one could choose', async (local, name) => {
  const email = `${local}@${newEmail().replace('@', '.')}`;
  const { rows } = await api.database.superuser.query<{ id: string }>(
    "insert into app_user (name, email) values ('Mallory', $1) returning id",
    [email],
  );
  const { codeFor, guess } = accountsOf(api);
  expect((await guess(email, await codeFor(rows[0]!.id, 'verify'))).status).toBe(200);
  expect(await accountOf(email)).toMatchObject({ name, is_verified: true });
});

test('a stranger on one network does not drive out what the owner’s browser chose', async () => {
  const [email, owner, stranger] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(owner, email, asOwner);
  for (let at = 0; at < 11; at += 1) {
    stranger.cookies.clear();
    await register(stranger, email, asStranger);
  }
  expect(await attemptsOf(email)).toEqual(['Asha', 'Mallory', 'Mallory', 'Mallory']);
  expect(await giveCode(owner, email)).toMatchObject({ purpose: 'verify' });
  expect(await accountOf(email)).toMatchObject({ name: 'Asha', has_password: true });
});

test('devices are known from the confirmation on: the browser that confirmed is, one that signed in before is not', async () => {
  const [email, stranger, owner] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(stranger, email, asStranger);
  for (let at = 0; at < 3; at += 1) await signIn(newBrowser(api), email, STRANGERS);
  await signIn(stranger, email, STRANGERS);
  await register(owner, email, asOwner);
  await giveCode(owner, email);
  await signIn(owner, email, OWNERS);
  const newDevices = async () =>
    (await mails.mailsTo(email)).filter(({ text }) => text.includes('Device:')).length;
  // Nor could the stranger have the owner mailed by signing in again and again.
  expect(await newDevices()).toBe(0);
  // The first password having leaked as well, the owner hears of its first use.
  await signIn(stranger, email, OWNERS);
  expect(await newDevices()).toBe(1);
});

test.each([
  ['is confirmed', { verified: false }, 'verified_at = now(), password_hash = null'],
  ['gets a new password', { verified: true }, "password_hash = 'another'"],
])('a sign-in that is under way when the account %s opens no session', async (_, made, change) => {
  const { newAccount, signIn: ask } = accountsOf(api);
  const { id, email } = await newAccount(made);
  const answer = await whileItWaits(api, () => ask(email), {
    lock: `select from app_user where id = '${id}' for update`,
    change: `update app_user set ${change} where id = '${id}'`,
  });
  expect([answer.status, answer.body]).toEqual([
    401,
    expect.objectContaining({ code: 'invalid_credentials' }),
  ]);
});

test('an unverified sign-in tries the password that this browser chose, else the newest one', async () => {
  const [email, owner, stranger] = [newEmail(), newBrowser(api), newBrowser(api)];
  await register(owner, email, asOwner);
  await register(stranger, email, asStranger);
  expect((await signIn(owner, email, OWNERS)).status).toBe(200);
  expect((await signIn(newBrowser(api), email, STRANGERS)).status).toBe(200);
  expect((await signIn(newBrowser(api), email, OWNERS)).status).toBe(401);
  expect((await signIn(owner, email, STRANGERS)).status).toBe(401);
});

test('of an address ten browsers are remembered, each with what it chose last', async () => {
  const [email, owner] = [newEmail(), newBrowser(api)];
  await register(owner, email, asStranger);
  await register(owner, email, asOwner);
  expect(await attemptsOf(email)).toEqual(['Asha']);
  for (let at = 0; at < 10; at += 1) await register(newBrowser(api), email, asStranger);
  expect(await attemptsOf(email)).toEqual(Array(10).fill('Mallory'));
});

test('a network registers two hundred times a day, whatever the addresses', async () => {
  const browser = newBrowser(api);
  await register(browser, newEmail(), asOwner);
  await api.database.superuser.query(
    "update rate_limit set points = 199 where key = (select key from rate_limit where key like 'signUp:%' order by expire desc limit 1)",
  );
  expect((await register(browser, newEmail(), asOwner)).status).toBe(200);
  const known = (await accountsOf(api).newAccount()).email;
  for (const email of [known, newEmail()]) {
    const { status, body } = await register(browser, email, asOwner);
    expect([status, body]).toEqual([429, expect.objectContaining({ code: 'too_often' })]);
  }
});

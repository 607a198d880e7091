import { readMe, signUp as signUpCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, network, newEmail, PASSWORD } from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const ASHA = {
  name: 'Asha Verma',
  country: 'India',
  address: '1 Hill Road\nMunnar',
  password_hash: PASSWORD,
};

function signUp(changes: Record<string, unknown> = {}, headers = network()) {
  return api.ask(signUpCall, { body: { ...ASHA, email: newEmail(), ...changes }, headers });
}

async function storedUser(email: string) {
  const { rows } = await api.database.superuser.query('select * from app_user where email = $1', [email]);
  return rows[0];
}

/** What was chosen when the address was registered, the newest first. */
async function storedAttempts(email: string) {
  const { rows } = await api.database.superuser.query(
    'select sign_up.* from sign_up join app_user on id = user_id where email = $1 order by sign_up.created_at desc',
    [email],
  );
  return rows;
}

test('[AUTH-36] signing up makes an unverified user and stores a slow, salted hash in place of the password', async () => {
  const [one, other] = [newEmail(), newEmail()];
  for (const email of [one, other]) {
    const answer = await signUp({ email });
    expect([answer.status, answer.body]).toEqual([200, { email }]);
  }
  expect(await storedUser(one)).toMatchObject({ name: 'Asha Verma', verified_at: null, password_hash: null });
  const [[asha], [twin]] = [await storedAttempts(one), await storedAttempts(other)];
  expect(asha).toMatchObject({ name: 'Asha Verma', country: 'India', address: '1 Hill Road\nMunnar' });
  expect(asha.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  // The same password, another salt.
  expect(asha.password_hash).not.toBe(twin.password_hash);
});

test('[AUTH-36] what is stored does not sign in, what was sent does', async () => {
  const email = newEmail();
  await signUp({ email });
  const { signIn } = accountsOf(api);
  const [{ password_hash: stored }] = await storedAttempts(email);
  expect((await signIn(email, { password: stored })).status).toBe(401);
  expect((await signIn(email)).status).toBe(200);
});

test('[AUTH-36] a digest in the field `password_hash` is a password like any other', async () => {
  const email = newEmail();
  const digest = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
  await signUp({ email, password_hash: digest });
  const { signIn } = accountsOf(api);
  expect((await signIn(email, { password: 'password' })).status).toBe(401);
  expect((await signIn(email, { password: digest })).status).toBe(200);
});

test.each([
  ['of 128 characters', 'x7'.repeat(64)],
  ['of another script', 'पासवर्ड नहीं है'],
  ['with letters beyond the first plane', '🐘🫖🚂🌿🐘🫖🚂🌿'],
  ['in spaces', '  kettle  '],
  ['with line breaks and a null', 'tea\n\r\tfor\u0000two'],
])('a password %s works to the byte and in no other spelling', async (_, password) => {
  const email = newEmail();
  expect((await signUp({ email, password_hash: password })).status).toBe(200);
  const { signIn } = accountsOf(api);
  const others = [password.slice(0, -1), `${password} `, password.normalize('NFD'), password.trim()];
  for (const other of others.filter((text) => text !== password))
    expect((await signIn(email, { password: other })).status).toBe(401);
  expect((await signIn(email, { password })).status).toBe(200);
});

test('letters that look the same but are spelled in other code points are another password', async () => {
  const email = newEmail();
  await signUp({ email, password_hash: 'crème brûlée'.normalize('NFC') });
  const { signIn } = accountsOf(api);
  expect((await signIn(email, { password: 'crème brûlée'.normalize('NFD') })).status).toBe(401);
  expect((await signIn(email, { password: 'crème brûlée'.normalize('NFC') })).status).toBe(200);
});

test.each([
  ['a common one', 'password1'],
  ['a common one in capitals', 'ILOVEYOU'],
  ['the own name', 'Asha Verma'],
  ['the own name and a year', 'Verma2024'],
  ['the own address', 'asha.verma@hillfarm.example'],
  ['the part before the @', 'asha.verma'],
])('[AUTH-91] a weak password is refused: %s', async (_, password) => {
  const answer = await signUp({ email: 'asha.verma@hillfarm.example', password_hash: password });
  expect([answer.status, answer.body]).toEqual([
    400,
    { code: 'weak_password', error: 'This password is too easy to guess. Choose another one.' },
  ]);
  expect(await storedUser('asha.verma@hillfarm.example')).toBeUndefined();
});

test('[AUTH-91] a password has 8 to 128 characters', async () => {
  const status = async (length: number) =>
    (await signUp({ password_hash: 'qz'.repeat(64).padEnd(129, 'x').slice(0, length) })).status;
  expect(await status(7)).toBe(400);
  expect(await status(8)).toBe(200);
  expect(await status(128)).toBe(200);
  expect(await status(129)).toBe(400);
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['email', { email: 'asha' }],
  ['email', { email: `${'x'.repeat(250)}@hill.example` }],
  ['country', { country: 'x'.repeat(61) }],
  ['address', { address: 'x'.repeat(501) }],
  ['password_hash', { password_hash: undefined }],
  ['password_hash', { password_hash: '\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800' }],
])('a wrong %s is named and nothing is stored: %j', async (field, changes) => {
  const email = newEmail();
  const answer = await signUp({ email, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect(await storedUser(email)).toBeUndefined();
});

test('an address that has an account is answered alike and nothing of it is changed', async () => {
  const email = newEmail();
  const first = await signUp({ email });
  const before = await storedUser(email);
  for (const spelling of [email, ` ${email.toUpperCase()} `]) {
    const again = await signUp({ name: 'Mallory', email: spelling, password_hash: 'another good password' });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  }
  expect(await storedUser(email)).toEqual(before);
  const { rows } = await api.database.superuser.query('select 1 from app_user where lower(email) = $1', [
    email,
  ]);
  expect(rows).toHaveLength(1);
});

test('twenty people who sign up with one address at once become one account', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp({ email })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { rows } = await api.database.superuser.query('select 1 from app_user where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('[AUTH-79] a user is shown with these fields and never with the hash', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount();
  const token = await tokenOf(email);
  const me = await api.ask(readMe, { token });
  expect(me.body).toEqual({
    id,
    name: 'Asha',
    email,
    country: '',
    address: '',
    is_verified: true,
    two_factor_enabled: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const mine = api.endpoints.filter(({ method, path }) => method === 'GET' && path.startsWith(readMe.path));
  expect(mine.length).toBeGreaterThanOrEqual(4);
  for (const endpoint of mine) {
    const { status, text } = await api.ask(endpoint, { token });
    expect(status).toBe(200);
    expect(text).not.toMatch(/argon2|password/i);
  }
});

test('the language of the browser is that of the mail and of the account', async () => {
  const email = newEmail();
  await signUp({ email }, { ...network(), 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' });
  const { rows } = await api.database.superuser.query('select language from mail where address = $1', [
    email,
  ]);
  expect(rows).toEqual([{ language: 'de-AT' }]);
  expect((await storedUser(email)).language).toBe('de-AT');
});

test.each([
  ['no header', {}],
  ['a header that is none', { 'accept-language': '*' }],
  ['a header that tries something', { 'accept-language': "'; drop table mail; --" }],
])('with %s the language is English', async (_, headers) => {
  const email = newEmail();
  await signUp({ email }, { ...network(), 'accept-language': '', ...headers });
  expect((await storedUser(email)).language).toBe('en');
});

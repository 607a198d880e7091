import { readMe } from '@qrigin/domain/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountsOf,
  BEHIND_PROXY,
  claimsOf,
  fromOwnBrowser,
  newEmail,
  PASSWORD,
} from '../../../testing/people/accounts.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: BEHIND_PROXY });
});
afterAll(() => api.stop());

const INVALID = { status: 400, body: { error: 'invalid code', code: 'invalid_code' } };

/** Codes of six digits, none of them the right one. */
function wrongCodes(right: string, howMany: number): string[] {
  return Array.from({ length: howMany + 1 }, (_, at) => String(at * 997 + 3).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, howMany);
}

async function isVerified(id: string): Promise<boolean> {
  const { rows } = await api.database.superuser.query('select verified_at from app_user where id = $1', [id]);
  return rows[0].verified_at !== null;
}

const outcome = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return { status, body };
};

test('[AUTH-42] the right code verifies the address and signs in, with a token that says so', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const answer = await guess(email.toUpperCase(), await codeFor(id, 'verify'));
  expect([answer.status, answer.body]).toEqual([200, { token: expect.any(String), purpose: 'verify' }]);
  const { token } = answer.body;
  expect(claimsOf(token)).toMatchObject({ email, is_verified: true });
  expect((await api.ask(readMe, { token })).body).toMatchObject({ email, is_verified: true });
});

test('[AUTH-43] a wrong code is refused and the user stays unverified', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const [wrong = ''] = wrongCodes(await codeFor(id, 'verify'), 1);
  expect(await outcome(guess(email, wrong))).toEqual(INVALID);
  expect(await isVerified(id)).toBe(false);
});

test.each(['verify', 'reset'] as const)(
  '[AUTH-86] a code to %s works once, also when five use it at the same time',
  async (purpose) => {
    const { newAccount, codeFor, guess } = accountsOf(api);
    const { id, email } = await newAccount({ verified: false });
    const code = await codeFor(id, purpose);
    const answers = await Promise.all(Array.from({ length: 5 }, () => guess(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await outcome(guess(email, code))).toEqual(INVALID);
  },
);

test('[AUTH-86] a code has six random digits and is stored as a slow hash', async () => {
  const { newAccount, codeFor } = accountsOf(api);
  const { id } = await newAccount({ verified: false });
  const codes: string[] = [];
  while (codes.length < 30) codes.push(await codeFor(id, 'verify'));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(25);
  const { rows } = await api.database.superuser.query(
    'select code_hash from one_time_code where user_id = $1',
    [id],
  );
  expect(rows[0].code_hash).toMatch(/^\$argon2id\$/);
});

test('[AUTH-86] a code lives for ten minutes', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const code = await codeFor(id, 'verify');
  const { rows } = await api.database.superuser.query(
    'select extract(epoch from expires_at - created_at)::int as seconds from one_time_code where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ seconds: 600 }]);
  const expire = (seconds: number) =>
    api.database.superuser.query(
      'update one_time_code set expires_at = now() + make_interval(secs => $2) where user_id = $1',
      [id, seconds],
    );
  await expire(-1);
  expect(await outcome(guess(email, code))).toEqual(INVALID);
  await expire(5);
  expect((await guess(email, code)).status).toBe(200);
});

test('[AUTH-86] a new code replaces the old one', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const old = await codeFor(id, 'verify');
  let fresh = await codeFor(id, 'verify');
  while (fresh === old) fresh = await codeFor(id, 'verify');
  expect(await outcome(guess(email, old))).toEqual(INVALID);
  expect((await guess(email, fresh)).status).toBe(200);
});

test('[AUTH-86] five wrong tries of the browser that asked kill a code, whatever the network, the headers and the spelling', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const code = await codeFor(id, 'verify');
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('p', 'P')];
  for (const [at, wrong] of wrongCodes(code, 5).entries()) {
    const headers = {
      'x-forwarded-for': `10.9.8.${at}, 192.0.2.${at}`,
      'x-real-ip': `192.0.2.${at}`,
      forwarded: `for=192.0.2.${at}`,
      'user-agent': `robot ${at}`,
      'accept-language': at % 2 ? 'de' : 'hi',
      cookie: `__Host-qrigin-device=${at}; ${fromOwnBrowser()['cookie']}`,
    };
    expect(await outcome(guess(spellings[at]!, wrong, headers))).toEqual(INVALID);
  }
  expect(await outcome(guess(email, code))).toEqual(INVALID);
  expect(await isVerified(id)).toBe(false);
});

test('[AUTH-86] four wrong tries leave the code alive', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const code = await codeFor(id, 'verify');
  for (const wrong of wrongCodes(code, 4)) await guess(email, wrong);
  expect((await guess(email, code)).status).toBe(200);
});

test('a wrong try counts against every live code of the address, and no code serves another purpose', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const [verify, reset] = [await codeFor(id, 'verify'), await codeFor(id, 'reset')];
  const wrongs = wrongCodes(verify, 6).filter((code) => code !== reset);
  for (const wrong of wrongs.slice(0, 5)) await guess(email, wrong);
  expect(await outcome(guess(email, verify))).toEqual(INVALID);
  expect(await outcome(guess(email, reset))).toEqual(INVALID);
});

test('a code of another person is wrong', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const [asha, ravi] = [await newAccount({ verified: false }), await newAccount({ verified: false })];
  const hers = await codeFor(asha.id, 'verify');
  let his = await codeFor(ravi.id, 'verify');
  while (his === hers) his = await codeFor(ravi.id, 'verify');
  expect(await outcome(guess(ravi.email, hers))).toEqual(INVALID);
  expect(await outcome(guess(newEmail(), hers))).toEqual(INVALID);
  expect((await guess(asha.email, hers)).status).toBe(200);
});

test('once the address is verified, a code that was meant to verify it signs no one in', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const [verify, reset] = [await codeFor(id, 'verify'), await codeFor(id, 'reset')];
  expect((await guess(email, reset)).status).toBe(200);
  // Otherwise it would open a session without the two-factor authentication that may be on by now.
  expect(await outcome(guess(email, verify))).toEqual(INVALID);
});

test('who signed in before the address was verified is signed out when its owner verifies it', async () => {
  const { newAccount, codeFor, guess, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const squatter = await tokenOf(email, PASSWORD);
  expect((await guess(email, await codeFor(id, 'verify'))).status).toBe(200);
  expect((await api.ask(readMe, { token: squatter })).status).toBe(401);
});

test.each(['12345', '1234567', '12345a', '', ' 123456', '１２３４５６', '-12345', '1e5000'])(
  'a code that is none costs no try: %j',
  async (otp) => {
    const { newAccount, codeFor, guess } = accountsOf(api);
    const { id, email } = await newAccount({ verified: false });
    await codeFor(id, 'verify');
    expect((await guess(email, otp)).body).toMatchObject({
      code: 'invalid_input',
      fields: { otp: expect.any(String) },
    });
    const { rows } = await api.database.superuser.query(
      'select tries_left from one_time_code where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ tries_left: 5 }]);
  },
);

test('[AUTH-86] of a thousand guesses at once at most five are judged', { timeout: 60_000 }, async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const code = await codeFor(id, 'verify');
  // Every update of the row is one guess that was let through to be judged.
  await api.database.superuser.query(`
    create table judged_guess (at timestamptz default clock_timestamp());
    create function count_guess() returns trigger language plpgsql security definer as
      $$ begin insert into public.judged_guess default values; return new; end $$;
    create trigger count_guess after update on one_time_code for each row execute function count_guess()`);
  // So many at once are also turned away at the queue for hashing, or cut off.
  const answers = await Promise.allSettled(wrongCodes(code, 1000).map((wrong) => guess(email, wrong)));
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
  expect(statuses).toHaveLength(1000);
  expect(statuses.filter((status) => ![400, 503, 0].includes(status))).toEqual([]);
  const { rows } = await api.database.superuser.query('select count(*)::int as judged from judged_guess');
  expect(rows[0].judged).toBeLessThanOrEqual(5);
  expect(rows[0].judged).toBeGreaterThan(0);
  expect(await outcome(guess(email, code))).toEqual(INVALID);
});

test('a code that is given while another one is being made waits for it, and neither ends the other', async () => {
  const { newAccount, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount({ verified: false });
  const code = await codeFor(id, 'verify');
  await codeFor(id, 'verify', 'another browser');
  // What `makeCode` does for the other browser, up to where it used to wait for the guess that waited for it.
  const answer = await whileItWaits(api, () => guess(email, code), {
    lock: `update app_user set code_salt = code_salt where id = '${id}'`,
    change: `delete from one_time_code where user_id = '${id}' and browser_hash = sha256('another browser')`,
  });
  expect(answer.status).toBe(200);
  expect(await isVerified(id)).toBe(true);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, codeOf, newEmail } from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { rowsWith } from '../../../testing/rows-with.ts';
import { type Answer, startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let mails: MailRoom;
beforeAll(async () => {
  api = await startTestApi({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'debug' } });
  mails = await startMailRoom(api);
});
afterAll(async () => {
  await mails.stop();
  await api.stop();
});

const FIRST = 'marker-kettle-9f31 first';
const SECOND = 'marker-kettle-7c55 second';
const WRONG = 'marker-kettle-0000 wrong';

/** Calls that remember what was answered when something went wrong. */
function watched({ ask }: Browser, failures: Answer[]): TestApi['ask'] {
  return async (...call) => {
    const answer = await ask(...call);
    if (answer.status >= 400) failures.push(answer);
    return answer;
  };
}

type Answered = { token: string; ticket: string; secret: string; recovery_codes: string[] };
const bodyOf = (answer: Answer) => answer.body as Answered;

/** From signing up to a new password, with a mistake at every step; answers all secrets that were used. */
async function wholeJourney(failures: Answer[]) {
  const browser = newBrowser(api);
  const ask = watched(browser, failures);
  const email = newEmail();
  const signUp = { name: 'Asha', email, country: 'India', address: '', password_hash: FIRST };
  const verify = (otp: string) => ask('GET', `/verifyOtp?${new URLSearchParams({ email, otp }).toString()}`);
  const nextMinute = () =>
    api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");

  await ask('POST', '/signup', { body: { ...signUp, country: 'x'.repeat(61) } });
  await ask('POST', '/signup', { body: signUp });
  const verifyCode = await mails.codeMailedTo(email);
  await verify('12345');
  const verified = bodyOf(await verify(verifyCode)).token;
  await verify(verifyCode);

  await ask('POST', '/signin', { body: { email, password: WRONG } });
  await ask('POST', '/signin', { body: { email, password: WRONG, code: 'x' } });
  await ask('POST', '/signin', { body: JSON.stringify({ email, password: WRONG }).slice(0, -1) });
  const token = bodyOf(await ask('POST', '/signin', { body: { email, password: FIRST } })).token;
  const fresh = bodyOf(await ask('POST', '/users/me/token', { token })).token;

  const { secret } = bodyOf(await ask('GET', '/2fa/setup', { token }));
  const appCode = await codeOf(secret);
  const { recovery_codes: recovery } = bodyOf(
    await ask('POST', '/2fa/verify', { token, body: { code: appCode } }),
  );
  const { ticket } = bodyOf(await ask('POST', '/signin', { body: { email, password: FIRST } }));
  await ask('POST', '/signin', { body: { email, password: ticket, code: appCode } });
  const last = bodyOf(
    await ask('POST', '/signin', { body: { email, password: ticket, code: recovery[0] } }),
  ).token;

  await nextMinute();
  await ask('POST', `/forgot?email=${email}`);
  const resetCode = await mails.codeMailedTo(email);
  const reset = bodyOf(await verify(resetCode)).token;
  await ask('PUT', '/users/password', { token: reset, body: { password: SECOND, more: SECOND } });
  await ask('PUT', '/users/password', { token: reset, body: { password: SECOND } });
  await ask('GET', '/users/me', { token: last });
  const guest = bodyOf(await ask('GET', '/sessions/guest')).token;
  return {
    texts: [FIRST, SECOND, WRONG, 'marker-kettle', ticket, secret, ...recovery, ...browser.cookies.values()],
    tokens: [verified, token, fresh, last, reset, guest],
    codes: [verifyCode, resetCode, appCode],
  };
}

test('no password, code, token or cookie of a whole journey is found in a log, in the database or in an error', async () => {
  const failures: Answer[] = [];
  const { texts, tokens, codes } = await wholeJourney(failures);
  expect(
    [...texts, ...tokens, ...codes].filter((secret) => typeof secret !== 'string' || secret.length < 6),
  ).toEqual([]);
  // A token without its signature is not worth much, and worth keeping to ourselves.
  const secrets = [...texts, ...tokens, ...tokens.flatMap((token) => token.split('.').slice(1))];

  const logged = [...api.logLines, ...mails.logLines].join('\n');
  expect(api.logLines.length).toBeGreaterThan(20);
  expect(mails.logLines.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  // Six digits alone may be part of a number; as a value of their own they must not be there.
  expect(codes.filter((code) => new RegExp(`[^\\d.-]${code}[^\\d]`).test(logged))).toEqual([]);

  expect(await rowsWith(api.database, secrets)).toEqual([]);
  const asValues = codes.flatMap((code) => [`,${code},`, `(${code},`, `,${code})`, `"${code}"`]);
  expect(await rowsWith(api.database, asValues)).toEqual([]);

  expect(failures.length).toBeGreaterThanOrEqual(8);
  const answered = failures.map(({ text, headers }) => text + JSON.stringify([...headers])).join('\n');
  expect([...secrets, ...codes].filter((secret) => answered.includes(secret))).toEqual([]);
});

test('the search finds what is there', async () => {
  const { rows } = await api.database.superuser.query<{ email: string }>(
    'select email from app_user limit 1',
  );
  expect((await rowsWith(api.database, [rows[0]!.email])).length).toBeGreaterThan(0);
  await api.database.superuser.query(
    "insert into known_device (user_id, device_hash) select id, 'marker-kettle' from app_user limit 1",
  );
  expect(await rowsWith(api.database, ['marker-kettle'])).toHaveLength(1);
});

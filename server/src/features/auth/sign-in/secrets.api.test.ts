import {
  changePassword,
  forgotPassword,
  openGuestSession,
  readMe,
  renewToken,
  setUpTwoFactor,
  signIn,
  signUp as signUpCall,
  verifyOtp,
  verifyTwoFactor,
} from '@qrigin/domain/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personSample } from '../../../../../domain/src/auth/samples.ts';
import { type Client, clientOf } from '../../../testing/client.ts';
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
function watched(browser: Browser, failures: Answer[]): Client {
  return clientOf(async (endpoint, asked) => {
    const answer = await browser.askRaw(endpoint, asked);
    if (answer.status >= 400) failures.push(answer);
    return answer;
  });
}

type Answered = { token: string; ticket: string; secret: string; recovery_codes: string[] };
const bodyOf = (answer: Answer) => answer.body as Answered;

/** From signing up to a new password, with a mistake at every step; answers all secrets that were used. */
async function wholeJourney(failures: Answer[]) {
  const browser = newBrowser(api);
  const { ask, askRaw } = watched(browser, failures);
  const email = newEmail();
  const signUp = personSample(email, { password_hash: FIRST });
  const verify = (otp: string) => ask(verifyOtp, { query: { email, otp } });
  const nextMinute = () =>
    api.database.superuser.query("delete from rate_limit where key like 'mailMinute:%'");

  await ask(signUpCall, { body: { ...signUp, country: 'x'.repeat(61) } });
  await ask(signUpCall, { body: signUp });
  const verifyCode = await mails.codeMailedTo(email);
  await verify('12345');
  const verified = bodyOf(await verify(verifyCode)).token;
  await verify(verifyCode);

  await ask(signIn, { body: { email, password: WRONG } });
  await ask(signIn, { body: { email, password: WRONG, code: 'x' } });
  await askRaw(signIn, { body: JSON.stringify({ email, password: WRONG }).slice(0, -1) });
  const token = bodyOf(await ask(signIn, { body: { email, password: FIRST } })).token;
  const fresh = bodyOf(await ask(renewToken, { token })).token;

  const { secret } = bodyOf(await ask(setUpTwoFactor, { token }));
  const appCode = await codeOf(secret);
  const { recovery_codes: recovery } = bodyOf(await ask(verifyTwoFactor, { token, body: { code: appCode } }));
  const { ticket } = bodyOf(await ask(signIn, { body: { email, password: FIRST } }));
  await ask(signIn, { body: { email, password: ticket, code: appCode } });
  const last = bodyOf(await ask(signIn, { body: { email, password: ticket, code: recovery[0] } })).token;

  await nextMinute();
  await ask(forgotPassword, { query: { email } });
  const resetCode = await mails.codeMailedTo(email);
  const reset = bodyOf(await verify(resetCode)).token;
  await askRaw(changePassword, { token: reset, body: { password: SECOND, more: SECOND } });
  await ask(changePassword, { token: reset, body: { password: SECOND } });
  await ask(readMe, { token: last });
  const guest = bodyOf(await ask(openGuestSession)).token;
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

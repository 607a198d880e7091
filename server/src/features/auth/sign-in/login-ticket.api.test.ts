import { signIn as signInCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, codeOf, PASSWORD, wrongCodeOf } from '../../../testing/people/accounts.ts';
import { type Browser, newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Someone with two-factor authentication on who has given the password in this browser. */
async function atTheSecondStep() {
  const person = await accountsOf(api).withSecondFactor();
  const browser = newBrowser(api);
  return { ...person, browser, ticket: await ticketIn(browser, person.email) };
}

async function ticketIn(browser: Browser, email: string): Promise<string> {
  const answer = await browser.ask(signInCall, { body: { email, password: PASSWORD } });
  return (answer.body as { ticket: string }).ticket;
}

function signIn(browser: Browser, email: string, password: string, code?: string) {
  return browser.ask(signInCall, { body: { email, password, ...(code === undefined ? {} : { code }) } });
}

/** So that a code can be used again without waiting for the next one. */
const forgetStep = (id: string) =>
  api.database.superuser.query('update authenticator set last_step = 0 where user_id = $1', [id]);

test('a ticket and a code sign in, in the browser that gave the password', async () => {
  const { email, secret, browser, ticket } = await atTheSecondStep();
  const answer = await signIn(browser, email, ticket, await codeOf(secret));
  expect([answer.status, answer.body]).toEqual([200, { token: expect.any(String) }]);
});

test('the real password and a code sign in as well, without a ticket', async () => {
  const { email, secret } = await atTheSecondStep();
  const answer = await signIn(newBrowser(api), email, PASSWORD, await codeOf(secret));
  expect(answer.body).toEqual({ token: expect.any(String) });
});

test('a ticket works once', async () => {
  const { id, email, secret, browser, ticket } = await atTheSecondStep();
  expect((await signIn(browser, email, ticket, await codeOf(secret))).status).toBe(200);
  await forgetStep(id);
  const again = await signIn(browser, email, ticket, await codeOf(secret));
  expect([again.status, again.body]).toMatchObject([401, { error: 'invalid credentials' }]);
});

test('a ticket is worth nothing in another browser', async () => {
  const { email, secret, ticket } = await atTheSecondStep();
  const thief = newBrowser(api);
  expect((await signIn(thief, email, ticket, await codeOf(secret))).body).toMatchObject({
    error: 'invalid credentials',
  });
  // Not even in one that has a ticket of its own.
  await ticketIn(thief, (await atTheSecondStep()).email);
  expect((await signIn(thief, email, ticket, await codeOf(secret))).body).toMatchObject({
    error: 'invalid credentials',
  });
});

test('a ticket is void after five minutes', async () => {
  const { id, email, secret, browser, ticket } = await atTheSecondStep();
  const { rows } = await api.database.superuser.query(
    'select round(extract(epoch from expires_at - now()))::int as seconds from login_ticket where user_id = $1',
    [id],
  );
  expect(rows[0].seconds).toBeGreaterThan(295);
  expect(rows[0].seconds).toBeLessThanOrEqual(300);
  const expire = (seconds: number) =>
    api.database.superuser.query(
      'update login_ticket set expires_at = now() + make_interval(secs => $2) where user_id = $1',
      [id, seconds],
    );
  await expire(-1);
  expect((await signIn(browser, email, ticket, await codeOf(secret))).body).toMatchObject({
    error: 'invalid credentials',
  });
  await expire(5);
  expect((await signIn(browser, email, ticket, await codeOf(secret))).status).toBe(200);
});

test('a wrong code leaves the ticket, so that the person stays on the screen', async () => {
  const { email, secret, browser, ticket } = await atTheSecondStep();
  expect((await signIn(browser, email, ticket, await wrongCodeOf(secret))).body).toEqual({
    error: 'invalid code',
    code: 'wrong_code',
    remaining_attempts: 4,
  });
  expect((await signIn(browser, email, ticket, await codeOf(secret))).status).toBe(200);
});

test('a ticket without a code is wrong, and counts as a try', async () => {
  const { email, browser, ticket } = await atTheSecondStep();
  for (const code of [undefined, ''])
    expect((await signIn(browser, email, ticket, code)).body).toMatchObject({ error: 'invalid credentials' });
  expect((await signIn(browser, email, 'wrong')).body).toMatchObject({ remaining_attempts: 2 });
});

test('a ticket of one person is nothing for another', async () => {
  const [asha, ravi] = [await atTheSecondStep(), await atTheSecondStep()];
  const answer = await signIn(asha.browser, ravi.email, asha.ticket, await codeOf(ravi.secret));
  expect(answer.body).toMatchObject({ error: 'invalid credentials' });
});

test('tickets are random, stored hashed and come with a cookie for five minutes', async () => {
  const { email, browser, ticket } = await atTheSecondStep();
  const second = await browser.ask(signInCall, { body: { email, password: PASSWORD } });
  expect(second.body.ticket).not.toBe(ticket);
  expect(second.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-qrigin-ticket=[\w-]{43}; Path=\/; Max-Age=300; Secure; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  const { rows } = await api.database.superuser.query('select t::text as text from login_ticket t');
  expect(rows.filter(({ text }) => text.includes(Buffer.from(ticket).toString('hex')))).toEqual([]);
});

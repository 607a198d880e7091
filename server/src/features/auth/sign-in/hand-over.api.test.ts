import { generateKeyPairSync } from 'node:crypto';
import { changePassword, handOver, readMe, renewToken } from '@qrigin/domain/auth';
import { deleteMe } from '@qrigin/domain/organisations';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type Account, accountsOf, claimsOf } from '../../../testing/people/accounts.ts';
import { newBrowser } from '../../../testing/people/browser.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Change = { seconds?: number; kind?: 'user' | 'handover' };

/** What another part of the product would put into the cookie. */
async function handOverToken({ id }: Account, { seconds = 60, kind = 'handover' }: Change = {}) {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into session (kind, user_id, expires_at) values ('handover', $1, now() + make_interval(secs => $2)) returning id`,
    [id, seconds],
  );
  const sid = rows[0]!.id;
  return api.tokens.sign({ sid, kind, expiresAt: new Date(Date.now() + seconds * 1000) });
}

const exchange = (token: string, from: Pick<TestApi, 'ask'> = api) => from.ask(handOver, { body: { token } });

test('a good token becomes a session of this browser, with its cookie', async () => {
  const account = await accountsOf(api).newAccount();
  const browser = newBrowser(api);
  const answer = await exchange(await handOverToken(account), browser);
  expect([answer.status, answer.body]).toEqual([200, { token: expect.any(String) }]);
  const { token } = answer.body;
  expect(claimsOf(token)).toMatchObject({ kind: 'user', email: account.email, is_verified: true });
  expect(browser.cookies.has('__Host-qrigin-session')).toBe(true);
  expect((await browser.ask(readMe, { token })).status).toBe(200);
  expect((await api.ask(readMe, { token })).status).toBe(401);
});

test('a good token is no session itself', async () => {
  const token = await handOverToken(await accountsOf(api).newAccount());
  for (const endpoint of [readMe, changePassword, renewToken])
    expect((await api.askRaw(endpoint, { token })).status).toBe(401);
  expect((await exchange(token)).status).toBe(200);
});

test('of ten uses of a good token at once one signs in', async () => {
  const token = await handOverToken(await accountsOf(api).newAccount());
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
});

const claimsFor = (token: string) => ({ ...claimsOf(token) });
const strangersKey = generateKeyPairSync('ed25519').privateKey;

test.each<[string, (account: Account) => Promise<string>]>([
  ['that has expired', (account) => handOverToken(account, { seconds: -1 })],
  [
    'whose session has expired, though its own end is a moment away',
    async (account) => {
      const token = await handOverToken(account);
      await api.database.superuser.query('update session set expires_at = now() where user_id = $1', [
        account.id,
      ]);
      return token;
    },
  ],
  [
    'of somebody who is not verified',
    async () => handOverToken(await accountsOf(api).newAccount({ verified: false })),
  ],
  [
    'that is not signed',
    async (account) => new UnsecuredJWT(claimsFor(await handOverToken(account))).encode(),
  ],
  [
    'with the signature cut off',
    async (account) => (await handOverToken(account)).split('.').slice(0, 2).concat('').join('.'),
  ],
  [
    'signed with another key',
    async (account) =>
      new SignJWT(claimsFor(await handOverToken(account)))
        .setProtectedHeader({ alg: 'EdDSA' })
        .sign(strangersKey),
  ],
  [
    'that was used before',
    async (account) => {
      const token = await handOverToken(account);
      expect((await exchange(token)).status).toBe(200);
      return token;
    },
  ],
  ['of a signed-in person', (account) => accountsOf(api).tokenOf(account.email)],
  ['that calls itself one of a person', (account) => handOverToken(account, { kind: 'user' })],
  ['that is a word', async () => 'null'],
  ['in three parts that are nothing', async () => 'a.b.c'],
])('a token %s signs no one in', async (_, tokenFor) => {
  const account = await accountsOf(api).newAccount();
  const token = await tokenFor(account);
  const browser = newBrowser(api);
  const answer = await exchange(token, browser);
  expect([answer.status, answer.body]).toEqual([
    401,
    { error: 'Sign in again to continue.', code: 'signed_out' },
  ]);
  expect([...browser.cookies]).toEqual([]);
});

test.each([undefined, '', 1, null, ['a'], { token: 'a' }, 'x'.repeat(4097)])(
  'a body that holds no token is refused: %j',
  async (token) => {
    expect((await api.askRaw(handOver, { body: { token } })).status).toBe(400);
  },
);

test('who was deleted meanwhile is not signed in', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const account = await newAccount();
  const token = await handOverToken(account);
  const body = { close_organisations: [] };
  expect((await api.ask(deleteMe, { token: await tokenOf(account.email), body })).status).toBe(200);
  expect((await exchange(token)).status).toBe(401);
});

import { DEVICES_MAX, readMe, SESSIONS_MAX, signIn as signInCall } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, PASSWORD } from '../../testing/people/accounts.ts';
import { newBrowser } from '../../testing/people/browser.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function count(table: 'session' | 'known_device', userId: string): Promise<number> {
  const { rows } = await api.database.superuser.query<{ count: number }>(
    `select count(*)::int as count from ${table} where user_id = $1`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

test('a person has the newest 100 sessions: the oldest ends when one more begins', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount();
  const oldest = await tokenOf(email);
  await api.database.superuser.query(
    `insert into session (kind, user_id, expires_at) select 'user', $1, now() + interval '1 day' from generate_series(2, $2::integer)`,
    [id, SESSIONS_MAX],
  );
  expect((await api.ask(readMe, { token: oldest })).status).toBe(200);
  const newest = await tokenOf(email);
  expect((await api.ask(readMe, { token: oldest })).status).toBe(401);
  expect((await api.ask(readMe, { token: newest })).status).toBe(200);
  expect(await count('session', id)).toBe(SESSIONS_MAX);
});

test('a person has the newest 50 known devices, and one that still signs in is not forgotten', async () => {
  const { newAccount, tokenOf } = accountsOf(api);
  const { id, email } = await newAccount();
  const browser = newBrowser(api);
  const signIn = () => browser.ask(signInCall, { body: { email, password: PASSWORD } });
  await signIn();
  await api.database.superuser.query(
    `insert into known_device (user_id, device_hash, last_seen_at)
      select $1, sha256(n::text::bytea), now() - interval '1 day' from generate_series(1, $2::integer) n`,
    [id, DEVICES_MAX + 20],
  );
  await tokenOf(email);
  expect(await count('known_device', id)).toBe(DEVICES_MAX);
  const mails = async () =>
    (await api.database.superuser.query('select from mail where address = $1', [email])).rowCount;
  const before = await mails();
  expect((await signIn()).status).toBe(200);
  expect(await mails()).toBe(before);
});

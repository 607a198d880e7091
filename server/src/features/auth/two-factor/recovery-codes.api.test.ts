import { beforeAll, expect, test } from 'vitest';
import { accountsOf, codeOf } from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { recoveryCodeUsedMail } from '../mail-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const withSecondFactor = () => accountsOf(api).withSecondFactor();

test('[AUTH-89] a recovery code stands for the app once, and the owner is told', async () => {
  const { email, recoveryCodes } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const [code = '', next = ''] = recoveryCodes;
  expect((await signIn(email, { code })).body).toEqual({ token: expect.any(String) });
  const { rows: told } = await api.database.superuser.query(
    'select 1 from mail where address = $1 and kind = $2',
    [email, recoveryCodeUsedMail.name],
  );
  expect(told).toHaveLength(1);
  expect((await signIn(email, { code })).body).toMatchObject({ code: 'wrong_code' });
  expect((await signIn(email, { code: next.toLowerCase() })).status).toBe(400);
  expect((await signIn(email, { code: next })).status).toBe(200);
  // It needs the password, and is no code of an authenticator app.
  expect((await signIn(email, { password: 'wrong', code: recoveryCodes[2]! })).status).toBe(401);
});

test('every recovery code works, those that begin with a digit too', async () => {
  const { id, email, recoveryCodes } = await withSecondFactor();
  const withDigits = '2345672345672345672345ZZ';
  await api.database.superuser.query(
    'insert into recovery_code (user_id, code_hash) values ($1, sha256($2))',
    [id, Buffer.from(withDigits)],
  );
  for (const code of [...recoveryCodes, withDigits])
    expect((await accountsOf(api).signIn(email, { code })).body).toEqual({ token: expect.any(String) });
});

test('of ten uses of one recovery code at once one succeeds', async () => {
  const { email, recoveryCodes } = await withSecondFactor();
  const { signIn } = accountsOf(api);
  const code = recoveryCodes[0]!;
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email, { code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the codes of one person are nothing to another', async () => {
  const [asha, ravi] = [await withSecondFactor(), await withSecondFactor()];
  const { signIn } = accountsOf(api);
  expect((await signIn(ravi.email, { code: asha.recoveryCodes[0]! })).status).toBe(401);
  const hers = await codeOf(asha.secret);
  expect((await signIn(ravi.email, { code: hers })).status).toBe(401);
});

test('secrets are stored encrypted and open for their owner only, recovery codes are hashed', async () => {
  const [asha, ravi] = [await withSecondFactor(), await withSecondFactor()];
  const { superuser } = api.database;
  const { rows } = await superuser.query('select secret from authenticator where user_id = $1', [asha.id]);
  const stored = (rows[0].secret as Buffer).toString();
  expect(stored.split('.')).toHaveLength(5);
  expect(JSON.parse(Buffer.from(stored.split('.')[0]!, 'base64url').toString())).toMatchObject({
    enc: 'A256GCM',
  });
  expect(stored).not.toContain(asha.secret);

  // A row that is moved to another person does not make their codes work there.
  await superuser.query('update authenticator set secret = $2, last_step = 0 where user_id = $1', [
    ravi.id,
    rows[0].secret,
  ]);
  const moved = await accountsOf(api).signIn(ravi.email, { code: await codeOf(asha.secret) });
  expect(moved.body).not.toHaveProperty('token');

  const recovery = await superuser.query('select code_hash from recovery_code where user_id = $1', [asha.id]);
  expect(recovery.rows.map(({ code_hash: hash }) => (hash as Buffer).length)).toEqual(Array(10).fill(32));
});

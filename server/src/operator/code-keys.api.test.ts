import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childCounts, getDefaultQr, listCodes, withdrawCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeBookOf } from '../features/qr/index.ts';
import { withinOrg } from '../testing/client.ts';
import { newGoods } from '../testing/goods/goods.ts';
import { operatorOf, REASON } from '../testing/programs/run-operator.ts';
import { startSecondApi } from '../testing/programs/second-api.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { testKey } from '../testing/test-env.ts';

type Key = { id: number; key: string };
type Stopped = { stop(): Promise<void> };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const others: Stopped[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
});

const folder = mkdtempSync(join(tmpdir(), 'qrigin-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newFile = () => join(folder, crypto.randomUUID());

async function newKeys(): Promise<Key[]> {
  const file = newFile();
  await operatorOf(api)('new-code-key', file, ...REASON);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The same database after a restart with these keys. */
async function restartedWith(keys: Key[]): Promise<TestApi> {
  const other = await startSecondApi(api, { CODE_KEYS: JSON.stringify(keys) });
  others.push(other);
  return { ...api, ...other };
}

const operatorWith = (keys: Key[]) => operatorOf(api, { CODE_KEYS: JSON.stringify(keys) });
const statusOf = async ({ ask }: TestApi, code = '') =>
  (await ask(scanOverview, { params: { qr: code } })).status;

async function issued() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 2);
  const { id: defaultCode } = await goods.call(getDefaultQr, { params: { id: product } });
  return { goods, product, packaging, run, defaultCode, codes: await goods.codes(packaging) };
}

async function rows(query: string, values: unknown[]) {
  return (await api.database.superuser.query(query, values)).rows;
}

test('a new key is the next epoch beside the old ones, in a new file that only its owner reads', async () => {
  const file = newFile();
  const { code, stdout } = await operatorOf(api)('new-code-key', file, ...REASON);
  expect(code).toBe(0);
  const [old, added, ...more]: Key[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(old).toEqual({ id: 1, key: testKey('codes') });
  expect(added).toEqual({ id: 2, key: expect.any(String) });
  expect(Buffer.from(added?.key ?? '', 'base64')).toHaveLength(32);
  expect(more).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(stdout).toContain('CODE_KEYS');
  expect(stdout).toContain('Keep the old keys');
  for (const secret of [old?.key, added?.key]) expect(stdout).not.toContain(secret);

  const again = await operatorOf(api)('new-code-key', file, ...REASON);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('already exists');
  expect(JSON.parse(readFileSync(file, 'utf8'))[1]).toEqual(added);
  expect((await newKeys())[1]?.key).not.toBe(added?.key);
});

test('with one more key new runs are of the new epoch, and old codes still open', async () => {
  const old = await issued();
  const newer = await restartedWith(await newKeys());
  const goods = await newGoods(newer);
  const packaging = await goods.packaging(await goods.product());
  const { run_id } = await goods.issue(packaging);
  expect(await rows('select key_epoch from code_run where id = $1', [run_id])).toEqual([{ key_epoch: 2 }]);
  const [pallet] = await goods.codes(packaging);
  expect(await statusOf(newer, pallet?.id)).toBe(200);
  expect(await statusOf(newer, old.codes[0]?.id)).toBe(200);
  // An api that was not restarted cannot read what it has no key for.
  expect(await statusOf(api, pallet?.id)).toBe(404);
});

test('codes that were written out are all that they were when their key is gone', async () => {
  const { goods, product, packaging, run, defaultCode, codes } = await issued();
  const keys = await newKeys();
  const [oldKey, newKey] = keys;
  if (!oldKey || !newKey) throw new Error('there are not two keys');
  const { code, stdout } = await operatorWith(keys)('write-codes', '1', ...REASON);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^epoch 1: all \d+ codes of \d+ runs are written out, \d+ of them now\n/);

  const keyless = await restartedWith([newKey]);
  const { ask } = withinOrg(keyless, { org: goods.org.id, token: goods.org.owner.token });
  expect(
    (await ask(listCodes, { params: { id: packaging }, query: { page_size: '100' } })).body,
  ).toMatchObject({ items: codes });
  expect((await ask(getDefaultQr, { params: { id: product } })).body).toMatchObject({ id: defaultCode });
  for (const { id } of [...codes, { id: defaultCode }]) expect(await statusOf(keyless, id)).toBe(200);

  const [pallet, carton, jar] = codes;
  expect(await ask(recallCode, { params: { id: carton!.id }, body: { reason: 'Glass' } })).toMatchObject({
    status: 200,
    body: { qr_id: carton?.id },
  });
  expect((await ask(withdrawCodes, { body: { qrIds: [pallet!.id] } })).status).toBe(200);
  const stateOf = async (id = '') => (await keyless.ask(scanOverview, { params: { qr: id } })).body;
  expect(await stateOf(jar?.id)).toMatchObject({ state: 'recalled', qr_id: jar?.id });
  expect(await stateOf(pallet?.id)).toMatchObject({ state: 'withdrawn' });

  // What the old key would have written next was never issued.
  const book = codeBookOf([{ id: 1, key: Buffer.from(oldKey.key, 'base64') }]);
  const [unissued] = book.write({ id: run.run_id, keyEpoch: 1 }, run.count, 1);
  expect(await statusOf(keyless, unissued)).toBe(404);
  expect((await ask(childCounts, { params: { id: unissued! } })).status).toBe(404);
});

test('writing out goes on where it was stopped, and writes nothing twice', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product(), { name: 'jar', count: 5000 });
  const { run_id } = await goods.issue(packaging, 5);
  const operator = operatorWith(await newKeys());
  const written = () =>
    rows(
      `select count(*)::int as codes, min(idx) as first, max(idx) as last, md5(string_agg(code, '' order by idx)) as sum
       from written_code where run_id = $1`,
      [run_id],
    );
  await operator('write-codes', '1', ...REASON);
  const all = await written();
  expect(all).toEqual([{ codes: 25_000, first: 0, last: 24_999, sum: expect.any(String) }]);
  const [last] = await goods.codes(packaging, { page: '25000', page_size: '1' });
  expect(await rows('select code from written_code where run_id = $1 and idx = 24999', [run_id])).toEqual([
    { code: last?.id },
  ]);

  expect((await operator('write-codes', '1', ...REASON)).stdout).toContain(
    ' are written out, 0 of them now\n',
  );
  await rows('delete from written_code where run_id = $1 and idx >= 10000', [run_id]);
  expect((await operator('write-codes', '1', ...REASON)).stdout).toContain(
    ' are written out, 15000 of them now\n',
  );
  expect(await written()).toEqual(all);
});

test.each([
  ['of the newest key', '2', 'epoch 2 issues the new codes'],
  ['that has no key', '3', 'give an epoch of CODE_KEYS: 1, 2'],
  ['that is no number', 'one', 'give an epoch of CODE_KEYS: 1, 2'],
  ['that is missing', '', 'give an epoch of CODE_KEYS: 1, 2'],
])('an epoch %s is not written out', async (_, epoch, words) => {
  const { code, stderr } = await operatorWith(await newKeys())('write-codes', epoch, ...REASON);
  expect(code).toBe(1);
  expect(stderr).toContain(words);
});

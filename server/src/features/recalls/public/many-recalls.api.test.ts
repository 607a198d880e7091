import { setTimeout as pause } from 'node:timers/promises';
import { createRecall, liftRecall, publicRecall, publicRecalls } from '@qrigin/domain/recalls';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const SCAN_CONNECTIONS = 4;
const MINUTE_MS = 60_000;

test('lists of recalls, which take their time to read, leave the connections of scans to shoppers', async () => {
  const orgs: string[] = [];
  for (let count = 0; count < SCAN_CONNECTIONS; count += 1) {
    const goods = await newGoods(api);
    const batch = await goods.batch(await goods.product());
    await goods.call(createRecall, { body: { scope: 'batch', batch_id: batch, ...recallSample() } });
    orgs.push(goods.org.id);
  }
  const shop = await newGoods(api);
  const packaging = await shop.packaging(await shop.product());
  await shop.issue(packaging);
  const [code] = await shop.codes(packaging);
  const other = new Client({ connectionString: api.database.url('postgres') });
  await other.connect();
  await other.query('begin');
  // Whoever reads a batch waits.
  await other.query('lock table batch in access exclusive mode');
  const lists = orgs.flatMap((id) => [0, 1].map(() => api.ask(publicRecalls, { params: { id } })));
  const begun = performance.now();
  expect(await shop.overview(code!.id)).toMatchObject({ qr_id: code!.id });
  const took = performance.now() - begun;
  await other.query('commit');
  await other.end();
  const answers = await Promise.all(lists);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(took).toBeLessThan(1000);
});

/** It is read anew with each minute, which must not begin now. */
async function awayFromMinute(): Promise<void> {
  const toMinute = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (toMinute < 3000) await pause(toMinute);
}

/** As no one can: without a new version. */
async function changeReason(org: string): Promise<void> {
  const other = new Client({ connectionString: api.database.url('postgres') });
  await other.connect();
  await other.query("set session_replication_role = 'replica'");
  await other.query("update recall set reason = 'Read anew' where org_id = $1", [org]);
  await other.end();
}

test('a list is read once as long as nothing changes', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const open = () =>
    goods.call(createRecall, { body: { scope: 'product', product_id: product, ...recallSample() } });
  const reasons = async () => {
    const { body } = await api.ask(publicRecalls, { params: { id: goods.org.id } });
    return body.recalls.map(({ reason }) => reason);
  };
  await open();
  await awayFromMinute();
  expect(await reasons()).toHaveLength(1);
  await changeReason(goods.org.id);
  expect(await reasons()).toEqual([recallSample().reason]);
  await open();
  expect(await reasons()).toEqual([recallSample().reason, 'Read anew']);
});

test('so is a recall, however its id is written', async () => {
  const goods = await newGoods(api);
  const batch = await goods.batch(await goods.product());
  const body = { scope: 'batch' as const, batch_id: batch, ...recallSample() };
  const { id } = await goods.call(createRecall, { body });
  const read = (written = id) => api.ask(publicRecall, { params: { id: written } });
  await awayFromMinute();
  const first = (await read()).body;
  await changeReason(goods.org.id);
  expect((await read(id.toUpperCase())).body).toEqual(first);
  await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
  expect((await read()).body).toEqual({
    ...first,
    reason: 'Read anew',
    ended_at: expect.stringMatching(/Z$/),
  });
});

import { bulkWork, listWork } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function withWork(count: number) {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await goods.issue(packaging, at + 1)).work_id);
  return { goods, product, packaging, ids };
}
const list = (goods: Goods, query: z.input<typeof listWork.query> = {}) =>
  goods.call(listWork, { query: { type: 'QR_PACKAGING', ...query } });

test('[PACK-11][PACK-29] each run brings one piece of work, with all its fields', async () => {
  const { goods, product, packaging, ids } = await withWork(1);
  const { items } = await list(goods);
  expect(items).toEqual([
    {
      id: ids[0],
      org_id: goods.org.id,
      type: 'QR_PACKAGING',
      product_id: product,
      packaging_id: packaging,
      label_id: null,
      run_id: expect.any(Number),
      count: 16,
      state: 'new',
      progress: 0,
      file_id: null,
      created_by: goods.org.owner.id,
      created_at: expect.stringMatching(/Z$/),
      printed_at: null,
    },
  ]);
  expect((await goods.askRaw(listWork, { query: { type: 'OTHER' } })).status).toBe(400);
});

test('[PACK-12][PACK-35] work is filtered by a day in the timezone of the caller', async () => {
  const { goods, ids } = await withWork(2);
  await api.database.superuser.query(`update work set created_at = '2026-03-01T20:00:00Z' where id = $1`, [
    ids[0],
  ]);
  expect((await list(goods, { date: '2026-03-01' })).items.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list(goods, { date: '2026-03-02' })).items).toEqual([]);
  expect((await goods.ask(listWork, { query: { date: '1-3-2026' } })).status).toBe(400);
});

test('[PACK-13][PACK-35] work is paged, the newest first', async () => {
  const { goods, ids } = await withWork(5);
  const page = async (number: number) =>
    (await list(goods, { page: String(number), page_size: '2' })).items.map(({ id }) => id);
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    [ids[4], ids[3]],
    [ids[2], ids[1]],
    [ids[0]],
    [],
  ]);
  expect((await list(goods)).total).toBe(5);
  for (const query of ['page=0', 'page_size=101'])
    expect((await goods.askRaw(listWork, { query })).status).toBe(400);
});

test('[PACK-14][PACK-30] several pieces are asked for together, and marked when someone says they are printed', async () => {
  const { goods, ids } = await withWork(3);
  const bulk = (workIDs: string[], state?: 'printed') =>
    goods.ask(bulkWork, { body: { workIDs, ...(state ? { state } : {}) } });
  const queued = await bulk([ids[1]!, ids[0]!]);
  expect(queued.body).toMatchObject([
    { id: ids[1], state: 'queued' },
    { id: ids[0], state: 'queued' },
  ]);
  const printed = await bulk([ids[0]!], 'printed');
  expect(printed.body).toMatchObject([{ state: 'printed', printed_at: expect.stringMatching(/Z$/) }]);
  expect((await bulk([ids[0]!], 'printed')).body).toEqual(printed.body);
  expect(await bulk([ids[0]!])).toMatchObject({ status: 409, body: { code: 'work_done' } });
});

test('[PACK-30] one unknown or foreign id stops them all', async () => {
  const { goods, ids } = await withWork(1);
  const foreign = (await withWork(1)).ids[0];
  for (const other of [foreign, crypto.randomUUID()]) {
    expect((await goods.ask(bulkWork, { body: { workIDs: [ids[0]!, other!] } })).status).toBe(404);
  }
  expect((await list(goods)).items[0]?.state).toBe('new');
  expect((await goods.ask(bulkWork, { body: { workIDs: [] } })).status).toBe(400);
});

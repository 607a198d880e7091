import { bulkWork, listCodes, listRuns } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Runs never change: only a test moves one to another day. */
async function issuedAt(run: number, at: string): Promise<void> {
  const { superuser } = api.database;
  await superuser.query('alter table code_run disable trigger append_only');
  await superuser.query('update code_run set created_at = $2 where id = $1', [run, at]);
  await superuser.query('alter table code_run enable trigger append_only');
}

test('runs of a structure are listed newest first, with what is in them, who issued them and whether they are printed', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  await goods.issue(await goods.packaging(product));
  const batch = await goods.batch(product, { lot_code: 'L-7' });
  const older = await goods.issue(packaging, 2, { batch_id: batch });
  const newer = await goods.issue(packaging, 1);
  await goods.call(bulkWork, { body: { workIDs: [older.work_id], state: 'printed' } });
  const page = await goods.call(listRuns, { params: { id: packaging } });
  expect(page).toMatchObject({ total: 2, codes: 48, page: 1 });
  expect(page.items).toEqual([
    {
      id: newer.run_id,
      kind: 'structure',
      created_at: newer.created_at,
      created_by: { id: goods.org.owner.id, name: expect.any(String) },
      packs: 1,
      count: 16,
      levels: newer.levels,
      batch: null,
      work: { id: newer.work_id, state: 'new' },
    },
    expect.objectContaining({
      id: older.run_id,
      packs: 2,
      count: 32,
      levels: older.levels,
      batch: { id: batch, lot_code: 'L-7' },
      work: { id: older.work_id, state: 'printed' },
    }),
  ]);
  const second = await goods.call(listRuns, {
    params: { id: packaging },
    query: { page: '2', page_size: '1' },
  });
  expect([second.total, second.items.map(({ id }) => id)]).toEqual([2, [older.run_id]]);
});

test('runs of a day are those of the caller’s own day', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const { run_id } = await goods.issue(packaging);
  await goods.issue(packaging);
  await issuedAt(run_id, '2026-03-01T20:00:00Z');
  const on = async (date: string, timezone: string) => {
    const headers = { 'x-timezone': timezone };
    const { total, codes } = await goods.call(listRuns, {
      params: { id: packaging },
      query: { date },
      headers,
    });
    return [total, codes];
  };
  expect(await on('2026-03-01', 'UTC')).toEqual([1, 16]);
  expect(await on('2026-03-02', 'UTC')).toEqual([0, 0]);
  expect(await on('2026-03-02', 'Asia/Kolkata')).toEqual([1, 16]);
});

test('who may not see print jobs sees runs without them', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const packer = await goods.org.newMember('qr_operator');
  const { items } = await goods.call(listRuns, { params: { id: packaging }, token: packer.token });
  expect(items).toMatchObject([{ count: 16, work: null }]);
});

test('runs of another organisation are not found', async () => {
  const [mine, theirs] = [await newGoods(api), await newGoods(api)];
  const packaging = await theirs.packaging(await theirs.product());
  await theirs.issue(packaging);
  expect((await mine.ask(listRuns, { params: { id: packaging } })).status).toBe(404);
});

test('codes are listed of one run alone, which has to be of the structure', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const [packaging, other] = [await goods.packaging(product), await goods.packaging(product)];
  const { run_id: run } = await goods.issue(packaging);
  await goods.issue(packaging);
  const foreign = await goods.issue(other);
  const of = (id: number) =>
    goods.call(listCodes, {
      params: { id: packaging },
      query: { run: String(id), page_size: '2', page: '2' },
    });
  const page = await of(run);
  expect([page.total, page.items.map(({ run_id, index }) => [run_id, index])]).toEqual([
    16,
    [
      [run, 2],
      [run, 3],
    ],
  ]);
  expect(await of(foreign.run_id)).toMatchObject({ total: 0, items: [] });
});

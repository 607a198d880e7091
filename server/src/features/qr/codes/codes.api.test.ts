import { changePackaging, deletePackaging } from '@qrigin/domain/packaging';
import { deleteProduct } from '@qrigin/domain/products';
import { childCounts, getDefaultQr, issueCodes, listCodes, listWork, withdrawCodes } from '@qrigin/domain/qr';
import { recallCode, recallOfCode } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { newGoods, PALLET } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('[PACK-10][PACK-28] one call makes the codes of all levels with their parents, and one piece of work', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 2);
  expect(run).toMatchObject({
    count: 32,
    levels: [
      { name: 'pallet', count: 2 },
      { name: 'carton', count: 6 },
      { name: 'jar', count: 24 },
    ],
  });
  const codes = await goods.codes(packaging);
  expect(codes.map(({ level }) => level).slice(0, 7)).toEqual([
    'pallet',
    'carton',
    'jar',
    'jar',
    'jar',
    'jar',
    'carton',
  ]);
  expect(codes.map(({ index }) => index)).toEqual(Array.from({ length: 32 }, (_, at) => at));
  const [pallet, carton, jar] = codes;
  expect([pallet?.parent_id, carton?.parent_id, jar?.parent_id]).toEqual([null, pallet?.id, carton?.id]);
  expect(new Set(codes.map(({ id }) => id)).size).toBe(32);
  expect(pallet?.url).toBe(`http://localhost/scan/${pallet?.id}`);
  const work = await goods.call(listWork, { query: { type: 'QR_PACKAGING' } });
  expect(work.items).toEqual([
    expect.objectContaining({ id: run.work_id, run_id: run.run_id, count: 32, state: 'new' }),
  ]);
});

test('[PACK-28] the packaging of the address and of the body must be the same', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const other = await goods.packaging(product);
  const answer = await goods.ask(issueCodes, {
    params: { id: packaging },
    body: { packagingId: other, count: 1 },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { packagingId: expect.any(String) } }]);
});

test('a packaging that is deleted in the same moment has no codes any more', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const issue = () =>
    goods.ask(issueCodes, { params: { id: packaging }, body: { packagingId: packaging, count: 1 } });
  const answer = await whileItWaits(api, issue, { lock: `delete from packaging where id = '${packaging}'` });
  expect(answer.status).toBe(404);
});

test('[PACK-27] a run has at most 10,000,000 codes', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product(), { name: 'jar', count: 10_000 });
  const issue = (count: number) =>
    goods.ask(issueCodes, { params: { id: packaging }, body: { packagingId: packaging, count } });
  expect((await issue(1000)).status).toBe(200);
  expect(await issue(1001)).toMatchObject({ status: 400, body: { code: 'too_many_codes' } });
  expect((await issue(0)).status).toBe(400);
  expect((await issue(1.5)).status).toBe(400);
});

test('a batch and a label go along if they belong to the product, and are not found if they do not', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product);
  await goods.issue(packaging, 1, { batch_id: batch });
  expect((await goods.codes(packaging))[0]?.batch_id).toBe(batch);
  const foreign = await goods.batch(await goods.product());
  const answer = await goods.ask(issueCodes, {
    params: { id: packaging },
    body: {
      packagingId: packaging,
      count: 1,
      batch_id: foreign,
    },
  });
  expect(answer.status).toBe(404);
});

test('[PACK-17][PACK-32] codes are listed newest run first and by index, a page at a time, without a last page', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const older = await goods.issue(packaging, 1);
  const newer = await goods.issue(packaging, 1);
  const page = (number: number, size: number) =>
    goods.call(listCodes, {
      params: { id: packaging },
      query: { page: String(number), page_size: String(size) },
    });
  const first = await page(1, 20);
  expect(first.total).toBe(32);
  expect(first.items.map(({ run_id, index }) => [run_id, index])).toEqual([
    ...Array.from({ length: 16 }, (_, at) => [newer.run_id, at]),
    ...Array.from({ length: 4 }, (_, at) => [older.run_id, at]),
  ]);
  expect((await page(2, 20)).items.map(({ index }) => index)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 4),
  );
  expect(await page(3, 20)).toMatchObject({ items: [], total: 32 });
  expect(await page(900_000_000, 100)).toMatchObject({ items: [], total: 32 });
});

test('[PACK-17] the millionth page is as good as the first', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product(), { name: 'jar', count: 10_000 });
  await goods.issue(packaging, 1000);
  const codes = await goods.codes(packaging, { page: '1000000', page_size: '10' });
  expect(codes.map(({ index }) => index)).toEqual(Array.from({ length: 10 }, (_, at) => 9_999_990 + at));
  expect(await goods.overview(codes[9]?.id ?? '')).toMatchObject({ state: 'active', pack: { level: 'jar' } });
});

test("[PACK-17][PACK-35] the date is a day in the caller's timezone; other forms and sizes are refused", async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const { run_id } = await goods.issue(packaging, 1);
  await api.database.superuser.query('alter table code_run disable trigger append_only');
  await api.database.superuser.query(
    `update code_run set created_at = '2026-03-01T20:00:00Z' where id = $1`,
    [run_id],
  );
  await api.database.superuser.query('alter table code_run enable trigger append_only');
  const on = async (date: string, timezone: string) => {
    const answer = await api.ask(listCodes, {
      params: { org: goods.org.id, id: packaging },
      query: { date },
      token: goods.org.owner.token,
      headers: { 'x-timezone': timezone },
    });
    return answer.body.total;
  };
  expect(await on('2026-03-01', 'UTC')).toBe(16);
  expect(await on('2026-03-02', 'UTC')).toBe(0);
  expect(await on('2026-03-01', 'Asia/Kolkata')).toBe(0);
  expect(await on('2026-03-02', 'Asia/Kolkata')).toBe(16);
  for (const query of ['date=01-03-2026', 'date=2026-02-30', 'page=0', 'page_size=101', 'page_size=0', 'x=1'])
    expect([
      query,
      (
        await goods.ask(listCodes, {
          params: { id: packaging },
          query: Object.fromEntries(new URLSearchParams(query)),
        })
      ).status,
    ]).toEqual([query, 400]);
});

test('[PACK-09][PACK-33] child counts tell how many of each level are in a pack; a leaf has none', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const [pallet, carton, jar] = await goods.codes(packaging);
  const counts = (code = '') => goods.call(childCounts, { params: { id: code } });
  expect(await counts(pallet?.id)).toEqual([
    { name: 'carton', count: 3 },
    { name: 'jar', count: 12 },
  ]);
  expect(await counts(carton?.id)).toEqual([{ name: 'jar', count: 4 }]);
  expect(await counts(jar?.id)).toEqual([]);
  expect((await goods.ask(childCounts, { params: { id: '00000000000000000000' } })).status).toBe(404);
});

test('a deleted product gets no more codes, of any kind, and none is assigned to it', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const [packaging, blanks] = [await goods.packaging(product), await goods.blanks(product)];
  await goods.issue(blanks);
  const [sticker] = await goods.codes(blanks);
  await goods.call(deleteProduct, { params: { id: product } });
  const issue = (packagingId: string) =>
    goods.ask(issueCodes, { params: { id: packagingId }, body: { packagingId, count: 1 } });
  const assigned = { qrIds: [sticker!.id], packagingInfoName: 'pallet' };
  const answers = [
    await issue(packaging),
    await issue(blanks),
    await goods.assign(product, packaging, assigned),
    await goods.ask(getDefaultQr, { params: { id: product } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await goods.codes(blanks)).toMatchObject([{ id: sticker?.id, product_id: null }]);
});

test('editing a packaging never changes codes that were issued', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  await goods.issue(packaging);
  const before = await goods.codes(packaging);
  await goods.call(changePackaging, {
    params: { id: packaging },
    body: {
      name: 'Changed',
      type: 'structure',
      packaging: { name: 'drum', count: 7 },
      printFormat: 'zpl',
      product_id: product,
    },
  });
  expect(await goods.codes(packaging)).toEqual(before);
});

test('[PACK-18] withdrawing takes a body, is all or nothing, and again changes nothing', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const [pallet, carton] = await goods.codes(packaging);
  const withdraw = (qrIds: unknown[]) => goods.askRaw(withdrawCodes, { body: { qrIds } });
  expect((await withdraw([pallet?.id, '00000000000000000000'])).status).toBe(404);
  expect((await goods.codes(packaging))[0]?.withdrawn_at).toBeNull();
  expect(await withdraw([pallet?.id, carton?.id])).toMatchObject({ status: 200, body: { withdrawn: 2 } });
  const [first] = await goods.codes(packaging);
  expect(first?.withdrawn_at).toMatch(/Z$/);
  await withdraw([pallet?.id]);
  expect((await goods.codes(packaging))[0]?.withdrawn_at).toBe(first?.withdrawn_at);
  expect((await withdraw([])).status).toBe(400);
  expect((await withdraw(Array(1001).fill(pallet?.id))).status).toBe(400);
});

test('[PACK-34] a packaging with codes cannot be deleted; a withdrawn code still says what it is', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  expect(await goods.ask(deletePackaging, { params: { id: packaging } })).toMatchObject({
    status: 409,
    body: { code: 'packaging_in_use' },
  });
  const [pallet] = await goods.codes(packaging);
  await goods.call(withdrawCodes, { body: { qrIds: [pallet!.id] } });
  expect(await goods.overview(pallet?.id ?? '')).toMatchObject({
    state: 'withdrawn',
    withdrawn_at: expect.any(String),
    product: { name: 'Forest honey' },
    recall: { recalled: false },
  });
});

test('codes of another organisation do not exist here, whether they are read, withdrawn, assigned or packed into', async () => {
  const [mine, theirs] = [await newGoods(api), await newGoods(api)];
  const product = await mine.product();
  const packaging = await mine.packaging(product, PALLET);
  await mine.issue(packaging);
  const theirPackaging = await theirs.packaging(await theirs.product());
  await theirs.issue(theirPackaging);
  const [foreign] = await theirs.codes(theirPackaging);
  const [pallet] = await mine.codes(packaging);
  const answers = [
    await mine.ask(childCounts, { params: { id: foreign!.id } }),
    await mine.ask(withdrawCodes, { body: { qrIds: [pallet!.id, foreign!.id] } }),
    await mine.assign(product, packaging, { qrIds: [foreign!.id], packagingInfoName: 'pallet' }),
    await mine.assign(product, packaging, {
      qrIds: [pallet!.id],
      packagingInfoName: 'pallet',
      parentID: foreign!.id,
    }),
    await mine.ask(recallOfCode, { params: { id: foreign!.id } }),
    await mine.ask(recallCode, { params: { id: foreign!.id }, body: { reason: 'x' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

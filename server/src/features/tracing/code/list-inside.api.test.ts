import { withdrawCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { listInside, traceCode } from '@qrigin/domain/tracing';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { addScans, issueEarlier } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Two pallets of three cartons of four jars each, in order. */
async function pallets() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const { run_id: run } = await goods.issue(packaging, 2);
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const move = async (qrIds: string[], level: string, parentID: string | null) =>
    expect(
      (await goods.assign(product, packaging, { qrIds, packagingInfoName: level, parentID })).status,
    ).toBe(200);
  return { goods, product, packaging, run, codes, move };
}

const look = (goods: Goods, code: string, query: z.input<typeof listInside.query> = {}) =>
  goods.call(listInside, { params: { code }, query });
const CARTONS = [1, 6, 11] as const;

test('a pack lists what was issued in it, in order, with what each holds and what happened to it', async () => {
  const { goods, run, codes } = await pallets();
  await goods.call(withdrawCodes, { body: { qrIds: [codes[CARTONS[1]]!] } });
  await goods.call(recallCode, { params: { id: codes[CARTONS[2]]! }, body: { reason: 'Glass' } });
  // Scans of yesterday and of last month are found in different ways.
  await issueEarlier(api, goods.org.id, 60);
  await addScans(api, goods.org.id, [
    { run, idx: CARTONS[0], ago: 40 },
    { run, idx: CARTONS[2] },
    { run, idx: 2 },
  ]);
  const carton = (at: 0 | 1 | 2) => ({
    code: codes[CARTONS[at]],
    level: 'carton',
    number: at + 1,
    state: 'as_issued',
    now_in: null,
    holds: 4,
    is_scanned: at !== 1,
    is_recalled: at === 2,
    is_withdrawn: at === 1,
  });
  expect(await look(goods, codes[0]!)).toEqual({
    items: [carton(0), carton(1), carton(2)],
    total: 3,
    page: 1,
    page_size: 20,
    as_issued: 3,
    moved_in: 0,
    moved_out: 0,
  });
  expect(await look(goods, codes[2]!)).toMatchObject({ items: [], total: 0 });
});

test('what was moved out stays in its place and tells where it is, and what was moved in comes last', async () => {
  const { goods, codes, move } = await pallets();
  const [first, second] = [codes[CARTONS[0]]!, codes[CARTONS[1]]!];
  await move([first, second], 'carton', null);
  await move([first], 'carton', codes[16]!);
  const from = await look(goods, codes[0]!);
  expect(from.items.map(({ number, state, now_in }) => [number, state, now_in])).toEqual([
    [1, 'moved_out', { code: codes[16], level: 'pallet' }],
    [2, 'moved_out', null],
    [3, 'as_issued', null],
  ]);
  expect(from).toMatchObject({ total: 3, as_issued: 1, moved_in: 0, moved_out: 2 });

  const into = await look(goods, codes[16]!);
  expect(into.items.map(({ code, number, state }) => [code, number, state])).toEqual([
    [codes[17], 1, 'as_issued'],
    [codes[22], 2, 'as_issued'],
    [codes[27], 3, 'as_issued'],
    [first, null, 'moved_in'],
  ]);
  expect(into).toMatchObject({ total: 4, as_issued: 3, moved_in: 1, moved_out: 0 });
});

test('one that was put back is as issued; one that skips a level of its own pallet was moved in', async () => {
  const { goods, codes, move } = await pallets();
  const [carton, jar] = [codes[CARTONS[0]]!, codes[2]!];
  await move([carton], 'carton', null);
  await move([carton], 'carton', codes[0]!);
  await move([jar], 'jar', null);
  await move([jar], 'jar', codes[0]!);
  const { items, ...sums } = await look(goods, codes[0]!);
  expect(items.map(({ code, state, holds }) => [code, state, holds])).toEqual([
    [carton, 'as_issued', 3],
    [codes[CARTONS[1]], 'as_issued', 4],
    [codes[CARTONS[2]], 'as_issued', 4],
    [jar, 'moved_in', 0],
  ]);
  expect(sums).toMatchObject({ total: 4, as_issued: 3, moved_in: 1, moved_out: 0 });
});

test('pages go from what was issued on to what was moved in, none twice and none left out', async () => {
  const { goods, codes, product, packaging, move } = await pallets();
  const pool = await goods.blanks(product);
  await goods.issue(pool, 5);
  const blanks = (await goods.codes(pool)).map(({ id }) => id);
  await goods.assign(product, packaging, { qrIds: blanks, packagingInfoName: 'jar' });
  await move(blanks, 'jar', codes[1]!);
  const whole = await look(goods, codes[1]!);
  expect(whole.items.map(({ code }) => code)).toEqual([...codes.slice(2, 6), ...blanks]);
  expect(whole.items.at(-1)).toMatchObject({ level: 'jar', number: null, holds: 0 });
  const pages = [];
  for (const page of ['1', '2', '3', '4', '5'])
    pages.push((await look(goods, codes[1]!, { page, page_size: '2' })).items);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
  expect(pages.flat()).toEqual(whole.items);
  expect((await look(goods, codes[1]!, { page: '999999999', page_size: '100' })).items).toEqual([]);
  expect((await goods.call(traceCode, { params: { code: codes[1]! } })).inside).toEqual([
    { name: 'jar', count: 9 },
  ]);
});

test('packs of others are not found', async () => {
  const [{ codes }, { goods: others }] = [await pallets(), await pallets()];
  expect((await others.ask(listInside, { params: { code: codes[0]! } })).status).toBe(404);
});

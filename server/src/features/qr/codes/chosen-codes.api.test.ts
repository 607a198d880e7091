import { createPackaging } from '@qrigin/domain/packaging';
import { findCode, readRange, withdrawChosen } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { packagingSample } from '../../../../../domain/src/packaging/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const NOTHING = '00000000000000000000';

async function pallets() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const { run_id: run } = await goods.issue(packaging, 2);
  return { goods, product, packaging, run, codes: (await goods.codes(packaging)).map(({ id }) => id) };
}

test('codes of a list are withdrawn with the reason; what is not there is named, and again changes nothing', async () => {
  const { goods, run, codes } = await pallets();
  const withdraw = (listed: string[], reason = 'Misprinted') =>
    goods.call(withdrawChosen, { body: { codes: listed, reason } });
  const address = `https://q.example.com/scan/${codes[0]!}`;
  const answer = await withdraw([codes[4]!, address, NOTHING, 'honey', codes[4]!.toLowerCase()]);
  expect(answer).toEqual({
    withdrawn: 2,
    already: 0,
    refused: [
      { qr_id: NOTHING, reason: 'not_yours', belongs_to: null },
      { qr_id: 'honey', reason: 'not_a_code', belongs_to: null },
    ],
    refused_count: 2,
  });
  expect(await goods.overview(codes[4]!)).toMatchObject({ state: 'withdrawn' });
  expect(await withdraw([codes[0]!, codes[1]!], 'Lost')).toMatchObject({ withdrawn: 1, already: 1 });
  const { rows } = await api.database.superuser.query(
    'select idx, withdrawn_reason from code_state where run_id = $1 order by idx',
    [run],
  );
  expect(rows).toEqual([
    { idx: 0, withdrawn_reason: 'Misprinted' },
    { idx: 1, withdrawn_reason: 'Lost' },
    { idx: 4, withdrawn_reason: 'Misprinted' },
  ]);
  const { rows: trace } = await api.database.superuser.query(
    "select code_index, entries->>'reason' as reason from trace_event where run_id = $1 and step = 'withdrawn' order by 1",
    [run],
  );
  expect(trace).toEqual([
    { code_index: 0, reason: 'Misprinted' },
    { code_index: 1, reason: 'Lost' },
    { code_index: 4, reason: 'Misprinted' },
  ]);
});

test('a range says what it holds before it is withdrawn, and how much of it was before', async () => {
  const { goods, product, packaging, run, codes } = await pallets();
  const range = { from: codes[0]!, to: codes[7]! };
  await goods.call(withdrawChosen, { body: { codes: [codes[3]!], reason: 'Torn' } });
  const held = await goods.call(readRange, { body: range });
  expect(held).toEqual({
    run_id: run,
    kind: 'structure',
    first: 1,
    last: 8,
    count: 8,
    levels: [
      { name: 'pallet', count: 1 },
      { name: 'carton', count: 2 },
      { name: 'jar', count: 5 },
    ],
    assigned: 0,
    withdrawn: 1,
    issued_for: {
      product: { id: product, name: 'Forest honey' },
      packaging: { id: packaging, name: 'Pallets of jars' },
    },
  });
  expect(await goods.call(withdrawChosen, { body: { ...range, reason: 'Torn' } })).toMatchObject({
    withdrawn: 7,
    already: 1,
  });
  expect(await goods.call(readRange, { body: range })).toMatchObject({ count: 8, withdrawn: 8 });
  const states = (await goods.codes(packaging)).map(({ withdrawn_at }) => withdrawn_at !== null);
  expect(states).toEqual(Array.from({ length: 32 }, (_, at) => at < 8));
});

test('10,000 codes of a run of 10,000,000 are withdrawn in one call', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product(), { name: 'jar', count: 10_000 });
  await goods.issue(packaging, 1000);
  const at = async (number: number) =>
    (await goods.codes(packaging, { page: String(number), page_size: '1' }))[0]!.id;
  const body = { from: await at(9_000_001), to: await at(9_010_000), reason: 'Stolen roll' };
  expect(await goods.call(readRange, { body: { from: body.from, to: body.to } })).toMatchObject({
    first: 9_000_001,
    count: 10_000,
  });
  expect(await goods.call(withdrawChosen, { body })).toMatchObject({ withdrawn: 10_000, refused: [] });
  expect(await goods.overview(await at(9_005_000))).toMatchObject({ state: 'withdrawn' });
  expect(await goods.overview(await at(9_010_001))).toMatchObject({ state: 'active' });
});

test('codes of another organisation can be neither withdrawn, nor found, nor the ends of a range', async () => {
  const [mine, theirs] = [await pallets(), await pallets()];
  const foreign = theirs.codes[0]!;
  const reason = 'Torn';
  const answer = await mine.goods.call(withdrawChosen, {
    body: { codes: [foreign, mine.codes[0]!], reason },
  });
  expect(answer).toMatchObject({ withdrawn: 1, refused: [{ qr_id: foreign, reason: 'not_yours' }] });
  expect(await theirs.goods.overview(foreign)).toMatchObject({ state: 'active' });
  const range = { from: mine.codes[0]!, to: foreign };
  expect((await mine.goods.ask(withdrawChosen, { body: { ...range, reason } })).status).toBe(404);
  expect((await mine.goods.ask(readRange, { body: range })).status).toBe(404);
  const params = { id: mine.packaging, code: foreign };
  expect((await mine.goods.ask(findCode, { params })).status).toBe(404);
});

test('a code is found in its structure, however it is typed, or it is told what it belongs to', async () => {
  const { goods, product, packaging, run, codes } = await pallets();
  const find = (code: string, id = packaging) => goods.call(findCode, { params: { id, code } });
  const owner = {
    product: { id: product, name: 'Forest honey' },
    packaging: { id: packaging, name: 'Pallets of jars' },
  };
  const typed = codes[5]!.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i');
  expect(await find(`${typed.slice(0, 5)}-${typed.slice(5)}`)).toMatchObject({
    is_here: true,
    kind: 'structure',
    code: { id: codes[5], run_id: run, index: 5, level: 'jar', height: 0, packed: 'as_issued' },
    issued_for: owner,
    belongs_to: owner,
  });
  const body = packagingSample(product, { name: 'Gift boxes' });
  const { id: other } = await goods.call(createPackaging, { body });
  expect(await find(codes[5]!, other)).toMatchObject({ is_here: false, belongs_to: owner });
  expect((await goods.ask(findCode, { params: { id: packaging, code: NOTHING } })).status).toBe(404);

  const blanks = await goods.blanks(product);
  await goods.issue(blanks, 1);
  const [blank] = await goods.codes(blanks);
  const nothing = { product: null, packaging: null };
  expect(await find(blank!.id)).toMatchObject({ is_here: false, kind: 'blank', belongs_to: nothing });
  const moved = { qrIds: [blank!.id, codes[2]!], packagingInfoName: 'jar' };
  await goods.assign(product, packaging, { ...moved, qrIds: [blank!.id] });
  expect(await find(blank!.id)).toMatchObject({ is_here: false, kind: 'blank', belongs_to: owner });
});

test('lists tell whether a code is where it was issued', async () => {
  const { goods, product, packaging, codes } = await pallets();
  const pack = (qrIds: string[], parentID: string | null) =>
    goods.assign(product, packaging, { qrIds, packagingInfoName: 'jar', parentID });
  await pack([codes[2]!, codes[3]!, codes[4]!], null);
  await pack([codes[2]!], codes[6]!);
  await pack([codes[4]!], codes[1]!);
  const listed = await goods.codes(packaging, { page_size: '8' });
  expect(listed.map(({ packed }) => packed)).toEqual([
    'as_issued',
    'as_issued',
    'elsewhere',
    'taken_out',
    'as_issued',
    'as_issued',
    'as_issued',
    'as_issued',
  ]);
});

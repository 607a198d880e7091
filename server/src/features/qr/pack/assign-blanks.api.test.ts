import { assignBlanks, childCounts, getDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** A roll of blank codes, and a pallet of cartons of jars for them to become parts of. */
async function roll(count = 10) {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const blanks = await goods.blanks(product);
  const { run_id: run } = await goods.issue(blanks, count);
  const codes = (await goods.codes(blanks)).map(({ id }) => id);
  const jars = { product, packaging, level: 'jar' };
  const assign = (codesListed: string[], more = {}) =>
    goods.call(assignBlanks, { body: { ...jars, ...more, codes: codesListed } });
  return { goods, product, packaging, blanks, run, codes, jars, assign };
}

/** What the trace says was done in a run, by the number in it. */
async function stepsIn(run: number): Promise<[number, string, unknown][]> {
  const { rows } = await api.database.superuser.query<{ code_index: number; step: string; entries: unknown }>(
    'select code_index, step, entries from trace_event where run_id = $1 order by code_index, received_at',
    [run],
  );
  return rows.map(({ code_index, step, entries }) => [code_index, step, entries]);
}

test('blanks of a list become what they are said to be; each that cannot is named with the reason', async () => {
  const { goods, product, packaging, run, codes, assign } = await roll();
  await goods.call(withdrawCodes, { body: { qrIds: [codes[1]!] } });
  const other = await goods.product({ name: 'Black pepper' });
  const otherPackaging = await goods.packaging(other);
  await goods.assign(other, otherPackaging, { qrIds: [codes[2]!], packagingInfoName: 'carton' });
  await goods.issue(packaging);
  const [pallet] = await goods.codes(packaging);
  const { id: own } = await goods.call(getDefaultQr, { params: { id: product } });
  const nothing = '00000000000000000000';

  const answer = await assign([
    codes[0]!.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '),
    codes[1]!,
    codes[2]!,
    codes[0]!,
    pallet!.id,
    own,
    nothing,
    nothing,
    'honey',
    '',
    codes[3]!,
  ]);
  const honey = { product: { id: product, name: 'Forest honey' } };
  expect(answer).toMatchObject({ assigned: 2, already: 0, refused_count: 6 });
  expect(answer.refused.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual(
    [
      {
        qr_id: codes[2],
        reason: 'assigned',
        belongs_to: {
          product: { id: other, name: 'Black pepper' },
          packaging: { id: otherPackaging, name: 'Pallets of jars' },
        },
      },
      { qr_id: 'honey', reason: 'not_a_code', belongs_to: null },
      {
        qr_id: pallet?.id,
        reason: 'not_blank',
        belongs_to: { ...honey, packaging: { id: packaging, name: 'Pallets of jars' } },
      },
      {
        qr_id: own,
        reason: 'not_blank',
        belongs_to: { ...honey, packaging: null },
      },
      { qr_id: nothing, reason: 'not_yours', belongs_to: null },
      { qr_id: codes[1], reason: 'withdrawn', belongs_to: null },
    ].map((refused) => expect.objectContaining(refused)),
  );
  expect(await goods.overview(codes[0]!)).toMatchObject({ state: 'active', product: { id: product } });
  expect((await stepsIn(run)).filter(([, step]) => step === 'assigned')).toEqual([
    [0, 'assigned', { level: 'jar' }],
    [2, 'assigned', { level: 'carton' }],
    [3, 'assigned', { level: 'jar' }],
  ]);
});

test('the same again changes nothing and says so; with another batch it is refused', async () => {
  const { goods, product, run, codes, assign } = await roll();
  const batch = await goods.batch(product);
  expect(await assign(codes.slice(0, 3), { batch })).toMatchObject({ assigned: 3, already: 0, refused: [] });
  expect(await assign(codes.slice(0, 4), { batch })).toMatchObject({ assigned: 1, already: 3, refused: [] });
  expect(await assign(codes.slice(0, 2))).toMatchObject({ assigned: 0, already: 0, refused_count: 2 });
  expect(await goods.overview(codes[0]!)).toMatchObject({ batch: { lot_code: expect.any(String) } });
  expect(await stepsIn(run)).toHaveLength(4);
});

test('a range of a roll is assigned from its first to its last code', async () => {
  const { goods, blanks, codes, jars } = await roll();
  const range = (from: string, to: string) => goods.ask(assignBlanks, { body: { ...jars, from, to } });
  expect((await range(codes[2]!, codes[6]!)).body).toMatchObject({ assigned: 5, refused_count: 0 });
  const listed = await goods.codes(blanks);
  expect(listed.map(({ level }) => level)).toEqual(
    Array.from({ length: 10 }, (_, at) => (at >= 2 && at <= 6 ? 'jar' : 'sticker')),
  );
  expect((await range(codes[6]!, codes[2]!)).code).toBe('range_reversed');
  await goods.issue(blanks, 1);
  const [newer] = await goods.codes(blanks);
  expect((await range(codes[0]!, newer!.id)).code).toBe('range_of_two_runs');
  expect((await range(codes[0]!, '00000000000000000000')).status).toBe(404);
});

test('a range has at most 10,000 codes, and as many are assigned in one call', async () => {
  const { goods, blanks, jars } = await roll(10_001);
  const at = async (number: number) =>
    (await goods.codes(blanks, { page: String(number), page_size: '1' }))[0]!.id;
  const [first, last, tooFar] = [await at(1), await at(10_000), await at(10_001)];
  const range = (to: string) => goods.ask(assignBlanks, { body: { ...jars, from: first, to } });
  expect((await range(tooFar)).code).toBe('range_too_long');
  expect((await range(last)).body).toMatchObject({ assigned: 10_000, refused_count: 0 });
  const again = await goods.call(assignBlanks, {
    body: { ...jars, level: 'carton', from: first, to: last },
  });
  // Named are as many as someone may read, counted are all.
  expect([again.assigned, again.refused.length, again.refused_count]).toEqual([0, 1000, 10_000]);
});

test('a level that the packaging does not have is refused, and a batch of another product is not found', async () => {
  const { goods, codes, jars } = await roll();
  const foreign = await goods.batch(await goods.product());
  const ask = (more: object) => goods.askRaw(assignBlanks, { body: { ...jars, codes: [codes[0]], ...more } });
  expect((await ask({ level: 'crate' })).code).toBe('wrong_level');
  expect((await ask({ batch: foreign })).status).toBe(404);
  expect((await ask({ codes: [] })).status).toBe(400);
  expect((await ask({ codes: Array.from({ length: 1001 }, () => codes[0]) })).status).toBe(400);
  expect((await ask({ from: codes[0], to: codes[0] })).status).toBe(400);
});

test('blanks of another organisation are not there', async () => {
  const [mine, theirs] = [await roll(), await roll()];
  expect(await mine.assign([theirs.codes[0]!])).toMatchObject({
    assigned: 0,
    refused: [{ qr_id: theirs.codes[0], reason: 'not_yours', belongs_to: null }],
  });
  expect((await theirs.goods.codes(theirs.blanks))[0]).toMatchObject({ product_id: null });
});

test('who is faster with a blank has it, and the other is told', async () => {
  const { goods, run, codes, jars, packaging, product } = await roll();
  const answer = await whileItWaits(
    api,
    () => goods.call(assignBlanks, { body: { ...jars, codes: codes.slice(0, 2) } }),
    {
      lock: `insert into code_state (org_id, run_id, idx, product_id, packaging_id, level_name, height, assigned_at)
        values ('${goods.org.id}', ${run}, 1, '${product}', '${packaging}', 'carton', 1, now())`,
    },
  );
  expect(answer).toMatchObject({ assigned: 1, refused: [{ qr_id: codes[1], reason: 'assigned' }] });
});

test('assigned blanks can be packed, and count in their pack', async () => {
  const { goods, product, packaging, codes, assign } = await roll();
  await goods.issue(packaging);
  const carton = (await goods.codes(packaging)).find(({ level }) => level === 'carton')!.id;
  await assign(codes.slice(0, 2));
  await goods.assign(product, packaging, {
    qrIds: codes.slice(0, 2),
    packagingInfoName: 'jar',
    parentID: carton,
  });
  expect(await goods.call(childCounts, { params: { id: carton } })).toEqual([{ name: 'jar', count: 6 }]);
});

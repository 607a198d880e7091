import { childCounts, getDefaultQr, issueCodes, withdrawCodes } from '@qrigin/domain/qr';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Fifty calls of one person at once are the point here.
  api = await sharedApi();
});

/** A pallet of 3 cartons of 4 jars, and ten stickers that are nothing yet. */
async function hall() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  await goods.issue(packaging, 2);
  const blanks = await goods.blanks(product);
  await goods.issue(blanks, 10);
  const codes = await goods.codes(packaging);
  const of = (level: string) => codes.filter((code) => code.level === level).map(({ id }) => id);
  const stickers = (await goods.codes(blanks)).map(({ id }) => id);
  const pack = (qrIds: string[], packagingInfoName: string, parentID?: string | null) =>
    goods.assign(product, packaging, {
      qrIds,
      packagingInfoName,
      ...(parentID === undefined ? {} : { parentID }),
    });
  return {
    goods,
    product,
    packaging,
    blanks,
    pallets: of('pallet'),
    cartons: of('carton'),
    jars: of('jar'),
    stickers,
    pack,
  };
}
const counts = (goods: Goods, code = '') => goods.call(childCounts, { params: { id: code } });
const refused = (code: string, status = 409) => ({ status, body: { code } });

describe('blanks', () => {
  test('[PACK-19] become a level of a product, in a pack, all at once', async () => {
    const { goods, product, blanks, stickers, cartons, pack } = await hall();
    expect(await goods.overview(stickers[0] ?? '')).toMatchObject({
      state: 'inactive',
      product: null,
      pack: null,
      maker: { name: 'Hill Farm' },
      recall: { recalled: false },
    });
    expect(await pack(stickers.slice(0, 3), 'jar', cartons[0])).toMatchObject({
      status: 200,
      body: { assigned: 3 },
    });
    expect(await goods.overview(stickers[0] ?? '')).toMatchObject({
      state: 'active',
      product: { id: product },
      pack: { level: 'jar' },
    });
    expect(await counts(goods, cartons[0])).toEqual([{ name: 'jar', count: 7 }]);
    const [first, , , fourth] = await goods.codes(blanks);
    expect(first).toMatchObject({ level: 'jar', product_id: product, parent_id: cartons[0] });
    expect(fourth).toMatchObject({ level: 'sticker', product_id: null, parent_id: null });
  });

  test('assigned again the same way change nothing; another way they are refused, and none is changed', async () => {
    const { goods, stickers, pack } = await hall();
    await pack([stickers[0]!], 'jar');
    expect((await pack([stickers[0]!], 'jar')).status).toBe(200);
    expect(await pack([stickers[1]!, stickers[0]!], 'carton')).toMatchObject(refused('wrong_level', 400));
    const other = await goods.product();
    const otherPackaging = await goods.packaging(other);
    expect(
      await goods.assign(other, otherPackaging, {
        qrIds: [stickers[1]!, stickers[0]!],
        packagingInfoName: 'jar',
      }),
    ).toMatchObject(refused('code_assigned'));
    expect(await goods.overview(stickers[1] ?? '')).toMatchObject({ state: 'inactive', product: null });
  });

  test('take the batch that is given, of their own product only', async () => {
    const { goods, product, packaging, stickers } = await hall();
    const batch = await goods.batch(product, { lot_code: 'L-7', expires_on: '2030-01-31' });
    const assign = (batch_id: string) =>
      goods.assign(product, packaging, { qrIds: [stickers[0]!], packagingInfoName: 'jar', batch_id });
    expect((await assign(await goods.batch(await goods.product()))).status).toBe(404);
    expect((await assign(batch)).status).toBe(200);
    expect(await goods.overview(stickers[0] ?? '')).toMatchObject({
      batch: { lot_code: 'L-7', made_on: null, expires_on: '2030-01-31' },
    });
  });

  test('are issued without a batch: they get it when they become something', async () => {
    const { goods, product, blanks } = await hall();
    const body = { packagingId: blanks, count: 1, batch_id: await goods.batch(product) };
    expect(await goods.ask(issueCodes, { params: { id: blanks }, body })).toMatchObject({
      status: 400,
      body: { fields: { batch_id: expect.any(String) } },
    });
  });

  test('of another packaging, level or product are not found or refused', async () => {
    const { goods, product, packaging, stickers, pack } = await hall();
    const foreign = await goods.packaging(await goods.product());
    const body = { qrIds: [stickers[0]!], packagingInfoName: 'jar' };
    expect((await goods.assign(product, foreign, body)).status).toBe(404);
    expect((await goods.assign(crypto.randomUUID(), packaging, body)).status).toBe(404);
    expect(await pack([stickers[0]!], 'crate')).toMatchObject(refused('wrong_level', 400));
  });

  test('hold nothing and go nowhere while they are nothing', async () => {
    const { jars, stickers, pack } = await hall();
    await pack([jars[0]!], 'jar', null);
    expect(await pack([jars[0]!], 'jar', stickers[0])).toMatchObject(refused('blank_unassigned'));
  });
});

describe('packing', () => {
  test('a code sits in one pack: it has to be taken out before it goes into another', async () => {
    const { goods, cartons, jars, pack } = await hall();
    expect(await pack([jars[0]!], 'jar', cartons[1])).toMatchObject(refused('packed_elsewhere'));
    expect((await pack([jars[0]!], 'jar', cartons[0])).status).toBe(200);
    await pack([jars[0]!], 'jar', null);
    expect(await counts(goods, cartons[0])).toEqual([{ name: 'jar', count: 3 }]);
    expect((await pack([jars[0]!], 'jar', cartons[1])).status).toBe(200);
    expect(await counts(goods, cartons[1])).toEqual([{ name: 'jar', count: 5 }]);
    expect(await pack([jars[0]!], 'jar', cartons[2])).toMatchObject(refused('packed_elsewhere'));
  });

  test('a carton takes what is in it along', async () => {
    const { goods, pallets, cartons, pack } = await hall();
    await pack([cartons[0]!], 'carton', null);
    await pack([cartons[0]!], 'carton', pallets[1]);
    expect(await counts(goods, pallets[0])).toEqual([
      { name: 'carton', count: 2 },
      { name: 'jar', count: 8 },
    ]);
    expect(await counts(goods, pallets[1])).toEqual([
      { name: 'carton', count: 4 },
      { name: 'jar', count: 16 },
    ]);
  });

  test('a pack only goes into a larger one', async () => {
    const { cartons, pallets, pack } = await hall();
    await pack([cartons[0]!], 'carton', null);
    expect(await pack([cartons[0]!], 'carton', cartons[1])).toMatchObject(refused('pack_too_small'));
    expect(await pack([pallets[0]!], 'pallet', cartons[0])).toMatchObject(refused('pack_too_small'));
    expect(await pack([pallets[0]!], 'pallet', pallets[0])).toMatchObject(refused('pack_too_small'));
  });

  test('withdrawn codes are not packed and hold nothing new', async () => {
    const { goods, cartons, jars, pack } = await hall();
    await pack([jars[0]!], 'jar', null);
    await goods.call(withdrawCodes, { body: { qrIds: [cartons[1]!] } });
    expect(await pack([jars[0]!], 'jar', cartons[1])).toMatchObject(refused('code_withdrawn'));
    await goods.call(withdrawCodes, { body: { qrIds: [jars[0]!] } });
    expect(await pack([jars[0]!], 'jar', cartons[0])).toMatchObject(refused('code_withdrawn'));
  });

  test('the code of the product itself is not packed', async () => {
    const { goods, product, pack } = await hall();
    const { id } = await goods.call(getDefaultQr, { params: { id: product } });
    expect(await pack([id], 'jar')).toMatchObject(refused('code_assigned'));
  });

  test('fifty who pack one code into two packs at once: one pack wins, the others are told', async () => {
    const { goods, cartons, jars, pack } = await hall();
    await pack([jars[0]!], 'jar', null);
    // A busy server asks to come again, as any client does.
    const untilAnswered = async (carton: string | undefined) => {
      for (;;) {
        const answer = await pack([jars[0]!], 'jar', carton);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => untilAnswered(cartons[1 + (at % 2)])),
    );
    const told = answers.filter(({ status }) => status !== 200);
    expect(told).toHaveLength(25);
    for (const answer of told)
      expect(answer).toMatchObject({ ...refused('packed_elsewhere'), body: { qr_id: jars[0] } });
    const inside = await Promise.all([cartons[1], cartons[2]].map((code) => counts(goods, code)));
    expect(inside).toContainEqual([{ name: 'jar', count: 5 }]);
    expect(inside).toContainEqual([{ name: 'jar', count: 4 }]);
  });
});

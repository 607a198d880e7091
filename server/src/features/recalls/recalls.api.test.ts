import { deleteProduct } from '@qrigin/domain/products';
import {
  createRecall,
  liftRecall,
  listRecalls,
  recallCode,
  recallOfCode,
  recallReach,
} from '@qrigin/domain/recalls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../testing/goods/goods.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

/** What is recalled, as it is sent. */
type Scoped = z.input<typeof recallReach.body>;

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function hall() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product);
  const run = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = await goods.codes(packaging);
  const of = (level: string) => codes.filter((code) => code.level === level).map(({ id }) => id);
  const pack = (qrIds: string[], packagingInfoName: string, parentID: string | null = null) =>
    goods.assign(product, packaging, { qrIds, packagingInfoName, parentID });
  return {
    goods,
    product,
    packaging,
    batch,
    run,
    pallets: of('pallet'),
    cartons: of('carton'),
    jars: of('jar'),
    pack,
  };
}
type Recalled = Scoped & Partial<z.input<typeof recallCode.body>>;

const recall = (goods: Goods, body: Recalled) =>
  goods.call(createRecall, { body: { reason: 'Glass splinters', ...body } });
const isRecalled = async (goods: Goods, code = '') => {
  const { state, recall } = await goods.overview(code);
  expect(state === 'recalled').toBe(recall.recalled);
  return recall.recalled;
};
const reach = (goods: Goods, scope: Scoped) => goods.call(recallReach, { body: scope });

describe('one code', () => {
  test('[PACK-15][PACK-31] is recalled with everything that is packed in it, and nothing else', async () => {
    const { goods, product, batch, pallets, cartons, jars } = await hall();
    const words = {
      heading: 'Recall of Forest honey',
      reason: 'Glass',
      hazard: 'Cuts',
      what_to_do: 'Stop\nReturn it',
      remedy: 'Your money back',
      contact: '1800 000 2647',
      language: 'en' as const,
      translations: { hi: { heading: '', reason: 'काँच', hazard: '', what_to_do: '', remedy: '' } },
    };
    const entry = await goods.call(recallCode, { params: { id: cartons[0]! }, body: words });
    expect(entry).toEqual({
      id: expect.any(String),
      org_id: goods.org.id,
      scope: 'code',
      qr_id: cartons[0],
      run_id: expect.any(Number),
      batch_id: null,
      product_id: null,
      from: null,
      to: null,
      mock: false,
      ...words,
      created_by: goods.org.owner.id,
      created_at: expect.stringMatching(/Z$/),
      lifted_at: null,
      lift_reason: '',
      product: { id: product, name: 'Forest honey' },
      lot_code: expect.any(String),
      level: 'carton',
      opened_by: { id: goods.org.owner.id, name: expect.any(String) },
      ended_by: null,
      reached: {
        codes: 5,
        levels: [
          { name: 'carton', count: 1 },
          { name: 'jar', count: 4 },
        ],
        packs: 1,
        batches: [{ id: batch, lot_code: entry.lot_code, codes: 5 }],
        batches_count: 1,
      },
    });
    expect(await isRecalled(goods, cartons[0])).toBe(true);
    for (const jar of jars.slice(0, 4)) expect(await isRecalled(goods, jar)).toBe(true);
    for (const code of [pallets[0], cartons[1], jars[4]]) expect(await isRecalled(goods, code)).toBe(false);
    expect((await goods.overview(jars[0] ?? '')).recall).toMatchObject({
      recalled: true,
      reason: 'Glass',
      notices: [{ ...words, id: entry.id, translations: { hi: { reason: 'काँच' } } }],
    });
  });

  test('[PACK-16][PACK-31] tells whether it is recalled and by what', async () => {
    const { goods, cartons, jars } = await hall();
    const told = () => goods.call(recallOfCode, { params: { id: jars[0]! } });
    expect(await told()).toEqual({ qr_id: jars[0], recalled: false, entries: [] });
    const entry = await recall(goods, { scope: 'code', qr_id: cartons[0]! });
    const practice = await recall(goods, { scope: 'code', qr_id: jars[0]!, mock: true });
    expect(await told()).toEqual({
      qr_id: jars[0],
      recalled: true,
      entries: [practice, entry],
    });
    await goods.call(liftRecall, { params: { id: entry.id }, body: { reason: 'All of it came back' } });
    expect(await told()).toEqual({ qr_id: jars[0], recalled: false, entries: [practice] });
  });

  test('[PACK-31] needs a reason', async () => {
    const { goods, jars } = await hall();
    for (const body of [{}, { reason: ' ' }, { reason: 'x', more: 1 }])
      expect((await goods.askRaw(recallCode, { params: { id: jars[0] }, body })).status).toBe(400);
  });
});

describe('wider scopes', () => {
  test('[PACK-31] run, batch and product reach all their codes and no others', async () => {
    const { goods, product, packaging, batch, run, jars } = await hall();
    await goods.issue(packaging);
    const [otherRun] = await goods.codes(packaging);
    const otherProduct = await goods.product();
    for (const [scope, reachesOtherRun] of [
      [{ scope: 'run', run_id: run.run_id }, false],
      [{ scope: 'batch', batch_id: batch }, false],
      [{ scope: 'product', product_id: product }, true],
      [{ scope: 'product', product_id: otherProduct }, false],
    ] as const) {
      const { id } = await recall(goods, scope);
      const isOther = 'product_id' in scope && scope.product_id === otherProduct;
      expect(await isRecalled(goods, jars[0])).toBe(!isOther);
      expect(await isRecalled(goods, otherRun?.id)).toBe(reachesOtherRun);
      await goods.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
      expect(await isRecalled(goods, jars[0])).toBe(false);
    }
  });

  test('[PACK-31] a window reaches what was issued from one moment up to another', async () => {
    const { goods, product, packaging, run, jars } = await hall();
    const [from, to] = [run.created_at, new Date().toISOString()];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await goods.issue(packaging);
    const [later] = await goods.codes(packaging);
    await recall(goods, { scope: 'window', product_id: product, from, to });
    expect(await isRecalled(goods, jars[0])).toBe(true);
    expect(await isRecalled(goods, later?.id)).toBe(false);
    expect(
      (
        await goods.ask(createRecall, {
          body: {
            reason: 'x',
            scope: 'window',
            product_id: product,
            from: to,
            to: from,
          },
        })
      ).status,
    ).toBe(400);
  });

  test('an exercise is listed and counted, and no shopper sees it', async () => {
    const { goods, product, jars } = await hall();
    const practice = await recall(goods, { scope: 'product', product_id: product, mock: true });
    expect(await isRecalled(goods, jars[0])).toBe(false);
    const listed = await goods.call(listRecalls);
    expect(listed.items).toEqual([practice]);
  });

  test('a product that was deleted can still be recalled', async () => {
    const { goods, product, jars } = await hall();
    await goods.call(deleteProduct, { params: { id: product } });
    await recall(goods, { scope: 'product', product_id: product });
    expect(await isRecalled(goods, jars[0])).toBe(true);
  });

  test("what is another organisation's is not found", async () => {
    const [mine, theirs] = [await hall(), await hall()];
    const ask = (body: Scoped) => mine.goods.ask(createRecall, { body: { reason: 'x', ...body } });
    const statuses = [
      await ask({ scope: 'code', qr_id: theirs.jars[0]! }),
      await ask({ scope: 'run', run_id: theirs.run.run_id }),
      await ask({ scope: 'batch', batch_id: theirs.batch }),
      await ask({ scope: 'product', product_id: theirs.product }),
      await ask({ scope: 'product', product_id: crypto.randomUUID() }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await isRecalled(theirs.goods, theirs.jars[0])).toBe(false);
  });
});

describe('packing and recalls', () => {
  test('a code that leaves a recalled pack stays recalled, with what is in it, until the recall is lifted', async () => {
    const { goods, pallets, cartons, jars, pack } = await hall();
    const { id } = await recall(goods, { scope: 'code', qr_id: pallets[0]! });
    expect((await pack([cartons[0]!], 'carton')).status).toBe(200);
    expect(await isRecalled(goods, cartons[0])).toBe(true);
    expect(await isRecalled(goods, jars[0])).toBe(true);
    await pack([jars[0]!], 'jar');
    await pack([jars[0]!], 'jar', cartons[4]);
    expect(await isRecalled(goods, jars[0])).toBe(true);
    expect(await isRecalled(goods, cartons[4])).toBe(false);
    const { entries } = await goods.call(recallOfCode, { params: { id: jars[0]! } });
    expect(entries.map((entry) => entry.id)).toEqual([id]);
    expect((await goods.call(listRecalls)).total).toBe(1);
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
    for (const code of [pallets[0], cartons[0], jars[0], jars[1]])
      expect(await isRecalled(goods, code)).toBe(false);
  });

  test('nothing goes into a recalled pack, whatever recalled it', async () => {
    const { goods, product, pallets, cartons, jars, pack } = await hall();
    await pack([jars[0]!], 'jar');
    const refusal = { status: 409, body: { code: 'parent_recalled' } };
    const onPallet = await recall(goods, { scope: 'code', qr_id: pallets[1]! });
    expect(await pack([jars[0]!], 'jar', cartons[3])).toMatchObject(refusal);
    await goods.call(liftRecall, { params: { id: onPallet.id }, body: { reason: 'All of it came back' } });
    await recall(goods, { scope: 'product', product_id: product });
    expect(await pack([jars[0]!], 'jar', cartons[3])).toMatchObject(refusal);
  });

  test('a code that is taken out while its pallet is being recalled does not slip away', async () => {
    const { goods, run, pallets, cartons, pack } = await hall();
    const { superuser } = api.database;
    // A recall that is stored and not committed yet, as `openRecall` does it.
    await superuser.query('begin');
    await superuser.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [goods.org.id]);
    await superuser.query(
      `insert into recall (org_id, scope, run_id, idx, reason) values ($1, 'code', $2, 0, 'Glass')`,
      [goods.org.id, run.run_id],
    );
    const moving = pack([cartons[0]!], 'carton');
    const isWaiting = await Promise.race([
      moving.then(() => false),
      new Promise((resolve) => setTimeout(() => resolve(true), 200)),
    ]);
    await superuser.query('commit');
    expect(isWaiting).toBe(true);
    expect((await moving).status).toBe(200);
    expect(await isRecalled(goods, pallets[0])).toBe(true);
    expect(await isRecalled(goods, cartons[0])).toBe(true);
  });
});

describe('reach', () => {
  test('tells how many codes of each level a recall would reach, before anyone confirms', async () => {
    const { goods, product, batch, run, pallets, cartons, jars, pack } = await hall();
    const whole = [
      { name: 'pallet', count: 2 },
      { name: 'carton', count: 6 },
      { name: 'jar', count: 24 },
    ];
    expect(await reach(goods, { scope: 'run', run_id: run.run_id })).toMatchObject({
      codes: 32,
      levels: whole,
    });
    expect(await reach(goods, { scope: 'batch', batch_id: batch })).toMatchObject({
      codes: 32,
      levels: whole,
    });
    expect(await reach(goods, { scope: 'product', product_id: product })).toMatchObject({
      codes: 32,
      levels: whole,
    });
    const now = new Date().toISOString();
    expect(
      await reach(goods, {
        scope: 'window',
        product_id: product,
        from: '2020-01-01T00:00:00Z',
        to: run.created_at,
      }),
    ).toMatchObject({ codes: 0, levels: [], packs: 0, batches: [], open: [] });
    expect(
      (await reach(goods, { scope: 'window', product_id: product, from: run.created_at, to: now })).codes,
    ).toBe(32);
    expect(await reach(goods, { scope: 'code', qr_id: jars[0]! })).toMatchObject({
      codes: 1,
      levels: [{ name: 'jar', count: 1 }],
    });
    await pack([cartons[0]!], 'carton');
    await pack([jars[4]!], 'jar');
    await pack([jars[4]!], 'jar', cartons[0]);
    expect((await reach(goods, { scope: 'code', qr_id: pallets[0]! })).codes).toBe(16 - 5 - 1);
    expect((await reach(goods, { scope: 'code', qr_id: cartons[0]! })).codes).toBe(5 + 1);
    expect((await goods.call(listRecalls)).total).toBe(0);
  });

  test('counts blanks that were assigned', async () => {
    const { goods, product, packaging } = await hall();
    const blanks = await goods.blanks(product);
    await goods.issue(blanks, 5);
    const stickers = (await goods.codes(blanks)).map(({ id }) => id);
    await goods.assign(product, packaging, { qrIds: stickers.slice(0, 2), packagingInfoName: 'jar' });
    expect(await reach(goods, { scope: 'product', product_id: product })).toMatchObject({ codes: 34 });
  });
});

describe('the list', () => {
  test('has the newest first, and open or lifted ones when asked', async () => {
    const { goods, product, jars } = await hall();
    const first = await recall(goods, { scope: 'code', qr_id: jars[0]! });
    const second = await recall(goods, { scope: 'product', product_id: product });
    const lifted = await goods.call(liftRecall, {
      params: { id: first.id },
      body: { reason: 'All of it came back' },
    });
    expect(lifted.lifted_at).toMatch(/Z$/);
    expect(
      await goods.call(liftRecall, { params: { id: first.id }, body: { reason: 'All of it came back' } }),
    ).toEqual(lifted);
    const list = async (query: z.input<typeof listRecalls.query> = {}) =>
      (await goods.call(listRecalls, { query })).items.map(({ id }) => id);
    expect(await list()).toEqual([second.id, first.id]);
    expect(await list({ open: 'true' })).toEqual([second.id]);
    expect(await list({ open: 'false' })).toEqual([first.id]);
  });
});

test('a retried recall is opened once', async () => {
  const { goods, jars } = await hall();
  const send = () =>
    api.ask(recallCode, {
      params: { org: goods.org.id, id: jars[0]! },
      token: goods.org.owner.token,
      body: { reason: 'Glass' },
      headers: { 'idempotency-key': 'same' },
    });
  expect((await send()).body).toEqual((await send()).body);
  expect((await goods.call(listRecalls)).total).toBe(1);
});

import {
  type Batch,
  changeBatch,
  createBatch,
  createProduct,
  deleteBatch,
  deleteProduct,
  listBatches,
} from '@qrigin/domain/products';
import { assignCodes } from '@qrigin/domain/qr';
import { createRecall } from '@qrigin/domain/recalls';
import { createSite } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const LOT = { lot_code: 'L-2026/11', made_on: '2026-11-01', expires_on: '2028-02-29' };

async function newProduct(org: TestOrganisation): Promise<string> {
  const { body } = await org.ask(createProduct, { body: { name: 'Forest honey', nature: 'dynamic' } });
  return body.id;
}

async function list(org: TestOrganisation, product: string, query: z.input<typeof listBatches.query> = {}) {
  return (await org.ask(listBatches, { params: { id: product }, query })).body;
}

test('a batch keeps its days as they were sent, and its site', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const site = (await org.ask(createSite, { body: { name: 'Farm' } })).body;
  const created = await org.ask(createBatch, { params: { id: product }, body: { ...LOT, site_id: site.id } });
  expect(created.status).toBe(200);
  expect(created.body).toEqual({
    id: expect.any(String),
    product_id: product,
    ...LOT,
    site_id: site.id,
    site_name: 'Farm',
    created_at: expect.any(String),
  });
  expect(await list(org, product)).toEqual({ items: [created.body], total: 1, page: 1, page_size: 20 });
});

test('only the lot code is needed', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const { body } = await org.ask(createBatch, { params: { id: product }, body: { lot_code: ' 7 ' } });
  expect(body).toMatchObject({
    lot_code: '7',
    made_on: null,
    expires_on: null,
    site_id: null,
    site_name: null,
  });
});

test('the batches of one product are listed, newest first unless asked otherwise', async () => {
  const org = await newOrganisation(api);
  const [product, other] = [await newProduct(org), await newProduct(org)];
  await org.ask(createBatch, { params: { id: other }, body: LOT });
  for (const [lot_code, made_on] of [
    ['b', '2026-03-01'],
    ['c', '2026-01-01'],
    ['a', '2026-02-01'],
  ] as const) {
    await org.ask(createBatch, { params: { id: product }, body: { lot_code, made_on } });
  }
  const lots = async (query?: z.input<typeof listBatches.query>) => {
    const { items, total } = await list(org, product, query);
    return `${items.map(({ lot_code }) => lot_code).join('')} of ${total}`;
  };
  expect(await lots()).toBe('acb of 3');
  expect(await lots({ sort_by: 'lot_code', sort_order: 'asc' })).toBe('abc of 3');
  expect(await lots({ sort_by: 'made_on' })).toBe('bac of 3');
  expect(await lots({ page_size: '2', page: '2' })).toBe('b of 3');
});

test('a lot code is taken within its product only', async () => {
  const org = await newOrganisation(api);
  const [product, other] = [await newProduct(org), await newProduct(org)];
  await org.ask(createBatch, { params: { id: product }, body: LOT });
  const again = await org.ask(createBatch, { params: { id: product }, body: { lot_code: LOT.lot_code } });
  expect(again.status).toBe(409);
  expect(again.body).toEqual({
    code: 'lot_code_taken',
    error: 'This product already has a batch with this number.',
  });
  expect((await org.ask(createBatch, { params: { id: other }, body: LOT })).status).toBe(200);
  expect((await list(org, product)).total).toBe(1);
});

test.each<[string, Record<string, unknown>]>([
  ['expires_on', { ...LOT, expires_on: '2026-10-31' }],
  ['made_on', { ...LOT, made_on: '2026-02-30' }],
  ['made_on', { ...LOT, made_on: '30-02-2026' }],
  ['expires_on', { ...LOT, expires_on: '31-10-2026' }],
  ['made_on', { ...LOT, made_on: '11-13-2026' }],
  ['made_on', { ...LOT, made_on: '1-11-2026' }],
  ['made_on', { ...LOT, made_on: '01/11/2026' }],
  ['made_on', { ...LOT, made_on: '0000-01-01' }],
  ['made_on', { ...LOT, made_on: '1899-12-31' }],
  ['expires_on', { ...LOT, expires_on: '2028-02-29T00:00:00Z' }],
  ['lot_code', { ...LOT, lot_code: 'x'.repeat(61) }],
  ['lot_code', { made_on: '2026-11-01' }],
  ['site_id', { ...LOT, site_id: 'x' }],
])('a wrong %s is refused by name and nothing is stored', async (field, fields) => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const answer = await org.askRaw(createBatch, { params: { id: product }, body: fields });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect((await list(org, product)).total).toBe(0);
});

test('a batch can expire on the day it was made', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const body = { ...LOT, expires_on: LOT.made_on };
  expect((await org.ask(createBatch, { params: { id: product }, body })).status).toBe(200);
});

test('a product or site of another organisation is not found', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const [mine, theirs] = [await newProduct(here), await newProduct(there)];
  const site = (await there.ask(createSite, { body: { name: 'Farm' } })).body;
  expect((await here.ask(createBatch, { params: { id: theirs }, body: LOT })).status).toBe(404);
  expect((await here.ask(listBatches, { params: { id: theirs } })).status).toBe(404);
  const foreignSite = await here.ask(createBatch, {
    params: { id: mine },
    body: { ...LOT, site_id: site.id },
  });
  expect(foreignSite.status).toBe(404);
});

async function newBatch(org: TestOrganisation, product: string, over = {}): Promise<Batch> {
  return org.call(createBatch, { params: { id: product }, body: { ...LOT, ...over } });
}

test('the days of a batch are sent in either order and answered year first', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const days = { made_on: '03-04-2026', expires_on: '29-02-2028' };
  const read = { made_on: '2026-04-03', expires_on: '2028-02-29' };
  const batch = await newBatch(org, product, days);
  expect(batch).toMatchObject(read);
  expect((await list(org, product)).items).toEqual([batch]);
  const params = { id: product, batch: batch.id };
  const mixed = { ...LOT, made_on: '2026-04-03', expires_on: '03-04-2026' };
  expect(await org.call(changeBatch, { params, body: mixed })).toMatchObject({
    made_on: '2026-04-03',
    expires_on: '2026-04-03',
  });
});

test('a batch is changed, and what is left out returns to its default', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const site = await org.call(createSite, { body: { name: 'Farm' } });
  const batch = await newBatch(org, product, { site_id: site.id });
  const params = { id: product, batch: batch.id };
  const renamed = { ...LOT, lot_code: 'L-2', site_id: site.id };
  const changed = await org.ask(changeBatch, { params, body: renamed });
  expect([changed.status, changed.body]).toEqual([200, { ...batch, lot_code: 'L-2' }]);
  const emptied = await org.call(changeBatch, { params, body: { lot_code: 'L-2' } });
  const nothing = { made_on: null, expires_on: null, site_id: null, site_name: null };
  expect(emptied).toEqual({ ...batch, lot_code: 'L-2', ...nothing });
  expect((await list(org, product)).items).toEqual([emptied]);
});

test('a batch cannot take the number of another one of its product', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  await newBatch(org, product);
  const second = await newBatch(org, product, { lot_code: 'M-2' });
  const params = { id: product, batch: second.id };
  const answer = await org.ask(changeBatch, { params, body: LOT });
  expect([answer.status, answer.code]).toEqual([409, 'lot_code_taken']);
  expect((await list(org, product, { search: 'M-2' })).items).toEqual([second]);
});

test('a batch that nothing refers to is deleted', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const batch = await newBatch(org, product);
  const params = { id: product, batch: batch.id };
  const removed = await org.ask(deleteBatch, { params });
  expect([removed.status, removed.body]).toEqual([200, batch]);
  expect((await list(org, product)).total).toBe(0);
  expect((await org.ask(deleteBatch, { params })).status).toBe(404);
});

type Made = { goods: Goods; product: string; batch: string; packaging: string };

/** What may refer to a batch. */
const USES: Record<string, (made: Made) => Promise<unknown>> = {
  run: ({ goods, packaging, batch }) => goods.issue(packaging, 1, { batch_id: batch }),
  recall: ({ goods, batch }) =>
    goods.call(createRecall, { body: { scope: 'batch', batch_id: batch, reason: 'Glass' } }),
  async 'blank code'({ goods, product, packaging, batch }) {
    const blanks = await goods.blanks(product);
    await goods.issue(blanks, 1);
    const [blank] = await goods.codes(blanks);
    const body = { qrIds: [blank!.id], packagingInfoName: 'jar', batch_id: batch };
    await goods.call(assignCodes, { params: { p: product, k: packaging }, body });
  },
  'trace event': ({ goods, batch }) =>
    api.database.superuser.query(
      `insert into trace_event (org_id, id, batch_id, step, happened_at)
       values ($1, gen_random_uuid(), $2, 'packed', now())`,
      [goods.org.id, batch],
    ),
};

test.each(Object.keys(USES))('a batch that a %s refers to cannot be deleted, but changed', async (what) => {
  const goods = await newGoods(api);
  const { org } = goods;
  const product = await goods.product();
  const batch = await goods.batch(product);
  await USES[what]!({ goods, product, batch, packaging: await goods.packaging(product) });
  const params = { id: product, batch };
  const answer = await org.ask(deleteBatch, { params });
  expect([answer.status, answer.body]).toEqual([
    409,
    { code: 'batch_in_use', error: 'This batch is used by codes or recalls and cannot be deleted.' },
  ]);
  expect((await org.call(changeBatch, { params, body: LOT })).lot_code).toBe(LOT.lot_code);
});

test('a batch is found below its own product only, and not once that is deleted', async () => {
  const [org, there] = [await newOrganisation(api), await newOrganisation(api)];
  const [product, other, theirs] = [await newProduct(org), await newProduct(org), await newProduct(there)];
  const batch = await newBatch(org, product);
  const foreign = await newBatch(there, theirs);
  for (const params of [
    { id: other, batch: batch.id },
    { id: product, batch: foreign.id },
    { id: product, batch: crypto.randomUUID() },
    { id: product, batch: 'x' },
  ]) {
    expect((await org.ask(changeBatch, { params, body: LOT })).status).toBe(404);
    expect((await org.ask(deleteBatch, { params })).status).toBe(404);
  }
  await org.call(deleteProduct, { params: { id: product } });
  expect((await org.ask(deleteBatch, { params: { id: product, batch: batch.id } })).status).toBe(404);
});

test('batches come as a file with these columns', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const site = await org.call(createSite, { body: { name: 'Farm' } });
  await newBatch(org, product, { site_id: site.id });
  const { text } = await org.askRaw(listBatches, {
    params: { id: product },
    headers: { accept: 'text/csv' },
  });
  const [head, batch] = text.split('\r\n');
  expect(head).toContain('"Batch number","Made on","Expires on","Site","Added (UTC)","Batch ID"');
  expect(batch).toMatch(/^"L-2026\/11","2026-11-01","2028-02-29","Farm","2[^"]+","[0-9a-f-]{36}"$/);
});

test('each write of a batch leaves one audit entry', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const { id: batch } = await newBatch(org, product);
  const params = { id: product, batch };
  await org.call(changeBatch, { params, body: { lot_code: '8' } });
  await org.call(deleteBatch, { params });
  const { rows } = await api.database.superuser.query(
    "select action, subject_id from audit_entry where org_id = $1 and action like 'batch.%' order by id",
    [org.id],
  );
  expect(rows).toEqual(
    ['batch.create', 'batch.change', 'batch.delete'].map((action) => ({ action, subject_id: batch })),
  );
});

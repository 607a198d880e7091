import { createBatch, createProduct, listBatches } from '@qrigin/domain/products';
import { createSite } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
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
    created_at: expect.any(String),
  });
  expect(await list(org, product)).toEqual({ items: [created.body], total: 1, page: 1, page_size: 20 });
});

test('only the lot code is needed', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const { body } = await org.ask(createBatch, { params: { id: product }, body: { lot_code: ' 7 ' } });
  expect(body).toMatchObject({ lot_code: '7', made_on: null, expires_on: null, site_id: null });
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

test('a new batch leaves one audit entry', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const batch = (await org.ask(createBatch, { params: { id: product }, body: LOT })).body;
  const { rows } = await api.database.superuser.query(
    "select action, subject_id from audit_entry where org_id = $1 and action like 'batch.%'",
    [org.id],
  );
  expect(rows).toEqual([{ action: 'batch.create', subject_id: batch.id }]);
});

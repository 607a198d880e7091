import type { Page } from '@qrigin/domain/http';
import type { Batch } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const LOT = { lot_code: 'L-2026/11', made_on: '2026-11-01', expires_on: '2028-02-29' };

function ask(org: TestOrganisation, method: string, path: string, body?: unknown) {
  return api.ask(method, `/${org.id}${path}`, { token: org.owner.token, body });
}

async function newProduct(org: TestOrganisation): Promise<string> {
  const { body } = await ask(org, 'POST', '/products', { name: 'Forest honey', nature: 'dynamic' });
  return (body as { id: string }).id;
}

async function list(org: TestOrganisation, product: string, query = '') {
  return (await ask(org, 'GET', `/products/${product}/batches${query}`)).body as Page<Batch>;
}

test('a batch keeps its days as they were sent, and its site', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const site = (await ask(org, 'POST', '/sites', { name: 'Farm' })).body as { id: string };
  const created = await ask(org, 'POST', `/products/${product}/batches`, { ...LOT, site_id: site.id });
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
  const { body } = await ask(org, 'POST', `/products/${product}/batches`, { lot_code: ' 7 ' });
  expect(body).toMatchObject({ lot_code: '7', made_on: null, expires_on: null, site_id: null });
});

test('the batches of one product are listed, newest first unless asked otherwise', async () => {
  const org = await newOrganisation(api);
  const [product, other] = [await newProduct(org), await newProduct(org)];
  await ask(org, 'POST', `/products/${other}/batches`, LOT);
  for (const [lot_code, made_on] of [
    ['b', '2026-03-01'],
    ['c', '2026-01-01'],
    ['a', '2026-02-01'],
  ]) {
    await ask(org, 'POST', `/products/${product}/batches`, { lot_code, made_on });
  }
  const lots = async (query: string) => {
    const { items, total } = await list(org, product, query);
    return `${items.map(({ lot_code }) => lot_code).join('')} of ${total}`;
  };
  expect(await lots('')).toBe('acb of 3');
  expect(await lots('?sort_by=lot_code&sort_order=asc')).toBe('abc of 3');
  expect(await lots('?sort_by=made_on')).toBe('bac of 3');
  expect(await lots('?page_size=2&page=2')).toBe('b of 3');
});

test('a lot code is taken within its product only', async () => {
  const org = await newOrganisation(api);
  const [product, other] = [await newProduct(org), await newProduct(org)];
  await ask(org, 'POST', `/products/${product}/batches`, LOT);
  const again = await ask(org, 'POST', `/products/${product}/batches`, { lot_code: LOT.lot_code });
  expect(again.status).toBe(409);
  expect(again.body).toEqual({
    code: 'lot_code_taken',
    error: 'This product already has a batch with this number.',
  });
  expect((await ask(org, 'POST', `/products/${other}/batches`, LOT)).status).toBe(200);
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
  const answer = await ask(org, 'POST', `/products/${product}/batches`, fields);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect((await list(org, product)).total).toBe(0);
});

test('a batch can expire on the day it was made', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const body = { ...LOT, expires_on: LOT.made_on };
  expect((await ask(org, 'POST', `/products/${product}/batches`, body)).status).toBe(200);
});

test('a product or site of another organisation is not found', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const [mine, theirs] = [await newProduct(here), await newProduct(there)];
  const site = (await ask(there, 'POST', '/sites', { name: 'Farm' })).body as { id: string };
  expect((await ask(here, 'POST', `/products/${theirs}/batches`, LOT)).status).toBe(404);
  expect((await ask(here, 'GET', `/products/${theirs}/batches`)).status).toBe(404);
  const foreignSite = await ask(here, 'POST', `/products/${mine}/batches`, { ...LOT, site_id: site.id });
  expect(foreignSite.status).toBe(404);
});

test('a new batch leaves one audit entry', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const batch = (await ask(org, 'POST', `/products/${product}/batches`, LOT)).body as Batch;
  const { rows } = await api.database.superuser.query(
    "select action, subject_id from audit_entry where org_id = $1 and action like 'batch.%'",
    [org.id],
  );
  expect(rows).toEqual([{ action: 'batch.create', subject_id: batch.id }]);
});

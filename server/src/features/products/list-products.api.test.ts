import { createProduct, listProductPages, listProducts, renameProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Asked = Partial<z.input<typeof listProductPages.query>>;

const pageOf = (org: TestOrganisation, query: Asked = {}) =>
  org.call(listProductPages, { query: { page: '1', ...query } });

async function names(org: TestOrganisation, query: Asked = {}) {
  const { items, ...page } = await pageOf(org, query);
  return { names: items.map(({ name }) => name).join(), ...page };
}

/** Products of these names, made in this order; every second one is static. */
async function withProducts(...made: string[]): Promise<TestOrganisation> {
  const org = await newOrganisation(api);
  for (const [at, name] of made.entries())
    await org.call(createProduct, { body: { name, nature: at % 2 ? 'static' : 'dynamic' } });
  return org;
}

test('a page of products has all that a list shows of each: its codes, its batches, its last change', async () => {
  const goods = await newGoods(api);
  const honey = await goods.product();
  const packaging = await goods.packaging(honey);
  await goods.issue(packaging, 2);
  await goods.issue(packaging, 1);
  // Blank codes are nobody's yet, and the default code is the product's own.
  await goods.issue(await goods.blanks(honey), 5);
  await goods.call(getDefaultQr, { params: { id: honey } });
  await goods.batch(honey);
  await goods.batch(honey);
  const tea = await goods.product({ name: 'Tea', nature: 'static' });
  const row = {
    reference: null,
    plan_ends_at: null,
    image_url: null,
    created_at: expect.any(String),
    changed_at: expect.any(String),
  };
  expect(await pageOf(goods.org)).toEqual({
    items: [
      { id: tea, name: 'Tea', nature: 'static', isActive: false, codes_issued: 0, batches: 0, ...row },
      {
        id: honey,
        name: 'Forest honey',
        nature: 'dynamic',
        isActive: true,
        codes_issued: 48,
        batches: 2,
        ...row,
      },
    ],
    total: 2,
    page: 1,
    page_size: 20,
  });
});

test('without a page the answer is an array, whatever else is asked', async () => {
  const org = await withProducts('a', 'b', 'c');
  const all = await org.call(listProducts, { query: { sort_by: 'name', sort_order: 'asc', search: 'b' } });
  expect(all).toEqual([
    {
      id: expect.any(String),
      name: 'b',
      nature: 'static',
      isActive: false,
      reference: null,
      plan_ends_at: null,
      created_at: expect.any(String),
    },
  ]);
});

test('pages are cut anywhere, and each tells the total, also past the end', async () => {
  const org = await withProducts('a', 'b', 'c', 'd', 'e');
  const page = { page_size: 2, total: 5 };
  expect(await names(org, { page_size: '2' })).toEqual({ ...page, names: 'e,d', page: 1 });
  expect(await names(org, { page_size: '2', page: '2' })).toEqual({ ...page, names: 'c,b', page: 2 });
  expect(await names(org, { page_size: '2', page: '3' })).toEqual({ ...page, names: 'a', page: 3 });
  expect(await names(org, { page_size: '2', page: '4' })).toEqual({ ...page, names: '', page: 4 });
});

test('products are sorted by name, by when they were made, and by their last change', async () => {
  const org = await withProducts('b', 'c', 'a');
  const { items } = await pageOf(org, { search: 'b' });
  await org.call(renameProduct, { params: { id: items[0]!.id }, body: { name: 'b2' } });
  expect((await names(org, { sort_by: 'name', sort_order: 'asc' })).names).toBe('a,b2,c');
  expect((await names(org, { sort_by: 'name' })).names).toBe('c,b2,a');
  expect((await names(org, { sort_by: 'created_at', sort_order: 'asc' })).names).toBe('b2,c,a');
  expect((await names(org, { sort_by: 'changed_at' })).names).toBe('b2,a,c');
});

test('products are found by the words of their name, their type and their status', async () => {
  const org = await withProducts('Wild honey', 'Honey soap', 'Tea');
  await api.database.superuser.query(
    "update product set is_active = true where org_id = $1 and name = 'Honey soap'",
    [org.id],
  );
  await org.call(createProduct, { body: { name: 'Honey menu', nature: 'static' } });
  expect(await names(org, { search: 'HONEY' })).toMatchObject({
    names: 'Honey menu,Honey soap,Wild honey',
    total: 3,
  });
  expect((await names(org, { search: 'honey wild' })).names).toBe('Wild honey');
  expect((await names(org, { nature: 'static' })).names).toBe('Honey menu,Honey soap');
  expect((await names(org, { status: 'active' })).names).toBe('Tea,Honey soap,Wild honey');
  expect((await names(org, { status: 'inactive', nature: 'static', search: 'honey' })).names).toBe(
    'Honey menu',
  );
  expect((await names(org, { search: 'coffee' })).total).toBe(0);
});

test.each([
  'page=0',
  'page=x',
  'page_size=101&page=1',
  'sort_by=nature',
  'nature=other',
  'status=new',
  'x=1',
])('a list of products is refused with ?%s', async (query) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(listProducts, { query });
  expect([answer.status, answer.code]).toEqual([400, 'invalid_input']);
});

test('products come as a file with these columns, also when no page is named', async () => {
  const org = await withProducts('Tea');
  const { text } = await org.askRaw(listProducts, { headers: { accept: 'text/csv' } });
  const [head, tea] = text.split('\r\n');
  expect(head).toContain(
    '"Name","Reference","Type","Active","Codes issued","Batches","Changed (UTC)","Added (UTC)","Product ID"',
  );
  expect(tea).toMatch(
    /^"Tea","","dynamic","yes","0","0","2\d{3}-\d\d-\d\d [\d:]{8}","2[^"]+","[0-9a-f-]{36}"$/,
  );
});

test('a product has changed when its name or its status did, and not when a code was printed for it', async () => {
  const goods = await newGoods(api);
  const id = await goods.product();
  const changedAt = async () => (await pageOf(goods.org)).items[0]?.changed_at;
  const made = await changedAt();
  await goods.call(getDefaultQr, { params: { id } });
  await goods.call(renameProduct, { params: { id }, body: { name: 'Forest honey' } });
  expect(await changedAt()).toBe(made);
  await api.database.superuser.query('update product set is_active = false where id = $1', [id]);
  const paused = await changedAt();
  expect(paused).not.toBe(made);
  await goods.call(renameProduct, { params: { id }, body: { name: 'Honey' } });
  expect(await changedAt()).not.toBe(paused);
});

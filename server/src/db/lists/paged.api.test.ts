import { createProduct, listProductPages } from '@qrigin/domain/products';
import { listSites } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const COUNT = 23;

/** Many of them alike in what they are sorted by. */
async function withSites(): Promise<TestOrganisation> {
  const org = await newOrganisation(api);
  await api.database.superuser.query(
    `insert into site (org_id, name, kind) select $1, 'Site ' || n, (array['farm', 'shop'])[1 + n % 2]
     from generate_series(1, $2::int) n`,
    [org.id, COUNT],
  );
  return org;
}

test.each([
  ['name', 'asc'],
  ['kind', 'asc'],
  ['kind', 'desc'],
] as const)(
  'pages by %s, %s, are one list, whether they are read from its beginning or its end',
  async (by, order) => {
    const org = await withSites();
    const page = async (number: number, size: number) => {
      const query = { sort_by: by, sort_order: order, page: String(number), page_size: String(size) };
      const { items, total } = await org.call(listSites, { query });
      expect(total).toBe(COUNT);
      return items.map(({ name }) => name);
    };
    const all = await page(1, 100);
    expect(new Set(all).size).toBe(COUNT);
    for (const size of [1, 5, 7, COUNT - 1, COUNT]) {
      const pages = Math.ceil(COUNT / size);
      const read = [];
      for (let number = 1; number <= pages; number += 1) read.push(...(await page(number, size)));
      expect(read).toEqual(all);
      expect(await page(pages + 1, size)).toEqual([]);
      expect(await page(10_000, size)).toEqual([]);
    }
  },
);

test('a search has its total on every page, also past the end and where nothing is found', async () => {
  const org = await newOrganisation(api);
  for (const name of ['Tea 1', 'Tea 2', 'Tea 3', 'Honey'])
    await org.call(createProduct, { body: { name, nature: 'dynamic' } });
  const found = async (search: string, page: string) => {
    const query = { search, page, page_size: '2', sort_by: 'name', sort_order: 'asc' } as const;
    const { items, total } = await org.call(listProductPages, { query });
    return [items.map(({ name }) => name).join(), total];
  };
  expect(await found('TEA', '1')).toEqual(['Tea 1,Tea 2', 3]);
  expect(await found('tea', '2')).toEqual(['Tea 3', 3]);
  expect(await found('tea', '3')).toEqual(['', 3]);
  expect(await found('coffee', '1')).toEqual(['', 0]);
  expect(await found('coffee', '4')).toEqual(['', 0]);
});

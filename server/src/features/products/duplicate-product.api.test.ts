import { createPackaging, listPackagings } from '@qrigin/domain/packaging';
import { createProduct, duplicateProduct, listBatches, listProductPages } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import { packagingSample } from '../../../../domain/src/packaging/samples.ts';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const packed = async (org: TestOrganisation, id: string) => org.call(listPackagings, { params: { id } });

test('a copy has the packaging structures of the product, in their order, and neither codes, labels nor batches', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const product = await goods.product();
  await goods.batch(product);
  await goods.issue(await goods.packaging(product));
  const { rows } = await api.database.superuser.query<{ id: string }>(
    "insert into label (org_id, product_id, name) values ($1, $2, 'Front') returning id",
    [org.id, product],
  );
  const more = { name: 'Gift box', roleID: org.roleIds.member, label_id: rows[0]!.id };
  await goods.call(createPackaging, { body: packagingSample(product, more) });

  const copy = await goods.call(duplicateProduct, { params: { id: product }, body: { name: 'Copy' } });
  const [first, second] = await packed(org, product);
  const own = { id: expect.any(String), product_id: copy.id, created_at: expect.any(String) };
  expect(await packed(org, copy.id)).toEqual([
    { ...first, ...own, label_id: null },
    { ...second, ...own, issued: { runs: 0, packs: 0, codes: 0 } },
  ]);
  expect(first).toMatchObject({ name: 'Gift box', roleID: org.roleIds.member });
  expect((await goods.call(listBatches, { params: { id: copy.id } })).total).toBe(0);
  const { items } = await goods.call(listProductPages, { query: { page: '1' } });
  expect(items[0]).toMatchObject({ id: copy.id, name: 'Copy', codes_issued: 0, batches: 0 });
});

test.each([
  { with: ['packaging'], count: 1 },
  { with: ['details'], count: 0 },
  { with: [], count: 0 },
] as const)('what comes along can be chosen: $with', async ({ with: parts, count }) => {
  const goods = await newGoods(api);
  const product = await goods.product();
  await goods.packaging(product);
  const copy = await goods.call(duplicateProduct, {
    params: { id: product },
    body: { name: 'Copy', with: [...parts] },
  });
  expect(await packed(goods.org, copy.id)).toHaveLength(count);
});

test('every packaging structure of a copy is in the audit log as what was added', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  await goods.packaging(product);
  const copy = await goods.call(duplicateProduct, { params: { id: product }, body: { name: 'Copy' } });
  const [packaging] = await packed(goods.org, copy.id);
  const { rows } = await api.database.superuser.query(
    'select action, subject_id from audit_entry where org_id = $1 order by id desc limit 2',
    [goods.org.id],
  );
  expect(rows).toEqual([
    { action: 'packaging.create', subject_id: packaging?.id },
    { action: 'product.duplicate', subject_id: copy.id },
  ]);
});

test('a copy that needs more packaging structures than there is room for is refused as a whole', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createProduct, { body: { name: 'Honey', nature: 'dynamic' } });
  const fill = (count: number) =>
    api.database.superuser.query(
      `insert into packaging (org_id, product_id, name, type, structure, print_format)
       select $1, $2, n::text, 'blank', '{"name": "jar", "count": 1}', 'label' from generate_series(1, $3) n`,
      [org.id, id, count],
    );
  await fill(501);
  const copy = (over = {}) => org.ask(duplicateProduct, { params: { id }, body: { name: 'Copy', ...over } });
  expect(await copy()).toMatchObject({ status: 409, code: 'too_many_packagings' });
  const { total } = await org.call(listProductPages, { query: { page: '1' } });
  expect(total).toBe(1);
  expect((await copy({ with: ['details'] })).status).toBe(200);
  await api.database.superuser.query("delete from packaging where org_id = $1 and name = '501'", [org.id]);
  expect((await copy()).status).toBe(200);
});

test.each([{ with: ['codes'] }, { with: 'packaging' }, { with: ['details', 'details', 'packaging'] }])(
  'what cannot come along is refused: %j',
  async (body) => {
    const org = await newOrganisation(api);
    const { id } = await org.call(createProduct, { body: { name: 'Honey', nature: 'dynamic' } });
    const answer = await org.askRaw(duplicateProduct, { params: { id }, body: { name: 'Copy', ...body } });
    expect(answer.status).toBe(400);
  },
);

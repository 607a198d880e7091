import { deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('[PROD-42] a product has one default code, made when it is first asked for, even by many at once', async () => {
  const goods = await newGoods(api);
  const product = await goods.product({ nature: 'static' });
  const params = { id: product };
  const asked = await Promise.all(Array.from({ length: 20 }, () => goods.call(getDefaultQr, { params })));
  const [first] = asked;
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(first?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(first?.url).toBe(`http://localhost/scan/${first?.id}`);
  const { rows } = await api.database.superuser.query('select 1 from code_run where product_id = $1', [
    product,
  ]);
  expect(rows).toHaveLength(1);
});

test('[PROD-43][PROD-64] renewing gives another code; the old one says so, with identity and recall state', async () => {
  const goods = await newGoods(api);
  const product = await goods.product({ nature: 'dynamic' });
  const params = { id: product };
  const old = await goods.call(getDefaultQr, { params });
  const renewed = await goods.call(renewDefaultQr, { params });
  const again = await goods.call(renewDefaultQr, { params });
  expect(new Set([old.id, renewed.id, again.id]).size).toBe(3);
  expect(await goods.call(getDefaultQr, { params })).toEqual(again);
  for (const { id } of [old, renewed]) {
    expect(await goods.overview(id)).toMatchObject({
      state: 'replaced',
      product: { id: product, name: 'Forest honey' },
      recall: { recalled: false },
      replaced: { at: expect.any(String), qr_id: again.id },
    });
  }
  expect(await goods.overview(again.id)).toMatchObject({ state: 'active', replaced: null });
});

test('renewing asks for a fresh sign-in, even of the Owner', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  await api.database.superuser.query(
    `update session set authenticated_at = now() - interval '6 minutes' where id = $1`,
    [goods.org.owner.sessionId],
  );
  expect(await goods.ask(renewDefaultQr, { params: { id: product } })).toMatchObject({
    status: 403,
    body: { code: 'step_up' },
  });
});

test('a deleted product has no default code to ask for', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  await goods.call(deleteProduct, { params: { id: product } });
  expect((await goods.ask(getDefaultQr, { params: { id: product } })).status).toBe(404);
});

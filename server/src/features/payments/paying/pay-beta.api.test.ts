import { findPaymentOptions, payBeta } from '@qrigin/domain/payments';
import { createProduct, deleteProduct, findProduct, type Product } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { scanOverview } from '@qrigin/domain/scan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY } from '../../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let without: TestApi;
beforeAll(async () => {
  api = await sharedApi();
  without = await startTestApi({ env: { ...BEHIND_PROXY, BETA_ACTIVATION: 'off' } });
});
afterAll(() => without.stop());

const newProduct = (org: TestOrganisation, nature: Product['nature']) =>
  org.call(createProduct, { body: { name: 'Café menu', nature } });
const pay = (org: TestOrganisation, { id }: Product, idempotencyKey?: string) =>
  org.ask(payBeta, { body: { product_id: id }, ...(idempotencyKey && { idempotencyKey }) });
const isActive = async (org: TestOrganisation, { id }: Product) =>
  (await org.call(findProduct, { params: { id } })).isActive;

async function payments(on: TestApi, org: TestOrganisation) {
  const { rows } = await on.database.superuser.query(
    'select product_id, plan, status, order_id, payment_id, signature, created_by, paid_at = created_at as at_once from payment where org_id = $1',
    [org.id],
  );
  return rows;
}

async function entries(on: TestApi, org: TestOrganisation) {
  const { rows } = await on.database.superuser.query(
    "select action, subject_id, actor_id from audit_entry where org_id = $1 and action like 'payment.%'",
    [org.id],
  );
  return rows;
}

test('[PAY-04][PROD-57] a beta payment is recorded and audited, answers 201 and activates the static product', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org, 'static');
  expect(await isActive(org, product)).toBe(false);
  const paid = await pay(org, product);
  expect([paid.status, paid.body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      product_id: product.id,
      payment_plan: 'beta',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  expect(await isActive(org, product)).toBe(true);
  expect(await payments(api, org)).toEqual([
    {
      product_id: product.id,
      plan: 'beta',
      status: 'paid',
      order_id: null,
      payment_id: null,
      signature: null,
      created_by: org.owner.id,
      at_once: true,
    },
  ]);
  expect(await entries(api, org)).toEqual([
    { action: 'payment.beta', subject_id: product.id, actor_id: org.owner.id },
  ]);
});

test('whoever scans the code of the product sees it from then on', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org, 'static');
  const { id: qr } = await org.call(getDefaultQr, { params: { id: product.id } });
  const state = async () => (await api.call(scanOverview, { params: { qr } })).state;
  expect(await state()).toBe('inactive');
  await pay(org, product);
  expect(await state()).not.toBe('inactive');
});

test('an active product answers 409, and a product that is not static 400', async () => {
  const org = await newOrganisation(api);
  const menu = await newProduct(org, 'static');
  await pay(org, menu);
  const again = await pay(org, menu);
  expect([again.status, again.body]).toEqual([
    409,
    { code: 'product_active', error: 'This product is already active.' },
  ]);
  const honey = await pay(org, await newProduct(org, 'dynamic'));
  expect([honey.status, honey.body]).toEqual([
    400,
    { code: 'product_not_static', error: 'Only static products have to be activated.' },
  ]);
  expect(await payments(api, org)).toHaveLength(1);
  expect(await entries(api, org)).toHaveLength(1);
});

test('the same key gives the same answer, and of many at once one pays', async () => {
  const org = await newOrganisation(api);
  const menu = await newProduct(org, 'static');
  const first = await pay(org, menu, 'the-same-wish-of-one-person');
  const again = await pay(org, menu, 'the-same-wish-of-one-person');
  expect([again.status, again.body]).toEqual([201, first.body]);

  const leaflet = await newProduct(org, 'static');
  const all = await Promise.all(Array.from({ length: 6 }, () => pay(org, leaflet)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await payments(api, org)).toHaveLength(2);
});

test('a product that is deleted, of another organisation or not there is not found', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const gone = await newProduct(org, 'static');
  await org.call(deleteProduct, { params: { id: gone.id } });
  const foreign = await newProduct(other, 'static');
  for (const product of [gone, foreign, { ...gone, id: crypto.randomUUID() }]) {
    expect((await pay(org, product)).status).toBe(404);
  }
  expect(await isActive(other, foreign)).toBe(false);
});

test('beta is there only while the switch is on, and the page can ask whether it is', async () => {
  const org = await newOrganisation(api);
  expect(await org.call(findPaymentOptions)).toEqual({ beta: true, is_set_up: false, plans: [] });

  const late = await newOrganisation(without);
  expect(await late.call(findPaymentOptions)).toEqual({ beta: false, is_set_up: false, plans: [] });
  const menu = await newProduct(late, 'static');
  const refused = await pay(late, menu);
  expect([refused.status, refused.body]).toEqual([
    409,
    { code: 'beta_over', error: 'Free activation is not available at the moment. Please contact us.' },
  ]);
  expect(await isActive(late, menu)).toBe(false);
  expect(await payments(without, late)).toEqual([]);
});

test.each([{}, { product_id: 'x' }, { product_id: null }])('a payment of %j is refused', async (body) => {
  const org = await newOrganisation(api);
  expect((await org.askRaw(payBeta, { body })).status).toBe(400);
});

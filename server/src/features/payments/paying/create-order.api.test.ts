import { createPaymentOrder, findPaymentOptions, listPayments, payBeta } from '@qrigin/domain/payments';
import { createProduct, deleteProduct } from '@qrigin/domain/products';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { newStaticProduct, orderFor, sharedTill, type Till } from '../../../testing/programs/till.ts';
import { sharedApi } from '../../../testing/shared-api.ts';

let till: Till;
beforeAll(async () => {
  till = await sharedTill();
});
afterEach(() => Object.assign(till.provider.faults, { isDown: false, lost: 0, lossRate: 0 }));

const ask = (org: TestOrganisation, product: { id: string }, plan = 'one-year') =>
  org.ask(createPaymentOrder, { body: { payment_plan: plan, product_id: product.id } });

const ordersOf = (paymentId: string) =>
  till.provider.books.state.orders.filter(({ receipt }) => receipt === paymentId);

test('[PAY-02][PAY-10] an order answers 201 with the price of the server’s own plan, and the provider has it', async () => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  const { status, body } = await ask(org, product);
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      order_id: expect.stringMatching(/^order_/),
      key_id: till.provider.keys.keyId,
      payment_plan: 'one-year',
      product_id: product.id,
      amount: 499_900,
      tax: 76_256,
      currency: 'INR',
      created_at: expect.stringMatching(/Z$/),
      checkout_url: till.provider.checkoutUrl,
    },
  ]);
  expect(ordersOf(body.id)).toMatchObject([
    {
      id: body.order_id,
      amount: 499_900,
      currency: 'INR',
      receipt: body.id,
      notes: { organisation: org.id, payment: body.id },
    },
  ]);
  const { plans } = await org.call(findPaymentOptions);
  expect(plans.map(({ id, amount, tax }) => [id, amount, tax])).toEqual([
    ['one-year', 499_900, 76_256],
    ['three-months', 149_900, 22_866],
  ]);
});

test('[PAY-10] an unknown plan answers 400, and so does an amount of one’s own', async () => {
  const org = await newOrganisation(till.api);
  const { id } = await newStaticProduct(org);
  const unknown = await ask(org, { id }, 'for-ever');
  expect([unknown.status, unknown.code]).toEqual([400, 'unknown_plan']);
  const beta = await ask(org, { id }, 'beta');
  expect([beta.status, beta.code]).toEqual([400, 'unknown_plan']);
  const cheaper = await org.askRaw(createPaymentOrder, {
    body: { payment_plan: 'one-year', product_id: id, amount: 100 },
  });
  expect(cheaper.status).toBe(400);
});

test('[PAY-12] an active product answers 409, one that is not static 400, a foreign or deleted one 404', async () => {
  const [org, other] = [await newOrganisation(till.api), await newOrganisation(till.api)];
  const active = await newStaticProduct(org);
  await org.call(payBeta, { body: { product_id: active.id } });
  const dynamic = await org.call(createProduct, { body: { name: 'Honey', nature: 'dynamic' } });
  const gone = await newStaticProduct(org);
  await org.call(deleteProduct, { params: { id: gone.id } });
  const foreign = await newStaticProduct(other);
  const answers = [];
  for (const product of [active, dynamic, gone, foreign]) {
    const { status, code } = await ask(org, product);
    answers.push([status, code]);
  }
  expect(answers).toEqual([
    [409, 'product_active'],
    [400, 'product_not_static'],
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});

test('many tabs at once get one and the same order, and so does whoever comes back', async () => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  const all = await Promise.all(Array.from({ length: 6 }, () => orderFor(org, product)));
  expect(new Set(all.map(({ id, order_id }) => `${id} ${order_id}`)).size).toBe(1);
  expect((await orderFor(org, product)).order_id).toBe(all[0]?.order_id);
  expect((await orderFor(org, product, 'three-months')).order_id).not.toBe(all[0]?.order_id);
});

test.each([
  ['was made with other keys', "key_id = 'rzp_test_Before'"],
  ['is older than a day', "created_at = created_at - interval '25 hours'"],
])('an order that %s is given up for a new one', async (_, change) => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  const order = await orderFor(org, product);
  await till.api.database.superuser.query(`update payment set ${change} where id = $1`, [order.id]);
  const next = await orderFor(org, product);
  expect(next.order_id).not.toBe(order.order_id);
  expect((await orderFor(org, product)).order_id).toBe(next.order_id);
  const { items } = await org.call(listPayments, { query: {} });
  expect(new Map(items.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [next.id, 'open'],
      [order.id, 'failed'],
    ]),
  );
});

test('an order whose answer was lost is found by our own id, so the provider has one', async () => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  till.provider.faults.isDown = true;
  const down = await ask(org, product);
  expect([down.status, down.code]).toEqual([503, 'payment_provider_down']);
  till.provider.faults.isDown = false;
  const { rows } = await till.api.database.superuser.query('select id from payment where org_id = $1', [
    org.id,
  ]);
  till.provider.books.createOrder({ amount: 499_900, currency: 'INR', receipt: rows[0].id });
  const order = await orderFor(org, product);
  expect(order.id).toBe(rows[0].id);
  expect(ordersOf(order.id).map(({ id }) => id)).toEqual([order.order_id]);
});

test('answers of the provider are lost one after the other: each try goes on where the last one ended', async () => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  till.provider.faults.lost = 3;
  const answers = [];
  for (let tab = 0; tab < 4; tab += 1) answers.push(await ask(org, product));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 201]);
  const order = answers.at(-1)?.body;
  // The first order that was made is the one that counts; the one whose answer was lost is never shown.
  expect(ordersOf(order?.id ?? '').at(-1)?.id).toBe(order?.order_id);
});

test('[PAY-11] without keys nothing can be paid, and the page is told', async () => {
  const org = await newOrganisation(await sharedApi());
  const product = await newStaticProduct(org);
  const { status, code } = await ask(org, product);
  expect([status, code]).toEqual([409, 'payment_not_set_up']);
  expect(await org.call(findPaymentOptions)).toMatchObject({ is_set_up: false, plans: [] });
});

test('what was agreed cannot be changed afterwards, not even by the server', async () => {
  const org = await newOrganisation(till.api);
  const { id } = await orderFor(org, await newStaticProduct(org));
  const { app } = till.api.database;
  for (const column of ['amount', 'tax', 'currency', 'months', 'plan', 'product_id'])
    await expect(
      app.pool.query(`update payment set ${column} = ${column} where id = '${id}'`),
    ).rejects.toThrow('permission denied');
});

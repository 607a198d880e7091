import { createHmac } from 'node:crypto';
import { completePayment, createPaymentOrder, listPayments } from '@qrigin/domain/payments';
import { findProduct } from '@qrigin/domain/products';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { newStaticProduct, orderFor, payIn, sharedTill, type Till } from '../../../testing/programs/till.ts';

let till: Till;
beforeAll(async () => {
  till = await sharedTill();
});
afterEach(() => Object.assign(till.provider.faults, { isDown: false, lost: 0, lossRate: 0 }));

const isActive = async (org: TestOrganisation, { id }: { id: string }) =>
  (await org.call(findProduct, { params: { id } })).isActive;

async function newOrder() {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  return { org, product, order: await orderFor(org, product) };
}

/** Signed with the right key, as whoever stole it could. */
const sign = (orderId: string, paymentId: string, secret = till.provider.keys.keySecret) =>
  createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

test('[PAY-03][PAY-11] a signed payment that the provider knows activates the product; repeating it changes nothing', async () => {
  const { org, product, order } = await newOrder();
  expect(await isActive(org, product)).toBe(false);
  const body = payIn(till, order.order_id);
  expect(body.signature).toBe(sign(body.order_id, body.payment_id));
  const done = await org.ask(completePayment, { body });
  expect([done.status, done.body]).toMatchObject([
    200,
    { id: order.id, status: 'paid', payment_id: body.payment_id, amount: 499_900, plan_name: 'One year' },
  ]);
  const { starts_at: starts, ends_at: ends } = done.body;
  expect(new Date(ends ?? '').getUTCFullYear() - new Date(starts ?? '').getUTCFullYear()).toBe(1);
  expect(await isActive(org, product)).toBe(true);

  const again = await org.ask(completePayment, { body });
  expect([again.status, again.body]).toEqual([200, done.body]);
  const many = await Promise.all(Array.from({ length: 6 }, () => org.ask(completePayment, { body })));
  expect(many.every(({ status, text }) => status === 200 && text === again.text)).toBe(true);
  const { rows } = await till.api.database.superuser.query(
    'select kind, amount from payment_entry where org_id = $1',
    [org.id],
  );
  expect(rows).toEqual([{ kind: 'paid', amount: 499_900 }]);
  const ordered = await org.ask(createPaymentOrder, {
    body: { payment_plan: 'one-year', product_id: product.id },
  });
  expect([ordered.status, ordered.code]).toEqual([409, 'product_active']);
});

test('[PAY-11] a wrong signature answers 400 and activates nothing', async () => {
  const { org, product, order } = await newOrder();
  const told = payIn(till, order.order_id);
  const other = await orderFor(org, await newStaticProduct(org));
  const wrong = [
    { ...told, signature: sign(told.order_id, told.payment_id, 'another-secret') },
    { ...told, signature: sign(told.payment_id, told.order_id) },
    { ...told, signature: told.signature.toUpperCase() },
    { ...told, signature: told.signature.slice(0, 63) },
    { ...told, signature: 'x' },
    { ...told, payment_id: 'pay_Another' },
    { ...told, order_id: other.order_id },
  ];
  for (const body of wrong) {
    const { status, code } = await org.ask(completePayment, { body });
    expect([status, code]).toEqual([400, 'payment_not_confirmed']);
  }
  const nul = await org.ask(completePayment, { body: { ...told, order_id: 'order_\u0000' } });
  expect([nul.status, nul.code]).toEqual([400, 'invalid_input']);
  expect(await isActive(org, product)).toBe(false);
  expect(await org.call(listPayments, { query: {} })).toMatchObject({
    items: [{ status: 'open' }, { status: 'open' }],
  });
});

test('[PAY-11] a signature is no money yet: the provider has to know the payment, for this order and as taken', async () => {
  const { org, product, order } = await newOrder();
  const unknown = 'pay_NobodyMade';
  const none = await org.ask(completePayment, {
    body: { payment_id: unknown, order_id: order.order_id, signature: sign(order.order_id, unknown) },
  });
  expect([none.status, none.code]).toEqual([400, 'payment_not_confirmed']);

  const failed = till.provider.books.fail(order.order_id);
  const refused = await org.ask(completePayment, {
    body: { payment_id: failed.id, order_id: order.order_id, signature: sign(order.order_id, failed.id) },
  });
  expect([refused.status, refused.code]).toEqual([400, 'payment_not_confirmed']);

  const told = payIn(till, order.order_id);
  const made = till.provider.books.payment(told.payment_id);
  Object.assign(made, { status: 'authorized' });
  const early = await org.ask(completePayment, { body: told });
  expect([early.status, early.code]).toEqual([409, 'payment_pending']);
  expect(await isActive(org, product)).toBe(false);
  Object.assign(made, { status: 'captured', amount: 100 });
  const cheaper = await org.ask(completePayment, { body: told });
  expect([cheaper.status, cheaper.code]).toEqual([400, 'payment_not_confirmed']);
  expect(await isActive(org, product)).toBe(false);
  Object.assign(made, { amount: 499_900 });
  expect((await org.ask(completePayment, { body: told })).status).toBe(200);
});

test('[PAY-11] an order of another organisation is not found, however well it is signed', async () => {
  const { org, product, order } = await newOrder();
  const stranger = await newOrganisation(till.api);
  const body = payIn(till, order.order_id);
  expect((await stranger.ask(completePayment, { body })).status).toBe(404);
  expect(await isActive(org, product)).toBe(false);
});

test('while the provider is down or its answer is lost, nothing is activated and nothing is charged twice', async () => {
  const { org, product, order } = await newOrder();
  const body = payIn(till, order.order_id);
  till.provider.faults.isDown = true;
  const down = await org.ask(completePayment, { body });
  expect([down.status, down.code]).toEqual([503, 'payment_provider_down']);
  expect(await isActive(org, product)).toBe(false);
  till.provider.faults.isDown = false;
  expect((await org.ask(completePayment, { body })).status).toBe(200);
  expect(() => till.provider.pay(order.order_id)).toThrow('Order already paid');
});

test.each([{}, { payment_id: 'a', order_id: 'b' }, { payment_id: 1, order_id: 2, signature: 3 }])(
  'a completion of %j is refused',
  async (body) => {
    const org = await newOrganisation(till.api);
    expect((await org.askRaw(completePayment, { body })).status).toBe(400);
  },
);

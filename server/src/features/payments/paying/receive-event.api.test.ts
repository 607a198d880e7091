import { createHmac } from 'node:crypto';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { receivePaymentEvent } from '@qrigin/domain/payments';
import { findProduct } from '@qrigin/domain/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import { startSecondApi } from '../../../testing/programs/second-api.ts';
import { newStaticProduct, orderFor, payIn, sharedTill, type Till } from '../../../testing/programs/till.ts';

const OLD_SECRET = 'the-secret-before-it-was-changed';

let till: Till;
let rotated: Awaited<ReturnType<typeof startSecondApi>>;
beforeAll(async () => {
  till = await sharedTill();
  rotated = await startSecondApi(till.api, { ...till.settings, RAZORPAY_WEBHOOK_SECRET_BEFORE: OLD_SECRET });
});
afterAll(() => rotated.stop());

const signed = (bytes: string, secret = till.provider.webhookSecret) =>
  createHmac('sha256', secret).update(bytes).digest('hex');

function send(bytes: string, headers: Record<string, string>, url = till.api.url) {
  return fetch(`${url}${API_BASE}${pathOf(receivePaymentEvent)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: bytes,
  });
}

async function eventsOf(orderId: string) {
  const { rows } = await till.api.database.superuser.query(
    'select event_id, name from payment_event where order_id = $1 order by received_at',
    [orderId],
  );
  return rows;
}

async function newOrder() {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  const order = await orderFor(org, product);
  const isActive = async () => (await org.call(findProduct, { params: { id: product.id } })).isActive;
  return { org, product, order, isActive };
}

const tells = (orderId: string, event = 'order.paid') =>
  JSON.stringify({
    entity: 'event',
    event,
    contains: ['order'],
    payload: { order: { entity: { id: orderId } } },
  });

test('what the provider tells by itself activates the product without any browser, however often it tells it', async () => {
  const { order, isActive } = await newOrder();
  till.provider.webhooks.how.times = 3;
  payIn(till, order.order_id);
  till.provider.webhooks.how.times = 1;
  await Promise.all(till.provider.webhooks.take().map((deliver) => deliver()));
  expect(new Set((await eventsOf(order.order_id)).map(({ name }) => name))).toEqual(
    new Set(['order.paid', 'payment.captured']),
  );
  expect(await eventsOf(order.order_id)).toHaveLength(2);
  expect(await isActive()).toBe(false);
  await till.doJobs();
  expect(await isActive()).toBe(true);
});

test('an event is a reason to ask, and no money: nothing is activated that the provider does not know', async () => {
  const { order, isActive } = await newOrder();
  const bytes = tells(order.order_id);
  const answer = await send(bytes, { 'x-razorpay-signature': signed(bytes) });
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  await till.doJobs();
  expect(await isActive()).toBe(false);
});

test('an old, foreign, missing or shortened signature, or other bytes: 401, and nothing is stored', async () => {
  const { order, isActive } = await newOrder();
  payIn(till, order.order_id);
  till.provider.webhooks.take();
  const bytes = tells(order.order_id);
  const wrong: [string, Record<string, string>][] = [
    [bytes, {}],
    [bytes, { 'x-razorpay-signature': '' }],
    [bytes, { 'x-razorpay-signature': signed(bytes, OLD_SECRET) }],
    [bytes, { 'x-razorpay-signature': signed(bytes, till.provider.keys.keySecret) }],
    [bytes, { 'x-razorpay-signature': signed(bytes).slice(0, 32) }],
    [`${bytes} `, { 'x-razorpay-signature': signed(bytes) }],
    [bytes.replace('order.paid', 'order.Paid'), { 'x-razorpay-signature': signed(bytes) }],
    [JSON.stringify(JSON.parse(bytes), null, 1), { 'x-razorpay-signature': signed(bytes) }],
  ];
  for (const [sent, headers] of wrong) {
    const answer = await send(sent, { ...headers, 'x-razorpay-event-id': crypto.randomUUID() });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'wrong_signature' }]);
  }
  expect(await eventsOf(order.order_id)).toEqual([]);
  await till.doJobs();
  expect(await isActive()).toBe(false);
});

test('while the secret is being changed both count, and no third one', async () => {
  const { order } = await newOrder();
  const statuses = [];
  for (const secret of [till.provider.webhookSecret, OLD_SECRET, 'a-third-one-of-some-stranger']) {
    const bytes = tells(order.order_id, `order.paid`);
    const headers = {
      'x-razorpay-signature': signed(bytes, secret),
      'x-razorpay-event-id': crypto.randomUUID(),
    };
    statuses.push((await send(bytes, headers, rotated.url)).status);
  }
  expect(statuses).toEqual([200, 200, 401]);
  expect(await eventsOf(order.order_id)).toHaveLength(2);
});

test('an event that comes again is known by its id, or else by its bytes', async () => {
  const { order } = await newOrder();
  const bytes = tells(order.order_id);
  const headers = { 'x-razorpay-signature': signed(bytes) };
  for (const id of ['evt-1', 'evt-1', undefined, undefined]) {
    const named = id === undefined ? {} : { 'x-razorpay-event-id': `${id}-${order.order_id}` };
    expect((await send(bytes, { ...headers, ...named })).status).toBe(200);
  }
  expect(await eventsOf(order.order_id)).toHaveLength(2);
});

test('an order that is not ours, and an event of something else, are received and change nothing', async () => {
  for (const bytes of [
    tells('order_OfSomeoneElse'),
    JSON.stringify({ event: 'payment_link.paid', payload: { payment_link: { entity: {} } } }),
    JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { order_id: null } } } }),
    '{}',
    JSON.stringify({ event: 'x'.repeat(200) }),
    JSON.stringify({ event: 'a\u0000' }),
    tells('order_\u0000'),
  ]) {
    const headers = { 'x-razorpay-signature': signed(bytes), 'x-razorpay-event-id': 'e'.repeat(4000) };
    expect((await send(bytes, headers)).status).toBe(200);
  }
  await till.doJobs();
});

test('bytes that are too many are refused before they are read as anything', async () => {
  const bytes = JSON.stringify({ event: 'x'.repeat(70_000) });
  expect((await send(bytes, { 'x-razorpay-signature': signed(bytes) })).status).toBe(413);
});

import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { ProviderDown, ProviderRefused } from './provider.ts';
import { connectPayments } from './razorpay.ts';

/** A provider that answers in ways that the local one never does. */
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function connectTo(answer: RequestListener, timeoutMs?: number) {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const provider = connectPayments(
    {
      RAZORPAY_KEY_ID: 'rzp_test_Sample',
      RAZORPAY_KEY_SECRET: 'a-secret-of-this-test',
      RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-this-test',
      RAZORPAY_WEBHOOK_SECRET_BEFORE: undefined,
      PAYMENT_URL: `http://127.0.0.1:${port}`,
    },
    timeoutMs,
  );
  if (!provider) throw new Error('there are keys');
  return provider;
}

const answering =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const NO = { error: { code: 'BAD_REQUEST_ERROR', description: 'asha@people.example has no money' } };

test.each([400, 403, 404])(
  'a %i is a no, with the code and none of the words of the provider',
  async (status) => {
    const provider = await connectTo(answering(status, NO));
    const refused = await provider.paymentsOf('order_1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefused);
    expect(String(refused)).toBe(
      `ProviderRefused: the payment provider refused: ${status} BAD_REQUEST_ERROR`,
    );
  },
);

test.each([401, 408, 429, 500, 502, 503])('a %i says nothing about the payment', async (status) => {
  const provider = await connectTo(answering(status, NO));
  await expect(provider.paymentsOf('order_1')).rejects.toBeInstanceOf(ProviderDown);
});

test.each([
  ['a page of a proxy', '<html>Welcome</html>'],
  ['no list', {}],
  ['payments of another shape', { items: [{ id: 'pay_1', amount: 'much' }] }],
  ['more than a list of payments can be', { items: [], more: 'x'.repeat(1024 * 1024) }],
])('%s counts as no answer', async (_, body) => {
  const provider = await connectTo(answering(200, body));
  await expect(provider.paymentsOf('order_1')).rejects.toBeInstanceOf(ProviderDown);
});

test('the keys go nowhere else, even if the provider sends us there', async () => {
  let reached = 0;
  const provider = await connectTo((request, response) => {
    if (request.url === '/elsewhere') reached += 1;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(provider.paymentsOf('order_1')).rejects.toBeInstanceOf(ProviderDown);
  expect(reached).toBe(0);
});

test('nobody waits longer than the time that was set', async () => {
  const provider = await connectTo(() => undefined, 100);
  await expect(provider.paymentsOf('order_1')).rejects.toBeInstanceOf(ProviderDown);
});

test('of several orders with our id the first one that was made counts, and no other order', async () => {
  const order = (id: string, receipt: string) => ({
    id,
    receipt,
    amount: 100,
    currency: 'INR',
    status: 'created',
  });
  const provider = await connectTo(
    answering(200, {
      items: [order('order_3', 'other'), order('order_2', 'ours'), order('order_1', 'ours')],
    }),
  );
  expect((await provider.findOrderOf('ours'))?.id).toBe('order_1');
  expect(await provider.findOrderOf('nobody')).toBeUndefined();
});

test('an order asks that its money is taken by itself', async () => {
  let sent = '';
  const provider = await connectTo((request, response) => {
    request.on('data', (part: Buffer) => {
      sent += part.toString();
    });
    request.on('end', () =>
      answering(200, { id: 'order_1', amount: 100, currency: 'INR', status: 'created' })(request, response),
    );
  });
  await provider.createOrder({ id: 'p', orgId: 'o', amount: 100, currency: 'INR' });
  expect(JSON.parse(sent)).toMatchObject({
    amount: 100,
    currency: 'INR',
    receipt: 'p',
    payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 7200 } },
  });
});

import { createHmac } from 'node:crypto';
import { type Books, Refused } from './books.ts';
import type { Webhooks } from './webhooks.ts';

export type Keys = { keyId: string; keySecret: string };
export type Asked = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
export type Answer = { status: number; body: unknown };

/** What the checkout hands to the page once an order is paid. */
export type Signed = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

const refusal = (status: number, description: string): Answer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});
const listOf = (items: readonly unknown[]) => ({ entity: 'collection', count: items.length, items });

export type Desk = { books: Books; webhooks: Webhooks; keys: Keys };

/** The order is paid: what the page gets, and what is told to the shop’s own server. */
export function pay({ books, webhooks, keys }: Desk, orderId: string): Signed {
  const payment = books.pay(orderId);
  const order = books.order(orderId);
  webhooks.tell({ event: 'payment.captured', entities: { payment } });
  webhooks.tell({ event: 'order.paid', entities: { payment, order } });
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', keys.keySecret).update(`${orderId}|${payment.id}`).digest('hex'),
  };
}

function fail({ books, webhooks }: Desk, orderId: string): Answer {
  const payment = books.fail(orderId);
  webhooks.tell({ event: 'payment.failed', entities: { payment } });
  const metadata = { order_id: orderId, payment_id: payment.id };
  const description = 'Your payment was declined by the bank.';
  return { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description, metadata } } };
}

export function refund({ books, webhooks }: Desk, paymentId: string, amount?: number) {
  const made = books.refund(paymentId, amount);
  const payment = books.payment(paymentId);
  webhooks.tell({ event: 'refund.processed', entities: { refund: made, payment } });
  return made;
}

type Route = [method: string, path: RegExp, answer: (desk: Desk, asked: Asked, id: string) => unknown];

const ROUTES: readonly Route[] = [
  ['POST', /^\/v1\/orders$/, ({ books }, { body }) => books.createOrder(body)],
  [
    'GET',
    /^\/v1\/orders$/,
    ({ books }, { query }) => {
      const receipt = query.get('receipt');
      const found = books.state.orders.filter((order) => receipt === null || order.receipt === receipt);
      const skip = Number(query.get('skip') ?? 0);
      return listOf(found.slice(skip, skip + Number(query.get('count') ?? 10)));
    },
  ],
  ['GET', /^\/v1\/orders\/(\w+)$/, ({ books }, _asked, id) => books.order(id)],
  [
    'GET',
    /^\/v1\/orders\/(\w+)\/payments$/,
    ({ books }, _asked, id) => {
      const { id: orderId } = books.order(id);
      return listOf(books.state.payments.filter((payment) => payment.order_id === orderId));
    },
  ],
  ['GET', /^\/v1\/payments\/(\w+)$/, ({ books }, _asked, id) => books.payment(id)],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    ({ books }, _asked, id) => listOf(books.state.refunds.filter((made) => made.payment_id === id)),
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    (desk, { body }, id) =>
      refund(desk, id, body['amount'] === undefined ? undefined : Number(body['amount'])),
  ],
];

/** What only the holder of the keys may ask. */
export function answerShop(desk: Desk, asked: Asked): Answer {
  for (const [method, path, answer] of ROUTES) {
    const found = method === asked.method ? path.exec(asked.path) : null;
    if (!found) continue;
    try {
      return { status: 200, body: answer(desk, asked, found[1] ?? '') };
    } catch (error) {
      if (error instanceof Refused) return refusal(400, error.message);
      throw error;
    }
  }
  return refusal(404, 'The requested URL was not found on the server.');
}

/** What the dialog in the page asks, which knows no secret. */
export function answerCheckout(desk: Desk, { path, body }: Asked): Answer {
  const orderId = String(body['order_id']);
  try {
    if (body['key_id'] !== desk.keys.keyId) return refusal(401, 'The id provided does not exist');
    return path.endsWith('/pay') ? { status: 200, body: pay(desk, orderId) } : fail(desk, orderId);
  } catch (error) {
    if (error instanceof Refused) return refusal(400, error.message);
    throw error;
  }
}

export { refusal };

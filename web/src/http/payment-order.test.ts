import { completePayment, createPaymentOrder } from '@qrigin/domain/payments';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentOrder, paymentRow } from '../../../domain/src/payments/samples.ts';
import { call } from './call.ts';

const ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const ORDER = paymentOrder({ product_id: ID });
const PAID = paymentRow({ product_id: ID });

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : JSON.stringify(body), { status }));
}

function orderAnswered(status: number, body: unknown = ORDER) {
  answer(status, body);
  return call(createPaymentOrder, {
    params: { org: ID },
    body: { payment_plan: 'one-year', product_id: ID },
  });
}

function completionAnswered(status: number, body: unknown = PAID) {
  answer(status, body);
  return call(completePayment, {
    params: { org: ID },
    body: { payment_id: 'pay_1', order_id: 'order_1', signature: 'a' },
  });
}

test('[PAY-05] a 201 is an order', async () => {
  expect(await orderAnswered(201)).toEqual(ORDER);
});

test.each([200, 202, 204, 400, 409, 500, 503])(
  '[PAY-05] a %i gives ‘Failed to create payment order’, whatever came with it',
  async (status) => {
    await expect(orderAnswered(status)).rejects.toThrow(/^Failed to create payment order$/);
  },
);

test('[PAY-06] a 200 is a payment', async () => {
  expect(await completionAnswered(200)).toEqual(PAID);
});

test.each([201, 204, 400, 404, 409, 500, 503])(
  '[PAY-06] a %i gives ‘Failed to complete payment’, whatever came with it',
  async (status) => {
    await expect(completionAnswered(status)).rejects.toThrow(/^Failed to complete payment$/);
  },
);

test('[PAY-06] what was refused is kept as the cause, so that a screen can tell a bank that waits from no', async () => {
  await expect(completionAnswered(409, { error: 'Soon.', code: 'payment_pending' })).rejects.toMatchObject({
    cause: { code: 'payment_pending' },
  });
});

import { expect, test } from 'vitest';
import { completePayment, Payment } from './contract.ts';
import { taxWithin } from './plan.ts';
import { paymentRow } from './samples.ts';

test('[PAY-01] a payment carries payment_plan, payment_id and order_id, and what completes it a signature', () => {
  const row = paymentRow();
  const told = { payment_id: row.payment_id, order_id: row.order_id, signature: 'a' };
  expect(completePayment.body.parse(told)).toEqual(told);
  for (const field of ['payment_id', 'order_id', 'signature'])
    expect(completePayment.body.safeParse({ ...told, [field]: '' }).success).toBe(false);
  expect(row).toMatchObject({
    payment_plan: expect.any(String),
    payment_id: expect.any(String),
    order_id: expect.any(String),
  });
  for (const field of ['payment_plan', 'payment_id', 'order_id'])
    expect(Payment.safeParse({ ...row, [field]: undefined }).success).toBe(false);
});

test.each([
  [499_900, 18, 76_256],
  [149_900, 18, 22_866],
  [100, 18, 15],
  [100, 0, 0],
  [11_800, 18, 1800],
  [100_000_000, 50, 33_333_333],
])('of %i paise with %i %% tax within, %i are tax', (amount, percent, tax) => {
  expect(taxWithin(amount, percent)).toBe(tax);
});

import { completePayment, createPaymentOrder, findPaymentOptions } from '@qrigin/domain/payments';
import { z } from 'zod';
import type { Call } from './seed-codes.ts';

const Signed = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

type Which = { org: string; product: string };

/** Orders the first plan, and pays for it as the checkout of the provider of this machine does. */
export async function addOrder(call: Call, { org, product }: Which, order: 'paid' | 'open'): Promise<void> {
  const { plans } = await call(findPaymentOptions, { params: { org } });
  const payment_plan = plans[0]?.id ?? '';
  const placed = await call(createPaymentOrder, {
    params: { org },
    body: { payment_plan, product_id: product },
  });
  if (order === 'open') return;
  const { order_id, key_id, checkout_url } = placed;
  const answered = await fetch(new URL('/v1/checkout/pay', checkout_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id, order_id }),
  });
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = Signed.parse(
    await answered.json(),
  );
  await call(completePayment, { params: { org }, body: { payment_id, order_id, signature } });
}

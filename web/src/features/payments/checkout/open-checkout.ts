import type { completePayment, PaymentOrder } from '@qrigin/domain/payments';
import { z } from 'zod';
import type { CheckoutProgram } from './load-checkout.ts';

/** What the checkout tells and signs once an order is paid. */
export type Signed = z.input<typeof completePayment.body>;

const Told = z
  .object({
    razorpay_payment_id: z.string(),
    razorpay_order_id: z.string(),
    razorpay_signature: z.string(),
  })
  .transform(
    (told): Signed => ({
      payment_id: told.razorpay_payment_id,
      order_id: told.razorpay_order_id,
      signature: told.razorpay_signature,
    }),
  );

/** How someone left the checkout: with money paid, after the bank said no, or with nothing done. */
type Outcome = { is: 'paid'; signed: Signed | undefined } | { is: 'refused' | 'closed' };

/** Opens above the page; resolves when it is closed. */
export function openCheckout(
  Program: CheckoutProgram,
  { order_id, key_id, amount, currency }: PaymentOrder,
  description: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let isRefused = false;
    const checkout = new Program({
      key: key_id,
      order_id,
      amount,
      currency,
      name: 'Qrigin',
      description,
      handler: (told) => resolve({ is: 'paid', signed: Told.safeParse(told).data }),
      modal: { ondismiss: () => resolve({ is: isRefused ? 'refused' : 'closed' }) },
    });
    checkout.on('payment.failed', () => {
      isRefused = true;
    });
    checkout.open();
  });
}

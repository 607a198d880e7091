import type { Party, PaymentPlan } from '@qrigin/domain/payments';
import type { PaymentEnv } from '../../env/env-payments.ts';
import type { PaymentProvider } from '../../outside/payments/provider.ts';
import { connectPayments } from '../../outside/payments/razorpay.ts';

/** What taking money needs; there is none of it without keys. */
export type SetUp = {
  provider: PaymentProvider;
  keyId: string;
  checkoutUrl: string;
  plans: readonly PaymentPlan[];
  seller: Party;
};

export function setUpOf(env: PaymentEnv): SetUp | undefined {
  const provider = connectPayments(env);
  if (!provider || env.RAZORPAY_KEY_ID === undefined) return undefined;
  return {
    provider,
    keyId: env.RAZORPAY_KEY_ID,
    checkoutUrl: env.PAYMENT_CHECKOUT_URL,
    plans: env.PLANS,
    seller: {
      name: env.SELLER_NAME ?? '',
      address: env.SELLER_ADDRESS ?? '',
      tax_number: env.SELLER_TAX_NUMBER ?? '',
    },
  };
}

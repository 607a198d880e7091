import type { LocalPaymentProvider } from './payment-provider.ts';

/** Two plans, as a shop of this machine has them. */
const PLANS = [
  {
    id: 'one-year',
    name: 'One year',
    summary: 'One product with its QR code, for twelve months',
    price: 499_900,
    tax_percent: 18,
    months: 12,
  },
  {
    id: 'three-months',
    name: 'Three months',
    summary: 'One product with its QR code, for a season',
    price: 149_900,
    tax_percent: 18,
    months: 3,
  },
];

type Provider = Pick<LocalPaymentProvider, 'url' | 'checkoutUrl' | 'keys' | 'webhookSecret'>;

/** The settings of a product whose money goes through the provider of this machine. */
export function paymentSettings({ url, checkoutUrl, keys, webhookSecret }: Provider): Record<string, string> {
  return {
    PLANS: JSON.stringify(PLANS),
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_URL: url,
    PAYMENT_CHECKOUT_URL: checkoutUrl,
    CHECKOUT_ORIGINS: url,
    SELLER_NAME: 'Qrigin Technologies Private Limited',
    SELLER_ADDRESS: '21 Residency Road\nBengaluru 560025',
    SELLER_TAX_NUMBER: '29AABCQ1234M1Z5',
  };
}

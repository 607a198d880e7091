import { BETA_PLAN, CURRENCY, PaymentPlan, taxWithin } from '@qrigin/domain/payments';
import { z } from 'zod';
import { Origin } from './env-addresses.ts';

/** Settings of plans and of the provider that takes the money for them. */

const { id, name, summary, amount, tax_percent, months } = PaymentPlan.shape;

/** As operators write it: the price is what people pay, so it includes the tax. */
const WrittenPlan = z.strictObject({
  id: id.refine((text) => text !== BETA_PLAN, `must not be ${BETA_PLAN}, which is free`),
  name,
  summary: summary.default(''),
  price: amount,
  tax_percent,
  months,
  currency: z.literal(CURRENCY).default(CURRENCY),
});

const Plans = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a list as JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(WrittenPlan)
      .max(12)
      .refine(
        (plans) => new Set(plans.map((plan) => plan.id)).size === plans.length,
        'every id must be another',
      ),
  )
  .transform((plans) =>
    plans.map(
      ({ price, ...plan }): PaymentPlan => ({
        ...plan,
        amount: price,
        tax: taxWithin(price, plan.tax_percent),
      }),
    ),
  );

/** Long enough that no one guesses it; the provider makes the first, people the other. */
const Secret = z.string().min(16, 'must be at least 16 characters').max(200);

const CheckoutAddress = z
  .url({ abort: true })
  .refine(
    (text) => Origin.safeParse(new URL(text).origin).success,
    'must be https (http only on this machine)',
  );

export const PaymentSettings = {
  PLANS: Plans.describe(
    'What organisations can buy for a static product, as JSON: `[{"id": "one-year", "name": "One year", "summary": "…", "price": 499900, "tax_percent": 18, "months": 12}]`. The price is in paise and includes the tax. [More](payments.md#settings)',
  ),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w{4,40}$/, 'must be a key ID, e.g. rzp_live_…')
    .optional()
    .describe('Key ID of the payment provider; without it no one can pay'),
  RAZORPAY_KEY_SECRET: Secret.optional().describe('Key secret of the payment provider'),
  RAZORPAY_WEBHOOK_SECRET: Secret.optional().describe(
    'Secret that the provider signs webhooks with: another one than the key secret, made with `openssl rand -hex 24`',
  ),
  RAZORPAY_WEBHOOK_SECRET_BEFORE: Secret.optional().describe(
    'The webhook secret before it was changed; both are accepted as long as this is set',
  ),
  PAYMENT_URL: Origin.default('https://api.razorpay.com').describe('API of the payment provider'),
  PAYMENT_CHECKOUT_URL: CheckoutAddress.default('https://checkout.razorpay.com/v1/checkout.js').describe(
    'Script of the provider’s checkout, which the pricing page loads',
  ),
  CHECKOUT_ORIGINS: z
    .string()
    .default(
      'https://checkout.razorpay.com,https://api.razorpay.com,https://cdn.razorpay.com,https://lumberjack.razorpay.com',
    )
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Origin))
    .describe(
      'Origins that the checkout of the payment provider loads from, separated by commas; only the pricing page may. The one of `PAYMENT_CHECKOUT_URL` must be among them',
    ),
  SELLER_NAME: z.string().min(1).max(200).optional().describe('Who sells the plans, as on receipts'),
  SELLER_ADDRESS: z.string().min(1).max(500).optional().describe('Address of the seller, as on receipts'),
  SELLER_TAX_NUMBER: z.string().min(1).max(50).optional().describe('Tax number (GSTIN) of the seller'),
};

const Settings = z.object(PaymentSettings);
export type PaymentEnv = z.output<typeof Settings>;

const TOGETHER = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SELLER_NAME',
  'SELLER_ADDRESS',
] as const;

type Fault = { name: keyof PaymentEnv; message: string };

/** What would take money that leads to nothing, or nothing that counts as money. */
export function paymentFaults(env: PaymentEnv & { APP_ORIGIN: string }): Fault[] {
  const isMeant = TOGETHER.some((setting) => env[setting] !== undefined);
  if (!isMeant) return [];
  const faults: Fault[] = TOGETHER.filter((setting) => env[setting] === undefined).map((setting) => ({
    name: setting,
    message: `must be given too: ${TOGETHER.join(', ')} and PLANS go together`,
  }));
  if (env.PLANS.length === 0) faults.push({ name: 'PLANS', message: 'must have a plan, or no one can pay' });
  if (env.SELLER_TAX_NUMBER === undefined && env.PLANS.some(({ tax_percent: percent }) => percent > 0))
    faults.push({ name: 'SELLER_TAX_NUMBER', message: 'must be given where plans include tax' });
  const webhook = [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_BEFORE];
  if (env.RAZORPAY_KEY_SECRET !== undefined && webhook.includes(env.RAZORPAY_KEY_SECRET))
    faults.push({ name: 'RAZORPAY_WEBHOOK_SECRET', message: 'must be another one than RAZORPAY_KEY_SECRET' });
  if (!env.CHECKOUT_ORIGINS.includes(new URL(env.PAYMENT_CHECKOUT_URL).origin))
    faults.push({ name: 'CHECKOUT_ORIGINS', message: 'must have the origin of PAYMENT_CHECKOUT_URL' });
  const isPublic = env.APP_ORIGIN.startsWith('https:');
  for (const setting of ['PAYMENT_URL', 'PAYMENT_CHECKOUT_URL', 'CHECKOUT_ORIGINS'] as const)
    if (isPublic && [env[setting]].flat().some((address) => !address.startsWith('https:')))
      faults.push({ name: setting, message: 'must be https, as APP_ORIGIN is' });
  return faults;
}

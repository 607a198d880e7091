import Razorpay from 'razorpay';
import { z } from 'zod';
import type { PaymentEnv } from '../../env/env-payments.ts';
import {
  type PaymentProvider,
  ProviderDown,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  ProviderRefused,
} from './provider.ts';
import { isSignedWith } from './signatures.ts';

/** A person waits for two of these, one after the other. */
const TIMEOUT_MS = 8000;
/** A few payments and refunds; far below what would be worth sending us. */
const ANSWER_MAX = 1024 * 1024;
/** So many tries to pay one order, or refunds of one payment, are looked at. */
const MOST = 100;

/**
 * Money that the bank confirms within five days, the longest that Razorpay waits, becomes ours without anyone asking; later it
 * goes back. It takes the place of what the account's own page says.
 */
const CAPTURED_BY_ITSELF = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 5 * 24 * 60,
    manual_expiry_period: 5 * 24 * 60,
    refund_speed: 'normal',
  },
} as const;

/** What the SDK throws: the provider's own words, or anything at all when no answer came. */
const Refusal = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string().max(100).catch('unknown') }).catch({ code: 'unknown' }),
});

/** The SDK makes its client itself and has no setting for any of this. */
const Client = z.object({
  rq: z.custom<{ defaults: object }>((client) => typeof client === 'function' && 'defaults' in client),
});

/** Its words may name whoever paid, so only the code goes on. */
async function asked<Schema extends z.ZodType>(answer: Schema, question: () => Promise<unknown>) {
  let told: unknown;
  try {
    told = await question();
  } catch (error) {
    const { data } = Refusal.safeParse(error);
    if (data && data.statusCode >= 400 && data.statusCode < 500 && ![401, 408, 429].includes(data.statusCode))
      throw new ProviderRefused(`the payment provider refused: ${data.statusCode} ${data.error.code}`);
    throw new ProviderDown(data ? `the payment provider answered ${data.statusCode}` : 'no answer came');
  }
  const parsed = answer.safeParse(told);
  if (!parsed.success) throw new ProviderDown('the payment provider answered something else');
  return parsed.data;
}

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

type Settings = Pick<
  PaymentEnv,
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET_BEFORE'
  | 'PAYMENT_URL'
>;

type Connected = { keyId: string; keySecret: string; url: string; timeoutMs: number };

function connect({ keyId, keySecret, url, timeoutMs }: Connected): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  Object.assign(Client.parse(sdk.api).rq.defaults, {
    baseURL: url,
    timeout: timeoutMs,
    maxContentLength: ANSWER_MAX,
    // The keys go to this address and no other.
    maxRedirects: 0,
    proxy: false,
  });
  return sdk;
}

/** Razorpay by its own SDK; `undefined` without keys. */
export function connectPayments(env: Settings, timeoutMs = TIMEOUT_MS): PaymentProvider | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (keyId === undefined || keySecret === undefined) return undefined;
  const sdk = connect({ keyId, keySecret, url: env.PAYMENT_URL, timeoutMs });
  const webhookSecrets = [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_BEFORE];
  return {
    async findOrderOf(id) {
      const found = await asked(listOf(ProviderOrder), () => sdk.orders.all({ receipt: id, count: MOST }));
      // The newest comes first.
      return found.items.filter(({ receipt }) => receipt === id).at(-1);
    },
    createOrder: ({ id, orgId, amount, currency }) =>
      asked(ProviderOrder, () =>
        sdk.orders.create({
          amount,
          currency,
          receipt: id,
          notes: { organisation: orgId, payment: id },
          payment: CAPTURED_BY_ITSELF,
        }),
      ),
    paymentsOf: async (orderId) =>
      (await asked(listOf(ProviderPayment), () => sdk.orders.fetchPayments(orderId))).items,
    refundsOf: async (paymentId) =>
      (
        await asked(listOf(ProviderRefund), () =>
          sdk.payments.fetchMultipleRefund(paymentId, { count: MOST }),
        )
      ).items,
    refund: (paymentId, amount) => asked(ProviderRefund, () => sdk.payments.refund(paymentId, { amount })),
    checkSignature: ({ orderId, paymentId, signature }) =>
      isSignedWith(keySecret, `${orderId}|${paymentId}`, signature),
    checkWebhook: (bytes, signature) =>
      webhookSecrets.some((secret) => secret !== undefined && isSignedWith(secret, bytes, signature)),
  };
}

import { z } from 'zod';
import { csvOf, endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { PRODUCT } from '../products/feature.ts';
import { PAYMENT, PAYMENTS } from './feature.ts';
import { BETA_PLAN, CURRENCY, PaymentPlan, PlanId } from './plan.ts';

/** Open: not paid yet. Failed: not paid, and nobody waits for it. Refunded: all of it went back. */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'refunded'] as const;

/** As the provider writes its ids and signatures. */
export const ProviderId = z.string().regex(/^[\x21-\x7e]{1,100}$/, 'letters, digits and signs, up to 100');
const Signature = z.string().min(1).max(200);

/** Paise; the amount includes the tax. */
const Money = {
  amount: z.int().nonnegative(),
  tax: z.int().nonnegative(),
  currency: z.literal(CURRENCY),
};

/**
 * What was or may be paid for a product, as it was when someone chose the plan. One that is paid and has no `starts_at`
 * came when the product was active already, and goes back.
 */
export const Payment = z.object({
  id: Id,
  product_id: Id,
  product_name: z.string(),
  payment_plan: z.string(),
  plan_name: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  ...Money,
  tax_percent: z.int().nonnegative(),
  /** Both as the provider calls them; none for what was free. */
  order_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  /** Of everything that was paid, in the order of paying. */
  receipt_number: z.string().nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  refunded_at: z.iso.datetime().nullable(),
  starts_at: z.iso.datetime().nullable(),
  /** None for what has no end. */
  ends_at: z.iso.datetime().nullable(),
});
export type Payment = z.output<typeof Payment>;

export const Party = z.object({ name: z.string(), address: z.string(), tax_number: z.string() });
export type Party = z.output<typeof Party>;

/** As they were when it was paid. */
export const Receipt = Payment.extend({ seller: Party, buyer: Party });
export type Receipt = z.output<typeof Receipt>;

const inOrg = z.object({ org: Id });
const view = { who: 'member', permission: PAYMENTS.view, rate: 'read' } as const;
const pay = { who: 'member', permission: PAYMENTS.pay, rate: 'write' } as const;

export const findPaymentOptions = endpoint({
  name: 'findPaymentOptions',
  summary: 'How a static product can be activated: the plans, and for free, as long as the beta lasts',
  method: 'GET',
  path: '/:org/payment/options',
  policy: view,
  params: inOrg,
  reply: z.object({
    beta: z.boolean(),
    /** Whether plans can be paid here. */
    is_set_up: z.boolean(),
    plans: z.array(PaymentPlan),
  }),
});

/** What the checkout of the provider is opened with. */
export const PaymentOrder = z.object({
  id: Id,
  order_id: z.string(),
  key_id: z.string(),
  payment_plan: z.string(),
  product_id: Id,
  ...Money,
  created_at: z.iso.datetime(),
  /** Where the provider’s checkout script is. */
  checkout_url: z.url(),
});
export type PaymentOrder = z.output<typeof PaymentOrder>;

export const createPaymentOrder = endpoint({
  name: 'createPaymentOrder',
  summary:
    'Order a plan for a static product. For a day, an order that is open for the same product and plan is given again',
  method: 'POST',
  path: '/:org/payment/static',
  status: 201,
  policy: pay,
  params: inOrg,
  body: z.strictObject({ payment_plan: PlanId, product_id: Id }),
  ids: { product_id: PRODUCT },
  changes: [PAYMENT],
  reply: PaymentOrder,
  fails: [
    'payment_not_set_up',
    'unknown_plan',
    'product_not_static',
    'product_active',
    'too_many_payments',
    'payment_provider_down',
  ],
  failedText: 'Failed to create payment order',
});

export const completePayment = endpoint({
  name: 'completePayment',
  summary:
    'Activate the product of an order that was paid, as the provider’s checkout signed it. Repeating it changes nothing',
  method: 'POST',
  path: '/:org/payment/static/completed',
  policy: pay,
  params: inOrg,
  body: z.strictObject({ payment_id: ProviderId, order_id: ProviderId, signature: Signature }),
  changes: [PAYMENT, PRODUCT],
  reply: Payment,
  fails: [
    'payment_not_set_up',
    'not_found',
    'payment_not_confirmed',
    'payment_pending',
    'payment_provider_down',
  ],
  failedText: 'Failed to complete payment',
});

export const listPayments = endpoint({
  name: 'listPayments',
  summary: 'What the organisation has ordered and paid, the newest first',
  method: 'GET',
  path: '/:org/payments',
  policy: view,
  params: inOrg,
  query: listQuery({
    sort: ['created_at', 'amount'],
    order: 'desc',
    filters: { product_id: Id.optional() },
  }),
  reads: [PAYMENT, PRODUCT],
  reply: pageOf(Payment),
  csv: csvOf<Payment>('payments', {
    receipt_number: 'Receipt',
    product_name: 'Product',
    plan_name: 'Plan',
    status: 'Status',
    amount: 'Amount (paise)',
    tax: 'Tax included (paise)',
    tax_percent: 'Tax (%)',
    currency: 'Currency',
    created_at: 'Ordered (UTC)',
    paid_at: 'Paid (UTC)',
    refunded_at: 'Refunded (UTC)',
    starts_at: 'Starts (UTC)',
    ends_at: 'Ends (UTC)',
    order_id: 'Order ID',
    payment_id: 'Payment ID',
  }),
});

export const findReceipt = endpoint({
  name: 'findReceipt',
  summary: 'One payment with who sold and who bought',
  method: 'GET',
  path: '/:org/payments/:id',
  policy: view,
  params: z.object({ org: Id, id: Id }),
  ids: { id: PAYMENT },
  reads: [PAYMENT],
  reply: Receipt,
});

const BetaPayment = z.object({
  id: Id,
  product_id: Id,
  payment_plan: z.literal(BETA_PLAN),
  created_at: z.iso.datetime(),
});
export type BetaPayment = z.output<typeof BetaPayment>;

export const payBeta = endpoint({
  name: 'payBeta',
  summary: 'Activate a static product for free while the beta lasts',
  method: 'POST',
  path: '/:org/payment/static/beta',
  status: 201,
  policy: { ...pay, idempotent: true },
  params: inOrg,
  body: z.strictObject({ product_id: Id }),
  ids: { product_id: PRODUCT },
  changes: [PRODUCT, PAYMENT],
  reply: BetaPayment,
  fails: ['beta_over', 'product_not_static', 'product_active'],
  failedText: 'Failed to complete beta payment',
});

/** Outside any organisation: the provider knows none. Its signature is over the very bytes that it sent. */
export const receivePaymentEvent = endpoint({
  name: 'receivePaymentEvent',
  summary:
    'For the payment provider: tells that something happened to an order, signed in `X-Razorpay-Signature`',
  method: 'POST',
  path: '/payments/webhook',
  policy: { who: 'public', rate: 'webhook' },
  body: z.looseObject({}),
  reply: z.object({ received: z.literal(true) }),
  fails: ['wrong_signature'],
});

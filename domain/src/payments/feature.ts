import { event, feature, notice, permissions, thing } from '../declaration/index.ts';
import { PRODUCT } from '../products/feature.ts';

/** Named by the product that it is for. */
export const PAYMENT = thing('payment', {
  naming: { namedBy: [['product_id', PRODUCT]] },
  ceiling: {
    of: 'payments, including those that were never made',
    max: 100_000,
    failure: 'too_many_payments',
  },
});

export const PAYMENTS = permissions(
  { row: 'billing', at: 25 },
  {
    view: { name: 'billing.view', cell: 'see', from: 'admin', isNeverPublic: true },
    pay: { name: 'billing.pay', cell: 'use', from: 'admin', isNeverPublic: true },
  },
);

const about = PRODUCT;
/** Owners, whom the work names. */
const to = 'named';

export const PAYMENT_EVENTS = {
  beta: event('payment.beta', { about }),
  ordered: event('payment.order', { about }),
  paid: event('payment.pay', { about, notice: notice('payment.pay', { to }) }),
  refunded: event('payment.refund', { about, notice: notice('payment.refund', { to, mailed: {} }) }),
  endsIn14Days: event('plan.end-in-14-days', {
    about,
    notice: notice('plan.end-in-14-days', { to, mailed: {} }),
  }),
  endsIn3Days: event('plan.end-in-3-days', {
    about,
    notice: notice('plan.end-in-3-days', { to, mailed: {} }),
  }),
  ended: event('plan.end', { about, notice: notice('plan.end', { to, mailed: {} }) }),
};

export const PAYMENTS_FEATURE = feature({
  name: 'payments',
  level: 7,
  things: [PAYMENT],
  permissions: PAYMENTS,
  events: PAYMENT_EVENTS,
  keeps: { paymentEvents: { count: 3, unit: 'month', by: 'sweep' } },
  pages: [
    { path: '/dashboard/:orgId/:product/pricing', may: [PAYMENTS.view], opensCheckout: true },
    { path: '/dashboard/:orgId/payments', may: [PAYMENTS.view] },
    { path: '/dashboard/:orgId/payments/:paymentId', may: [PAYMENTS.view] },
  ],
});

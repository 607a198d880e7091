import { event, feature, permissions } from '../declaration/index.ts';
import { PRODUCT } from '../products/feature.ts';

export const PAYMENTS = permissions(
  { row: 'billing', at: 25 },
  {
    view: { name: 'billing.view', cell: 'see', from: 'admin', isNeverPublic: true },
    pay: { name: 'billing.pay', cell: 'use', from: 'admin', isNeverPublic: true },
  },
);

export const PAYMENT_EVENTS = {
  beta: event('payment.beta', { about: PRODUCT }),
};

export const PAYMENTS_FEATURE = feature({
  name: 'payments',
  level: 7,
  permissions: PAYMENTS,
  events: PAYMENT_EVENTS,
  pages: [{ path: '/dashboard/:orgId/:product/pricing', may: [PAYMENTS.view], opensCheckout: true }],
});

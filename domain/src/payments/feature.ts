import { feature, permissions } from '../declaration/index.ts';

export const PAYMENTS = permissions(
  { row: 'billing', at: 25 },
  {
    view: { name: 'billing.view', cell: 'see', from: 'admin', isNeverPublic: true },
    pay: { name: 'billing.pay', cell: 'use', from: 'admin', isNeverPublic: true },
  },
);

export const PAYMENTS_FEATURE = feature({ name: 'payments', level: 7, permissions: PAYMENTS });

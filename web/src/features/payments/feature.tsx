import { msg } from '@lingui/core/macro';
import { PAYMENTS_FEATURE } from '@qrigin/domain/payments';
import { CreditCard } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const payments = webFeature(PAYMENTS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/pricing': async () => (await import('./pricing-page.tsx')).PricingPage,
    '/dashboard/:orgId/payments': async () => (await import('./payments-page.tsx')).PaymentsPage,
    '/dashboard/:orgId/payments/:paymentId': async () => (await import('./receipt-page.tsx')).ReceiptPage,
  },
  entries: [
    {
      place: 'settings',
      at: 25,
      path: '/dashboard/:orgId/payments',
      words: msg`Payments`,
      note: msg`What was paid for plans, and the receipts`,
      Icon: CreditCard,
    },
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
  permissions: {
    lines: [{ words: msg`Billing`, Icon: CreditCard }],
    words: {
      'billing.view': msg`See plans and payments`,
      'billing.pay': msg`Pay for plans`,
    },
  },
});

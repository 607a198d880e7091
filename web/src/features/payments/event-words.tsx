import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PAYMENTS_FEATURE } from '@qrigin/domain/payments';
import { CalendarClock, CreditCard } from 'lucide-react';
import type { EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

const place = (organisation: string) => ({ to: organisation, words: msg`Open Products` });
const payments = (organisation: string) => ({ to: `${organisation}/payments`, words: msg`Open Payments` });

/** Plans end by the clock and payments are confirmed by the provider, so most of these name no one. */
export const EVENT_WORDS: EventWords<typeof PAYMENTS_FEATURE> = {
  kinds: { payment: msg`Payments`, plan: msg`Plans` },
  audit: {
    'payment.beta': [
      msg`${who} activated the product ${what} for free`,
      msg`${who} activated a product for free`,
    ],
    'payment.order': [msg`${who} chose a plan for ${what}`, msg`${who} chose a plan for a product`],
    'payment.pay': [msg`A plan for ${what} was paid`, msg`A plan for a product was paid`],
    'payment.refund': [msg`A payment for ${what} was refunded`, msg`A payment for a product was refunded`],
    'plan.end-in-14-days': [
      msg`Owners were reminded that the plan of ${what} ends in 14 days`,
      msg`Owners were reminded that a plan ends in 14 days`,
    ],
    'plan.end-in-3-days': [
      msg`Owners were reminded that the plan of ${what} ends in 3 days`,
      msg`Owners were reminded that a plan ends in 3 days`,
    ],
    'plan.end': [msg`The plan of ${what} ended`, msg`The plan of a product ended`],
  },
  notices: {
    'payment.pay': {
      Icon: CreditCard,
      words: ({ what: product }) =>
        product ? <Trans>A plan for {product} was paid</Trans> : <Trans>A plan for a product was paid</Trans>,
      place: payments,
    },
    'payment.refund': {
      Icon: CreditCard,
      words: ({ what: product }) =>
        product ? (
          <Trans>A payment for {product} was refunded</Trans>
        ) : (
          <Trans>A payment for a product was refunded</Trans>
        ),
      place: payments,
    },
    'plan.end-in-14-days': {
      Icon: CalendarClock,
      words: ({ what: product }) =>
        product ? (
          <Trans>The plan of {product} ends in 14 days</Trans>
        ) : (
          <Trans>The plan of a product ends in 14 days</Trans>
        ),
      place,
    },
    'plan.end-in-3-days': {
      Icon: CalendarClock,
      words: ({ what: product }) =>
        product ? (
          <Trans>The plan of {product} ends in 3 days</Trans>
        ) : (
          <Trans>The plan of a product ends in 3 days</Trans>
        ),
      place,
    },
    'plan.end': {
      Icon: CalendarClock,
      words: ({ what: product }) =>
        product ? (
          <Trans>The plan of {product} has ended. Printed codes keep working.</Trans>
        ) : (
          <Trans>The plan of a product has ended. Printed codes keep working.</Trans>
        ),
      place,
    },
  },
  mailed: {
    'payment.refund': msg`A payment is refunded`,
    'plan.end-in-14-days': msg`A plan ends in 14 days`,
    'plan.end-in-3-days': msg`A plan ends in 3 days`,
    'plan.end': msg`A plan has ended`,
  },
};

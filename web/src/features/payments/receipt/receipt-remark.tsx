import { Trans } from '@lingui/react/macro';
import type { Payment } from '@qrigin/domain/payments';
import { Money } from '../money.tsx';
import { IndianTime } from './indian-time.tsx';

/** What a reader has to know first about money that did not stay with us, or never came. On paper, too. */
export function ReceiptRemark({ payment }: { payment: Payment }) {
  const words = remarkOf(payment);
  return words && <p className="rounded-control border border-line bg-sunken px-4 py-3">{words}</p>;
}

function remarkOf({ status, amount: paise, refunded_at: at, starts_at: start }: Payment) {
  const amount = <Money paise={paise} />;
  if (status === 'open') return <Trans>This order is not paid yet. It is not a receipt.</Trans>;
  if (status === 'failed')
    return <Trans>We received no payment for this order, and it is closed. It is not a receipt.</Trans>;
  if (status === 'refunded') {
    if (at === null) return <Trans>All of {amount} was refunded.</Trans>;
    const date = <IndianTime at={at} format="day" />;
    return (
      <Trans>
        All of {amount} was refunded on {date}.
      </Trans>
    );
  }
  if (start === null)
    return (
      <Trans>
        This payment did not start a plan: the product was already active or is no longer available. All of{' '}
        {amount} is being refunded.
      </Trans>
    );
  return null;
}

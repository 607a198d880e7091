import { Trans } from '@lingui/react/macro';
import type { Payment } from '@qrigin/domain/payments';
import { Moment } from '../../../ui/text/moment.tsx';
import { Money } from '../money.tsx';

/** What a reader has to know first about money that did not stay with us, or never came. On paper, too. */
export function ReceiptRemark({ payment }: { payment: Payment }) {
  const words = remarkOf(payment);
  return words && <p className="rounded-control border border-line bg-sunken px-4 py-3">{words}</p>;
}

function remarkOf({ status, amount: paise, refunded_at: at, starts_at: start }: Payment) {
  const amount = <Money paise={paise} />;
  if (status === 'open') return <Trans>This order is not paid yet. It is not a receipt.</Trans>;
  if (status === 'failed')
    return <Trans>This order was never paid and is closed. No money was taken. It is not a receipt.</Trans>;
  if (status === 'refunded') {
    if (at === null) return <Trans>All of {amount} was refunded.</Trans>;
    const date = <Moment at={at} format="day" />;
    return (
      <Trans>
        All of {amount} was refunded on {date}.
      </Trans>
    );
  }
  if (start === null)
    return (
      <Trans>
        The product was already active when this payment arrived. All of {amount} is being refunded.
      </Trans>
    );
  return null;
}

import { Trans } from '@lingui/react/macro';
import type { Payment } from '@qrigin/domain/payments';
import { ReceiptIndianRupee } from 'lucide-react';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Callout } from '../callout.tsx';
import { Money } from '../money.tsx';

interface Props {
  org: string;
  payment: Payment;
}

/** What became of what was ordered last, where it did not lead to the plan that runs. */
export function LastPayment({ org, payment }: Props) {
  const words = wordsOf(payment);
  if (!words) return null;
  return (
    <Callout variant="info" icon={<ReceiptIndianRupee aria-hidden="true" />}>
      <p>{words}</p>
      <TextLink
        to={`/dashboard/${org}/payments/${payment.id}`}
        isAlone
        className="justify-self-start text-current"
      >
        {payment.paid_at === null ? <Trans>See this order</Trans> : <Trans>See this payment</Trans>}
      </TextLink>
    </Callout>
  );
}

function wordsOf({ status, amount: paise, created_at: ordered, refunded_at, starts_at: start }: Payment) {
  const amount = <Money paise={paise} />;
  if (status === 'open') {
    const date = <Moment at={ordered} format="moment" />;
    return (
      <Trans>
        An order of {amount} from {date} is not paid yet. If you have paid it, you do not need to do anything:
        we ask our payment provider every few minutes and activate the product ourselves.
      </Trans>
    );
  }
  if (status === 'failed')
    return <Trans>We received no payment for your last order of {amount}, so we closed it.</Trans>;
  if (status === 'refunded') {
    const date = <Moment at={refunded_at ?? ordered} format="day" />;
    return start === null ? (
      <Trans>
        A payment of {amount} arrived when this product was already active. We refunded all of it on {date}.
      </Trans>
    ) : (
      <Trans>
        We refunded all of {amount} on {date}. The plan that it paid for has ended.
      </Trans>
    );
  }
  if (start !== null) return null;
  return (
    <Trans>
      A payment of {amount} arrived when this product was already active. We are refunding all of it. You do
      not need to do anything.
    </Trans>
  );
}

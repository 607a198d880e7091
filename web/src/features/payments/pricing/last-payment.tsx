import { Trans } from '@lingui/react/macro';
import type { Payment } from '@qrigin/domain/payments';
import { Clock, Undo2 } from 'lucide-react';
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
  const { status, amount: paise, created_at, refunded_at, starts_at: start, id } = payment;
  const amount = <Money paise={paise} />;
  const see = (
    <TextLink
      to={`/dashboard/${org}/payments/${id}`}
      className="inline-flex min-h-6 items-center justify-self-start text-current pointer-coarse:min-h-11"
    >
      <Trans>See this payment</Trans>
    </TextLink>
  );
  if (status === 'open') {
    const date = <Moment at={created_at} format="moment" />;
    return (
      <Callout variant="info" icon={<Clock aria-hidden="true" />}>
        <p>
          <Trans>
            An order of {amount} from {date} is not paid yet. If you have paid it, you do not need to do
            anything: we ask our payment provider every few minutes and activate the product ourselves.
          </Trans>
        </p>
      </Callout>
    );
  }
  if (status === 'failed')
    return (
      <Callout variant="info" icon={<Clock aria-hidden="true" />}>
        <p>
          <Trans>Your last order of {amount} was never paid, so we closed it. You were not charged.</Trans>
        </p>
      </Callout>
    );
  if (status === 'refunded') {
    const date = <Moment at={refunded_at ?? created_at} format="day" />;
    return (
      <Callout variant="info" icon={<Undo2 aria-hidden="true" />}>
        <p>
          <Trans>
            We refunded {amount} in full on {date}.
          </Trans>{' '}
          {start !== null && <Trans>The plan that it paid for has ended.</Trans>}
        </p>
        {see}
      </Callout>
    );
  }
  if (start !== null) return null;
  return (
    <Callout variant="info" icon={<Undo2 aria-hidden="true" />}>
      <p>
        <Trans>
          A payment of {amount} arrived when this product was already active. We are refunding all of it. You
          do not need to do anything.
        </Trans>
      </p>
      {see}
    </Callout>
  );
}

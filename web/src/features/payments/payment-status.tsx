import { Trans } from '@lingui/react/macro';
import type { Payment } from '@qrigin/domain/payments';
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** What has become of a payment. One that came when the product was active already goes back. */
export function PaymentStatus({ status, starts_at: start }: Pick<Payment, 'status' | 'starts_at'>) {
  if (status === 'open')
    return (
      <Badge variant="plain" icon={<Clock aria-hidden="true" />}>
        <Trans>Not paid yet</Trans>
      </Badge>
    );
  if (status === 'failed')
    return (
      <Badge variant="plain" icon={<CircleX aria-hidden="true" />}>
        <Trans>Never paid</Trans>
      </Badge>
    );
  if (status === 'refunded')
    return (
      <Badge variant="info" icon={<Undo2 aria-hidden="true" />}>
        <Trans>Refunded</Trans>
      </Badge>
    );
  if (start === null)
    return (
      <Badge variant="info" icon={<Undo2 aria-hidden="true" />}>
        <Trans>Being refunded</Trans>
      </Badge>
    );
  return (
    <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>
      <Trans>Paid</Trans>
    </Badge>
  );
}

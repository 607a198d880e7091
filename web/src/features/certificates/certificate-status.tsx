import { Plural, Trans } from '@lingui/react/macro';
import { type Certificate, certificateStatus } from '@qrigin/domain/certificates';
import { CalendarClock, CalendarX2, CircleCheck, Hourglass } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

interface Props {
  certificate: Pick<Certificate, 'valid_from' | 'valid_to'>;
  /** When it was read. The day is that of UTC, as on the pages that shoppers see. */
  now: Date;
}

/** Whether it is valid, in words. */
export function CertificateStatus({ certificate, now }: Props) {
  const status = certificateStatus(certificate, now.toISOString().slice(0, 10));
  switch (status.kind) {
    case 'expired':
      return (
        <Badge variant="danger" icon={<CalendarX2 aria-hidden="true" />}>
          <Trans>Expired</Trans>
        </Badge>
      );
    case 'ending':
      return (
        <Badge variant="warning" icon={<CalendarClock aria-hidden="true" />}>
          <Plural value={status.days} _0="Last day" one="Ends in # day" other="Ends in # days" />
        </Badge>
      );
    case 'not yet':
      return (
        <Badge icon={<Hourglass aria-hidden="true" />}>
          <Trans>Not valid yet</Trans>
        </Badge>
      );
    case 'valid':
    default:
      return (
        <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>
          <Trans>Valid</Trans>
        </Badge>
      );
  }
}

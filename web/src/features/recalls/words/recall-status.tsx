import { Trans } from '@lingui/react/macro';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { CircleCheck, FlaskConical, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Open or ended; a mock recall says so first, and alarms no one. */
export function RecallStatus({
  recall: { mock, lifted_at: ended },
}: {
  recall: Pick<RecallEntry, 'mock' | 'lifted_at'>;
}) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {mock && (
        <Badge variant="info" icon={<FlaskConical aria-hidden="true" />}>
          <Trans>Mock</Trans>
        </Badge>
      )}
      {ended === null ? (
        <Badge variant={mock ? 'plain' : 'danger'} icon={<TriangleAlert aria-hidden="true" />}>
          <Trans>Open</Trans>
        </Badge>
      ) : (
        <Badge icon={<CircleCheck aria-hidden="true" />}>
          <Trans>Ended</Trans>
        </Badge>
      )}
    </span>
  );
}

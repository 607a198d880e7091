import { Trans } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Ban, CircleCheck, CircleDashed, RefreshCw, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** What a code is now, in a symbol and a word. */
export function CodeStatus({ status }: Pick<TracedCode, 'status'>) {
  if (status === 'recalled')
    return (
      <Badge variant="danger" icon={<TriangleAlert aria-hidden="true" />}>
        <Trans>Recalled</Trans>
      </Badge>
    );
  if (status === 'withdrawn')
    return (
      <Badge variant="warning" icon={<Ban aria-hidden="true" />}>
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  if (status === 'replaced')
    return (
      <Badge variant="info" icon={<RefreshCw aria-hidden="true" />}>
        <Trans>Replaced</Trans>
      </Badge>
    );
  if (status === 'unassigned')
    return (
      <Badge variant="info" icon={<CircleDashed aria-hidden="true" />}>
        <Trans>Not assigned yet</Trans>
      </Badge>
    );
  return (
    <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>
      <Trans>Active</Trans>
    </Badge>
  );
}

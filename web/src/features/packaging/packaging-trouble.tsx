import { Trans } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Boxes } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';

interface Props {
  /** None where the address names nothing that could be a packaging, or one of another product. */
  error: Error | null;
  onRetry: () => void;
  /** Where the packaging of the product is. */
  back: string;
}

/** Why a packaging is not shown, and the way on. */
export function PackagingTrouble({ error, onRetry, back }: Props) {
  const isMissing = error === null || (error instanceof Failure && error.code === 'not_found');
  if (!isMissing)
    return (
      <FailedState error={error} onRetry={onRetry}>
        <Trans>We could not load this packaging structure. Nothing has changed.</Trans>
      </FailedState>
    );
  return (
    <EmptyState
      title={<Trans>We cannot find this packaging structure</Trans>}
      picture={<Boxes />}
      action={
        <ButtonLink to={back} variant="primary">
          <Trans>Go to Packaging</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        It may have been deleted, or it belongs to another product. Codes that were issued keep working.
      </Trans>
    </EmptyState>
  );
}

import { Trans } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { errorMessage } from './error-message';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** What could not be shown, and that nothing is lost. */
  children?: ReactNode;
}

/** Shown where something could not be fetched. Says so if someone may not see it: a retry would not help. */
export function FailedState({ error, onRetry, children }: Props) {
  if (error instanceof Failure && error.code === 'forbidden') return <NotAllowed />;
  return (
    <div role="alert">
      <EmptyState
        title={errorMessage(error)}
        picture={<CircleAlert />}
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** The same in one line, for a part of a page or of a dialog. */
export function FailedLine({ error, onRetry }: Omit<Props, 'children'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{errorMessage(error)}</p>
      <Button size="s" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** For anyone who may not see what is here. */
export function NotAllowed() {
  return (
    <div role="alert">
      <EmptyState title={errorMessage(new Failure('forbidden'))} picture={<Lock />}>
        <Trans>Ask someone who manages roles in this organisation to give you access.</Trans>
      </EmptyState>
    </div>
  );
}

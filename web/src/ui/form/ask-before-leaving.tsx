import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';

interface Props {
  /** Whether anything would be lost. */
  isChanged: boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks once before someone leaves a page with what they did there. */
export function AskBeforeLeaving({ isChanged, children }: Props) {
  const { t } = useLingui();

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged) event.preventDefault();
      },
      [isChanged],
    ),
  );

  const isLost = useCallback<BlockerFunction>(
    // Anyone signed out can no longer save anything.
    ({ currentLocation: from, nextLocation: to }) =>
      isChanged && to.pathname !== '/login' && (to.pathname !== from.pathname || to.search !== from.search),
    [isChanged],
  );
  const blocker = useBlocker(isLost);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t`Leave without saving?`}
      confirmLabel={<Trans>Leave</Trans>}
    >
      {children}
    </ConfirmDialog>
  );
}

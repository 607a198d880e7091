import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';

interface Props {
  /** What the server has by now; nothing before the first saving. */
  saved: FieldValues | undefined;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks once before what was typed into the form around it is lost; what is saved counts as not typed. */
export function UnsavedChanges({ saved, children }: Props) {
  const { t } = useLingui();
  const { formState, reset } = useFormContext();
  const { isDirty } = formState;

  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );

  const isLost = useCallback<BlockerFunction>(
    // Anyone signed out can no longer save anything.
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && to.pathname !== '/login' && (to.pathname !== from.pathname || to.search !== from.search),
    [isDirty],
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { changeMe } from '@qrigin/domain/auth';
import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import type { z } from 'zod';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export type SavedFields = z.input<typeof changeMe.body>;

/** Asks once before what was typed into the form around it is lost; what is saved counts as not typed. */
export function UnsavedChanges({ saved }: { saved: SavedFields | undefined }) {
  const { t } = useLingui();
  const { formState, reset } = useFormContext<SavedFields>();
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
    // Who is signed out cannot save anything any more.
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== '/login' && nextLocation.pathname !== currentLocation.pathname,
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
      <Trans>What you changed in your details is not saved yet.</Trans>
    </ConfirmDialog>
  );
}

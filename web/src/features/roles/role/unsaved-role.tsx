import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { RoleFields } from './role-changes.ts';

interface Props {
  /** What the server has. */
  stored: RoleFields;
  /** What was saved here last: it counts as not typed. */
  saved: RoleFields | undefined;
}

/** Asks once before changes of a role are lost: the next role is another address, but on the same page. */
export function UnsavedRole({ stored, saved }: Props) {
  const { t } = useLingui();
  const { formState, reset } = useFormContext<RoleFields>();
  const { isDirty } = formState;

  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);

  // What was changed elsewhere is shown, unless somebody is changing it here.
  useEffect(() => {
    if (!isDirty) reset(stored);
  }, [stored, isDirty, reset]);

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
      <Trans>What you changed of this role is not saved yet.</Trans>
    </ConfirmDialog>
  );
}

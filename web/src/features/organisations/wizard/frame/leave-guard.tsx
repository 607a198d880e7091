import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import type { Draft } from '../draft/draft.ts';
import { unsavedGroups } from '../draft/draft-state.ts';
import { UnsavedNames } from './unsaved-names.tsx';

/** Where no draft keeps what was typed: asks once before it is lost. */
export function LeaveGuard({ draft, onStay }: { draft: Draft; onStay: () => void }) {
  const { t } = useLingui();
  const isLost = useCallback(() => !draft.isKept() && unsavedGroups(draft.state()).length > 0, [draft]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isLost()) event.preventDefault();
      },
      [isLost],
    ),
  );
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Anyone signed out can no longer save anything.
      ({ currentLocation, nextLocation }) =>
        isLost() && nextLocation.pathname !== '/login' && nextLocation.pathname !== currentLocation.pathname,
      [isLost],
    ),
  );
  const isLeft = useRef(false);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => {
        // Closed by having left as well.
        if (isLeft.current || blocker.state !== 'blocked') return;
        blocker.reset();
        onStay();
      }}
      onConfirm={() => {
        isLeft.current = true;
        if (blocker.state === 'blocked') blocker.proceed();
      }}
      title={t`Leave without saving?`}
      confirmLabel={<Trans>Leave</Trans>}
    >
      <UnsavedNames draft={draft} />
    </ConfirmDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { Desk } from '../desk/desk.ts';

/** It begins again for everyone at the pack, so it is asked about; and it waits for what was checked before. */
export function StartAgain({ desk }: { desk: Desk }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = useStore(desk.store, ({ queue }) => queue.waiting > 0);
  // Whoever scans on does not begin again.
  if (isAsking && isWaiting) setAsking(false);
  return (
    <>
      <Button
        variant="ghost"
        size="l"
        className="col-span-full text-chrome-ink! hover:bg-white/10! disabled:text-chrome-ink-2!"
        aria-haspopup="dialog"
        disabled={isWaiting}
        onClick={() => setAsking(true)}
      >
        <Trans>Start again</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => desk.startRound()}
        size="l"
        title={t`Start this check again?`}
        confirmLabel={<Trans>Start again</Trans>}
      >
        <Trans>
          The count goes back to zero for everyone who is checking this pack. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import type { Desk } from '../desk/desk.ts';
import type { QueueState } from '../queue/queue-state.ts';
import { HallButton } from './hall-button.tsx';

/** What someone has to know, or to decide, about scans that are not with the server. */
export function QueueNotice({ desk: { store, queue, giveUp } }: { desk: Desk }) {
  const { waiting, refused, error, isKept } = useStore(store, (state) => state.queue);
  if (refused) return <Refused refused={refused} error={error} onRetry={queue.retry} onDiscard={giveUp} />;
  if (waiting > 0 && !isKept)
    return (
      <p role="alert" className="mx-4 mb-3 rounded-card bg-white/10 p-4 text-16">
        <Trans>This device cannot store scans. Keep this page open until all of them are sent.</Trans>
      </p>
    );
  return null;
}

interface RefusedProps {
  refused: NonNullable<QueueState['refused']>;
  error: unknown;
  onRetry: () => void;
  onDiscard: () => void;
}

function Refused({ refused: { pack, count }, error, onRetry, onDiscard }: RefusedProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const named = pack !== undefined && (
    <p>
      <Trans>
        Pack <ShortCode code={pack} />
      </Trans>
    </p>
  );
  return (
    <div role="alert" className="mx-4 mb-3 grid gap-3 rounded-card bg-white/10 p-4 text-16">
      <div>
        <b className="block font-semibold">{errorMessage(error)}</b>
        {named}
        <p>
          <Plural
            value={count}
            one="# scan was not accepted. It is kept on this device."
            other="# scans were not accepted. They are kept on this device."
          />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <HallButton className="flex-1" onClick={onRetry}>
          <Trans>Try again</Trans>
        </HallButton>
        <HallButton className="flex-1" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans>Delete scans</Trans>
        </HallButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onDiscard}
        size="l"
        title={t`Delete scans?`}
        confirmLabel={<Trans>Delete scans</Trans>}
      >
        {named}
        <Plural
          value={count}
          one="# scan has not been sent, so the pack will not show it. This cannot be undone."
          other="# scans have not been sent, so the packs will not show them. This cannot be undone."
        />
      </ConfirmDialog>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useIsOnline } from './use-is-online.ts';

/**
 * Says that there is no connection, for as long as there is none, and takes nothing away meanwhile. A page that keeps what is
 * typed says so itself.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <output className="block group-has-data-keeps-offline/frame:hidden">
      {!isOnline && (
        <span className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-14 text-warning">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <Trans>
            You’re offline. You can keep reading, but nothing can be saved until you’re back online.
          </Trans>
        </span>
      )}
    </output>
  );
}

import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function onConnectionChange(act: () => void): () => void {
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}

/** Says that there is no connection, for as long as there is none, and takes nothing away meanwhile. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <output className="block">
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

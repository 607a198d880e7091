import { useSyncExternalStore } from 'react';

function onConnectionChange(act: () => void): () => void {
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}

/** Whether the browser believes to have a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onConnectionChange, () => navigator.onLine);

import { useSyncExternalStore } from 'react';
import { onSessionChange, storedToken } from '../../http/session.ts';

const hasToken = () => storedToken() !== undefined;
/** Where pages are drawn beforehand no one is signed in. */
const hasNone = () => false;

/** Whether a token is stored, be it expired: the dashboard's own guard judges it on arrival. */
export function useHasToken(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken, hasNone);
}

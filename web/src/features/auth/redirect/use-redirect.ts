import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { HOME, safeRedirect } from './safe-redirect.ts';

const neverChanges = () => () => undefined;

/** Where to go once signed in. The screens are drawn beforehand without it, so it is there a moment later. */
export function useRedirect(): string {
  const [query] = useSearchParams();
  return useSyncExternalStore(
    neverChanges,
    () => safeRedirect(query.get('redirect')),
    () => HOME,
  );
}

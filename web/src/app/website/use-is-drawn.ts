import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where pages are drawn beforehand, and while such a page is taken over by the browser. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

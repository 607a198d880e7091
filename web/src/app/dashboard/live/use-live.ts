import type { LiveEvent } from '@qrigin/domain/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../../http/live/listen-live.ts';

/** What notices are about: requests, offers, organisations one was let into. */
const TOLD_ABOUT = ['notifications', 'organisations', 'roles'];
/** Asked for once: someone is typing over it. */
const LEFT_ALONE = 'organisation details';

/** Asks anew for what may have changed. With other roles any page may have more to show, or less. */
function refresh(cache: QueryClient, event: LiveEvent): void {
  const matches =
    event === 'access'
      ? (name: unknown) => name !== LEFT_ALONE
      : (name: unknown) => TOLD_ABOUT.some((told) => told === name);
  void cache.invalidateQueries({ predicate: ({ queryKey }) => matches(queryKey[0]) });
}

/** While someone is signed in, what is on the screen follows what happens elsewhere. */
export function useLive(cache: QueryClient): void {
  useEffect(() => listenLive((event) => refresh(cache, event)), [cache]);
}

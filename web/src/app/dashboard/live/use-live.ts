import { NOTICES } from '@qrigin/domain/features';
import { type LiveEvent } from '@qrigin/domain/http';
import { NOTICE } from '@qrigin/domain/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../../http/live/listen-live.ts';
import { refreshAll, refreshThings } from '../../../http/query/refresh.ts';

/** What notices are about: requests, offers, organisations one was let into. */
const TOLD_ABOUT = [NOTICE, ...[...NOTICES.values()].flatMap(({ about }) => about)];

/** Asks anew for what may have changed. With other roles any page may have more to show, or less. */
function refresh(cache: QueryClient, event: LiveEvent): Promise<void> {
  if (event.name === 'access') return refreshAll(cache);
  return refreshThings(cache, event.name === 'changed' ? [{ name: event.thing }] : TOLD_ABOUT);
}

/** While someone is signed in, what is on the screen follows what happens elsewhere. */
export function useLive(cache: QueryClient): void {
  useEffect(() => listenLive((event) => void refresh(cache, event)), [cache]);
}

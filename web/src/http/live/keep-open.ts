import type { LiveEvent } from '@qrigin/domain/http';
import { storedToken } from '../session.ts';
import { nextPause } from './pause-of.ts';
import { readOnce } from './read-once.ts';
import type { Wake } from './wake.ts';

/** After so many attempts in vain, a tab asks without a stream: every further attempt also says to fetch. */
const TRIES_IN_VAIN = 3;

interface Connection {
  signal: AbortSignal;
  notify: (event: LiveEvent) => void;
  onWake: (act: (wake: Wake) => void) => () => void;
}

/** Keeps one stream open, with pauses between tries, until the caller stops it or no one is signed in. */
export async function keepOpen({ signal, notify, onWake }: Connection): Promise<void> {
  let failures = 0;
  for (let token = storedToken(); token !== undefined && !signal.aborted; token = storedToken()) {
    let refusal: unknown;
    try {
      const wasOpen = await readOnce({ token, signal, notify, onWake });
      failures = wasOpen ? 0 : failures + 1;
    } catch (error) {
      failures += 1;
      refusal = error;
    }
    // A new token is no reason to wait; without one the session is over.
    if (signal.aborted || storedToken() !== token) continue;
    if (failures >= TRIES_IN_VAIN) notify({ name: 'hello' });
    await pause(nextPause(failures, refusal), { signal, onWake });
  }
}

/** Over sooner when the network is back, someone looks again, or no one wants it any more. */
function pause(ms: number, { signal, onWake }: Pick<Connection, 'signal' | 'onWake'>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    const stop = onWake(end);
    signal.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

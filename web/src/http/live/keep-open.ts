import { Failure } from '@qrigin/domain/errors';
import type { LiveEvent } from '@qrigin/domain/http';
import { storedToken } from '../session.ts';
import { pauseOf } from './pause-of.ts';
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
    let leastMs = 0;
    try {
      const wasOpen = await readOnce({ token, signal, notify, onWake });
      failures = wasOpen ? 0 : failures + 1;
    } catch (error) {
      failures += 1;
      leastMs = askedPause(error);
    }
    // A new token is no reason to wait; without one the session is over.
    if (signal.aborted || storedToken() !== token) continue;
    if (failures >= TRIES_IN_VAIN) notify({ name: 'hello' });
    await pause(Math.max(leastMs, pauseOf(failures, chance())), { signal, onWake });
  }
}

/** How long the server wants not to be asked. */
function askedPause(error: unknown): number {
  const seconds = error instanceof Failure ? error.details['retry_after'] : undefined;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}

function chance(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
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

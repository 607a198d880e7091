import { type LiveEvent } from '@qrigin/domain/http';
import { streamNotifications } from '@qrigin/domain/notifications';
import { openStream } from '../call.ts';
import { onSessionChange, storedToken } from '../session.ts';
import { readEvents } from './read-events.ts';
import type { Wake } from './wake.ts';

/** The server says every 15 seconds that it is there. */
const SILENCE_MS = 45_000;
/** Someone who comes back to a page does not wait so long for news: one missing sign of life is enough. */
const SEEN_SILENCE_MS = 20_000;

interface Watch {
  token: string;
  signal: AbortSignal;
  notify: (event: LiveEvent) => void;
  onWake: (act: (wake: Wake) => void) => () => void;
}

/**
 * Opens the stream and reads it until it ends, is silent for too long, or the token is another. Throws when it could not
 * be opened; whether it told anything is what comes back.
 */
export async function readOnce({ token, signal, notify, onWake }: Watch): Promise<boolean> {
  const ending = new AbortController();
  const end = () => ending.abort();
  let heardAt = Date.now();
  let wasOpen = false;
  const looking = setInterval(() => Date.now() - heardAt > SILENCE_MS && end(), SILENCE_MS / 9);
  const stops = [
    onSessionChange(() => storedToken() !== token && end()),
    // A connection through a network that is gone would be silent, too.
    onWake((wake) => (wake === 'online' || Date.now() - heardAt > SEEN_SILENCE_MS) && end()),
    () => clearInterval(looking),
    () => signal.removeEventListener('abort', end),
  ];
  signal.addEventListener('abort', end);
  try {
    const response = await openStream(streamNotifications, { token, signal: ending.signal });
    if (!response.body) return false;
    await readEvents(response.body, (event) => {
      wasOpen = true;
      heardAt = Date.now();
      if (event) notify(event);
    });
  } catch (error) {
    // A line that was cut has ended; one that was refused has not begun.
    if (!wasOpen && !ending.signal.aborted) throw error;
  } finally {
    for (const stop of stops) stop();
  }
  return wasOpen;
}

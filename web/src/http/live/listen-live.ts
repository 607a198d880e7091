import { type LiveEvent, liveEvent } from '@qrigin/domain/http';
import { keepOpen } from './keep-open.ts';
import { tellLive } from './on-live.ts';
import { onWake, type Wake } from './wake.ts';

/** One name for the lock and for the channel: all tabs of a browser have the same session. */
const NAME = 'live';
const POLL_MS = 60_000;
/** A tab that someone looks at again says so to the one that holds the stream. */
const WAKES: readonly Wake[] = ['online', 'seen'];

type Notify = (event: LiveEvent) => void;

/**
 * Notifies when something changed for the person. However many tabs are open, one of them reads the stream
 * and passes on what it hears; when that tab is gone, the next one takes over and gets a message to fetch at
 * once. What it hears is also passed on to those who asked with `onLive`. The returned function ends it.
 */
export function listenLive(act: Notify): () => void {
  const notify: Notify = (event) => {
    act(event);
    tellLive(event);
  };
  // There are none in old browsers and in pages that were not served securely.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return poll(notify);
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    const event = eventOf(data);
    if (event) notify(event);
  });
  const stopWaking = onWake((wake) => say(channel, wake));
  const connection = {
    signal,
    notify(event: LiveEvent) {
      notify(event);
      // The page may be on its way out.
      if (!signal.aborted) say(channel, wordOf(event));
    },
    onWake: (act: (wake: Wake) => void) => onAnyWake(channel, act),
  };
  // Ended while it waits for its turn, the request is refused; that is what was wanted.
  locks.request(NAME, { signal }, () => keepOpen(connection)).catch(() => undefined);
  return () => {
    stopping.abort();
    stopWaking();
    channel.close();
  };
}

/** An event as one tab says it to another. A tab of an older release knows those without a thing. */
function wordOf(event: LiveEvent): string {
  return 'thing' in event ? `${event.name} ${event.thing}` : event.name;
}

function eventOf(word: unknown): LiveEvent | undefined {
  const [name = '', thing = ''] = typeof word === 'string' ? word.split(' ') : [];
  return liveEvent(name, thing);
}

function say(channel: BroadcastChannel, word: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its own origin only
  channel.postMessage(word);
}

/** In this tab or in another. */
function onAnyWake(channel: BroadcastChannel, act: (wake: Wake) => void): () => void {
  const handleMessage = ({ data }: MessageEvent) => {
    const wake = WAKES.find((known) => known === data);
    if (wake) act(wake);
  };
  const stop = onWake(act);
  channel.addEventListener('message', handleMessage);
  return () => {
    stop();
    channel.removeEventListener('message', handleMessage);
  };
}

/** A page that no one looks at asks nothing; it asks as soon as someone does. */
function poll(notify: Notify): () => void {
  const timer = setInterval(() => document.hidden || notify({ name: 'hello' }), POLL_MS);
  return () => clearInterval(timer);
}

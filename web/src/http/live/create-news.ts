import { onLive } from './on-live.ts';

/** Whether things of this name may have changed since it was last asked. */
export function createNews(thing: string) {
  let hasCome = false;
  let wake = () => {};
  const stop = onLive((event) => {
    // `hello`: something may have been missed.
    if (event.name !== 'hello' && !(event.name === 'changed' && event.thing === thing)) return;
    hasCome = true;
    wake();
  });
  return {
    /** Over with the first news since the last time, at once when there are some, or after so long without any. */
    async next(ms: number, signal?: AbortSignal): Promise<void> {
      signal?.throwIfAborted();
      if (!hasCome)
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', end);
            wake = () => {};
            resolve();
          };
          const timer = setTimeout(end, ms);
          signal?.addEventListener('abort', end);
          wake = end;
        });
      hasCome = false;
      signal?.throwIfAborted();
    },
    stop,
  };
}

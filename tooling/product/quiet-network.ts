import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request } from '@playwright/test';

/** How long nothing may be asked for. The browser library's own wait takes half a second, too long for each picture. */
const QUIET_MS = 100;

/** Counts what the context's pages ask for; the function that comes back waits until they have all they wanted. */
export function watchNetwork(context: BrowserContext): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChange = performance.now();
  const change = (act: (request: Request) => void) => (request: Request) => {
    act(request);
    lastChange = performance.now();
  };
  context.on(
    'request',
    change((request) => {
      // After leaving a page, no one wants anything more from it.
      if (isOfNextPage(request)) pending.clear();
      if (!isStream(request)) pending.add(request);
    }),
  );
  context.on(
    'requestfinished',
    change((request) => pending.delete(request)),
  );
  context.on(
    'requestfailed',
    change((request) => pending.delete(request)),
  );

  return async () => {
    // From now on: a page that has just been drawn may be about to ask.
    lastChange = performance.now();
    while (pending.size > 0 || performance.now() - lastChange < QUIET_MS) await sleep(QUIET_MS / 4);
  };
}

/** Stays open as long as its page. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/stream');

function isOfNextPage(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

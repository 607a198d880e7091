import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchNetwork } from '../../product/quiet-network.ts';
import { storeToken } from '../../product/token-storage.ts';
import { type Watch, watchContext } from '../../product/watch-context.ts';
import { type Frame, sizeOf } from '../frame.ts';
import type { Scene } from '../shot.ts';
import { type PlantedCalls, plantCalls } from './planted-calls.ts';

/** A page that goes from stop to stop: a new one would fetch and compile the website again at each of them. */
export interface Lane {
  frame: Frame;
  context: BrowserContext;
  page: Page;
  watch: Watch;
  calls: PlantedCalls;
  /** Waits until the page has all that it asked for. */
  quiet: () => Promise<void>;
}

/** Longer than anything takes on a busy machine. */
const SHOW_MS = 15_000;
/** Narrower than this is held in a hand. */
const DESK = 600;

export async function openLane(browser: Browser, frame: Frame): Promise<Lane> {
  const context = await browser.newContext({
    viewport: sizeOf(frame),
    hasTouch: frame.width < DESK,
    colorScheme: frame.theme,
    reducedMotion: 'reduce',
  });
  const watch = await watchContext(context);
  const quiet = watchNetwork(context);
  const page = await context.newPage();
  page.setDefaultTimeout(SHOW_MS);
  return { frame, context, page, watch, calls: await plantCalls(page), quiet };
}

/** Leaves everything behind that the last stop brought, and becomes who looks at the next one. */
export async function enter(
  { context, page, watch, calls }: Lane,
  origin: string,
  { token, arrange }: Pick<Scene, 'arrange'> & { token: string | undefined },
): Promise<void> {
  // Nothing runs there that could ask or store something.
  await page.goto(new URL('/healthz', origin).href);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await calls.clear();
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (token !== undefined) await storeToken(page, token);
  await arrange?.(calls);
  watch.clear();
}

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchNetwork } from '../product/quiet-network.ts';
import { watchContext } from '../product/watch-context.ts';
import { findFaults } from './faults/find-faults.ts';
import { notAccessible } from './faults/not-accessible.ts';
import { type PageKit, pageKit } from './faults/page-kit.ts';

const WIDTHS = { 320: 568, 390: 844, 1440: 900 } as const;
/** Narrower than this is held in a hand. */
const DESK = 600;
const THEMES = ['light', 'dark'] as const;

/** How a page is looked at. */
export interface Frame {
  width: keyof typeof WIDTHS;
  theme: (typeof THEMES)[number];
}

/** How every page is looked at, in the order of the index. */
export const FRAMES: readonly Frame[] = ([390, 1440] as const).flatMap((width) =>
  THEMES.map((theme) => ({ width, theme })),
);

/** Each width once and each theme once, for who must be quick. */
export const FEW_FRAMES: readonly Frame[] = [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
];

/** The smallest phone, for pages that everyone must be able to read. */
export const NARROW: readonly Frame[] = THEMES.map((theme) => ({ width: 320, theme }));

export interface Picture extends Frame {
  /** The page's or the mail's name. */
  name: string;
  state: string;
  /** Name of the dialog or menu that is open, '' for the page itself. */
  opening: string;
  file: string;
  faults: readonly string[];
}

type Title = Pick<Picture, 'name' | 'state' | 'opening'>;

export async function openContext(browser: Browser, { width, theme }: Frame): Promise<BrowserContext> {
  const viewport = { width, height: WIDTHS[width] };
  const hasTouch = width < DESK;
  return browser.newContext({ viewport, hasTouch, colorScheme: theme, reducedMotion: 'reduce' });
}

/** Longer than anything takes on a busy machine. */
const SHOW_MS = 15_000;

interface Camera {
  context: BrowserContext;
  frame: Frame;
  folder: string;
  alsoFault?: (kit: PageKit) => string[];
}

/** Photographs the page as `show` leaves it, and looks for faults in what is drawn and in what went wrong meanwhile. */
export async function takePicture(
  { context, frame, folder, alsoFault }: Camera,
  title: Title,
  show: (page: Page) => Promise<void>,
): Promise<Picture> {
  const watch = await watchContext(context);
  const quiet = watchNetwork(context);
  const page = await context.newPage();
  page.setDefaultTimeout(SHOW_MS);
  const unshown = await show(page).then(
    () => [],
    (error: unknown) => [`could not be shown: ${String(error).split('\n').slice(0, 3).join(' ')}`],
  );
  await quiet();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  const words = [title.name, frame.width, frame.theme, title.state, title.opening];
  const file = `${words.filter((word) => word !== '').join('.')}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
  const faults = [
    ...unshown,
    ...(await findFaults(page)),
    ...(await notAccessible(await inFullHeight(page, frame.width))),
    ...(alsoFault ? await page.evaluate(alsoFault, await page.evaluateHandle(pageKit)) : []),
    ...watch.faults().filter((fault) => !isPlanted(fault, title)),
  ];
  return { ...title, ...frame, file, faults };
}

/** With the whole page in the window, so that a bar at its edge lies over nothing that could be scrolled from under it. */
async function inFullHeight(page: Page, width: number): Promise<Page> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  return page;
}

/** In the failing state the API's answers are ours. What the page makes of them is judged, they are not. */
function isPlanted(fault: string, { state }: Title): boolean {
  return state === 'failing' && /^bad response: 500 for \w+ \S+\/api\//.test(fault);
}

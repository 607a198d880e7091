import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findFaults } from './faults/find-faults.ts';
import { notAccessible } from './faults/not-accessible.ts';
import type { PageKit } from './faults/page-kit.ts';
import { type Frame, sizeOf } from './frame.ts';
import type { Lane } from './walk/lane.ts';

export interface Picture extends Frame {
  /** The page's or the email's name. */
  name: string;
  state: string;
  /** Name of the dialog or menu that is open, '' for the page itself. */
  opening: string;
  file: string;
  faults: readonly string[];
  /** Walked by keyboard as well. */
  isWalked: boolean;
  /** How many forms were hurried. */
  forms: number;
}

type Title = Pick<Picture, 'name' | 'state' | 'opening'>;

export interface Camera {
  lane: Lane;
  folder: string;
  alsoFault?: ((kit: PageKit) => string[]) | undefined;
}

/** A long page on a busy machine. */
const DRAW_MS = 60_000;

/** Photographs the page as `show` leaves it, and looks for faults in what is drawn and in what went wrong meanwhile. */
export async function takePicture(
  { lane, folder, alsoFault }: Camera,
  title: Title,
  show: (page: Page) => Promise<void>,
): Promise<Picture> {
  const { frame, page, quiet, watch } = lane;
  const unshown = await show(page).then(
    () => [],
    (error: unknown) => [`could not be shown: ${firstLines(error)}`],
  );
  await quiet();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  const words = [title.name, frame.width, frame.theme, title.state, title.opening];
  const file = `${words.filter((word) => word !== '').join('.')}.png`;
  const path = join(folder, file);
  const faults = [
    ...unshown,
    ...(await findFaults(page, alsoFault ? [alsoFault] : [])),
    ...(await inFullHeight(page, frame, async () => {
      await page.screenshot({ path, animations: 'disabled', timeout: DRAW_MS });
      return notAccessible(page);
    })),
    ...watch.faults().filter((fault) => !isPlanted(fault, title)),
  ];
  watch.clear();
  return { ...title, ...frame, file, faults, isWalked: false, forms: 0 };
}

/** A page that grows with its window would never fit. */
const GROWTH_MOST = 3;

/** With the whole page in the window, so that a bar at its edge lies over nothing that could be scrolled from under it. */
async function inFullHeight<Found>(page: Page, frame: Frame, look: () => Promise<Found>): Promise<Found> {
  let height: number = sizeOf(frame).height;
  for (let growth = 0; growth < GROWTH_MOST; growth += 1) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole <= height) break;
    height = whole;
    await page.setViewportSize({ width: frame.width, height });
  }
  const found = await look();
  await page.setViewportSize(sizeOf(frame));
  return found;
}

/** Where it happened is in the first of them. */
export const firstLines = (error: unknown) => String(error).split('\n').slice(0, 3).join(' ');

/** In the failing state the API's answers are ours. What the page makes of them is judged, they are not. */
function isPlanted(fault: string, { state }: Title): boolean {
  return state === 'failing' && /^bad response: 500 for \w+ \S+\/api\//.test(fault);
}

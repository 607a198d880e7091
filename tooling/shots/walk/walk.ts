import { availableParallelism } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { LAYER } from '../../keyboard/walk.ts';
import type { PageKit } from '../faults/page-kit.ts';
import type { Frame } from '../frame.ts';
import type { MailShot } from '../mails.ts';
import { type Picture, takePicture } from '../picture.ts';
import { inEnglish, type Say, type Shot } from '../shot.ts';
import { sideBySide } from '../side-by-side.ts';
import { BARE_STAGE, type Stage } from '../world/stage.ts';
import { enter, type Lane, openLane } from './lane.ts';
import { type Turn, type Visit, visitsOf } from './stops.ts';
import { tryStop } from './try-stop.ts';

export interface Walk {
  browser: Browser;
  /** Where the product answers. */
  url: string;
  /** Who can be signed in; no one unless it says. */
  stage?: Stage;
  /** Where the pictures go. */
  folder: string;
  /** Widths and themes to look in. */
  frames: readonly Frame[];
  say?: Say;
  /** Looked for beside the usual faults. */
  alsoFault?: (kit: PageKit) => string[];
  /** None is tried unless it says. */
  turn?: Turn;
}

/** One more than there are processors: now and then a page waits. */
const AT_ONCE = availableParallelism() + 1;
/** A layer that takes longer to go is gone with its page. */
const CLOSE_MS = 1000;

/** Looks at every page in each of its states, and at each dialog and menu, in every frame. */
export async function walkRoutes(walk: Walk, shots: readonly Shot[]): Promise<Picture[]> {
  const { turn = () => false } = walk;
  return inFrames(walk, (frame) => {
    const known = new Set<string>();
    return visitsOf(shots, frame, turn).map((visit) => (lane) => makeVisit({ walk, lane, known }, visit));
  });
}

/** Pictures of every email in every frame. */
export async function walkMails(walk: Walk, mails: readonly MailShot[]): Promise<Picture[]> {
  return inFrames(walk, () =>
    mails.map(({ name, state, html }) => async (lane) => {
      const title = { name: `mail-${name}`, state, opening: '' };
      return [await takePicture({ lane, folder: walk.folder }, title, (page) => page.setContent(html))];
    }),
  );
}

type Work = (lane: Lane) => Promise<Picture[]>;

/** Frame after frame, because a lane keeps its own; within one as many at once as the machine can do. */
async function inFrames({ browser, frames }: Walk, workIn: (frame: Frame) => Work[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const frame of frames) {
    const free: Lane[] = [];
    const taken = await sideBySide(workIn(frame), AT_ONCE, async (work) => {
      const lane = free.pop() ?? (await openLane(browser, frame));
      const found = await work(lane);
      free.push(lane);
      return found;
    });
    pictures.push(...taken.flat());
    for (const { context } of free) await context.close();
  }
  return pictures;
}

interface Visitor {
  walk: Walk;
  lane: Lane;
  /** What opens around every page and was tried on another. */
  known: Set<string>;
}

async function makeVisit(
  { walk, lane, known }: Visitor,
  { shot, state, scene, stops }: Visit,
): Promise<Picture[]> {
  const { url, folder, alsoFault, say = inEnglish, stage = BARE_STAGE } = walk;
  const pictures: Picture[] = [];
  let before: string | undefined;
  // What a hurried form sets off may be drawn only after it was looked at.
  let isHurried = false;
  const { who, arrange } = scene;
  const looker = { token: who && (await stage.tokenOf(who)), ...(arrange && { arrange }) };
  const { href } = new URL(stage.pathOf(shot.path, scene), url);
  for (const stop of stops) {
    const title = { name: shot.name, state, opening: stop.opening.name };
    const picture = await takePicture({ lane, folder, alsoFault }, title, async (page) => {
      if (before === undefined || isHurried || (await closeLayers(page)) !== before) {
        await enter(lane, url, looker);
        await page.goto(href);
        // Its code is fetched after the frame.
        await page.locator('h1').first().waitFor();
      }
      await stop.opening.open(page, say, lane.calls);
    });
    before ??= await shownOn(lane.page);
    pictures.push(await tryStop(lane, stop, picture, known));
    isHurried = stop.hasForm;
  }
  return pictures;
}

/** Closes what is open, as a person would; what is shown then comes back. */
async function closeLayers(page: Page): Promise<string> {
  const layers = page.locator(LAYER);
  // One may be on top of another.
  for (let left = await layers.count(); left > 0; left -= 1) await page.keyboard.press('Escape');
  await layers
    .first()
    .waitFor({ state: 'hidden', timeout: CLOSE_MS })
    .catch(() => undefined);
  return shownOn(page);
}

/** Everything that a person can read on the page or has put into it. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    const fields = [...document.querySelectorAll('input, textarea, select')].map((field) => [
      'value' in field && field.value,
      'checked' in field && field.checked,
    ]);
    return JSON.stringify([location.href, document.body.innerText, fields]);
  });
}

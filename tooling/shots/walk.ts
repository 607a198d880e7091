import type { Browser } from '@playwright/test';
import type { PageKit } from './faults/page-kit.ts';
import type { MailShot } from './mails.ts';
import { type Frame, openContext, type Picture, takePicture } from './picture.ts';
import { inEnglish, type Opening, type Say, type Shot, STATES } from './shot.ts';
import { sideBySide } from './side-by-side.ts';

export interface Walk {
  browser: Browser;
  /** Where the product answers. */
  url: string;
  /** Where the pictures go. */
  folder: string;
  /** Widths and themes to look in. */
  frames: readonly Frame[];
  say?: Say;
  /** Looked for beside the usual faults. */
  alsoFault?: (kit: PageKit) => string[];
}

/** Pages wait for the network and for each other's drawing, so more than there are processors. */
const AT_ONCE = 4;

const NOTHING_OPEN: Opening = { name: '', open: async () => undefined };

/** Pictures of every page in each of its states, and of each dialog and menu, in every frame. */
export async function walkRoutes(walk: Walk, shots: readonly Shot[]): Promise<Picture[]> {
  const stops = shots.flatMap((shot) => stopsAt(shot, walk.frames));
  const { folder, alsoFault, say = inEnglish } = walk;
  return sideBySide(stops, AT_ONCE, async ({ shot, state, prepare, frame, opening }) => {
    const context = await openContext(walk.browser, frame);
    await prepare(context);
    const title = { name: shot.name, state, opening: opening.name };
    const camera = { context, frame, folder, ...(alsoFault && { alsoFault }) };
    const picture = await takePicture(camera, title, async (page) => {
      await page.goto(new URL(shot.path, walk.url).href);
      // Its code is fetched after the frame.
      await page.locator('h1').first().waitFor();
      await opening.open(page, say);
    });
    await context.close();
    return picture;
  });
}

/** Everything to photograph on one page: its states, each in every frame, each with nothing and with each opening. */
function stopsAt(shot: Shot, frames: readonly Frame[]) {
  const openings = [NOTHING_OPEN, ...shot.openings];
  return STATES.flatMap((state) => {
    const prepare = shot.states[state];
    if (prepare === undefined) return [];
    const opened = openings.filter(({ only = STATES }) => only.includes(state));
    return frames.flatMap((frame) => opened.map((opening) => ({ shot, state, prepare, frame, opening })));
  });
}

/** Pictures of every mail in every frame. */
export async function walkMails(walk: Walk, mails: readonly MailShot[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { name, state, html } of mails) {
    for (const frame of walk.frames) {
      const context = await openContext(walk.browser, frame);
      const title = { name: `mail-${name}`, state, opening: '' };
      pictures.push(
        await takePicture({ context, frame, folder: walk.folder }, title, (page) => page.setContent(html)),
      );
      await context.close();
    }
  }
  return pictures;
}

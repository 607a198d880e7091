import type { Browser } from '@playwright/test';
import type { MailShot } from './mails.ts';
import { type Frame, openContext, type Picture, takePicture } from './picture.ts';
import { type Opening, type Shot, STATES } from './routes.ts';

export interface Walk {
  browser: Browser;
  /** Where the product answers. */
  url: string;
  /** Where the pictures go. */
  folder: string;
  /** Widths and themes to look in. */
  frames: readonly Frame[];
}

const NOTHING_OPEN: Opening = { name: '', open: async () => undefined };

/** Pictures of every page in each of its states, and of each dialog and menu, in every frame. */
export async function walkRoutes(walk: Walk, shots: readonly Shot[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const stop of shots.flatMap((shot) => stopsAt(shot, walk.frames))) {
    const { shot, state, prepare, frame, opening } = stop;
    const context = await openContext(walk.browser, frame);
    await prepare(context);
    const title = { name: shot.name, state, opening: opening.name };
    const picture = await takePicture({ context, frame, folder: walk.folder }, title, async (page) => {
      await page.goto(new URL(shot.path, walk.url).href);
      await opening.open(page);
    });
    pictures.push(picture);
    await context.close();
  }
  return pictures;
}

/** Everything to photograph on one page: its states, each in every frame, each with nothing and with each opening. */
function stopsAt(shot: Shot, frames: readonly Frame[]) {
  const openings = [NOTHING_OPEN, ...shot.openings];
  return STATES.flatMap((state) => {
    const prepare = shot.states[state];
    if (prepare === undefined) return [];
    return frames.flatMap((frame) => openings.map((opening) => ({ shot, state, prepare, frame, opening })));
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

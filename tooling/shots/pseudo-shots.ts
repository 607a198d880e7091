import { inPseudo } from '../../web/pseudo-words.ts';
import { englishWords } from './faults/english-words.ts';
import type { Picture } from './picture.ts';
import { startPseudoWebsite } from './pseudo-website.ts';
import { page, type Shot } from './shot.ts';
import { type Walk, walkRoutes } from './walk/walk.ts';

/** The kit is only in builds for those who work on it, and this is one. */
const KIT = page('kit', '/kit');

/** Every page in the pseudo-language: longer words must not break it, and no word may bypass the catalogue. */
export function pseudoShots(routes: readonly Shot[]): Shot[] {
  return [KIT, ...routes].map((shot) => ({ ...shot, name: `pseudo-${shot.name}` }));
}

export async function walkPseudo(walk: Walk, shots: readonly Shot[], dir: string): Promise<Picture[]> {
  if (shots.length === 0) return [];
  const website = await startPseudoWebsite(dir, walk.url);
  try {
    // Words are as long in the dark.
    const frames = walk.frames.filter(({ theme }) => theme === 'light');
    const pseudo = { ...walk, url: website.url, frames, say: inPseudo };
    const isKit = ({ path }: Shot) => path === KIT.path;
    return [
      // Its own words are for those who work on it and stay English.
      ...(await walkRoutes({ ...pseudo, turn: () => false }, shots.filter(isKit))),
      ...(await walkRoutes(
        { ...pseudo, alsoFault: englishWords },
        shots.filter((shot) => !isKit(shot)),
      )),
    ];
  } finally {
    await website.stop();
  }
}

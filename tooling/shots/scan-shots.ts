import { FRAMES, type Frame, NARROW, type Picture } from './picture.ts';
import { SCAN_PATHS, startScanSite } from './scan-site.ts';
import { page, type Shot } from './shot.ts';
import { type Walk, walkRoutes } from './walk.ts';

type ScanShot = Shot & { frames: readonly Frame[] };

/** What a shopper with any phone must be able to read. */
const ON_ANY_PHONE = ['active', 'recalled', 'long', 'long-recalled'];

/** Every kind of scan page. */
export const SCAN_SHOTS: readonly ScanShot[] = SCAN_PATHS.map(({ name, path }) => ({
  ...page(`scan-${name}`, path),
  frames: ON_ANY_PHONE.includes(name) ? [...NARROW, ...FRAMES] : FRAMES,
}));

/** Pictures of scan pages, which are served apart from the product, so that each sample has a code. */
export async function walkScans(walk: Walk, shots: readonly ScanShot[]): Promise<Picture[]> {
  if (shots.length === 0) return [];
  const site = await startScanSite();
  try {
    const pictures: Picture[] = [];
    for (const shot of shots) {
      pictures.push(...(await walkRoutes({ ...walk, url: site.url, frames: shot.frames }, [shot])));
    }
    return pictures;
  } finally {
    await site.stop();
  }
}

import { NARROW } from './frame.ts';
import type { Picture } from './picture.ts';
import { SCAN_PATHS, startScanServer } from './scan-server.ts';
import { page, type Shot } from './shot.ts';
import { type Walk, walkRoutes } from './walk/walk.ts';

/** What a shopper with any phone must be able to read. */
const ON_ANY_PHONE = ['active', 'recalled', 'long', 'long-recalled'].map((name) => `scan-${name}`);

/** Every kind of scan page. */
export const SCAN_SHOTS: readonly Shot[] = SCAN_PATHS.map(({ name, path }) => page(`scan-${name}`, path));

/** Pictures of scan pages, which are served apart from the product, so that each sample has a code. */
export async function walkScans(walk: Walk, shots: readonly Shot[]): Promise<Picture[]> {
  if (shots.length === 0) return [];
  const server = await startScanServer();
  try {
    const here = { ...walk, url: server.url };
    const onAnyPhone = shots.filter(({ name }) => ON_ANY_PHONE.includes(name));
    return [
      ...(await walkRoutes(here, shots)),
      ...(await walkRoutes({ ...here, frames: NARROW }, onAnyPhone)),
    ];
  } finally {
    await server.stop();
  }
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shot.ts';

const FOLDER = join(import.meta.dirname, 'features');

/** What is beside this in `features/`: a feature that comes later brings a file and needs no word here. */
const OF_FEATURES = await Promise.all(
  readdirSync(FOLDER).map(async (file): Promise<{ SHOTS: readonly Shot[] }> => import(join(FOLDER, file))),
);

/** Every page there is, scan pages aside (scan-shots.ts). A test holds this list to the site's own. */
export const ROUTES: readonly Shot[] = OF_FEATURES.flatMap(({ SHOTS }) => SHOTS);

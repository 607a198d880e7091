import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Shot } from './shot.ts';

const FOLDER = join(import.meta.dirname, 'features');

/** What is beside this in `features/`: a feature that comes later brings a file or a folder and needs no word here. */
const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  // By name, wherever they are: pages that want a fresh sign-in come soon after it.
  .toSorted();

/** Features whose pages only say what they will be for share a room. */
const COMING_SOON = 'coming-soon';

function ownerOf(file: string): string {
  const names = relative(FOLDER, file).replace(/\.ts$/, '').split(sep);
  return names.find((name) => name !== COMING_SOON) ?? '';
}

/** The stops of each file, and the feature whose name it or its folder has. */
export const STOPS = await Promise.all(
  files.map(async (file) => {
    const { SHOTS }: { SHOTS: readonly Shot[] } = await import(file);
    return { owner: ownerOf(file), shots: SHOTS };
  }),
);

/** Every page there is, scan pages aside (scan-shots.ts). A test holds this list to the declared pages. */
export const ROUTES: readonly Shot[] = STOPS.flatMap(({ shots }) => shots);

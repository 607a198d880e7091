import { bee, combs, hills, leaf, trees, tuft } from './honey-country.ts';
import { BLOSSOM, FOREST, jar } from './jars.ts';
import { at, box, line, path, scene } from './kit.ts';

/** The forest honey, where it comes from. */
export const FOREST_JAR = scene(
  hills(),
  trees([
    [84, 398, 46],
    [128, 402, 62],
    [690, 396, 58],
    [736, 392, 42],
    [646, 402, 40],
  ]),
  jar(390, 476, 1.12, FOREST),
  bee(560, 236, 1.3),
  bee(206, 176, 1, -20),
);

/** The honey of coffee blossom, below a branch of it. */
export const BLOSSOM_JAR = scene(
  box('#e9dcc4', { x: 0, y: 0, w: 780, h: 520 }),
  path('#dccaa6', 'M0 392c140-20 240-14 390-6s260 6 390-12v146H0z'),
  path('#cdb68a', 'M0 436c160-16 260-10 400-4s250 4 380-8v96H0z'),
  line('#6f4626', 9, 'M-20 148c140 10 240 44 420 34s260-70 420-58'),
  leaf({ x: 90, y: 152, turn: -58 }),
  leaf({ x: 96, y: 156, turn: 38, scale: 0.95 }, '#3d7d58'),
  leaf({ x: 210, y: 172, turn: -52, scale: 1.05 }),
  leaf({ x: 560, y: 166, turn: -60, scale: 1.1 }, '#3d7d58'),
  leaf({ x: 566, y: 170, turn: 30 }),
  leaf({ x: 676, y: 138, turn: -44, scale: 1.05 }),
  leaf({ x: 684, y: 142, turn: 44, scale: 0.9 }, '#3d7d58'),
  tuft(92, 148, 1.15),
  tuft(212, 168, 1),
  tuft(566, 160, 1.2),
  tuft(682, 132, 1.1),
  jar(390, 480, 1.08, BLOSSOM),
  bee(612, 262, 1.3, 8),
);

/** Wild combs below the overhang of a cliff, with a ladder of rope beside them. */
export const CLIFF = scene(
  hills(),
  path(
    '#8d8069',
    'M0 0h640c16 26-14 52-40 70s-18 44-58 56-96-6-126 18-20 70-6 110 8 90-14 140-10 90 2 126H0z',
  ),
  path(
    '#a39578',
    'M0 0h590c6 22-24 40-50 58s-26 36-70 46-110-8-144 20-26 76-16 120-2 92-26 138-8 96 0 138H0z',
  ),
  path('#b8aa8b', 'M0 0h330c10 30-40 50-80 62S148 84 130 130s10 90-14 140-2 90-24 140-24 76-24 110H0z'),
  line(
    '#8d8069',
    5,
    'M372 30c34 10 66-8 100 4M188 190c30-8 44 18 76 12M150 350c34-8 50 20 84 12M136 452c30 8 46-8 78 4',
  ),
  path(
    '#5f8c6e',
    'M0 0h640c4 8 4 16-2 22-14-10-26 4-40-4s-24 6-42-2-30 8-48 0-34 8-52-2-36 10-56 0-40 8-60-2-44 10-66 0-50 8-74 0-58 8-100 0-66 6-100 0z',
  ),
  combs([
    [566, 92, 30],
    [492, 118, 44],
    [404, 118, 50],
    [326, 142, 26],
  ]),
  line('#5a4426', 5, 'M664 0c-6 130 10 260 0 412M700 0c-6 130 10 260 0 412'),
  line(
    '#6f5630',
    5,
    'M663 40h35M661 84h35M661 128h35M662 172h35M664 216h35M666 260h35M667 304h35M666 348h35M665 392h35',
  ),
  bee(574, 236, 1.3),
  bee(470, 282, 1.1, 10),
  bee(384, 320, 1, -24),
  bee(610, 318, 0.8, 6),
);

/** A branch in flower, close by. */
export const BLOSSOM_BRANCH = scene(
  box('#dbe6d8', { x: 0, y: 0, w: 780, h: 520 }),
  path('#cadac9', 'M0 330c150-60 260-20 400-40s260-70 380-40v270H0z'),
  line('#6f4626', 16, 'M-20 372c170-10 250-70 410-92s270-94 420-96'),
  leaf({ x: 120, y: 356, turn: -76, scale: 1.9 }),
  leaf({ x: 132, y: 366, turn: 48, scale: 1.8 }, '#3d7d58'),
  leaf({ x: 318, y: 298, turn: -92, scale: 1.8 }, '#3d7d58'),
  leaf({ x: 338, y: 300, turn: 30, scale: 2 }),
  leaf({ x: 536, y: 238, turn: -72, scale: 1.9 }),
  leaf({ x: 552, y: 246, turn: 54, scale: 1.8 }, '#3d7d58'),
  leaf({ x: 700, y: 196, turn: -40, scale: 1.4 }),
  tuft(124, 352, 2),
  tuft(326, 290, 2.3),
  tuft(546, 228, 2.1),
  tuft(716, 184, 1.4),
  at({ x: 424, y: 176, scale: 2.2, turn: 14 }, bee(0, 0, 1, 0)),
);

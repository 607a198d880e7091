import { at, box, disc, INK, line, oval, type Place, path } from './kit.ts';

/** A bee on its way to the right. */
export const bee = (x: number, y: number, scale: number, turn = -12): string =>
  at(
    { x, y, scale, turn },
    oval('#ffffff', [-2, -11], [6, 11], 0.75),
    oval('#ffffff', [8, -10], [5, 9], 0.75),
    oval('#d9941e', [0, 0], [15, 9]),
    path(
      INK,
      'M-6-8.200c3 5 3 11 0 16.400l-4-1.600c-3-4-3-9 0-13.200zM4-8.700c3 5 3 12 0 17.400l-4 .3c3-6 3-12 0-18z',
    ),
    disc(INK, 15, -1, 6),
  );

/** Sky, sun and four ranges of hills, each nearer than the one before. */
export const hills = (): string =>
  [
    box('#efe5d0', { x: 0, y: 0, w: 780, h: 520 }),
    disc('#f6d58f', 640, 110, 46),
    path('#e2e0cb', 'M0 250c70-30 120-84 190-70s90 52 150 30 110-80 190-58 120 70 250 38v330H0z'),
    path('#cbd8c6', 'M0 292 96 226l70 44 120-92 112 84 86-46 122 88 174-66v280H0z'),
    path('#a9c0a9', 'm0 372 140-66 104 46 148-78 124 66 116-42 148 70v152H0z'),
    path('#7d9f86', 'M0 424c120-34 220-30 360-12s280 10 420-18v126H0z'),
    path('#6a8d74', 'M0 462c150-22 260-14 400-4s260 6 380-10v72H0z'),
  ].join('');

/** Trees of the hills, seen from afar: one crown each. */
export const trees = (places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  places
    .map(([x, y, size]) =>
      at(
        { x, y, scale: size / 40 },
        box('#5b6d58', { x: -3, y: -14, w: 6, h: 16 }),
        path('#4f7a5f', 'M-22-14c-4-14 4-22 10-24 2-12 22-12 25 0 8 2 14 12 9 24z'),
        path('#5f8c6e', 'M-18-18c-2-10 4-16 9-17 2-9 16-9 18-1-8 0-20 8-27 18z'),
      ),
    )
    .join('');

/** Half-moons of wild combs below an overhang. */
export const combs = (places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  places
    .map(([x, y, size]) =>
      at(
        { x, y, scale: size / 50 },
        path('#8a5a1c', 'M-50 0h100c4 44-20 84-50 84S-54 44-50 0z'),
        path('#c98a1b', 'M-42 0h84c3 36-16 70-42 70S-45 36-42 0z'),
        path('#e7b04a', 'M-32 0h64c2 22-12 42-32 42S-34 22-32 0z'),
        line('#a56f16', 2.5, 'M-40 22c24 10 56 10 80 0M-33 42c20 8 46 8 66 0M-20 58c12 4 28 4 40 0'),
      ),
    )
    .join('');

const LEAF = 'M0 0c26-30 70-34 104-12-30 26-74 32-104 12z';

/** A leaf of a coffee bush with its rib, from its stalk on. */
export const leaf = (place: Place, colour = '#2f6b4a'): string =>
  at(
    place,
    path(colour, LEAF),
    line('#7fae8a', 2, 'M4 0c30-8 62-12 94-12M30-5l8-12M54-9l8-10M34-4l12 8M58-8l12 6'),
  );

const PETAL = 'M0-3c-7-9-6-22 0-28 6 6 7 19 0 28z';

/** A coffee flower: five white petals, in tufts along the branch. */
const flower = (x: number, y: number, scale: number, turn: number): string =>
  at(
    { x, y, scale, turn },
    ...[0, 72, 144, 216, 288].map((way) =>
      at({ turn: way }, path('#ffffff', PETAL), line('#e4ded2', 1.2, 'M0-6v-14')),
    ),
    disc('#e7b04a', 0, 0, 4.5),
  );

export const tuft = (x: number, y: number, scale: number): string =>
  at(
    { x, y, scale },
    flower(-22, -6, 0.85, 10),
    flower(22, -4, 0.85, 40),
    flower(-8, -26, 0.85, 0),
    flower(12, -26, 0.8, 24),
    flower(0, 0, 1, 18),
  );

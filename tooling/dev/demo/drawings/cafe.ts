import { arch, table } from './cafe-room.ts';
import { at, box, disc, GREEN, INK, line, oval, PAPER, path, scene, shadow, steam } from './kit.ts';

const ROSE = '#d98f6f';
const WALL = '#ecd0bb';
const WOOD = '#8a5a32';

const cup = (x: number, y: number, scale: number): string =>
  at(
    { x, y, scale },
    shadow(0, 8, 110),
    oval('#ffffff', [0, 0], [106, 20]),
    oval('#e4ded2', [0, -2], [74, 12]),
    line(PAPER, 13, 'M56-70c40-6 44 42 2 44'),
    path(PAPER, 'M-66-86H66c0 50-16 84-40 84h-52c-24 0-40-34-40-84z'),
    path('#e9e3d8', 'M34-86h32c0 50-16 84-40 84H10c18-12 26-46 24-84z'),
    oval('#e4ded2', [0, -86], [66, 12]),
    oval('#a65d1c', [0, -85], [56, 8.5]),
    oval('#c98a4c', [-8, -86], [34, 4.5]),
  );

const samosa = (x: number, y: number, turn = 0): string =>
  at(
    { x, y, turn },
    path('#b9741f', 'M0-64c10 0 60 50 58 60-2 8-114 8-116 0-2-10 48-60 58-60z'),
    path('#d9974a', 'M0-64c6 0 30 24 36 44-24 10-60 14-90 12-2-10 44-56 54-56z'),
    line('#b9741f', 3, 'M-44-14c26 4 60 2 92-6'),
  );

const plate = (x: number, y: number): string =>
  at(
    { x, y },
    shadow(0, 8, 150),
    oval('#ffffff', [0, 0], [146, 30]),
    oval('#e4ded2', [0, -3], [112, 20]),
    oval(PAPER, [0, -4], [106, 18]),
  );

const bell = (x: number, y: number, scale: number, colour = '#c98a1b'): string =>
  at(
    { x, y, scale },
    path(colour, 'M0-40c22 0 30 16 32 40 1 14 6 20 12 26v6h-88v-6c6-6 11-12 12-26 2-24 10-40 32-40z'),
    path('#e7b04a', 'M-14-32c-10 8-14 20-15 34-1 12-4 18-8 24h14c2-26 2-42 9-58z'),
    disc(colour, 0, -44, 8),
    disc('#8a5a1c', 0, 40, 9),
  );

/** Tea and two samosas by the window. */
export const CAFE_TABLE = scene(
  box(WALL, { x: 0, y: 0, w: 780, h: 520 }),
  path('#e2bda3', 'M0 300h780v80H0z'),
  line(ROSE, 4, 'M0 300h780'),
  arch(150, 322, 1.28, path('#7d9f86', 'M-70 0v-44c30-30 60-8 84-22s36-26 56-14V0z')),
  arch(640, 322, 1.28, path('#7d9f86', 'M-70 0v-64c30-14 52 10 80-4s40-14 60-4V0z')),
  bell(392, 96, 1.15),
  line('#8a5a1c', 4, 'M392 0v44'),
  table(372),
  plate(540, 446),
  samosa(494, 446, -6),
  samosa(582, 446, 8),
  at(
    { x: 634, y: 430 },
    path('#e4ded2', 'M-34-18h68c0 18-12 30-34 30s-34-12-34-30z'),
    oval(GREEN, [0, -18], [34, 8]),
    oval('#34a06a', [-6, -19], [18, 3.5]),
  ),
  cup(270, 452, 1.35),
  steam(262, 316),
);

/** Where the lamps of the courtyard hang on their wire. */
const LAMPS = [
  [60, 90],
  [152, 106],
  [246, 110],
  [342, 110],
  [438, 107],
  [534, 108],
  [628, 103],
  [720, 86],
] as const;

/** The courtyard in the evening. */
export const COURTYARD = scene(
  box('#e6b894', { x: 0, y: 0, w: 780, h: 520 }),
  path('#cfd6cf', 'M0 0h780v120H0z'),
  path(ROSE, 'M0 104h780v260H0z'),
  path('#c9795a', 'M0 104h780v14H0zM0 350h780v14H0z'),
  arch(120, 350, 0.95),
  arch(660, 350, 0.95),
  path('#c9a27c', 'M0 364h780v156H0z'),
  line('#b98e66', 3, 'M0 420h780M0 474h780M120 364 40 520M300 364l-30 156M480 364l30 156M660 364l80 156'),
  path(
    '#6f4a2a',
    'M372 372c8-60-6-110-26-150l18-8c12 24 22 44 26 66 4-26 12-50 30-74l16 10c-24 40-34 90-26 156z',
  ),
  path(
    '#3f7a55',
    'M236 200c-28-58 26-100 66-92 12-58 150-60 172-6 52-10 96 40 66 94-22 40-84 44-120 26-40 22-150 22-184-22z',
  ),
  path('#569369', 'M262 180c-14-40 24-66 56-60 14-40 100-44 122-10-60 6-130 28-178 70z'),
  line('#5a4426', 3, 'M0 74c120 40 260 40 390 34s270 6 390-34'),
  ...LAMPS.map(([x, y]) => disc('#f6d58f', x, y, 10)),
  ...[
    [170, 452],
    [610, 452],
  ].map(([x = 0, y = 0]) =>
    at(
      { x, y },
      shadow(0, 44, 92),
      line(INK, 8, 'M0-10v52M-34 46h68'),
      oval(WOOD, [0, -14], [84, 18]),
      oval('#a87446', [0, -18], [84, 17]),
      oval(PAPER, [-20, -20], [20, 5]),
      path(PAPER, 'M-32-38h24c0 10-4 18-8 18h-8c-4 0-8-8-8-18z'),
      at(
        { x: 30, y: -20 },
        path('#bf6a40', 'M-12-22h24l-5 24H-7z'),
        line('#3f7a55', 4, 'M0-22v-22M0-30c-10-2-14-8-14-14M0-34c10-2 14-8 14-14'),
      ),
    ),
  ),
);

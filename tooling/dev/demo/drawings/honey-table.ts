import { BLOSSOM, FOREST, smallJar } from './jars.ts';
import { at, box, line, oval, PAPER, path, scene, shadow } from './kit.ts';

/** Which cells of the comb are capped, open or empty, row by row. */
const CELLS = [
  'oocccooccoo',
  'ocooccooccc',
  'ccoeoocooco',
  'ocoeeoccocc',
  'oooceooccoo',
  'ccoocooococ',
  'occooccoooc',
  'cocoocccooc',
] as const;
const FILLS: Readonly<Record<string, readonly [rim: string, inside: string]>> = {
  o: ['#b8790f', '#e7a52c'],
  c: ['#c98a1b', '#f2d08a'],
  e: ['#8a5a1c', '#a56f16'],
};
const HEXAGON = 'M0-32 27.700-16V16L0 32-27.700 16V-16z';

const cell = (kind: string, x: number, y: number): string => {
  const [rim, inside] = FILLS[kind] ?? ['', ''];
  const shine = kind === 'o' ? path('#f9dd9c', 'M-14-12-2-19 2-17-12-9z') : '';
  return at({ x, y }, path(rim, HEXAGON), at({ scale: 0.84 }, path(inside, HEXAGON)), shine);
};

/** A comb in its wooden frame. */
export const COMB = scene(
  box('#efe5d0', { x: 0, y: 0, w: 780, h: 520 }),
  path('#e4d4b4', 'M0 410h780v110H0z'),
  box('#8a5a32', { x: 44, y: 52, w: 692, h: 40, r: 6 }),
  box('#a87446', { x: 44, y: 52, w: 692, h: 12, r: 6 }),
  box('#a87446', { x: 84, y: 84, w: 612, h: 396, r: 8 }),
  box('#8a5a32', { x: 84, y: 462, w: 612, h: 18, r: 6 }),
  box('#7c4d10', { x: 110, y: 100, w: 560, h: 354, r: 6 }),
  '<clipPath id="frame"><path d="M110 100h560v354H110z"/></clipPath>',
  `<g clip-path="url(#frame)">${CELLS.map((row, down) =>
    Array.from(row, (kind, along) =>
      cell(kind, 118 + along * 57 + (down % 2) * 28.5, 112 + down * 49.5),
    ).join(''),
  ).join('')}</g>`,
  path('#f2b84b', 'M560 452c14 0 22 4 22 16 0 10-10 14-10 30 0 8-12 8-12 0 0-16-10-22-10-32s2-14 10-14z'),
  path('#ffe2a8', 'M556 460c-2 6 0 10 2 16l4-1c-3-6-4-10-2-15z'),
);

const dipper = at(
  { x: 470, y: 132, turn: 34 },
  box('#a87446', { x: -8, y: -150, w: 16, h: 160, r: 8 }),
  ...[0, 1, 2, 3, 4].map((ring) => {
    const wide = [34, 46, 50, 46, 32][ring] ?? 0;
    return box(ring % 2 === 0 ? '#8a5a32' : '#a87446', {
      x: -wide,
      y: 4 + ring * 18,
      w: wide * 2,
      h: 14,
      r: 7,
    });
  }),
  path('#e7a52c', 'M-44 26c18 12 70 10 88 0 10 20 4 56-18 66-20 10-48 4-58-12s-18-36-12-54z', 0.9),
);

/** Honey over warm flat bread. */
export const BREAD = scene(
  box('#e6dcc6', { x: 0, y: 0, w: 780, h: 520 }),
  path('#d8c7a4', 'M0 300h780v220H0z'),
  line('#cbb68d', 3, 'M0 352h780M0 420h780M0 484h780'),
  shadow(372, 446, 250),
  oval('#ffffff', [372, 414], [250, 62]),
  oval('#e4ded2', [372, 408], [214, 48]),
  oval(PAPER, [372, 406], [206, 45]),
  path('#c9964f', 'M214 398c0-22 70-40 158-40s158 18 158 40v8c0 22-70 38-158 38s-158-16-158-38z'),
  oval('#e2b873', [372, 390], [158, 38]),
  path('#c9964f', 'M222 376c0-20 66-38 150-38s150 18 150 38v8c0 20-66 36-150 36s-150-16-150-36z'),
  oval('#edc98c', [372, 370], [150, 36]),
  path(
    '#c58f49',
    'M286 366a16 6 0 1 0 32 0 16 6 0 1 0-32 0M420 384a20 6 0 1 0 40 0 20 6 0 1 0-40 0M330 390a12 4 0 1 0 24 0 12 4 0 1 0-24 0',
    0.7,
  ),
  path('#d9941e', 'M300 372c10-22 66-30 118-24s88 20 78 36-60 8-70 22 6 30-12 32-8-26-34-30-92-10-80-36z'),
  path('#f2b84b', 'M320 370c10-14 56-20 94-15s66 14 58 24-46 2-70 4-94 4-82-13z'),
  line('#e7a52c', 13, 'M424 204c8 46-8 96-14 148'),
  dipper,
  smallJar(168, 356, 2.3, FOREST),
);

const shelf = (y: number): string =>
  box('#8a5a32', { x: 40, y, w: 470, h: 12, r: 3 }).concat(
    box('#6f4626', { x: 40, y: y + 9, w: 470, h: 6, r: 2 }),
  );
const row = (y: number, looks: readonly (typeof FOREST)[]): string =>
  looks.map((look, index) => smallJar(92 + index * 74, y, 1, look)).join('');

/** Filled jars in the honey house, and the hills in its window. */
export const HONEY_HOUSE = scene(
  box('#e9e3d4', { x: 0, y: 0, w: 780, h: 520 }),
  box('#d3c7ad', { x: 0, y: 450, w: 780, h: 70 }),
  row(118, [FOREST, FOREST, FOREST, BLOSSOM, BLOSSOM, FOREST]),
  shelf(118),
  row(236, [BLOSSOM, FOREST, FOREST, FOREST, BLOSSOM, BLOSSOM]),
  shelf(236),
  box('#8a5a32', { x: 556, y: 50, w: 190, h: 206, r: 8 }),
  box('#cfe0e2', { x: 568, y: 62, w: 166, h: 182 }),
  path('#a9c0a9', 'm568 200 50-44 40 28 34-30 42 36v54H568z'),
  path('#7d9f86', 'M568 224c50-14 110-10 166-2v22H568z'),
  line('#8a5a32', 8, 'M651 62v182M568 150h166'),
  path('#7a6a4c', 'M60 400h660v22H60z'),
  path('#63553c', 'M84 422h26v98H84zM670 422h26v98h-26z'),
  at(
    { x: 210, y: 400 },
    path('#b9c2bd', 'M-74-118H74V0H-74z'),
    path('#d3dad6', 'M-74-118h28V0h-28z'),
    oval('#8f9a95', [0, -118], [74, 12]),
    oval('#e7a52c', [0, -116], [63, 8]),
    line('#8f9a95', 4, 'M-74-84H74M-74-20H74'),
    path('#8f9a95', 'M70-40h34v12H70z'),
    box('#6b7570', { x: 96, y: -54, w: 12, h: 40, r: 3 }),
  ),
  smallJar(384, 400, 1.25, FOREST),
  smallJar(476, 400, 1.25, FOREST),
  smallJar(568, 400, 1.25, FOREST),
  smallJar(648, 400, 1, BLOSSOM),
);

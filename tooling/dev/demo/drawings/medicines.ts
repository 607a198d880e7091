import { at, box, code, disc, INK, line, oval, PAPER, path, scene, shadow } from './kit.ts';
import { lettering } from './lettering.ts';

const BLUE = '#2f6fa8';
const DEEP = '#1d4f7c';

/** Two waves in a ring: the river that the maker is named after. */
const wave = (x: number, y: number, scale: number): string =>
  at(
    { x, y, scale },
    disc(BLUE, 0, 0, 16),
    line(PAPER, 3, 'M-10-3c4-5 7-5 10 0s6 5 10 0M-10 5c4-5 7-5 10 0s6 5 10 0'),
  );

const wall = (): string =>
  [
    box('#dde7e6', { x: 0, y: 0, w: 780, h: 520 }),
    path('#cfdcdb', 'M0 0h250L90 380H0z'),
    path('#c4d0cd', 'M0 368h780v152H0z'),
    path('#b6c4c1', 'M0 368h780v10H0z'),
  ].join('');

const tablet = (x: number, y: number): string =>
  at(
    { x, y },
    oval('#9fb0ad', [0, 3], [25, 25]),
    oval('#ffffff', [0, 0], [22, 22]),
    path('#e1e7e6', 'M0-22a22 22 0 0 1 0 44 26 26 0 0 0 0-44z'),
    line('#c9d3d1', 2.5, 'M-13 0h26'),
  );

/** Ten tablets behind clear domes. */
const blister = (x: number, y: number, turn: number, scale = 1): string =>
  at(
    { x, y, turn, scale },
    box('#9fb0ad', { x: -158, y: -62, w: 316, h: 132, r: 14 }),
    box('#d7dfdd', { x: -158, y: -66, w: 316, h: 132, r: 14 }),
    box('#e6ecea', { x: -150, y: -58, w: 300, h: 116, r: 10 }),
    ...[-116, -58, 0, 58, 116].flatMap((along) => [tablet(along, -28), tablet(along, 28)]),
    line('#b3c0bd', 1.5, 'M-87-60v120M-29-60v120M29-60v120M87-60v120', '3 5'),
  );

/** A carton seen from the front with one side. */
const carton = (x: number, y: number, scale: number): string =>
  at(
    { x, y, scale },
    shadow(20, 2, 210),
    path('#c9d6e2', 'M150-236 196-256V-22L150 0z'),
    path('#e8eef3', 'M-170-236h320l46-20h-322z'),
    box(PAPER, { x: -170, y: -236, w: 320, h: 236 }),
    path('#4f8abf', 'M-170-78c50-22 100-22 150-4s110 20 170-6V0h-320z'),
    path(BLUE, 'M-170-44c60-20 100-16 150-2s110 16 170-8V0h-320z'),
    path(DEEP, 'M150-88 196-104V-22L150 0z'),
    wave(-136, -202, 1.1),
    lettering('Tarangini', { x: -112, y: -195, size: 20 }),
    lettering('Tarangimol', { x: -152, y: -138, size: 34 }),
    lettering('500', { x: 132, y: -138, size: 34, colour: BLUE, from: 'end' }),
    lettering('Paracetamol Tablets IP 500 mg', { x: -152, y: -110, size: 17, colour: '#46534c' }),
    lettering('10 tablets', { x: -152, y: -14, size: 18, colour: PAPER }),
    code(80, -226, 54),
  );

const glass = (x: number, y: number): string =>
  at(
    { x, y },
    shadow(0, 0, 64),
    path('#ffffff', 'M-50-150H50L40 0c-20 8-60 8-80 0z', 0.55),
    path('#a8cbe0', 'M-46-96c30-8 60 8 92 0L40-2c-20 8-60 8-80 0z', 0.85),
    path('#c4deec', 'M-46-96c30-8 60 8 92 0l-1 10c-30 6-60-8-90 0z'),
    path('#ffffff', 'M-38-138h8l-4 110h-6z', 0.6),
  );

/** A carton of tablets, a blister pack and a glass of water. */
export const TABLETS = scene(
  wall(),
  carton(340, 420, 1.26),
  at({ x: 660, y: 428, scale: 1.2 }, glass(0, 0)),
  blister(484, 410, -7, 1.08),
);

/** The end of a carton with what is printed there, and the one point to look at. */
export const CARTON_END = scene(
  wall(),
  shadow(390, 448, 300),
  path('#e8eef3', 'M150 110h440l60-34H216z'),
  path('#c9d6e2', 'M590 110l60-34v330l-60 36z'),
  box(PAPER, { x: 150, y: 110, w: 440, h: 332 }),
  path('#eef1ee', 'M150 110h440v34H150z'),
  line('#cfd8d5', 2, 'M150 144h440'),
  wave(196, 186, 1.2),
  lettering('Tarangimol 500', { x: 224, y: 195, size: 26 }),
  line('#8c8676', 2, 'M384 226v184', '6 7'),
  ...['Batch', 'Made', 'Expires'].map((word, index) =>
    at(
      { x: 178, y: 248 + index * 62 },
      lettering(word, { x: 0, y: 0, size: 17, colour: '#5f6a63' }),
      line(INK, 9, ['M4 22h136', 'M4 22h104', 'M4 22h112'][index] ?? ''),
    ),
  ),
  code(408, 236, 156),
  disc('#d61f5a', 346, 270, 12),
  line('#d61f5a', 4, 'M323 270a23 23 0 1 0 46 0 23 23 0 1 0-46 0'),
);

const JAGS = 'l12 10 12-10'.repeat(10);

/** A sachet of salts and the water that they go into. */
export const SALTS = scene(
  wall(),
  at(
    { x: 596, y: 444, scale: 1.5 },
    glass(0, 0),
    line('#9fb0ad', 6, 'M10-20 44-176'),
    oval('#9fb0ad', [46, -184], [9, 14]),
  ),
  shadow(316, 448, 180),
  at(
    { x: 316, y: 442, turn: -4, scale: 1.26 },
    path('#4f8abf', `M-120-300${JAGS}V0h-240z`),
    path(PAPER, 'M-120-250h240V-60h-240z'),
    path('#e7902c', 'M-120-96c60-22 130 20 240-6v42h-240z'),
    wave(-84, -218, 1),
    lettering('Tarangini', { x: -62, y: -211, size: 19 }),
    lettering('Rehydration', { x: -100, y: -164, size: 31 }),
    lettering('salts', { x: -100, y: -132, size: 31 }),
    lettering('for 1 litre of water', { x: -100, y: -108, size: 14, colour: '#46534c' }),
    line(DEEP, 3, 'M-112-24h224', '8 7'),
  ),
);

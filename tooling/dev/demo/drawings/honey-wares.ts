import { emblem } from './jars.ts';
import { at, box, code, disc, line, oval, PAPER, path, scene, shadow } from './kit.ts';
import { lettering } from './lettering.ts';

const cells = (rows: number, columns: number): string =>
  Array.from({ length: rows * columns }, (_, index) => {
    const down = Math.floor(index / columns);
    const x = (index % columns) * 25 + (down % 2) * 12.5;
    return `M${x} ${down * 21 - 12}l11 6v12l-11 6-11-6v-12z`;
  }).join('');

/** A piece of comb in its open box. */
export const CUT_COMB = scene(
  box('#e6e2d2', { x: 0, y: 0, w: 780, h: 520 }),
  path('#d6d2bc', 'M0 360h780v160H0z'),
  shadow(390, 432, 250),
  path('#b98a54', 'M170 250h440l34 60-34 118H170l-34-118z'),
  path('#d2a871', 'M170 250h440v178H170z'),
  path('#8a5a32', 'M188 232h404l18 18H170z'),
  '<clipPath id="comb"><path d="M204 154h372v96H204z"/></clipPath>',
  path('#c98a1b', 'M196 146h388v104H196z'),
  `<g clip-path="url(#comb)"><g transform="translate(206 168)">${path('#f2b84b', cells(6, 17))}</g></g>`,
  path('#f9dd9c', 'M204 146h372l8 10H196z'),
  path('#e7a52c', 'M240 244c8-10 40-10 46 0 4 14-4 30-12 42-4 8-14 8-16 0-4-14-22-28-18-42z'),
  box(PAPER, { x: 258, y: 292, w: 264, h: 104, r: 6 }),
  box('#12804a', { x: 258, y: 298, w: 264, h: 5 }),
  box('#12804a', { x: 258, y: 385, w: 264, h: 5 }),
  emblem(288, 326, 0.9, '#12804a'),
  lettering('Thenkadu', { x: 306, y: 332, size: 16 }),
  lettering('Cut comb', { x: 276, y: 364, size: 26 }),
  lettering('200 g', { x: 276, y: 380, size: 12, colour: '#46534c' }),
  line('#8c8676', 1.5, 'M430 312v64', '4 5'),
  code(444, 312, 64),
);

const wax = (x: number, y: number, height: number): string =>
  at(
    { x, y },
    shadow(0, 0, 92),
    path('#d9a441', `M-58 0v${-height}h116V0c-30 10-86 10-116 0z`),
    `<clipPath id="wax${height}"><path d="M-58 0v${-height}h116V0c-30 10-86 10-116 0z"/></clipPath>`,
    `<g clip-path="url(#wax${height})"><g transform="translate(-56 ${-height + 8})">${line('#bd8526', 3, cells(14, 5))}</g></g>`,
    path('#f2cf86', `M-58 0v${-height}h20V4c-8-1-15-2-20-4z`, 0.6),
    oval('#f2cf86', [0, -height], [58, 13]),
    oval('#e0b35a', [0, -height + 1], [42, 8]),
    line('#46534c', 4, `M0 ${-height}v-16`),
    at(
      { y: -height - 16 },
      path('#e7902c', 'M0 4c-18 0-22-18-14-32 5-9 12-16 14-32 10 16 30 34 24 50-3 9-12 14-24 14z'),
    ),
    at(
      { y: -height - 12 },
      path('#ffe2a8', 'M1 0c-9 0-11-9-7-16 3-5 6-8 7-16 5 8 13 16 10 24-2 5-5 8-10 8z'),
    ),
  );

/** Two candles rolled from sheets of wax. */
export const CANDLES = scene(
  box('#3a4a42', { x: 0, y: 0, w: 780, h: 520 }),
  disc('#5b6650', 330, 120, 150),
  disc('#727457', 330, 120, 96),
  disc('#4f5c4a', 486, 214, 110),
  path('#2a3a32', 'M0 400h780v120H0z'),
  wax(330, 452, 270),
  wax(486, 462, 178),
  path('#e4ded2', 'M268 330c40 14 84 14 124 0v44c-40 14-84 14-124 0z'),
  emblem(330, 360, 1, '#12804a'),
);

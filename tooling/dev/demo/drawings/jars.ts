import { at, box, code, INK, line, PAPER, path, shadow } from './kit.ts';
import { lettering } from './lettering.ts';

type Look = {
  /** From where the light falls through to the ground of the jar. */
  honey: { light: string; middle: string; deep: string };
  lid: { face: string; top: string; groove: string };
  /** Of the lines on the label. */
  band: string;
  name: readonly [first: string, second: string];
  detail: string;
};

const BODY = 'M-84 70H84c22 10 40 30 40 58v172c0 20-13 32-31 32H-93c-18 0-31-12-31-32V128c0-28 18-48 40-58z';
const SURFACE = 'M-84 70H84c22 10 40 30 40 58v26c-42 18-82-12-124 0s-84 14-124 0v-26c0-28 18-48 40-58z';
const AIR = 'M-84 70H84c12 5 22 13 29 24-38 16-76-8-113 2s-76 12-113-2c7-11 17-19 29-24z';
/** From the left edge of the lid to its right. */
const GROOVES = Array.from({ length: 13 }, (_, index) => `M${-78 + index * 13} 22v26`).join('');

/** The hexagon of the maker, with its hills. */
export const emblem = (x: number, y: number, scale: number, colour: string): string =>
  at(
    { x, y, scale },
    path(colour, 'M0-15 13-7.500V7.500L0 15-13 7.500V-7.500z'),
    path(PAPER, 'M-9 5-3-4l4 5.500L4-2 9 5z'),
  );

/** A jar with its label; stands on the point that is named. */
export function jar(x: number, y: number, scale: number, look: Look): string {
  const { honey, lid, band, name, detail } = look;
  return at(
    { x, y, scale },
    shadow(0, 0, 168),
    at(
      { y: -334 },
      box('#f3e2bd', { x: -84, y: 56, w: 168, h: 18 }),
      path(honey.deep, BODY),
      path(honey.middle, SURFACE),
      path(honey.light, AIR),
      path(INK, 'M104 86c12 10 20 24 20 42v172c0 20-13 32-31 32H77c16-2 27-14 27-32z', 0.1),
      box(lid.face, { x: -94, y: 0, w: 188, h: 60, r: 10 }),
      path(lid.top, 'M-94 14V10a10 10 0 0 1 10-10H84a10 10 0 0 1 10 10v4z'),
      line(lid.groove, 3, GROOVES),
      path('#ffffff', 'M-110 140v-10c0-16 5-27 13-35l8 7c-7 8-10 18-10 31v7z', 0.4),
      box(PAPER, { x: -124, y: 150, w: 248, h: 138 }),
      box(band, { x: -124, y: 154, w: 248, h: 5 }),
      box(band, { x: -124, y: 279, w: 248, h: 5 }),
      emblem(-92, 184, 1, band),
      lettering('Thenkadu', { x: -72, y: 190, size: 17, colour: INK }),
      lettering(name[0], { x: -106, y: 225, size: 27 }),
      lettering(name[1], { x: -106, y: 250, size: 27 }),
      lettering(detail, { x: -106, y: 270, size: 12, colour: '#46534c' }),
      lettering('शहद', { x: 34, y: 271, size: 16, colour: band, from: 'end' }),
      line('#8c8676', 1.5, 'M42 168v102', '4 5'),
      code(50, 184, 66),
    ),
  );
}

/** A small one, as it stands on a shelf or on a table. */
export const smallJar = (x: number, y: number, scale: number, look: Pick<Look, 'honey' | 'band' | 'lid'>) =>
  at(
    { x, y, scale },
    path(look.honey.deep, 'M-21-51H5h16c6 3 9 8 9 14v30c0 5-3 7-7 7h-46c-4 0-7-2-7-7v-30c0-6 3-11 9-14z'),
    path(look.honey.middle, 'M-21-51h42c6 3 9 8 9 14v5c-10 4-20-3-30 0s-20 4-30 0v-5c0-6 3-11 9-14z'),
    box(look.lid.face, { x: -25, y: -66, w: 50, h: 14, r: 3 }),
    box(PAPER, { x: -30, y: -28, w: 60, h: 20 }),
    box(look.band, { x: -30, y: -27, w: 60, h: 2 }),
    box(look.band, { x: -30, y: -11, w: 60, h: 2 }),
    emblem(-16, -18, 0.4, look.band),
    line('#8c8676', 2, 'M-5-21h22M-5-16h14'),
  );

export const FOREST: Look = {
  honey: { light: '#f9dd9c', middle: '#e7a52c', deep: '#c27d12' },
  lid: { face: INK, top: '#2a3a32', groove: '#3b4b43' },
  band: '#12804a',
  name: ['Forest', 'honey'],
  detail: 'raw · 500 g',
};

export const BLOSSOM: Look = {
  honey: { light: '#e0b06a', middle: '#a65d1c', deep: '#7c3d12' },
  lid: { face: '#8a5a32', top: '#a87446', groove: '#6f4626' },
  band: '#7c3d12',
  name: ['Coffee', 'blossom'],
  detail: 'raw · 250 g',
};

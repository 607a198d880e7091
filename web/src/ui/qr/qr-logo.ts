import { MODULE_PX } from './module-px.ts';

/** The house mark, drawn in as many cells as a module has pixels, so that every cell comes out as whole pixels. */
export const DEFAULT_LOGO: readonly string[] = [
  '###.......###',
  '#...........#',
  '#...........#',
  '...#######...',
  '...#######...',
  '...##...##...',
  '...##...##...',
  '...##........',
  '...####.###..',
  '...####.###..',
  '#.......###.#',
  '#...........#',
  '###.......###',
];

/** Times the standard box. */
const MULTIPLIER = 1;
/** The standard box: of the width of the code, at most. */
const SHARE = 1 / 5;

/** Modules on a side of the square that is cleared for the logo: odd, as the code is, so that it sits on whole ones. */
export function logoBox(size: number): number {
  const most = Math.floor(size * SHARE * MULTIPLIER);
  return most % 2 === 1 ? most : most - 1;
}

/** Pixels on a side of one cell of a logo, with half a module left white around all of them. */
export function logoCell(box: number, logo: readonly string[]): number {
  return Math.floor(((box - 1) * MODULE_PX) / logo.length);
}

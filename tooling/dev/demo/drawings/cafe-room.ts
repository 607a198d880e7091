import { at, box, line, path } from './kit.ts';

/** Boards of a table top, from here down. */
export const table = (y: number): string =>
  box('#a87446', { x: 0, y, w: 780, h: 520 - y }).concat(
    box('#b98454', { x: 0, y, w: 780, h: 12 }),
    line('#96653a', 3, `M0 ${y + 52}h780M0 ${y + 100}h780`),
  );

/** An arch with lobes, as the windows of the old town have it. */
const ARCH =
  'M-70 0v-120c0-22 10-26 16-40 6-16 22-14 30-28 6-10 14-8 24-22 10 14 18 12 24 22 8 14 24 12 30 28 6 14 16 18 16 40V0z';
export const arch = (x: number, y: number, scale: number, ...inside: string[]): string =>
  at(
    { x, y, scale },
    at({ scale: 1.16 }, path('#c9795a', ARCH)),
    at({ scale: 1.06 }, path('#f6e6d8', ARCH)),
    path('#cfe0dc', ARCH),
    ...inside,
    line('#c9795a', 4, 'M0-204V0M-70-92H70'),
    box('#f6e6d8', { x: -92, y: 0, w: 184, h: 12, r: 3 }),
  );

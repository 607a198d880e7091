import { MODULE_PX } from './module-px.ts';
import { DEFAULT_LOGO, logoBox, logoCell } from './qr-logo.ts';
import type { QrModules } from './qr-modules.ts';

const DARK = '#000000';
const LIGHT = '#ffffff';

/** All that is needed of a canvas. */
export type Filler = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

/** Where rows of '#' are drawn, and how large each sign is. */
interface Place {
  x: number;
  y: number;
  cell: number;
}

/** Pixels on a side of the image of a code. There is no margin in it: whoever shows it leaves four modules clear. */
export const qrSide = ({ size }: QrModules): number => size * MODULE_PX;

/** Draws a code and, in a cleared square in its middle, the logo; none where there are no rows. */
export function drawQr(on: Filler, modules: QrModules, logo: readonly string[] = DEFAULT_LOGO): void {
  const side = qrSide(modules);
  fill(on, LIGHT, [0, 0, side, side]);
  drawRows(on, rowsOf(modules), { x: 0, y: 0, cell: MODULE_PX });
  if (logo.length > 0) drawLogo(on, modules.size, logo);
}

function drawLogo(on: Filler, size: number, logo: readonly string[]): void {
  const box = logoBox(size);
  const edge = ((size - box) / 2) * MODULE_PX;
  fill(on, LIGHT, [edge, edge, box * MODULE_PX, box * MODULE_PX]);
  const cell = logoCell(box, logo);
  const rim = Math.floor((box * MODULE_PX - cell * logo.length) / 2);
  drawRows(on, logo, { x: edge + rim, y: edge + rim, cell });
}

function rowsOf({ size, isDark }: QrModules): string[] {
  const places = Array.from({ length: size }, (_, index) => index);
  return places.map((y) => places.map((x) => (isDark(x, y) ? '#' : '.')).join(''));
}

/** Neighbours in one piece: seams between them would show where an image is scaled. */
function drawRows(on: Filler, rows: readonly string[], { x, y, cell }: Place): void {
  for (const [index, row] of rows.entries()) {
    for (const run of row.matchAll(/#+/g)) {
      fill(on, DARK, [x + run.index * cell, y + index * cell, run[0].length * cell, cell]);
    }
  }
}

function fill(on: Filler, style: string, [x, y, width, height]: [number, number, number, number]): void {
  on.fillStyle = style;
  on.fillRect(x, y, width, height);
}

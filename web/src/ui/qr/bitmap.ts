import type { Filler } from './draw-qr.ts';

/** Black and white pixels to draw on, without a canvas. */
export interface Bitmap extends Filler {
  readonly side: number;
  /** One byte a pixel, row by row: 0 black, 1 white. */
  readonly pixels: Uint8Array;
}

const BLACK = '#000000';

export function newBitmap(side: number): Bitmap {
  const pixels = new Uint8Array(side * side).fill(1);
  return {
    side,
    pixels,
    fillStyle: BLACK,
    fillRect(x, y, width, height) {
      const colour = this.fillStyle === BLACK ? 0 : 1;
      for (let row = y; row < y + height; row += 1) {
        pixels.fill(colour, row * side + x, row * side + x + width);
      }
    },
  };
}

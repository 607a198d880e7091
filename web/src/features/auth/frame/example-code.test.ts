import jsQR from 'jsqr';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { EXAMPLE_CODE, EXAMPLE_TEXT } from './example-code.ts';

const MARK_MODULES = 7;

test('the code on the example label is that of its text, less the square for the mark', () => {
  const { modules } = create(EXAMPLE_TEXT, { errorCorrectionLevel: 'H' });
  const middle = (modules.size - 1) / 2;
  const isUnderMark = (at: number) => Math.abs(at - middle) <= (MARK_MODULES - 1) / 2;
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) =>
      modules.get(y, x) && !(isUnderMark(x) && isUnderMark(y)) ? '#' : '.',
    ).join(''),
  );
  expect(EXAMPLE_CODE).toEqual(rows);
});

test('a reader takes it for the text', () => {
  const { pixels, size } = photograph(EXAMPLE_CODE);
  expect(jsQR(pixels, size, size)?.data).toBe(EXAMPLE_TEXT);
});

/** Four pixels a module and four modules of white around, as on the screen. */
function photograph(rows: readonly string[]) {
  const [scale, quiet] = [4, 4];
  const size = (rows.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const module = rows[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet];
      if (module === '#') pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return { pixels, size };
}

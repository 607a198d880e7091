// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'qrcode';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { EXAMPLE_CODES } from './example-codes.ts';

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const CASES = EXAMPLE_CODES.map((rows, index) => [`Example label ${index + 1}, Qrigin`, rows] as const);

test.each(CASES)('the rows of ‘%s’ are those of a code of level H', (text, rows) => {
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  const drawn = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (__, x) => (modules.get(y, x) ? '#' : '.')).join(''),
  );
  expect(rows).toEqual(drawn);
});

test.each(CASES)('a reader finds ‘%s’ and nothing else', async (text, rows) => {
  const found = await readBarcodes(picture(rows), { formats: ['QRCode'] });
  expect(found.map((code) => [code.text, code.isValid])).toEqual([[text, true]]);
});

/** Four pixels a module, with the four clear modules around it. */
function picture(rows: readonly string[]) {
  const side = (rows.length + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [Math.floor((pixel % side) / 4) - 4, Math.floor(pixel / side / 4) - 4];
    if (rows[y]?.[x] === '#') data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
}

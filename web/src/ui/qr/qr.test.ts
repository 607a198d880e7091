// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import jsQR from 'jsqr';
import { create } from 'qrcode';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Bitmap, newBitmap } from './bitmap.ts';
import { drawQr, qrSide } from './draw-qr.ts';
import { MODULE_PX } from './module-px.ts';
import { DEFAULT_LOGO, logoBox } from './qr-logo.ts';
import { qrModules } from './qr-modules.ts';
import { renderQrPng } from './render-qr-png.ts';

const TARGET = 'https://qrigin.example/scan/7K3M9QXA2VTD5RW8E1HN';
const TARGETS = [
  'A',
  'HTTPS://Q.EXAMPLE/SCAN/7K3M9QXA2VTD5RW8E1HN',
  TARGET,
  `https://labels.of.a.long-name.example/scan/7K3M9QXA2VTD5RW8E1HN?${'x'.repeat(120)}`,
  'शहद: नीलगिरि',
];

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(readFileSync(file));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

function drawn(text: string, logo = DEFAULT_LOGO): Bitmap {
  const modules = qrModules(text);
  const bitmap = newBitmap(qrSide(modules));
  drawQr(bitmap, modules, logo);
  return bitmap;
}

/** As it is on a label: with four clear modules around, in the colours of a screen. */
function onPlate({ side, pixels }: Bitmap) {
  const quiet = 4 * MODULE_PX;
  const width = side + 2 * quiet;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [index, pixel] of pixels.entries()) {
    const at = ((Math.floor(index / side) + quiet) * width + (index % side) + quiet) * 4;
    data.fill(pixel * 255, at, at + 3);
  }
  return { data, width, height: width, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
}

test('[CONST-05] the error-correction level is H', () => {
  const strongest = create(TARGET, { errorCorrectionLevel: 'H' }).modules;
  const modules = qrModules(TARGET);
  expect(modules.size).toBe(strongest.size);
  // The level is in the first two bits beside the eye, under every code's mask: H is 1 0, masked 0 0.
  expect([modules.isDark(0, 8), modules.isDark(1, 8)]).toEqual([false, false]);
});

test('[CONST-06] the output is a PNG file, which a reader of such files reads', async () => {
  const file = await renderQrPng(TARGET);
  expect(file.type).toBe('image/png');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(bytes.slice(0, 8)).toEqual(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  const side = qrSide(qrModules(TARGET));
  const header = new DataView(bytes.buffer);
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([side, side]);
  // As a pure barcode: the file has no quiet zone of its own.
  const [found] = await readBarcodes(file, { formats: ['QRCode'], isPure: true });
  expect(found?.text).toBe(TARGET);
});

test('[CONST-06] every part of the file carries the checksum that browsers look at', async () => {
  const bytes = Buffer.from(await (await renderQrPng(TARGET)).arrayBuffer());
  const names: string[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    names.push(named.toString('latin1', 0, 4));
    at += length + 12;
  }
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND']);
});

test('[CONST-07] it is #000000 on #ffffff and no other colour is ever asked for', () => {
  const asked = new Set<unknown>();
  drawQr(
    {
      fillStyle: '',
      fillRect() {
        asked.add(this.fillStyle);
      },
    },
    qrModules(TARGET),
  );
  expect(asked).toEqual(new Set(['#ffffff', '#000000']));
});

test('[CONST-08][CONST-12] every module is 13 pixels wide, and the image 13 times the modules', () => {
  const modules = qrModules(TARGET);
  const { side, pixels } = drawn(TARGET, []);
  expect(side).toBe(13 * modules.size);
  for (let y = 0; y < side; y += 1) {
    const row = pixels.subarray(y * side, (y + 1) * side);
    const expected = row.map((_, x) => (modules.isDark(Math.floor(x / 13), Math.floor(y / 13)) ? 0 : 1));
    expect(row).toEqual(expected);
  }
});

test('[CONST-09] there is no margin and no border: the eyes touch the edges', () => {
  const { side, pixels } = drawn(TARGET);
  const eye = 7 * 13;
  const top = pixels.subarray(0, side);
  expect([...top.subarray(0, eye), ...top.subarray(side - eye)].every((pixel) => pixel === 0)).toBe(true);
  expect(top[eye]).toBe(1);
  const bottom = pixels.subarray(side * (side - 1));
  expect(bottom.subarray(0, eye).every((pixel) => pixel === 0)).toBe(true);
});

test('[CONST-10][CONST-13] the logo stands in a cleared square of whole modules, at most a fifth of the width', () => {
  for (let version = 1; version <= 40; version += 1) {
    const size = 17 + 4 * version;
    const box = logoBox(size);
    expect(box).toBeLessThanOrEqual(size / 5);
    // No larger one fits.
    expect(box + 2).toBeGreaterThan(size / 5);
    expect(((size - box) / 2) % 1).toBe(0);
  }
  const [bare, full] = [drawn(TARGET, []), drawn(TARGET)];
  const { size } = qrModules(TARGET);
  const edge = (size - logoBox(size)) / 2;
  for (const [index, pixel] of full.pixels.entries()) {
    const place = [index % full.side, Math.floor(index / full.side)].map((at) => Math.floor(at / 13));
    if (place.every((at) => at >= edge && at < size - edge)) continue;
    expect(pixel).toBe(bare.pixels[index]);
  }
});

test('[CONST-11] the house mark comes with the product, and all of it is in the image', () => {
  const { size } = qrModules(TARGET);
  const { side, pixels } = drawn(TARGET);
  const box = logoBox(size);
  const cell = ((box - 1) * 13) / DEFAULT_LOGO.length;
  const start = (side - cell * DEFAULT_LOGO.length) / 2;
  const at = (index: number) => Math.round(start + (index + 0.5) * cell);
  const seen = DEFAULT_LOGO.map((row, y) =>
    row.replaceAll(/./g, (_, x: number) => (pixels[at(y) * side + at(x)] === 0 ? '#' : '.')),
  );
  expect(seen).toEqual(DEFAULT_LOGO);
});

test.each(TARGETS)('[CONST-13] two decoders find in the finished image what was put in: %s', async (text) => {
  const image = onPlate(drawn(text));
  const [found] = await readBarcodes(image, { formats: ['QRCode'] });
  expect(found?.text).toBe(text);
  expect(jsQR(image.data, image.width, image.height)?.data).toBe(text);
});

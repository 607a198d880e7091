import { expect, test } from 'vitest';
import { pictureWidths } from './picture-widths.ts';

const photo = (width: number, height: number) => pictureWidths({ width, height, isDrawing: false });
const drawing = (width: number, height: number) => pictureWidths({ width, height, isDrawing: true });

test.each([
  ['a large photograph', photo(8160, 6120), [320, 640, 960, 1440]],
  ['one that is hardly larger than a width: without that one', photo(1000, 750), [320, 640, 1000]],
  ['one that is smaller than the first width: as it is', photo(200, 150), [200]],
  ['one as wide as a width', photo(640, 480), [320, 640]],
  ['a square: a little narrower', photo(3000, 3000), [320, 640, 960, 1247]],
  ['a tall one: narrower still', photo(1000, 50_000), [176]],
  ['a very wide one', photo(50_000, 100), [320, 640, 960, 1440]],
  ['an upright line: as tall as a WebP can be', photo(4, 40_000), [1]],
  ['a line that no WebP can show', photo(1, 50_000), []],
  ['a small drawing: as large as any', drawing(20, 20), [320, 640, 960, 1247]],
  ['a large drawing: no larger than any', drawing(4000, 3000), [320, 640, 960, 1440]],
])('%s', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});

test('no width takes more than 1.6 megapixels, whatever the shape', () => {
  for (const [width, height] of [
    [1440, 1440],
    [1440, 4000],
    [700, 16_000],
    [40, 16_000],
  ] as const) {
    const largest = photo(width, height).at(-1) ?? 0;
    expect(largest * Math.round((largest * height) / width)).toBeLessThanOrEqual(1_600_000);
  }
});

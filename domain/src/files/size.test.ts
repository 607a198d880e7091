import { expect, test } from 'vitest';
import { isSizeSaid, sizeToSend } from './index.ts';

test('[FILE-18][FILE-26] the size of a private file is sent in KB, rounded up', () => {
  const sizes = [1, 1023, 1024, 1025, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1];
  expect(sizes.map((bytes) => sizeToSend('private', bytes))).toEqual([1, 1, 1, 2, 5120, 5121]);
});

test('[FILE-19][FILE-20] the size of a public file, and of any other, is sent in bytes', () => {
  expect([1, 1025].map((bytes) => sizeToSend('public', bytes))).toEqual([1, 1025]);
});

test('a private file is what was said when it has as many KB, a public one when it has as many bytes', () => {
  expect([1024, 1025, 2048, 2049].map((bytes) => isSizeSaid('private', 2, bytes))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([1, 2, 3].map((bytes) => isSizeSaid('public', 2, bytes))).toEqual([false, true, false]);
});

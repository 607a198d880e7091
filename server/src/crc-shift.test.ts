import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { crcShift, shiftCrc } from './crc-shift.ts';

test.each([0, 1, 2, 3, 7, 8, 255, 256, 10_007, 1_000_003])(
  'two texts in a row, the second of %i bytes',
  (length) => {
    const [first, second] = [randomBytes(1000), randomBytes(length)];
    const joined = shiftCrc(crcShift(length), crc32(first)) ^ crc32(second);
    expect(joined >>> 0).toBe(crc32(Buffer.concat([first, second])));
  },
);

import { randomBytes } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { CODE_SIGNS, normaliseCode } from '@qrigin/domain/qr';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCodeCipher } from './code-cipher.ts';

const RUN = fc.integer({ min: 0, max: 2 ** 36 - 1 });
const INDEX = fc.integer({ min: 0, max: 2 ** 30 - 1 });

/** As the design says it, in big numbers: run ‖ index ‖ 34 zeros, as twenty digits of radix 32, through the reference. */
function referenceCode(key: Uint8Array, run: number, index: number): string {
  const plain = (BigInt(run) << 64n) | (BigInt(index) << 34n);
  const digits = Array.from({ length: 20 }, (_, at) => Number((plain >> BigInt(5 * (19 - at))) & 31n));
  return FF1(32, key)
    .encrypt(digits)
    .map((digit) => CODE_SIGNS[digit])
    .join('');
}

test('a code is what the design says, by the reference library', () => {
  const key = randomBytes(32);
  const cipher = createCodeCipher(key);
  fc.assert(
    fc.property(RUN, INDEX, (run, index) => {
      expect(cipher.write(run, index, 1)).toEqual([referenceCode(key, run, index)]);
    }),
    {
      numRuns: 300,
      examples: [
        [0, 0],
        [2 ** 36 - 1, 2 ** 30 - 1],
        [1, 65_535],
        [1, 65_536],
        [2 ** 35, 2 ** 29],
      ],
    },
  );
});

test('every code reads back to its place', () => {
  const cipher = createCodeCipher(randomBytes(32));
  fc.assert(
    fc.property(RUN, INDEX, (run, index) => {
      const [code = ''] = cipher.write(run, index, 1);
      expect(normaliseCode(code)).toBe(code);
      expect(cipher.read([code])).toEqual([{ run, index }]);
    }),
    { numRuns: 2000 },
  );
});

test('a batch is the same as its codes one by one, written and read, and no two are alike', () => {
  const cipher = createCodeCipher(randomBytes(32));
  const batch = cipher.write(77, 65_000, 2000);
  expect(batch).toEqual(batch.map((_, at) => cipher.write(77, 65_000 + at, 1)[0]));
  expect(cipher.read(batch)).toEqual(batch.map((_, at) => ({ run: 77, index: 65_000 + at })));
  expect(new Set(batch).size).toBe(2000);
});

test('a code of another key, and a code with one sign changed, is not read', () => {
  const [one, other] = [createCodeCipher(randomBytes(32)), createCodeCipher(randomBytes(32))];
  const codes = one.write(5, 0, 200);
  expect(other.read(codes).filter(Boolean)).toEqual([]);
  const changed = codes.map((code, at) => {
    const sign = code[at % 20] === 'Z' ? 'Y' : 'Z';
    return code.slice(0, at % 20) + sign + code.slice((at % 20) + 1);
  });
  expect(one.read(changed).filter(Boolean)).toEqual([]);
});

test('neighbouring codes look unrelated: each sign of each place occurs about equally often', () => {
  const counts = Array.from({ length: 20 }, () => new Map<string, number>());
  for (const code of createCodeCipher(randomBytes(32)).write(1, 0, 32_000)) {
    Array.from(code).forEach((sign, place) => counts[place]?.set(sign, (counts[place]?.get(sign) ?? 0) + 1));
  }
  const chiSquares = counts.map((count) =>
    Array.from(CODE_SIGNS).reduce((sum, sign) => sum + ((count.get(sign) ?? 0) - 1000) ** 2 / 1000, 0),
  );
  // 31 degrees of freedom: above 80 less than once in 100,000 for an even spread.
  expect(Math.max(...chiSquares)).toBeLessThan(80);
});

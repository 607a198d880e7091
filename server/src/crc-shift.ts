/**
 * The sum of two texts in a row, from the sums of both: the check sum of gzip (CRC-32) is linear over its bits, so what the
 * first sum becomes while the second text goes by depends on nothing but the length of that text. It is a table of 32 words,
 * one for each bit; zlib's own `crc32_combine` works the same way, but Node does not offer it.
 */
export type CrcShift = Uint32Array;

/** What each bit becomes when one bit of zero goes by: the polynomial of RFC 1952 for the first, a step down for the others. */
const ONE_BIT: CrcShift = Uint32Array.from({ length: 32 }, (_, bit) =>
  bit === 0 ? 0xed_b8_83_20 : 2 ** (bit - 1),
);

export function shiftCrc(shift: CrcShift, sum: number): number {
  let shifted = 0;
  for (let bit = 0, left = sum; left !== 0; bit += 1, left >>>= 1) {
    if (left & 1) shifted ^= shift[bit] ?? 0;
  }
  return shifted >>> 0;
}

/** First the one, then the other. */
const after = (first: CrcShift, then: CrcShift): CrcShift => first.map((word) => shiftCrc(then, word));
const twice = (shift: CrcShift) => after(shift, shift);

const ONE_BYTE = twice(twice(twice(ONE_BIT)));
const NOTHING: CrcShift = Uint32Array.from({ length: 32 }, (_, bit) => 2 ** bit);

/** By so many bytes. */
export function crcShift(bytes: number): CrcShift {
  let shift = NOTHING;
  for (let left = bytes, power = ONE_BYTE; left > 0; left = Math.floor(left / 2), power = twice(power)) {
    if (left % 2 === 1) shift = after(shift, power);
  }
  return shift;
}

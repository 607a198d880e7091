import { CODE_SIGNS, CODE_SIGNS_COUNT } from '@qrigin/domain/qr';
import { createFf1, type Halves, halves } from './ff1.ts';

/**
 * A code is the encrypted number `run (36 bits) ‖ index (30 bits) ‖ zeros (34 bits)`, written with 32 signs. The zeros
 * are its check: a guess passes them with a probability below 1 in 10^10, before its run must even exist.
 */
type Place = { run: number; index: number };

export type CodeCipher = {
  /** The codes of a run from an index on, as they are printed. */
  write(run: number, from: number, count: number): string[];
  /** Many at once cost little more than one. `undefined` for what is no code of this key; they must be tidy. */
  read(codes: readonly string[]): (Place | undefined)[];
};

const SIGN = Buffer.from(CODE_SIGNS, 'latin1');
/** The value of each sign, by its number in ASCII. */
const VALUE = new Uint8Array(128);
for (const [value, sign] of SIGN.entries()) VALUE[sign] = value;
const WORD = 2 ** 32;
const INDEX_LOW_BITS = 16;
/** The first half holds the run and the upper 14 bits of the index, the second the lower 16 bits and the zeros. */
const RUN_UNIT = 2 ** 14;
const ZERO_BITS_OF_HIGH = 2;
const HALF_SIGNS = CODE_SIGNS_COUNT / 2;

/** Ten signs of five bits each, taken from the 18 upper and 32 lower bits of a half. */
function writeHalf(to: Buffer, at: number, high: number, low: number): void {
  to[at] = SIGN[high >>> 13] ?? 0;
  to[at + 1] = SIGN[(high >>> 8) & 31] ?? 0;
  to[at + 2] = SIGN[(high >>> 3) & 31] ?? 0;
  to[at + 3] = SIGN[((high & 7) << 2) | (low >>> 30)] ?? 0;
  to[at + 4] = SIGN[(low >>> 25) & 31] ?? 0;
  to[at + 5] = SIGN[(low >>> 20) & 31] ?? 0;
  to[at + 6] = SIGN[(low >>> 15) & 31] ?? 0;
  to[at + 7] = SIGN[(low >>> 10) & 31] ?? 0;
  to[at + 8] = SIGN[(low >>> 5) & 31] ?? 0;
  to[at + 9] = SIGN[low & 31] ?? 0;
}

/** Ten signs from `from` on become the half number `at`. */
function readHalf(code: string, from: number, to: Halves, at: number): void {
  let value = 0;
  for (let sign = from; sign < from + HALF_SIGNS; sign += 1)
    value = value * 32 + (VALUE[code.charCodeAt(sign)] ?? 0);
  to.high[at] = Math.floor(value / WORD);
  to.low[at] = value % WORD;
}

/** The place that a decrypted number names; `undefined` when its zeros are not zero. */
function placeOf(a: Halves, b: Halves, at: number): Place | undefined {
  const [high = 0, low = 0] = [b.high[at], b.low[at]];
  if (low !== 0 || (high & 3) !== 0) return undefined;
  const first = (a.high[at] ?? 0) * WORD + (a.low[at] ?? 0);
  const index = (first % RUN_UNIT) * 2 ** INDEX_LOW_BITS + (high >>> ZERO_BITS_OF_HIGH);
  return { run: Math.floor(first / RUN_UNIT), index };
}

export function createCodeCipher(key: Uint8Array): CodeCipher {
  const ff1 = createFf1(key);
  return {
    write(run, from, count) {
      const [a, b] = [halves(count), halves(count)];
      for (let at = 0; at < count; at += 1) {
        const index = from + at;
        const first = run * RUN_UNIT + (index >>> INDEX_LOW_BITS);
        a.high[at] = Math.floor(first / WORD);
        a.low[at] = first % WORD;
        b.high[at] = (index & 0xffff) << ZERO_BITS_OF_HIGH;
      }
      ff1.encrypt({ a, b });
      const text = Buffer.allocUnsafe(count * CODE_SIGNS_COUNT);
      for (let at = 0, place = 0; at < count; at += 1, place += CODE_SIGNS_COUNT) {
        writeHalf(text, place, a.high[at] ?? 0, a.low[at] ?? 0);
        writeHalf(text, place + HALF_SIGNS, b.high[at] ?? 0, b.low[at] ?? 0);
      }
      const all = text.toString('latin1');
      return Array.from({ length: count }, (_, at) =>
        all.slice(at * CODE_SIGNS_COUNT, (at + 1) * CODE_SIGNS_COUNT),
      );
    },

    read(codes) {
      const [a, b] = [halves(codes.length), halves(codes.length)];
      for (const [at, code] of codes.entries()) {
        readHalf(code, 0, a, at);
        readHalf(code, HALF_SIGNS, b, at);
      }
      ff1.decrypt({ a, b });
      return codes.map((_, at) => placeOf(a, b, at));
    },
  };
}

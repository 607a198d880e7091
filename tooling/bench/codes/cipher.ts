import { randomBytes } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { CODE_SIGNS, CODE_SIGNS_COUNT } from '../../../domain/src/qr/index.ts';
import { createCodeCipher } from '../../../server/src/features/qr/codes/code-cipher.ts';

/** Codes that each is given to do; the reference is so slow that a few must do. */
export type CipherSizes = { written: number; byReference: number; read: number };
/** Codes written by us and by the reference in a second of one core, and the millionths of a second to read one. */
export type CipherSpeed = { ours: number; reference: number; readMicroseconds: number };

const BATCH = 10_000;
const RUN = 4711;
const key = randomBytes(32);
const cipher = createCodeCipher(key);
const reference = FF1(32, key);

/** Processor time, not the clock: others may use the machine as well. */
function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** run (36 bits) ‖ index (30 bits) ‖ zeros (34 bits), as the twenty digits that the reference takes. */
function digitsOf(index: number): number[] {
  const plain = (BigInt(RUN) << 64n) | (BigInt(index) << 34n);
  return Array.from({ length: CODE_SIGNS_COUNT }, (_, at) =>
    Number((plain >> BigInt(5 * (CODE_SIGNS_COUNT - 1 - at))) & 31n),
  );
}

/** One round. Throws when the two do not write the same codes: a speed is worth nothing then. */
export function measureCipher({ written, byReference, read }: CipherSizes): CipherSpeed {
  const oursSeconds = secondsOf(() => {
    for (let from = 0; from < written; from += BATCH)
      cipher.write(RUN, from, Math.min(BATCH, written - from));
  });
  const plain = Array.from({ length: byReference }, (_, index) => digitsOf(index));
  let encrypted: number[][] = [];
  const referenceSeconds = secondsOf(() => {
    encrypted = plain.map((digits) => reference.encrypt(digits));
  });
  const codes = cipher.write(RUN, 0, Math.max(read, byReference));
  const differs = encrypted.some(
    (digits, at) => digits.map((digit) => CODE_SIGNS[digit]).join('') !== codes[at],
  );
  if (differs) throw new Error('our codes are not those of the reference');

  const readSeconds = secondsOf(() => {
    for (let at = 0; at < read; at += 1) {
      if (cipher.read([codes[at] ?? ''])[0]?.index !== at) throw new Error(`code ${at} was not read`);
    }
  });
  return {
    ours: written / oursSeconds,
    reference: byReference / referenceSeconds,
    readMicroseconds: (readSeconds / read) * 1e6,
  };
}

/** The codes of a run from an index on, for whoever stores them. */
export function writeCodes(run: number, from: number, count: number): string[] {
  return cipher.write(run, from, count);
}

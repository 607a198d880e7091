import { createCipheriv } from 'node:crypto';

/**
 * FF1 of NIST SP 800-38G for radix 32, twenty digits, AES-256 and an empty tweak, over many numbers at once. Radix 32
 * is a power of two, so a half of ten digits is a number of 50 bits and the standard's additions are additions of bits;
 * the ten rounds of AES are done for the whole batch in one call each. The tests hold it to a reference library.
 *
 * A half is kept as two words: its upper 18 and its lower 32 bits.
 */
export type Halves = { high: Uint32Array; low: Uint32Array };
/** Twenty digits: the first ten are `a`, the last ten `b`. */
export type Numerals = { a: Halves; b: Halves };

const ROUNDS = 10;
const BLOCK_WORDS = 4;
const HIGH_BITS = 0x3_ffff;

/** The standard's constant first block: version, method, radix, rounds, split, length, no tweak. */
const FIRST_BLOCK = Uint8Array.from([1, 2, 1, 0, 0, 32, 10, 10, 0, 0, 0, 20, 0, 0, 0, 0]);

type Blocks = { words: Uint32Array; bytes: Uint8Array };

export type Ff1 = { encrypt(numerals: Numerals): void; decrypt(numerals: Numerals): void };

export function halves(count: number): Halves {
  return { high: new Uint32Array(count), low: new Uint32Array(count) };
}

/** Words of AES blocks are big-endian, those of typed arrays little-endian on every machine that Node runs on. */
function swap(word: number): number {
  return ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}

/** Changes the numerals in place. */
export function createFf1(key: Uint8Array): Ff1 {
  // In this mode a block does not depend on the one before, so one cipher serves for ever; making one costs more than
  // all rounds of a single code.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const first = cipher.update(FIRST_BLOCK);
  const chained = new Uint32Array(first.buffer.slice(first.byteOffset, first.byteOffset + first.length));
  const [word0 = 0, word1 = 0, word2 = 0, word3 = 0] = chained;

  /** Blocks for a whole batch, of which every round changes only the last two words. */
  function blocksFor(count: number): Blocks {
    const words = new Uint32Array(count * BLOCK_WORDS);
    for (let word = 0; word < words.length; word += BLOCK_WORDS) {
      words[word] = word0;
      words[word + 1] = word1;
    }
    return { words, bytes: new Uint8Array(words.buffer) };
  }

  /** The round's output for every half of `from`: one AES call for the whole batch. */
  function roundOf(round: number, { high, low }: Halves, { words, bytes }: Blocks): Uint32Array {
    for (let at = 0, word = 2; at < high.length; at += 1, word += BLOCK_WORDS) {
      words[word] = word2 ^ swap((round << 24) | (high[at] ?? 0));
      words[word + 1] = word3 ^ swap(low[at] ?? 0);
    }
    const output = cipher.update(bytes);
    return new Uint32Array(output.buffer, output.byteOffset, words.length);
  }

  /** Adds the round's output to every half of `to`, or takes it off again. */
  function mix(to: Halves, output: Uint32Array, sign: 1 | -1): void {
    const { high, low } = to;
    for (let at = 0, word = 0; at < high.length; at += 1, word += BLOCK_WORDS) {
      const upper = swap(output[word + 1] ?? 0) & HIGH_BITS;
      const lower = swap(output[word + 2] ?? 0) >>> 0;
      const sum = (low[at] ?? 0) + sign * lower;
      const carry = Math.floor(sum / 0x1_0000_0000);
      low[at] = sum;
      high[at] = ((high[at] ?? 0) + sign * upper + carry) & HIGH_BITS;
    }
  }
  return {
    encrypt({ a, b }) {
      const blocks = blocksFor(a.high.length);
      // After an even number of rounds the halves are where they began, so they need not be exchanged.
      for (let round = 0; round < ROUNDS; round += 2) {
        mix(a, roundOf(round, b, blocks), 1);
        mix(b, roundOf(round + 1, a, blocks), 1);
      }
    },
    decrypt({ a, b }) {
      const blocks = blocksFor(a.high.length);
      for (let round = ROUNDS - 2; round >= 0; round -= 2) {
        mix(b, roundOf(round + 1, a, blocks), -1);
        mix(a, roundOf(round, b, blocks), -1);
      }
    },
  };
}

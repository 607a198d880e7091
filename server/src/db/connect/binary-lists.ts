/**
 * Lists of values in PostgreSQL's own form, to be given to `unnest($1::bigint[])` and the like; the driver sends a Buffer as
 * it is. Written and read as text, a few hundred values cost both sides more than the statement that they are for.
 *
 * A list begins with five words: one dimension, nulls are possible, the type, how many, counted from 1. Then each value
 * with its length before it. Numbers are written through a DataView, which is several times as fast as the Buffer's own way.
 */
const HEAD = 20;
const LENGTH = 4;
const NULL = -1;

const TYPE = { bigint: 20, integer: 23, text: 25, date: 1082, uuid: 2950 };

function listOf(type: keyof typeof TYPE, count: number, bytes: number) {
  // Not of the pool that Buffers share: each of its large pieces would live as long as the longest list in it, and be old by then.
  const list = Buffer.allocUnsafeSlow(HEAD + count * LENGTH + bytes);
  const view = new DataView(list.buffer, list.byteOffset, list.length);
  for (const [at, word] of [1, 1, TYPE[type], count, 1].entries()) view.setInt32(at * LENGTH, word);
  return { list, view };
}

/** To make a `bigint` of each number costs no more than to hand over its two halves. */
export function bigintList(values: readonly bigint[]): Buffer {
  const { list, view } = listOf('bigint', values.length, values.length * 8);
  let to = HEAD;
  for (const value of values) {
    if (BigInt.asIntN(64, value) !== value) throw new RangeError(`${value} is no bigint`);
    view.setInt32(to, 8);
    view.setBigInt64(to + LENGTH, value);
    to += LENGTH + 8;
  }
  return list;
}

function fourByteList(type: 'integer' | 'date', values: readonly number[], zero = 0): Buffer {
  const { list, view } = listOf(type, values.length, values.length * 4);
  let to = HEAD;
  for (const value of values) {
    const stored = value - zero;
    // The view would cut it to 32 bits without a word.
    if ((stored | 0) !== stored) throw new RangeError(`${value} is no ${type}`);
    view.setInt32(to, 4);
    view.setInt32(to + LENGTH, stored);
    to += LENGTH + 4;
  }
  return list;
}

export const integerList = (values: readonly number[]): Buffer => fourByteList('integer', values);

/** PostgreSQL counts from 2000. */
const DAYS_TO_2000 = Date.UTC(2000, 0, 1) / 86_400_000;

/** Of days since 1970. */
export const dateList = (days: readonly number[]): Buffer => fourByteList('date', days, DAYS_TO_2000);

/** Where the bytes of a UUID begin in its text. */
const BYTES_AT = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const UUID_CHARACTERS = 36;

/** What a character is worth as a digit. To read a UUID this way takes half the time of the Buffer's `hex`. */
const DIGIT = new Int8Array(128).fill(-1);
for (const [worth, character] of '0123456789abcdef'.split('').entries()) {
  DIGIT[character.charCodeAt(0)] = worth;
  DIGIT[character.toUpperCase().charCodeAt(0)] = worth;
}
const digitAt = (text: string, at: number) => DIGIT[text.charCodeAt(at)] ?? -1;

/** Says where it ended. */
function writeUuid(list: Buffer, uuid: string, start: number): number {
  let to = start;
  // Below zero once one of them is no digit.
  let signs = uuid.length === UUID_CHARACTERS ? 0 : -1;
  for (const at of BYTES_AT) {
    const byte = (digitAt(uuid, at) << 4) | digitAt(uuid, at + 1);
    signs |= byte;
    list[to] = byte;
    to += 1;
  }
  if (signs < 0) throw new RangeError('no UUID');
  return to;
}

export function uuidList(values: readonly (string | null)[]): Buffer {
  const { list, view } = listOf('uuid', values.length, values.length * BYTES_AT.length);
  let to = HEAD;
  for (const value of values) {
    view.setInt32(to, value === null ? NULL : BYTES_AT.length);
    to += LENGTH;
    if (value !== null) to = writeUuid(list, value, to);
  }
  return list.subarray(0, to);
}

/** One unit of a JavaScript text takes at most this many bytes of UTF-8. */
const MOST_BYTES = 3;

export function textList(values: readonly (string | null)[]): Buffer {
  const units = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
  const { list, view } = listOf('text', values.length, units * MOST_BYTES);
  let to = HEAD;
  for (const value of values) {
    const bytes = value === null ? NULL : list.write(value, to + LENGTH);
    view.setInt32(to, bytes);
    to += LENGTH + Math.max(bytes, 0);
  }
  return list.subarray(0, to);
}

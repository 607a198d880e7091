import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { type CrcShift, crcShift, shiftCrc } from './crc-shift.ts';

/** A text that is on many pages, letter for letter; it is compressed once. */
export type FixedText = {
  deflated: Buffer<ArrayBuffer>;
  /** In bytes, before it was compressed. */
  length: number;
  sum: number;
  /** What the sum of everything before it becomes. */
  shift: CrcShift;
};

/** Text that is not fixed differs from page to page. It is short, and is in a compressed page as it is. */
export type PagePart = FixedText | string;

/** Compressed by itself and up to a whole byte, so that anything can come before it and after it. */
export function fixedText(text: string): FixedText {
  const plain = Buffer.from(text);
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return {
    deflated: copyOf(deflated),
    length: plain.length,
    sum: crc32(plain),
    shift: crcShift(plain.length),
  };
}

/** The bytes and no more: what Node returns is often a small view of a large piece of memory, which would stay as long. */
function copyOf(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** For the few who do not take gzip: the texts are not kept twice, and are unpacked again. */
export function plainPage(parts: readonly PagePart[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : unpacked(part))));
}

const unpacked = ({ deflated }: FixedText) =>
  inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });

/** Magic number, deflate, nothing optional, no time, most compression, made on Unix: RFC 1952, 2.3. */
const HEADER = Buffer.from('1f8b0800000000000203', 'hex');
/** The last block of all, of no bytes: RFC 1951, 3.2.4, like the blocks below. */
const LAST_BLOCK = Buffer.from('010000ffff', 'hex');
/** Sum and length of what was compressed. */
const TRAILER = 8;
/** Before bytes as they are: not the last block, their number, and the number again with every bit turned. */
const STORED_HEADER = 5;
const STORED_MAX = 0xff_ff;
/** One unit of a JavaScript text takes at most this many bytes of UTF-8. */
const MOST_BYTES = 3;

function roomFor(parts: readonly PagePart[]): number {
  const around = HEADER.length + LAST_BLOCK.length + TRAILER;
  return parts.reduce(
    (sum, part) =>
      sum + (typeof part === 'string' ? STORED_HEADER + part.length * MOST_BYTES : part.deflated.length),
    around,
  );
}

/** The page by gzip. Nothing is compressed here: fixed texts are already, and the rest goes in blocks of bytes as they are. */
export function gzippedPage(parts: readonly PagePart[]): Buffer {
  const page = Buffer.allocUnsafe(roomFor(parts));
  let end = HEADER.copy(page);
  let sum = 0;
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      const plain = storeBlock(page, part, end);
      sum = crc32(plain, sum);
      length += plain.length;
      end += STORED_HEADER + plain.length;
    } else {
      sum = (shiftCrc(part.shift, sum) ^ part.sum) >>> 0;
      length += part.length;
      end += part.deflated.copy(page, end);
    }
  }
  end += LAST_BLOCK.copy(page, end);
  page.writeUInt32LE(sum, end);
  page.writeUInt32LE(length, end + 4);
  return page.subarray(0, end + TRAILER);
}

/** Writes a block with the text, and says which of its bytes are the text. */
function storeBlock(page: Buffer, text: string, at: number): Buffer {
  const start = at + STORED_HEADER;
  const bytes = page.write(text, start);
  if (bytes > STORED_MAX) throw new RangeError('a text that differs from page to page is short');
  page[at] = 0;
  page.writeUInt16LE(bytes, at + 1);
  page.writeUInt16LE(STORED_MAX - bytes, at + 3);
  return page.subarray(start, start + bytes);
}

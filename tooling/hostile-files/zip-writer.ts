import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content: Buffer;
  /** Unix mode, as in the upper half of the attributes. */
  mode?: number;
  /** What the list says of its size, when that is a lie. */
  claims?: number;
  flags?: number;
};

const VERSION = 20;
const DEFLATE = 8;
const UNIX = 3 << 8;

function fields(entry: ZipEntry, packed: Buffer): Buffer {
  const { content, claims = content.length, flags = 0 } = entry;
  const part = Buffer.alloc(26);
  part.writeUInt16LE(VERSION, 0);
  part.writeUInt16LE(flags, 2);
  part.writeUInt16LE(DEFLATE, 4);
  part.writeUInt32LE(crc32(content), 10);
  part.writeUInt32LE(packed.length, 14);
  part.writeUInt32LE(claims, 18);
  part.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return part;
}

function listed(entry: ZipEntry, packed: Buffer, place: number): Buffer {
  const head = Buffer.alloc(6);
  head.write('PK\u0001\u0002', 'latin1');
  head.writeUInt16LE(UNIX | VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
  tail.writeUInt32LE(place, 10);
  return Buffer.concat([head, fields(entry, packed), tail, Buffer.from(entry.name)]);
}

/** An archive with exactly these entries, sound or not. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content);
    const local = [
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fields(entry, packed),
      Buffer.from(entry.name),
      packed,
    ];
    list.push(listed(entry, packed, place));
    parts.push(...local);
    place += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Entries of text, by name. */
export function zipOfTexts(texts: Record<string, string>): Buffer {
  return zipOf(Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}

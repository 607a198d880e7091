import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Says to be of this size and has the points of one line, whatever that leads to. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const line = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', line),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture with another chunk right after its header. */
export function pngWith(png: Buffer, type: string, content: Buffer): Buffer {
  const headerEnd = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, headerEnd), pngChunk(type, content), png.subarray(headerEnd)]);
}

import type { Bitmap } from './bitmap.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** One bit a pixel, grey, no interlacing. */
const KIND = [1, 0, 0, 0, 0];
const CRC_POLYNOMIAL = 0xedb88320;

/**
 * A bitmap as a PNG file. Written here and not by a canvas: browsers that guard against being told apart put noise into
 * what a canvas gives out, and a file of one bit a pixel is a fraction of the size.
 */
export async function pngOf(bitmap: Bitmap): Promise<Blob> {
  const header = new Uint8Array([...fourBytes(bitmap.side), ...fourBytes(bitmap.side), ...KIND]);
  const image = await deflate(scanLines(bitmap));
  const parts = [new Uint8Array(SIGNATURE), chunk('IHDR', header), chunk('IDAT', image)];
  return new Blob([...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
}

/** Each row begins with a byte that says it is not filtered; then eight pixels a byte. */
function scanLines({ side, pixels }: Bitmap): Uint8Array<ArrayBuffer> {
  const width = 1 + Math.ceil(side / 8);
  const lines = new Uint8Array(width * side);
  for (const [index, pixel] of pixels.entries()) {
    const x = index % side;
    const at = Math.floor(index / side) * width + 1 + (x >> 3);
    lines[at] = (lines[at] ?? 0) | (pixel << (7 - (x & 7)));
  }
  return lines;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = new Uint8Array([...new TextEncoder().encode(name), ...content]);
  return new Uint8Array([...fourBytes(content.length), ...named, ...fourBytes(crc(named))]);
}

const fourBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ CRC_POLYNOMIAL : rest >>> 1;
  }
  return ~rest >>> 0;
}

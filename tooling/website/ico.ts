const HEAD = 6;
const ENTRY = 16;

/** Icons of several sizes in one file, as browsers look for it: a list of where each begins, then the pictures. */
export function icoOf(icons: readonly { png: Buffer; side: number }[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let at = head.length;
  for (const [index, { png, side }] of icons.entries()) {
    const entry = HEAD + ENTRY * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
}

const END_OF_LIST = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** A comment behind the end of the list can be so long. */
const COMMENT_MAX = 65_535;

/**
 * How many bytes an archive says it unpacks to, by its list of contents. Infinite when it has none, or one that is larger than
 * these formats need: nobody has to unpack it to find out.
 */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfList(view);
  if (end === undefined) return Number.POSITIVE_INFINITY;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return Number.POSITIVE_INFINITY;
    total += view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}

function endOfList(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1)
    if (view.getUint32(at, true) === END_OF_LIST) return at;
  return undefined;
}

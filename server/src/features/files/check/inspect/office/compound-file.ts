import { Refused } from '../refused.ts';

const [HEAD_BYTES, ENTRY_BYTES, SMALL_BYTES] = [512, 128, 64];
const [STREAM, ROOT] = [2, 5];
/** Numbers from here on are no sectors, but marks of an end or of nothing. */
const NO_SECTOR = 0xfffffffa;

/** A stream that lies in pieces; its bytes are read where they are, as a copy would take as much memory again. */
export type Stream = { size: number; byteAt: (place: number) => number };

type Sectors = { content: Buffer; bytes: number };

function sectorAt({ content, bytes }: Sectors, sector: number): Buffer {
  const found = content.subarray((sector + 1) * bytes, (sector + 2) * bytes);
  if (found.length < bytes) throw new Refused('broken');
  return found;
}

function numbersIn(sectors: Sectors, chain: readonly number[]): number[] {
  return chain.flatMap((sector) => {
    const bytes = sectorAt(sectors, sector);
    return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
  });
}

/** One sector after the other, as the table says; no more than `most`, for they could go in circles. */
function chainFrom(start: number, table: readonly number[], most: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < NO_SECTOR && chain.length < most; sector = table[sector] ?? NO_SECTOR)
    chain.push(sector);
  return chain;
}

/** The table itself: the head says where its first 109 sectors are, and further sectors where the rest is. */
function tableOf(sectors: Sectors): number[] {
  const { content, bytes } = sectors;
  const places = Array.from({ length: 109 }, (_, at) => content.readUInt32LE(76 + at * 4));
  const most = content.length / bytes;
  for (let [next, count] = [content.readUInt32LE(68), 0]; next < NO_SECTOR; count += 1) {
    if (count > most) throw new Refused('broken');
    const numbers = numbersIn(sectors, [next]);
    next = numbers.pop() ?? NO_SECTOR;
    places.push(...numbers);
  }
  const used = places.filter((place) => place < NO_SECTOR);
  // Far more than it takes to have all sectors of the file in the table.
  if (used.length > 109 + most / (bytes / 4)) throw new Refused('broken');
  return numbersIn(sectors, used);
}

function nameOf(entry: Buffer): string {
  return entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2)).toLowerCase();
}

function entriesOf(sectors: Sectors, chain: readonly number[]): Buffer[] {
  return chain.flatMap((sector) => {
    const bytes = sectorAt(sectors, sector);
    return Array.from({ length: bytes.length / ENTRY_BYTES }, (_, at) =>
      bytes.subarray(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES),
    );
  });
}

/** All streams of these names in the container of old documents, wherever in its tree they are. */
export function streamsOf(content: Buffer, names: readonly string[]): Stream[] {
  const shift = content.length < HEAD_BYTES ? 0 : content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Refused('broken');
  const sectors = { content, bytes: 2 ** shift };
  const table = tableOf(sectors);
  const chainOf = (start: number, most = table.length) => chainFrom(start, table, most);
  const entries = entriesOf(sectors, chainOf(content.readUInt32LE(48)));

  // Small streams share the root's, in small sectors with a table of their own.
  const root = entries.find((entry) => entry[66] === ROOT);
  const shared = root ? chainOf(root.readUInt32LE(116)) : [];
  const smallTable = numbersIn(sectors, chainOf(content.readUInt32LE(60)));
  const byteIn = (chain: readonly number[], place: number) => {
    const sector = chain[Math.floor(place / sectors.bytes)] ?? NO_SECTOR;
    return content[(sector + 1) * sectors.bytes + (place % sectors.bytes)] ?? 0;
  };

  let left = content.length;
  return entries
    .filter((entry) => entry[66] === STREAM && names.some((name) => name.toLowerCase() === nameOf(entry)))
    .map((entry) => {
      const [start, size] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
      // Streams that share their sectors could be read for ever.
      left -= size;
      if (left < 0) throw new Refused('broken');
      if (size >= content.readUInt32LE(56)) {
        const chain = chainOf(start, Math.ceil(size / sectors.bytes));
        return { size, byteAt: (place) => byteIn(chain, place) };
      }
      const chain = chainFrom(start, smallTable, Math.ceil(size / SMALL_BYTES));
      const placeOf = (place: number) =>
        (chain[Math.floor(place / SMALL_BYTES)] ?? NO_SECTOR) * SMALL_BYTES + (place % SMALL_BYTES);
      return { size, byteAt: (place) => byteIn(shared, placeOf(place)) };
    });
}

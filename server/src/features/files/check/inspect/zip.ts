import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Refused } from './refused.ts';

const MAX_ENTRIES = 1000;
const MAX_UNPACKED = 200 * 1024 * 1024;
/** Of an entry that is read as text, and so kept in memory. */
const MAX_TEXT = 4 * 1024 * 1024;

const FILE_TYPE_BITS = 0o170000;
const SYMLINK = 0o120000;
const ENCRYPTED = 1;

/** Our reason when there is one; whatever else goes wrong with an archive is its own fault. */
function refusedBy(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused('broken', { cause: error });
}

function requirePlain(entry: Entry): void {
  // No one can look into it, a scanner no more than we.
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new Refused('broken');
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS) === SYMLINK) throw new Refused('broken');
}

type Contents = {
  names: string[];
  /** The contents of the requested entries. */
  texts: Map<string, string>;
};

/** Is shown an entry piece by piece, and throws what it has against it. */
export type EntryReader = { read: (part: Buffer) => void; end: () => void };
type ReaderOf = (name: string) => EntryReader | undefined;

/**
 * Unpacks the archive without keeping anything: its sizes are what comes out, not what its list claims. Names with
 * '..', absolute ones and links are refused. An archive in an archive is one entry of it.
 */
export async function lookIntoZip(
  path: string,
  wanted: readonly string[] = [],
  readerOf: ReaderOf = () => undefined,
): Promise<Contents> {
  const contents: Contents = { names: [], texts: new Map() };
  try {
    // Names are decoded and held to be relative and without '..'; sizes are held to what comes out.
    const zip = await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(path, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    try {
      if (zip.entryCount > MAX_ENTRIES) throw new Refused('too_big');
      await readEntries(zip, { wanted, readerOf }, contents);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw refusedBy(error);
  }
  return contents;
}

type Asked = { wanted: readonly string[]; readerOf: ReaderOf };

async function readEntries(zip: ZipFile, { wanted, readerOf }: Asked, contents: Contents): Promise<void> {
  const openEntry = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    requirePlain(entry);
    contents.names.push(entry.fileName);
    if (contents.names.length > MAX_ENTRIES) throw new Refused('too_big');
    // By what it claims first, so that a bomb is not even begun.
    if (unpacked + entry.uncompressedSize > MAX_UNPACKED) throw new Refused('too_big');
    if (entry.fileName.endsWith('/')) continue;
    const isWanted = wanted.includes(entry.fileName);
    if (isWanted && entry.uncompressedSize > MAX_TEXT) throw new Refused('too_big');
    const reader = readerOf(entry.fileName);
    const parts: Buffer[] = [];
    for await (const part of await openEntry(entry)) {
      unpacked += part.length;
      if (unpacked > MAX_UNPACKED) throw new Refused('too_big');
      reader?.read(part);
      if (isWanted) parts.push(part);
    }
    reader?.end();
    if (isWanted) contents.texts.set(entry.fileName, Buffer.concat(parts).toString());
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let left = zip.entryCount; left > 0; left -= 1) {
    yield await new Promise<Entry>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('error', reject);
      zip.once('end', () => reject(new Error('fewer entries than it says')));
      zip.readEntry();
    });
    zip.removeAllListeners();
  }
}

const LIST_END = Buffer.from('PK\u0005\u0006');
/** The longest comment that an archive ends with, and what is before it. */
const LIST_END_BYTES = 65_535 + 22;

/** So long that no film has them by chance; programs that unpack look for them anywhere. */
const MARKS = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((mark) => Buffer.from(mark, 'latin1'));
/** The end of a list that is in one piece: other programs than ours find it far before the end of the file too. */
const WHOLE_LIST_END = Buffer.concat([LIST_END, Buffer.alloc(4)]);

const WINDOW_BYTES = 1024 * 1024;
/** Each window repeats the end of the one before, so that no mark is cut. */
const OVERLAP_BYTES = WHOLE_LIST_END.length - 1;

/** An archive is read from its end, or from a mark anywhere in it, so that any other file can be one too. */
export async function requireNoArchive(path: string, isZip = false): Promise<void> {
  const marks = isZip ? MARKS : [...MARKS, WHOLE_LIST_END];
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(WINDOW_BYTES + OVERLAP_BYTES);
    const bytesAt = async (position: number) => {
      const { bytesRead } = await file.read({ buffer, position });
      return buffer.subarray(0, bytesRead);
    };
    const tail = await bytesAt(Math.max(0, size - LIST_END_BYTES));
    if (!isZip && tail.includes(LIST_END)) throw new Refused('wrong_type');
    for (let at = 0; at < size; at += WINDOW_BYTES) {
      const bytes = await bytesAt(at);
      if (marks.some((mark) => bytes.includes(mark))) throw new Refused('wrong_type');
    }
  } finally {
    await file.close();
  }
}

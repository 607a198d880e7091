import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

const TAIL_BYTES = 2048;
/** Objects that are packed together, over the whole document: most of them are small. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const MAX_STREAMS = 10_000;

/** The document is read in windows; each repeats the end of the one before, so that no name is cut. */
const WINDOW_BYTES = 1024 * 1024;
/** Longer than whatever is looked for, each character of its names written as a number. */
const OVERLAP_BYTES = 64;

/**
 * What makes a document act: scripts, programs it starts, files and media inside it, forms with a language of their own.
 * `/3DD` and `/OnInstantiate` are in every moving model, and in every script of one.
 */
const ACTS =
  /\/(?:JavaScript|Launch|GoToE|EmbeddedFiles?|RichMedia|Renditions?|3DD|OnInstantiate|XFA|ImportData|SubmitForm)(?![\w#-])/;
/**
 * Names of two letters turn up by chance in the packed pictures of an honest document, so these count only with what must
 * are beside them: a script after `/JS`, the key before `/3D`.
 */
const SCRIPT =
  /\/JS[\0\t\n\f\r ]{0,9}(?:[(<](?:[\t\n\r -~]{4}|\xfe\xff)|\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R)/;
const MODEL = /\/Subtype[\0\t\n\f\r ]{0,9}\/3D(?![\w#-])/;
const ACTIVE = [ACTS, SCRIPT, MODEL];

/** What is encrypted cannot be looked into. */
const LOCKED = /\/Encrypt(?![\w#-])/;
/** Packed objects are never streams, so there the name of their type could only be meant for another object. */
const PACKED_AGAIN = /\/ObjStm(?![\w#-])/;

const [NUMBER_SIGN, SLASH] = [0x23, 0x2f];

/** In a name any character may be written as its number: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function names(content: Buffer, patterns: readonly RegExp[]): boolean {
  for (let at = 0; at < content.length; at += WINDOW_BYTES) {
    const end = Math.min(at + WINDOW_BYTES + OVERLAP_BYTES, content.length);
    const text = plainNames(content.toString('latin1', at, end));
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      // One that reaches the end of its window may go on; the next window has all of it.
      if (found && (end === content.length || found.index + found[0].length < text.length)) return true;
    }
  }
  return false;
}

/** Where the list of objects is said to be, there must be one. */
function requireStructure(content: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 16))) throw new Refused('wrong_type');
  const tail = content.toString('latin1', Math.max(0, content.length - TAIL_BYTES)).trimEnd();
  const begin = tail.lastIndexOf('startxref');
  const end = /^startxref\s{1,20}(\d{1,12})\s{1,20}%%EOF$/.exec(begin < 0 ? '' : tail.slice(begin));
  if (!end) throw new Refused('broken');
  const at = Number(end[1]);
  const list = content.toString('latin1', Math.min(at, content.length), at + 40).trimStart();
  if (!/^(?:xref|\d{1,10}\s{1,9}\d{1,10}\s{1,9}obj)\b/.test(list)) throw new Refused('broken');
}

/** Finds the next place of a word at or after each of places that only grow; what was passed once is not read again. */
function finderOf(content: Buffer, word: string) {
  let next = -1;
  return (from: number): number => {
    if (next < from) {
      const found = content.indexOf(word, from, 'latin1');
      next = found < 0 ? content.length : found;
    }
    return next;
  };
}

/** The byte that two hexadecimal digits at this place are the number of. */
function numberedByte(content: Buffer, at: number): number {
  const [high = 0, low = 0] = [content[at], content[at + 1]];
  return Number.parseInt(String.fromCharCode(high, low), 16);
}

/** Where the name at this place ends if it is this one, however it spells it. Copies nothing: a file can be made of such places. */
function endOfName(content: Buffer, place: number, name: string): number | undefined {
  let at = place + 1;
  for (let letter = 0; letter < name.length; letter += 1) {
    const wanted = name.charCodeAt(letter);
    if (content[at] === wanted) at += 1;
    else if (content[at] !== NUMBER_SIGN) return undefined;
    else {
      if (numberedByte(content, at + 1) !== wanted) return undefined;
      at += 3;
    }
  }
  return at;
}

/** As in outlines, whose `/First` is an object; that of packed objects is a number. */
const REFERENCE = /^[\0\t\n\f\r ]{0,9}\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R/;
const REFERENCE_BYTES = 64;
const PART_OF_NAME = /^[\w#.-]/;

type Place = { at: number; isOutline: boolean };

/** Places where an object says that it is a stream of packed objects. Some readers do not ask for its type. */
function* packedPlaces(content: Buffer): Generator<Place> {
  for (let at = 0; at < content.length; at += 1) {
    if (content[at] !== SLASH) continue;
    if (endOfName(content, at, 'ObjStm') !== undefined) yield { at, isOutline: false };
    const end = endOfName(content, at, 'First');
    if (end === undefined) continue;
    const next = content.toString('latin1', end, end + REFERENCE_BYTES);
    if (!PART_OF_NAME.test(next)) yield { at, isOutline: REFERENCE.test(next) };
  }
}

/** What the dictionary of packed objects is made of. */
const WORDS: ReadonlySet<string> = new Set(
  '<< >> [ ] R /Type /ObjStm /N /First /Length /Extends /Filter /FlateDecode'.split(' '),
);
const WORD = /<<|>>|\/?[^\0\t\n\f\r <>[\]/]+|[[\]<>/]/g;
const FILTER = / \/Filter (?:\[ \/FlateDecode \]|\/FlateDecode) /;

/** Without comments and texts, which could hide where it ends, and unpacked in the one way that we unpack it. */
function isPlainDictionary(text: string): boolean {
  const words = plainNames(text).match(WORD) ?? [];
  const count = (wanted: string) => words.filter((word) => word === wanted).length;
  return (
    words[0] === '<<' &&
    words.at(-1) === '>>' &&
    count('<<') === 1 &&
    count('>>') === 1 &&
    words.every((word) => WORDS.has(word) || /^\d{1,10}$/.test(word)) &&
    count('/Filter') === count('/FlateDecode') &&
    (count('/Filter') === 0 || (count('/Filter') === 1 && FILTER.test(words.join(' '))))
  );
}

/** At the beginning of a line, where no comment can be. */
const HEAD = /[\r\n][\0\t\f ]{0,9}\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,10}[\0\t\n\f\r ]{1,9}$/;
const HEAD_BYTES = 64;
const STREAM = 'stream';
const FIRST_OF_STREAM = STREAM.charCodeAt(0);
const LINE_END = /^\r?\n/;

/** Where the content of the stream begins; throws unless all between the object's head and there is plain. */
function contentPlace(content: Buffer, { from, begin }: { from: number; begin: number }): number {
  const found = content.subarray(from, begin).lastIndexOf('obj');
  const head = from + Math.max(found, 0);
  const end = begin + STREAM.length;
  const lineEnd = LINE_END.exec(content.toString('latin1', end, end + 2));
  const isPlain =
    found >= 0 &&
    lineEnd &&
    HEAD.test(content.toString('latin1', Math.max(0, head - HEAD_BYTES), head)) &&
    isPlainDictionary(content.toString('latin1', head + 'obj'.length, begin));
  if (!isPlain) throw new Refused('active');
  return end + lineEnd[0].length;
}

const [BACKSLASH, OPEN, CLOSE, PERCENT] = [0x5c, 0x28, 0x29, 0x25];

/** Whether an object has a stream, or ends in the midst of a text or a comment, so that this is not its end. */
function hidesStream(content: Buffer, from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const byte = content[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (byte === PERCENT) return true;
    else if (byte === FIRST_OF_STREAM && content.toString('latin1', at, at + STREAM.length) === STREAM)
      return true;
  }
  return depth > 0;
}

/** Throws when an object that looks like an outline is none. Each object is read once. */
function outlineReaderOf(content: Buffer) {
  let last = -1;
  return (at: number, end: number): void => {
    if (end !== last && hidesStream(content, at, end)) throw new Refused('active');
    last = end;
  };
}

/** Objects may be packed into streams, where their names are not to be seen. Each stream is unpacked once. */
function* packedObjects(content: Buffer): Generator<Buffer> {
  const streams = finderOf(content, STREAM);
  const ends = finderOf(content, 'endstream');
  const objectEnds = finderOf(content, 'endobj');
  const requireOutline = outlineReaderOf(content);
  let [last, lastEnd, count, unpacked] = [-1, 0, 0, 0];
  for (const { at, isOutline } of packedPlaces(content)) {
    const begin = streams(at);
    const objectEnd = objectEnds(at);
    if (isOutline) requireOutline(at, objectEnd);
    if (isOutline || begin === last) continue;
    last = begin;
    count += 1;
    // It must have a stream of its own.
    if (begin === content.length || objectEnd < begin) throw new Refused('broken');
    if (count > MAX_STREAMS) throw new Refused('too_big');
    const from = contentPlace(content, { from: lastEnd, begin });
    lastEnd = ends(from);
    const objects = inflate(content.subarray(from, lastEnd), MAX_UNPACKED - unpacked);
    unpacked += objects.length;
    yield objects;
  }
}

function inflate(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('too_big', { cause: error });
    // Not packed the usual way, so no one knows what is in it.
    throw new Refused('active', { cause: error });
  }
}

/** Whole by its structure, and without anything that acts unless that is allowed here. */
export async function inspectPdf(path: string, mayBeActive: boolean): Promise<void> {
  const content = await readFile(path);
  requireStructure(content);
  if (mayBeActive) return;
  if (names(content, [...ACTIVE, LOCKED])) throw new Refused('active');
  for (const objects of packedObjects(content))
    if (names(objects, [...ACTIVE, PACKED_AGAIN])) throw new Refused('active');
}

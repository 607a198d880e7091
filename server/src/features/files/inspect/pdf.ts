import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

const TAIL_BYTES = 2048;
/** Objects that are packed together, over the whole document: most of them are small. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const MAX_STREAMS = 10_000;

/** The document is read in windows; each repeats the end of the one before, so that no name is cut. */
const WINDOW_BYTES = 1024 * 1024;
/** Longer than any name that is looked for, each of its characters written as a number. */
const OVERLAP_BYTES = 64;

/** What makes a document act: scripts, programs it starts, files and media inside it, forms with a language of their own. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![\w#-])/;
/** The same, and encryption: what is encrypted cannot be looked into. */
const ACTIVE_OR_LOCKED =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm|Encrypt)(?![\w#-])/;

const NUMBER_SIGN = 0x23;

/** In a name any character may be written as its number: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function names(content: Buffer, pattern: RegExp): boolean {
  for (let at = 0; at < content.length; at += WINDOW_BYTES) {
    const end = Math.min(at + WINDOW_BYTES + OVERLAP_BYTES, content.length);
    const text = plainNames(content.toString('latin1', at, end));
    const found = pattern.exec(text);
    // One that reaches the end of its window may go on; the next window has all of it.
    if (found && (end === content.length || found.index + found[0].length < text.length)) return true;
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

const HEX = /^[0-9a-f]{2}$/i;

/** Whether the name at this place is this one, however it spells it. Copies nothing: a file can be made of such places. */
function isNameAt(content: Buffer, place: number, name: string): boolean {
  let at = place + 1;
  for (let letter = 0; letter < name.length; letter += 1) {
    const wanted = name.charCodeAt(letter);
    if (content[at] === wanted) at += 1;
    else if (content[at] !== NUMBER_SIGN) return false;
    else {
      const digits = content.toString('latin1', at + 1, at + 3);
      if (!HEX.test(digits) || Number.parseInt(digits, 16) !== wanted) return false;
      at += 3;
    }
  }
  return true;
}

/** Places where an object says that it is a stream of packed objects. */
function* packedPlaces(content: Buffer): Generator<number> {
  for (let at = content.indexOf('/'); at >= 0; at = content.indexOf('/', at + 1))
    if (isNameAt(content, at, 'ObjStm')) yield at;
}

/** Objects may be packed into streams, where their names are not to be seen. Each stream is unpacked once. */
function* packedObjects(content: Buffer): Generator<Buffer> {
  const [streams, ends, objectEnds] = ['stream', 'endstream', 'endobj'].map((word) =>
    finderOf(content, word),
  );
  if (!streams || !ends || !objectEnds) return;
  let [last, count, unpacked] = [-1, 0, 0];
  for (const place of packedPlaces(content)) {
    const begin = streams(place);
    if (begin === last) continue;
    last = begin;
    count += 1;
    // It must have a stream of its own.
    if (begin === content.length || objectEnds(place) < begin) throw new Refused('broken');
    if (count > MAX_STREAMS) throw new Refused('too_big');
    const from = begin + 'stream'.length + (content[begin + 'stream'.length] === 0x0d ? 2 : 1);
    const objects = inflate(content.subarray(from, ends(from)), MAX_UNPACKED - unpacked);
    unpacked += objects.length;
    yield objects;
  }
}

function inflate(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('too_big', { cause: error });
    // Not packed the usual way, so nobody knows what is in it.
    throw new Refused('active', { cause: error });
  }
}

/** Whole by its structure, and without anything that acts unless that is allowed here. */
export async function lookIntoPdf(path: string, mayBeActive: boolean): Promise<void> {
  const content = await readFile(path);
  requireStructure(content);
  if (mayBeActive) return;
  if (names(content, ACTIVE_OR_LOCKED)) throw new Refused('active');
  for (const objects of packedObjects(content)) if (names(objects, ACTIVE)) throw new Refused('active');
}

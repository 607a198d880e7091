import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

const TAIL_BYTES = 2048;
/** Objects that are packed together: most of them are small. */
const MAX_UNPACKED = 16 * 1024 * 1024;

/** What makes a document act: scripts, programs it starts, files and media inside it, forms with a language of their own. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![\w#-])/;

/** In a name any character may be written as its number: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Where the list of objects is said to be, there must be one. */
function requireStructure(text: string): void {
  const tail = text.slice(-TAIL_BYTES);
  const end = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail);
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('wrong_type');
  if (!end) throw new Refused('broken');
  const list = text.slice(Number(end[1]), Number(end[1]) + 40);
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(list)) throw new Refused('broken');
}

/** Objects may be packed into streams, where their names are not to be seen. */
function* packedObjects(content: Buffer, text: string): Generator<string> {
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const found = begin.exec(text);
    if (!found) throw new Refused('broken');
    const from = found.index + found[0].length;
    const to = text.indexOf('endstream', from);
    try {
      const packed = content.subarray(from, to < 0 ? undefined : to);
      yield inflateSync(packed, { maxOutputLength: MAX_UNPACKED }).toString('latin1');
    } catch (error) {
      // Not packed the usual way, so nobody knows what is in it.
      throw new Refused('active', { cause: error });
    }
  }
}

/** Whole by its structure, and without anything that acts unless that is allowed here. */
export async function lookIntoPdf(path: string, mayBeActive: boolean): Promise<void> {
  const content = await readFile(path);
  const text = content.toString('latin1');
  requireStructure(text);
  if (mayBeActive) return;
  const names = plainNames(text);
  // What is encrypted cannot be looked into.
  if (ACTIVE.test(names) || /\/Encrypt(?![\w#-])/.test(names)) throw new Refused('active');
  for (const objects of packedObjects(content, text))
    if (ACTIVE.test(plainNames(objects))) throw new Refused('active');
}

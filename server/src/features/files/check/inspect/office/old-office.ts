import { readFile } from 'node:fs/promises';
import { Refused } from '../refused.ts';
import { type Stream, streamsOf } from './compound-file.ts';

/** Names of streams in the file's own directory, which stores them in UTF-16. */
const STREAMS = { doc: ['WordDocument'], xls: ['Workbook', 'Book'] };
const MACROS = ['_VBA_PROJECT', 'Macros'];

function names(content: Buffer, words: readonly string[]): boolean {
  return words.some((word) => content.includes(Buffer.from(`${word}\0`, 'utf16le')));
}

/** Records of a workbook: one for each sheet, the beginning of one, and that what follows is encrypted. */
const [SHEET, BEGIN, LOCKED] = [0x85, 0x809, 0x2f];
const RECORD_HEAD = 4;
/** Tables and charts; other sheets are programs. */
const PLAIN_SHEETS: readonly number[] = [0, 2];
const MACRO_SHEET = 0x40;

/**
 * Sheets of Excel 4.0 can be programs without any of the macros above. They could also hide in what is encrypted: Excel
 * opens that unasked when it has the usual password.
 */
function hasMacroSheet({ size, byteAt }: Stream): boolean {
  const numberAt = (place: number) => byteAt(place) + byteAt(place + 1) * 256;
  for (let at = 0; at + RECORD_HEAD <= size; at += RECORD_HEAD + numberAt(at + 2)) {
    const record = numberAt(at);
    if (record === LOCKED) return true;
    if (record === SHEET && !PLAIN_SHEETS.includes(byteAt(at + RECORD_HEAD + 5))) return true;
    if (record === BEGIN && numberAt(at + RECORD_HEAD + 2) === MACRO_SHEET) return true;
  }
  return false;
}

export async function lookIntoOldOffice(path: string, extension: 'doc' | 'xls', mayBeActive: boolean) {
  const content = await readFile(path);
  if (!names(content, STREAMS[extension])) throw new Refused('wrong_type');
  if (mayBeActive) return;
  if (names(content, MACROS)) throw new Refused('active');
  if (extension === 'doc') return;
  const books = streamsOf(content, STREAMS.xls);
  if (books.length === 0) throw new Refused('wrong_type');
  if (books.some(hasMacroSheet)) throw new Refused('active');
}

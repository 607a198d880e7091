import { readFile } from 'node:fs/promises';
import { Refused } from './refused.ts';

/** Names of streams that stand in the file's own directory, which has them in UTF-16. */
const STREAMS = { doc: ['WordDocument'], xls: ['Workbook', 'Book'] };
const MACROS = ['_VBA_PROJECT', 'Macros'];

function names(content: Buffer, words: readonly string[]): boolean {
  return words.some((word) => content.includes(Buffer.from(`${word}\0`, 'utf16le')));
}

export async function lookIntoOldOffice(path: string, extension: 'doc' | 'xls', mayBeActive: boolean) {
  const content = await readFile(path);
  if (!names(content, STREAMS[extension])) throw new Refused('wrong_type');
  if (!mayBeActive && names(content, MACROS)) throw new Refused('active');
}

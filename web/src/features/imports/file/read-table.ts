import { Failure } from '@qrigin/domain/errors';
import { guessDelimiter, IMPORT_FILE } from '@qrigin/domain/imports';
import { decodeText } from './decode-text.ts';
import { lookThrough } from './look-through.ts';
import type { TableFile } from './table-file.ts';
import { sheetText } from './workbook/sheet-text.ts';

/** How an archive begins, and a workbook is one. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/** Reads a CSV file or a workbook here, in the browser: what is sent is CSV in UTF-8, whatever it was before. Throws `TableProblem`. */
export async function readTable(file: File, signal: AbortSignal): Promise<TableFile> {
  const { maxBytes } = IMPORT_FILE;
  if (file.size > maxBytes) throw new Failure('file_refused', { refusal: 'too_big', max_bytes: maxBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = ARCHIVE.every((byte, at) => bytes[at] === byte);
  const text = isWorkbook ? await sheetText(bytes, signal) : decodeText(bytes);
  const delimiter = isWorkbook ? ',' : guessDelimiter(text);
  const found = await lookThrough(text, delimiter);
  const body = new Blob([text], { type: 'text/csv' });
  if (body.size > maxBytes) throw new Failure('file_refused', { refusal: 'too_big', max_bytes: maxBytes });
  return { name: `${file.name.replace(/\.[^.]*$/, '')}.csv`, ...found, delimiter, body };
}

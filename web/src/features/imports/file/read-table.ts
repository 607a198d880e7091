import { Failure } from '@qrigin/domain/errors';
import {
  createCsvReader,
  type Delimiter,
  guessDelimiter,
  IMPORT_FILE,
  UnreadableTable,
} from '@qrigin/domain/imports';
import { decodeText } from './decode-text.ts';
import { sheetText } from './sheet-text.ts';
import { type TableFile, TableProblem } from './table-file.ts';

/** So much of a file is looked at before it is sent. */
const HEAD_SIGNS = 64 * 1024;
const SAMPLES = 5;
/** How an archive begins, and a workbook is one. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/** Reads a CSV file or a workbook here, in the browser: what is sent is CSV in UTF-8, whatever it was before. Throws `TableProblem`. */
export async function readTable(file: File): Promise<TableFile> {
  const { maxBytes } = IMPORT_FILE;
  if (file.size > maxBytes) throw new Failure('file_refused', { refusal: 'too_big', max_bytes: maxBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = ARCHIVE.every((byte, at) => bytes[at] === byte);
  const text = isWorkbook ? await sheetText(bytes) : decodeText(bytes);
  const delimiter = isWorkbook ? ',' : guessDelimiter(text);
  const [headings, ...samples] = headOf(text, delimiter);
  if (!headings) throw new TableProblem('empty');
  if (samples.length === 0) throw new TableProblem('no_rows');
  const body = new Blob([text], { type: 'text/csv' });
  if (body.size > maxBytes) throw new Failure('file_refused', { refusal: 'too_big', max_bytes: maxBytes });
  return { name: `${file.name.replace(/\.[^.]*$/, '')}.csv`, headings, samples, delimiter, body };
}

/** The first rows. The last row of a long file may be cut in two, and is left out. */
function headOf(text: string, delimiter: Delimiter): (readonly string[])[] {
  const reader = createCsvReader(delimiter);
  try {
    const rows = reader.take(text.slice(0, HEAD_SIGNS));
    const all = text.length > HEAD_SIGNS ? rows : [...rows, ...reader.end()];
    return all.slice(0, SAMPLES + 1).map(({ cells }) => cells);
  } catch (error) {
    throw error instanceof UnreadableTable ? new TableProblem(error.fault) : error;
  }
}

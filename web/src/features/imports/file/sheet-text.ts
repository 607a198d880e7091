import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@qrigin/domain/imports';
import { TableProblem } from './table-file.ts';
import { unpackedBytes } from './zip-size.ts';

/** More than twenty thousand full rows need. */
const UNPACKED_MAX = 200 * 1024 * 1024;

/** A cell as it is sent: days as they are stored, numbers with a decimal point. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'string'
    ? String(cell)
    : '';
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The first sheet of a workbook as CSV. Rows keep their numbers. */
export async function sheetText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (unpackedBytes(bytes) > UNPACKED_MAX) throw new TableProblem('too_many_rows');
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(new Blob([bytes])).catch(() => {
    throw new TableProblem('not_text');
  });
  if (rows.length > IMPORT_ROWS_MAX + 1) throw new TableProblem('too_many_rows');
  if (rows.some(({ length }) => length > IMPORT_COLUMNS_MAX)) throw new TableProblem('too_many_columns');
  const lines = rows.map((row) => {
    const cells = row.map(cellText);
    if (cells.some(({ length }) => length > IMPORT_CELL_MAX)) throw new TableProblem('cell_too_long');
    return cells.map(quoted).join(',');
  });
  return lines.join('\n');
}

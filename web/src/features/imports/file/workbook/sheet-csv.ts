import type { TableFault } from '@qrigin/domain/imports';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/browser';

export interface Workbook {
  bytes: Uint8Array<ArrayBuffer>;
  limits: { rows: number; columns: number; cell: number };
}
export type SheetCsv = { text: string } | { fault: TableFault };

/** A cell as it is sent: days as they are stored, numbers with a decimal point. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'string'
    ? String(cell)
    : '';
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The rows of the first sheet. The library would unpack a large part in a worker made of text, which our content policy does not
 * start; what it is given is not packed.
 */
async function rowsOf(bytes: Workbook['bytes']) {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
    return await readSheet(new Blob([zipSync(parts, { level: 0 })]));
  } catch {
    return undefined;
  }
}

/** The first sheet of a workbook as CSV. Rows keep their numbers. */
export async function sheetCsv({ bytes, limits }: Workbook): Promise<SheetCsv> {
  const rows = await rowsOf(bytes);
  if (!rows) return { fault: 'not_text' };
  if (rows.length > limits.rows) return { fault: 'too_many_rows' };
  if (rows.some(({ length }) => length > limits.columns)) return { fault: 'too_many_columns' };
  const lines: string[] = [];
  for (const row of rows) {
    const cells = row.map(cellText);
    if (cells.some(({ length }) => length > limits.cell)) return { fault: 'cell_too_long' };
    lines.push(cells.map(quoted).join(','));
  }
  return { text: lines.join('\n') };
}

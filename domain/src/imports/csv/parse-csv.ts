import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '../feature.ts';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Why a file is not read any further. */
export const TABLE_FAULTS = [
  'empty',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'unclosed_quote',
  'not_text',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

export class UnreadableTable extends Error {
  readonly fault: TableFault;
  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** A row with its number as a spreadsheet counts it: from 1, rows without anything included. */
export type TableRow = { number: number; cells: readonly string[] };

type Limits = { rows: number; columns: number; cell: number };
/** The row of headings comes on top. */
const LIMITS: Limits = { rows: IMPORT_ROWS_MAX + 1, columns: IMPORT_COLUMNS_MAX, cell: IMPORT_CELL_MAX };

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a table piece by piece, as RFC 4180 has it: cells with quotes may hold the delimiter, line breaks and doubled quotes. It
 * keeps one row at a time, and throws as soon as the table is larger than it may be. Rows without anything in them are left out.
 */
export function createCsvReader(delimiter: Delimiter, limits: Limits = LIMITS) {
  let [cell, cells, number, kept, isFirst]: [string, string[], number, number, boolean] = [
    '',
    [],
    0,
    0,
    true,
  ];
  /** Between quotes; behind a quote that closes them or is the first of two; else outside. */
  let place: 'outside' | 'inside' | 'behind' = 'outside';
  let isAfterReturn = false;
  let rows: TableRow[] = [];

  function endCell(): void {
    cells.push(cell);
    cell = '';
    place = 'outside';
    if (cells.length > limits.columns) throw new UnreadableTable('too_many_columns');
  }
  function endRow(): void {
    endCell();
    number += 1;
    if (cells.some((text) => text.trim() !== '')) {
      kept += 1;
      if (kept > limits.rows) throw new UnreadableTable('too_many_rows');
      rows.push({ number, cells });
    }
    cells = [];
  }
  function add(text: string): void {
    cell += text;
    if (cell.length > limits.cell) throw new UnreadableTable('cell_too_long');
  }
  function takeInside(sign: string): void {
    if (sign === '"') place = 'behind';
    else add(sign);
  }
  function takeOutside(sign: string): void {
    if (sign === '"' && place === 'behind') {
      add('"');
      place = 'inside';
    } else if (sign === '"' && cell === '') place = 'inside';
    else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else add(sign);
  }

  return {
    /** The rows that end in this piece. */
    take(piece: string): TableRow[] {
      const text = isFirst && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
      if (piece !== '') isFirst = false;
      rows = [];
      for (const sign of text) {
        const isPair = isAfterReturn && sign === '\n';
        isAfterReturn = sign === '\r';
        if (isPair) continue;
        const plain = sign === '\r' ? '\n' : sign;
        if (place === 'inside') takeInside(plain);
        else takeOutside(plain);
      }
      return rows;
    },
    /** The last row, where no line break follows it. */
    end(): TableRow[] {
      rows = [];
      if (place === 'inside') throw new UnreadableTable('unclosed_quote');
      if (cell !== '' || cells.length > 0) endRow();
      return rows;
    },
  };
}

/** A whole table that is in memory already. */
export function parseCsv(text: string, delimiter: Delimiter): TableRow[] {
  const reader = createCsvReader(delimiter);
  return [...reader.take(text), ...reader.end()];
}

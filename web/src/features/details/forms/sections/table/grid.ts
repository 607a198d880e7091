import { COLUMNS_MAX, type Language, LINE_MAX, ROWS_MAX, type Words } from '@qrigin/domain/details';
import { cleanLine } from '../../fields/clean-text.ts';
import { moved } from '../../rows/moved.ts';
import { withText } from '../../state/words-text.ts';

/** A head and rows below it, all of one length. */
export interface Grid {
  columns: Words[];
  rows: Words[][];
}

/** The head is above the first row. */
export const HEAD = -1;

/** What an empty table looks like: room for something. Nothing of it is stored before someone types. */
const START: Grid = {
  columns: [{}, {}],
  rows: [
    [{}, {}],
    [{}, {}],
  ],
};

/** The table with a cell at every crossing. Rows that need nothing are the same as before. */
export function wholeGrid({ columns, rows }: Grid): Grid {
  if (columns.length === 0 && rows.length === 0) return START;
  const width = Math.min(COLUMNS_MAX, Math.max(1, columns.length, ...rows.map(({ length }) => length)));
  return { columns: ofWidth(columns, width), rows: rows.map((row) => ofWidth(row, width)) };
}

function ofWidth(cells: Words[], width: number): Words[] {
  if (cells.length === width) return cells;
  return Array.from({ length: width }, (_, at) => cells[at] ?? {});
}

export interface Cell {
  row: number;
  column: number;
}

export function withCell(grid: Grid, { row, column }: Cell, update: (words: Words) => Words): Grid {
  const put = (cells: Words[]) => {
    const before = cells[column];
    const after = before && update(before);
    return after === undefined || after === before ? cells : cells.with(column, after);
  };
  if (row === HEAD) {
    const columns = put(grid.columns);
    return columns === grid.columns ? grid : { ...grid, columns };
  }
  const cells = grid.rows[row];
  const after = cells && put(cells);
  return after === undefined || after === cells ? grid : { ...grid, rows: grid.rows.with(row, after) };
}

export function withRowAt(grid: Grid, at: number): Grid {
  if (grid.rows.length >= ROWS_MAX) return grid;
  return {
    ...grid,
    rows: grid.rows.toSpliced(
      at,
      0,
      grid.columns.map(() => ({})),
    ),
  };
}

export function withoutRow(grid: Grid, at: number): Grid {
  return { ...grid, rows: grid.rows.toSpliced(at, 1) };
}

export function withRowMoved(grid: Grid, from: number, to: number): Grid {
  return { ...grid, rows: moved(grid.rows, from, to) };
}

const eachLine = (grid: Grid, update: (cells: Words[]) => Words[]): Grid => ({
  columns: update(grid.columns),
  rows: grid.rows.map(update),
});

export function withColumnAt(grid: Grid, at: number): Grid {
  return grid.columns.length >= COLUMNS_MAX ? grid : eachLine(grid, (cells) => cells.toSpliced(at, 0, {}));
}

/** The last one stays: a table without columns is none. */
export function withoutColumn(grid: Grid, at: number): Grid {
  return grid.columns.length === 1 ? grid : eachLine(grid, (cells) => cells.toSpliced(at, 1));
}

export function withColumnMoved(grid: Grid, from: number, to: number): Grid {
  return eachLine(grid, (cells) => moved(cells, from, to));
}

/** Texts of a spreadsheet from a cell on. The table grows as far as it can; tells how many rows and columns did not fit. */
export function withPasted(
  grid: Grid,
  { row, column }: Cell,
  { texts, language }: { texts: readonly (readonly string[])[]; language: Language },
): { grid: Grid; rowsLeft: number; columnsLeft: number } {
  const wanted = {
    rows: row + texts.length,
    columns: column + Math.max(...texts.map(({ length }) => length)),
  };
  let grown = grid;
  while (grown.rows.length < Math.min(wanted.rows, ROWS_MAX)) grown = withRowAt(grown, grown.rows.length);
  while (grown.columns.length < Math.min(wanted.columns, COLUMNS_MAX))
    grown = withColumnAt(grown, grown.columns.length);
  for (const [down, line] of texts.entries())
    for (const [across, text] of line.entries())
      grown = withCell(grown, { row: row + down, column: column + across }, (words) =>
        withText(words, language, cleanLine(text, LINE_MAX).trim()),
      );
  return {
    grid: grown,
    rowsLeft: Math.max(0, wanted.rows - ROWS_MAX),
    columnsLeft: Math.max(0, wanted.columns - COLUMNS_MAX),
  };
}

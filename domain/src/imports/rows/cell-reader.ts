import type { z } from 'zod';
import type { CellFault, ImportCause } from './causes.ts';

/** The cells of a row by our names of their columns, without spaces around them. */
export type Cells = Readonly<Record<string, string>>;

/** Reads the cells of one row and collects what is wrong with them. An empty cell says nothing, so nothing comes of it. */
export function createCellReader(cells: Cells) {
  const faults: CellFault[] = [];
  function cell<Result>(column: string, read: (text: string) => Result): Sound<Result> | undefined {
    const text = cells[column] ?? '';
    if (text === '') return undefined;
    const value = read(text);
    if (isSound(value)) return value;
    if (isWrong(value)) faults.push({ column, cause: value.cause });
    return undefined;
  }
  return {
    faults,
    cell,
    /** A line or several, up to a length. */
    text: (column: string, schema: z.ZodType<string>, max: number) =>
      cell(column, (text) => {
        if (text.length > max) return { cause: 'too_long' as const };
        const { data } = schema.safeParse(text);
        return data ?? { cause: 'characters' as const };
      }),
  };
}

type Wrong = { cause: ImportCause };
type Sound<Result> = Exclude<Result, Wrong>;

function isSound<Result>(value: Result): value is Sound<Result> {
  return !isWrong(value);
}

function isWrong(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'cause' in value;
}

/** What our own files put before what a spreadsheet would take for a formula. */
const MADE_HARMLESS = /^'[=+\-@＝＋－＠\t\r\n]/u;

/** The cells of a row of the file, by our names. What the file has beside them is not read. */
export function cellsOf(row: readonly string[], places: Readonly<Record<string, number>>): Cells {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => [name, withoutMark(row[at] ?? '').trim()]),
  );
}

function withoutMark(text: string): string {
  return MADE_HARMLESS.test(text) ? text.slice(1) : text;
}

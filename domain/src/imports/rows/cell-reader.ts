import type { z } from 'zod';
import { withoutMarks } from '../../http/index.ts';
import type { CellFault, ImportCause } from './causes.ts';

/** The cells of a row by our names of their columns, without spaces around them. */
export type Cells = Readonly<Record<string, string>>;

/** Nobody needs more for a number, a day or a word to choose; what is longer is not looked into. */
const SHORT_MAX = 60;

/** Reads the cells of one row and collects what is wrong with them. An empty cell says nothing, so nothing comes of it. */
export function createCellReader(cells: Cells) {
  const faults: CellFault[] = [];
  function cell<Result>(
    column: string,
    read: (text: string) => Result,
    max = SHORT_MAX,
  ): Sound<Result> | undefined {
    const text = cells[column] ?? '';
    if (text === '') return undefined;
    if (text.length > max) {
      faults.push({ column, cause: 'too_long' });
      return undefined;
    }
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
      cell(column, (text) => schema.safeParse(text).data ?? { cause: 'characters' as const }, max),
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

/** The cells of a row of the file, by our names. What the file has beside them is not read. */
export function cellsOf(row: readonly string[], places: Readonly<Record<string, number>>): Cells {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => [name, withoutMarks(row[at] ?? '').trim()]),
  );
}

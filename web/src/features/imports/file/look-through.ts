import {
  createCsvReader,
  type Delimiter,
  isAmbiguousDate,
  isAmbiguousNumber,
  UnreadableTable,
} from '@qrigin/domain/imports';
import { type TableFile, TableProblem, type UnclearCells } from './table-file.ts';

/** So much at a time that the page stays quick. */
const PIECE_SIGNS = 256 * 1024;
const SAMPLES = 5;

function createUnclearCells() {
  const found = { days: new Map<number, string>(), numbers: new Map<number, string>() };
  const note = (
    cells: Map<number, string>,
    place: number,
    text: string,
    isUnclear: (text: string) => boolean,
  ) => {
    if (!cells.has(place) && isUnclear(text)) cells.set(place, text.trim());
  };
  return {
    look(row: readonly string[]): void {
      for (const [place, text] of row.entries()) {
        note(found.days, place, text, isAmbiguousDate);
        note(found.numbers, place, text, isAmbiguousNumber);
      }
    },
    all: (): UnclearCells => ({
      days: Object.fromEntries(found.days),
      numbers: Object.fromEntries(found.numbers),
    }),
  };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/** Reads every row, as the server will, and keeps the first ones and what is unclear. Throws `TableProblem`. */
export async function lookThrough(
  text: string,
  delimiter: Delimiter,
): Promise<Pick<TableFile, 'headings' | 'samples' | 'unclear'>> {
  const reader = createCsvReader(delimiter);
  const unclear = createUnclearCells();
  const first: (readonly string[])[] = [];
  function take(rows: ReturnType<typeof reader.take>): void {
    for (const { cells } of rows) {
      if (first.length > 0) unclear.look(cells);
      if (first.length <= SAMPLES) first.push(cells);
    }
  }
  try {
    for (let at = 0; at < text.length; at += PIECE_SIGNS) {
      if (at > 0) await aMoment();
      take(reader.take(text.slice(at, at + PIECE_SIGNS)));
    }
    take(reader.end());
  } catch (error) {
    throw error instanceof UnreadableTable ? new TableProblem(error.fault) : error;
  }
  const [headings, ...samples] = first;
  if (!headings) throw new TableProblem('empty');
  if (samples.length === 0) throw new TableProblem('no_rows');
  return { headings, samples, unclear: unclear.all() };
}

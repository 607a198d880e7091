import { createCsvReader, DELIMITERS, type Delimiter, UnreadableTable } from './parse-csv.ts';

const ROWS_LOOKED_AT = 20;

/** More than any table has columns: rows that are all of one length say more than long ones. */
const ALIKE = 1000;

/** How well the first rows are parted by it; 1 when they are not, or cannot be read so. */
function fitOf(delimiter: Delimiter, head: string): number {
  try {
    const rows = createCsvReader(delimiter).take(head).slice(0, ROWS_LOOKED_AT);
    const lengths = rows.map(({ cells }) => cells.length);
    const least = Math.min(...lengths);
    return least > 1 && lengths.every((length) => length === least) ? least + ALIKE : Math.max(1, least);
  } catch (error) {
    if (error instanceof UnreadableTable) return 1;
    throw error;
  }
}

/** What parts the cells of a file, told by its beginning: the one of the three that parts the first rows best. */
export function guessDelimiter(text: string): Delimiter {
  const head = `${text.slice(0, 64 * 1024)}\n`;
  const fits = DELIMITERS.map((delimiter) => ({ delimiter, fit: fitOf(delimiter, head) }));
  const best = fits.toSorted((a, b) => b.fit - a.fit)[0];
  return best && best.fit > 1 && Number.isFinite(best.fit) ? best.delimiter : ',';
}

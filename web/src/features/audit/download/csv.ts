import { trimEnds } from '@qrigin/domain/http';

/** Tells a spreadsheet that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would take what begins so for a formula and run it. */
const STARTS_FORMULA = /^[=+\-@\t\r]/u;

/** One cell. What could be a formula is made plain text by the sign that spreadsheets know for it. */
function cellOf(text: string): string {
  const harmless = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as a file that spreadsheets open. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A name that every file system takes. */
export function fileNameOf(organisation: string, words: string, day: Date): string {
  const plain = organisation.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/gu, ' ');
  const name = trimEnds(plain, /[ .]/);
  const short = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, 60)
    .join('')
    .trim();
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[short, words, date].filter((part) => part !== '').join(' ')}.csv`;
}

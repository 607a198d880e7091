/** Tells a spreadsheet that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Where a spreadsheet would begin a formula and run it. Not only at the beginning of a cell: one that parts cells by semicolons,
 * as in much of Europe, takes our quotes for text and begins a cell behind each of these and each end of a line. What has the sign already
 * gets another one, so that it can be taken away again.
 */
const FORMULA = /(^|[;\t\r\n])('*[=+\-@＝＋－＠])/gu;
const MARKED_FORMULA = /(^|[;\t\r\n])'('*[=+\-@＝＋－＠])/gu;
/** Some take what comes first on the line after these for the beginning of the cell. */
const START = /^('*[\t\r\n])/u;
/** Most cells have none of the characters that any of this is about. */
const SPECIAL = /[=+\-@＝＋－＠;\t\r\n"]/u;
const MARKED_START = /^'('*[\t\r\n])/u;

type Cell = string | number;

/** One cell. What could be a formula is made plain text by the sign that spreadsheets know for it; a number cannot. */
function cellOf(value: Cell): string {
  if (typeof value === 'number' || !SPECIAL.test(value)) return `"${value}"`;
  const harmless = value.replaceAll(FORMULA, "$1'$2").replace(START, "'$1");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a cell of ours as it was before it was made harmless. */
export function withoutMarks(cell: string): string {
  return cell.replace(MARKED_START, '$1').replaceAll(MARKED_FORMULA, '$1$2');
}

/** One line of a file that spreadsheets open. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** More rows than this belong into another tool. */
export const CSV_ROWS_MAX = 50_000;

/** How a list looks as a file. */
export type CsvType = {
  /** What the file is called, before the day. */
  name: string;
  /** The heading of each column and where its value is in an item: `name`, `actor.name`. */
  columns: readonly (readonly [heading: string, path: string])[];
  /** It is computed row by row, so a file can have any number of them. */
  isComputed?: true;
};

type InnerPath<Name extends string, Inner> = `${Name}.${keyof Inner & string}`;
type PathIn<Name extends string, Value> = Value extends readonly (infer Part)[]
  ? InnerPath<Name, Part>
  : Value extends object
    ? InnerPath<Name, Value>
    : Name;
type PathsOf<Item> = {
  [Name in keyof Item & string]: PathIn<Name, NonNullable<Item[Name]>>;
}[keyof Item & string];

/** Declares how a list of such items looks as a file: what stands in each column, with its heading. */
export function csvOf<Item extends object>(
  name: string,
  columns: Readonly<Partial<Record<PathsOf<Item>, string>>>,
): CsvType {
  const named = Object.entries<unknown>(columns);
  return { name, columns: named.map(([path, heading]) => [String(heading), path]) };
}

/** What stands at a path: several values of a list one after another, and nothing where there is none. */
function cellAt(value: unknown, path: readonly string[], at = 0): Cell {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((part) => cellAt(part, path, at)).join(', ');
  const name = path[at];
  if (name !== undefined) return cellAt(Reflect.get(Object(value), name), path, at + 1);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

/** The line above the rows. */
export function csvHead({ columns }: CsvType): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading));
}

type Place = { path: readonly string[]; isMoment: boolean };
const places = new WeakMap<CsvType, readonly Place[]>();

/** Where each cell of a line comes from, worked out once for a file of any length. */
function placesOf(csv: CsvType): readonly Place[] {
  const known = places.get(csv);
  if (known) return known;
  const found = csv.columns.map(([heading, path]) => ({
    path: path.split('.'),
    isMoment: heading.endsWith(' (UTC)'),
  }));
  places.set(csv, found);
  return found;
}

/** The line of one item. Under a heading that names the time zone, moments are written as spreadsheets know them. */
export function csvRow(csv: CsvType, item: unknown): string {
  return csvLine(
    placesOf(csv).map(({ path, isMoment }) => {
      const cell = cellAt(item, path);
      return isMoment ? String(cell).replace(MOMENT, '$1 $2') : cell;
    }),
  );
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;

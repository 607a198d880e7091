/** From the cheapest proof to the strongest; a row accepts its own level and everything after it. */
export const LEVELS = ['unit', 'api', 'web', 'e2e'] as const;
export type Level = (typeof LEVELS)[number];

export type Row = { id: string; area: string; statement: string; level: Level; open: boolean };

const ROW = /^\| ([A-Z]+)-(\d{2,3}) \| (.+) \| (unit|api|web|e2e|open) \| [1-9](?:, [1-9])* \|$/;
const LOOKS_LIKE_ROW = /^\|\s*[A-Z]+-\d/;
const PROVE = /\(prove: ([a-z0-9]+)\)/;

/** The rows of the requirements page, in its order. Throws on a malformed row: one that is not read would never be missed. */
export function parseRows(page: string): Row[] {
  const rows = page
    .split('\n')
    .filter((line) => LOOKS_LIKE_ROW.test(line))
    .map(parseRow);
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new Error(`used twice: ${id}`);
    ids.add(id);
  }
  if (rows.length === 0) throw new Error('no rows found');
  return rows;
}

function parseRow(line: string): Row {
  const [, area, number, statement, where] = ROW.exec(line) ?? [];
  if (!area || !number || !statement || !where) throw new Error(`malformed row: ${line.slice(0, 80)}`);
  const id = `${area}-${number}`;
  const open = where === 'open';
  const wanted = open ? PROVE.exec(statement)?.[1] : where;
  const level = LEVELS.find((known) => known === wanted);
  if (!level) throw new Error(`${id} is open and does not say at which level to prove it`);
  return { id, area, statement, level, open };
}

export function isAtLeast(level: Level, wanted: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);
}

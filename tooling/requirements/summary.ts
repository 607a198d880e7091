import type { Row } from './rows.ts';

type Count = { proven: number; all: number };

/** One line an area, then the line that counts. */
export function summary(rows: Row[], proven: ReadonlySet<string>): string[] {
  const areas = [...new Set(rows.map((row) => row.area))].map((area) => {
    const { firm, open } = count(
      rows.filter((row) => row.area === area),
      proven,
    );
    return `${area.padEnd(6)}${slash(firm).padStart(8)}${open.all > 0 ? `  open ${slash(open)}` : ''}`;
  });
  const { firm, open } = count(rows, proven);
  return [
    ...areas,
    `requirements: ${firm.proven} of ${firm.all} proven (open: ${open.proven} of ${open.all})`,
  ];
}

/** Every unproven row with the level it needs. */
export function missing(rows: Row[], proven: ReadonlySet<string>): string[] {
  return rows.filter((row) => !proven.has(row.id)).map(describe);
}

export function describe(row: Row): string {
  return `${row.id} ${row.level}${row.open ? ' (open)' : ''} ${row.statement}`;
}

function count(rows: Row[], proven: ReadonlySet<string>): { firm: Count; open: Count } {
  const of = (open: boolean): Count => {
    const chosen = rows.filter((row) => row.open === open);
    return { proven: chosen.filter((row) => proven.has(row.id)).length, all: chosen.length };
  };
  return { firm: of(false), open: of(true) };
}

const slash = ({ proven, all }: Count) => `${proven}/${all}`;

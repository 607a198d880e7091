import type { ReportedTest } from './reports.ts';
import { isAtLeast, type Level, type Row } from './rows.ts';
import { idsInTitle } from './titles.ts';

/** More would let one test claim what it cannot show. */
const MAX_IDS_IN_TITLE = 3;

export type Suite = { level: Level; tests: ReportedTest[] };
export type Verdict = { proven: Set<string>; errors: string[] };

/** Which rows the suites prove, and which titles are wrong whether their tests passed or not. */
export function judge(rows: Row[], suites: Suite[]): Verdict {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const proven = new Set<string>();
  const errors: string[] = [];
  for (const { level, tests } of suites) {
    for (const { title, passed } of tests) {
      const ids = idsInTitle(title);
      const wrong = wrongWith(ids, byId);
      errors.push(...wrong.map((text) => `${level}: ${text}: ${title}`));
      if (!passed || wrong.length > 0) continue;
      for (const row of ids.flatMap((id) => byId.get(id) ?? [])) {
        if (isAtLeast(level, row.level)) proven.add(row.id);
      }
    }
  }
  return { proven, errors };
}

function wrongWith(ids: string[], known: ReadonlyMap<string, Row>): string[] {
  const wrong = ids.filter((id) => !known.has(id)).map((id) => `unknown row ${id}`);
  if (ids.length > MAX_IDS_IN_TITLE)
    wrong.push(`${ids.length} rows in one title, at most ${MAX_IDS_IN_TITLE}`);
  return wrong;
}

/** Rows that are needed, by area or id, and not proven. Throws on a name that is neither. */
export function unmet(needed: string[], rows: Row[], proven: ReadonlySet<string>): Row[] {
  const chosen = needed.flatMap((name) => {
    const found = rows.filter((row) => row.id === name || row.area === name);
    if (found.length === 0) throw new Error(`--need: no area or row is called ${name}`);
    return found;
  });
  return chosen.filter((row) => !proven.has(row.id));
}

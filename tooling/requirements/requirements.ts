import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge, type Suite, unmet } from './judge.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { type Level, parseRows } from './rows.ts';
import { describe, missing, summary } from './summary.ts';

const { values } = parseArgs({
  options: { missing: { type: 'boolean', default: false }, need: { type: 'string', default: '' } },
});

const rows = parseRows(readFileSync('docs/requirements.md', 'utf8'));
const errors: string[] = [];
/** The matrix calls the API too; it has a report of its own because it runs by itself. */
const REPORTS = { unit: 'unit', api: 'api', matrix: 'api', web: 'web', e2e: 'e2e' } as const;
const suites = Object.entries(REPORTS).flatMap(([name, level]) => readSuite(name, level));
const { proven, errors: wrongTitles } = judge(rows, suites);
const unproven = unmet(values.need.split(',').filter(Boolean), rows, proven);

for (const line of summary(rows, proven)) console.log(line);
if (values.missing) for (const line of missing(rows, proven)) console.log(line);
errors.push(...wrongTitles, ...unproven.map((row) => `needed and not proven: ${describe(row)}`));
for (const line of errors) console.error(`error: ${line}`);
process.exitCode = errors.length > 0 ? 1 : 0;

/** A suite that has not run proves nothing and is no error; a report that cannot be read is one. */
function readSuite(name: string, level: Level): Suite[] {
  const path = `.reports/${name}.json`;
  if (!existsSync(path)) {
    console.log(`no report of the ${name} tests (${path})`);
    return [];
  }
  try {
    const text = readFileSync(path, 'utf8');
    return [{ level, tests: level === 'e2e' ? readPlaywright(text) : readVitest(text) }];
  } catch (error) {
    errors.push(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`);
    return [];
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, countStep } from './count.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { overBudget, type Spent, spentTable, tooLong } from './spent.ts';
import { STEPS, type Step } from './steps.ts';

/** `npm run verify` (with --quick) and `.ci/run`: every step runs even when one before it failed, then the sum. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const ROOT = join(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports');
/** The steps start hundreds of Node processes that load the same files; what one has compiled, the next one reads. */
process.env['NODE_COMPILE_CACHE'] = join(ROOT, '.run/compiled');

function runStep({ name, script, args = [], report, cpu: budget }: Step): Spent & { count: Count } {
  const file = report ? join(REPORTS, `${report}.json`) : undefined;
  if (file) rmSync(file, { force: true });
  const [began, spent] = [performance.now(), cpuSeconds()];
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  const hasPassed = status === 0;
  const count = countStep(hasPassed, file && existsSync(file) ? file : undefined);
  const [seconds, cpu] = [(performance.now() - began) / 1000, cpuSeconds() - spent];
  console.log(
    `${hasPassed ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s\n`,
  );
  return { name, seconds, cpu, budget, count };
}

mkdirSync(REPORTS, { recursive: true });
const run = STEPS.filter((step) => !values.quick || step.quick).map(runStep);
const slow = tooLong(run);
const passed = run.reduce((sum, { count }) => sum + count.passed, 0);
const failed = run.reduce((sum, { count }) => sum + count.failed, 0) + (slow === undefined ? 0 : 1);
const bad = run.filter(({ count }) => count.failed).map(({ name }) => name);
const table = [...spentTable(run), ...overBudget(run), ...(slow === undefined ? [] : [slow])];
writeFileSync(join(REPORTS, 'spent.txt'), `${table.join('\n')}\n`);
if (bad.length) console.log(`failed: ${bad.join(', ')}`);
for (const line of table) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

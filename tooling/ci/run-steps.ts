import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, countStep } from './count.ts';
import { secondsTable, secondsTotal } from './seconds.ts';
import { STEPS, type Step } from './steps.ts';

/** `npm run verify` (with --quick) and `.ci/run`: every step runs even when one before it failed, then the sum. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const REPORTS = join(import.meta.dirname, '../../.reports');

function runStep({ name, script, args = [], report }: Step): { count: Count; seconds: number } {
  const file = report ? join(REPORTS, `${report}.json`) : undefined;
  if (file) rmSync(file, { force: true });
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  const hasPassed = status === 0;
  const count = countStep(hasPassed, file && existsSync(file) ? file : undefined);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${hasPassed ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s\n`,
  );
  return { count, seconds };
}

mkdirSync(REPORTS, { recursive: true });
const steps = STEPS.filter((step) => !values.quick || step.quick);
const counts = steps.map((step) => ({ name: step.name, ...runStep(step) }));
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0);
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0);
const bad = counts.filter(({ count }) => count.failed).map(({ name }) => name);
if (bad.length) console.log(`failed: ${bad.join(', ')}`);
for (const line of secondsTable(counts)) console.log(line);
console.log(secondsTotal(counts, !values.quick));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

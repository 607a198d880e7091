import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, countStep } from './count.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { paceNow, secondsThere } from './pace.ts';
import { clockLine, isTooLong, overBudget, type Spent, spentTable } from './spent.ts';
import { STEPS, type Step, turnsOf } from './steps.ts';

/** `npm run verify` (with --quick) and `.ci/run`: every step runs even when one before it failed, then the sum. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const ROOT = join(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports');
/** The steps start hundreds of Node processes that load the same files; what one has compiled, the next one reads. */
process.env['NODE_COMPILE_CACHE'] = join(ROOT, '.run/compiled');

type Ran = { name: string; count: Count };

/** Prints as it goes; where another runs beside it, all at its end. */
function runScript({ script, args = [] }: Step, isAlone: boolean): Promise<boolean> {
  return new Promise((done) => {
    const output = isAlone ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', output, output],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(printed));
      done(status === 0);
    });
  });
}

async function runStep(step: Step, isAlone: boolean): Promise<Ran> {
  const { name, report } = step;
  const file = report ? join(REPORTS, `${report}.json`) : undefined;
  if (file) rmSync(file, { force: true });
  const began = performance.now();
  const hasPassed = await runScript(step, isAlone);
  const count = countStep(hasPassed, file && existsSync(file) ? file : undefined);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${hasPassed ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s\n`,
  );
  return { name, count };
}

async function runLane(lane: readonly Step[], isAlone: boolean): Promise<Ran[]> {
  const ran: Ran[] = [];
  for (const step of lane) ran.push(await runStep(step, isAlone));
  return ran;
}

/** Lanes run side by side, and share what they took: of the processors it is not known whose it was. */
async function runTurn(
  lanes: readonly (readonly Step[])[],
  paceBefore: number,
): Promise<{ ran: Ran[]; spent: Spent; pace: number }> {
  const [began, before] = [performance.now(), cpuSeconds()];
  const ran = (await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).flat();
  const name = ran.map((one) => one.name).join(', ');
  const budget = lanes.flat().reduce((sum, { cpu }) => sum + cpu, 0);
  const [seconds, cpu] = [(performance.now() - began) / 1000, cpuSeconds() - before];
  const pace = await paceNow();
  return {
    ran,
    spent: { name, budget, seconds, secondsThere: secondsThere(seconds, paceBefore, pace), cpu },
    pace,
  };
}

mkdirSync(REPORTS, { recursive: true });
const ran: Ran[] = [];
const spent: Spent[] = [];
let pace = await paceNow();
for (const lanes of turnsOf(STEPS.filter((step) => !values.quick || step.quick))) {
  const turn = await runTurn(lanes, pace);
  ({ pace } = turn);
  ran.push(...turn.ran);
  spent.push(turn.spent);
}
const isSlow = isTooLong(spent);
const passed = ran.reduce((sum, { count }) => sum + count.passed, 0);
const failed = ran.reduce((sum, { count }) => sum + count.failed, 0) + (isSlow ? 1 : 0);
const bad = ran.filter(({ count }) => count.failed).map(({ name }) => name);
const clock = `${isSlow ? 'too long, see docs/ci.md: ' : ''}${clockLine(spent)}`;
const table = [...spentTable(spent), ...overBudget(spent), clock];
writeFileSync(join(REPORTS, 'spent.txt'), `${table.join('\n')}\n`);
if (bad.length) console.log(`failed: ${bad.join(', ')}`);
for (const line of table) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

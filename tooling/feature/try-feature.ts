import { spawn } from 'node:child_process';
import { paceNow, secondsThere } from '../ci/pace.ts';
import { copyRepository, removeCopy } from '../repository-copy.ts';

/** A feature that no one has: it is made in a copy, held to what every feature is held to, and thrown away. */
const NAME = 'pallets';
/** On two cores that do nothing else, at a pace of 1. */
const SECONDS_MAX = 150;

type Step = { title: string; args: string[] };

const script = (title: string, name: string, ...args: string[]): Step => ({
  title,
  args: ['run', '--silent', name, '--', ...args],
});
const tests = (title: string, project: string, ...args: string[]): Step => ({
  title,
  args: ['exec', '--silent', '--', 'vitest', 'run', '--project', project, '--reporter=dot', ...args],
});

/** Two after two, as there are two cores; those of a pair do not wait for the same thing. */
const STEPS: readonly Step[] = [
  script('types', 'check:types'),
  script('format', 'check:format'),
  script('sources', 'check:sources'),
  script('boundaries', 'check:boundaries'),
  script('dead code', 'check:dead-code'),
  script('patterns', 'check:patterns'),
  script('lint', 'check:lint'),
  tests(
    'its API test',
    'api',
    `server/src/features/${NAME}/`,
    'server/src/operator/catalogue',
    'server/src/db/tenancy/',
    'server/src/db/roles-of-before',
  ),
  tests('its rows of the matrix', 'matrix', '-t', `the calls of ${NAME} |built-in roles hold`),
  tests('its DOM test', 'web', `${NAME}.test.tsx`, 'permission-words', 'router.test'),
  tests(
    'lists that hold all features',
    'unit',
    'domain/src/features/',
    'domain/src/roles/',
    'tooling/shots/',
    'tooling/dev/demo',
    'tooling/feature/',
    'matrix/samples',
  ),
];
const AT_ONCE = 2;

function run({ title, args }: Step, copy: string): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn('npm', args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += String(part);
      });
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title}, ${seconds} s`);
      if (code !== 0) console.error(output);
      done(code === 0);
    });
  });
}

async function runAll(copy: string): Promise<boolean> {
  if (
    !(await run(
      script(`npm run new-feature -- ${NAME} --permission`, 'new-feature', NAME, '--permission'),
      copy,
    ))
  )
    return false;
  const left = [...STEPS];
  const lane = async () => {
    let isGood = true;
    for (let step = left.shift(); step; step = left.shift()) isGood = (await run(step, copy)) && isGood;
    return isGood;
  };
  const lanes = await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return lanes.every(Boolean);
}

const before = await paceNow();
const began = performance.now();
const copy = copyRepository();
try {
  const isGood = await runAll(copy);
  const seconds = (performance.now() - began) / 1000;
  const there = secondsThere(seconds, before, await paceNow());
  const pace = (seconds / there).toFixed(2);
  console.log(
    `a new feature, made and tried in ${seconds.toFixed(0)} s at a pace of ${pace}: ${there.toFixed(0)} s of ${SECONDS_MAX}`,
  );
  process.exitCode = isGood && there <= SECONDS_MAX ? 0 : 1;
} finally {
  removeCopy(copy);
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, launch, stopProcess, waitUntilReady } from '../services/process.ts';

/**
 * `npm run first-start`: what a newcomer does, from a clone of what is committed to a running system, as the README
 * says it; prints the seconds of each part. Debian's packages must be there already.
 */
// Nothing is compiled yet where a newcomer starts.
delete process.env['NODE_COMPILE_CACHE'];

/** Other steps of CI run beside it. */
const READY_SECONDS = 240;

const folder = mkdtempSync(join(tmpdir(), 'qrigin-first-'));
const began = performance.now();

function report(what: string, since: number): void {
  console.log(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

function run(what: string, command: string, args: string[], cwd: string): void {
  const start = performance.now();
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  report(what, start);
}

/** Starts a script, waits until it says that it is ready and the address that it prints answers, and stops it. */
async function tryOut(script: string): Promise<void> {
  const start = performance.now();
  let said = '';
  const program = { command: process.execPath, args: [`tooling/dev/${script}.ts`], cwd: folder };
  const child = launch({ name: script, program, output: (line) => (said += `${line}\n`) });
  try {
    await waitUntilReady(
      [child],
      () => {
        const address = /^app\s+(http\S+)$/m.exec(said)?.[1];
        return address === undefined ? false : answers(address);
      },
      READY_SECONDS,
    );
    report(`npm ${script === 'dev' ? 'run dev' : script}`, start);
  } finally {
    await stopProcess(child);
  }
}

try {
  const root = join(import.meta.dirname, '../..');
  run('git clone', 'git', ['clone', '--quiet', root, folder], root);
  run('npm ci', 'npm', ['ci', '--silent'], folder);
  await tryOut('dev');
  report('from clone to a running system', began);
  run('npm run build', 'npm', ['run', '--silent', 'build'], folder);
  await tryOut('start');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cpuOf, postgresCpu } from './cpu.ts';

/** One process with one child; each works for a while, then says so and waits. */
const PROGRAM = `
  const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
  const work = () => { const end = used() + 150_000; while (used() < end) for (let i = 0; i < 1e5; i += 1); };
  if (process.argv[1] !== 'child') {
    const child = require('child_process').spawn(process.execPath, ['-e', process.env.PROGRAM, 'child'], { stdio: 'pipe' });
    child.stdout.once('data', () => { work(); console.log('parent'); });
    process.stdin.once('data', () => child.kill());
    child.once('exit', () => console.log('reaped'));
  } else {
    work(); console.log('child'); setInterval(() => {}, 1000);
  }`;

test('the time of a process, of its living and of its ended children is counted', async () => {
  const parent = spawn(process.execPath, ['-e', PROGRAM, 'parent'], { env: { ...process.env, PROGRAM } });
  const pid = parent.pid ?? 0;
  try {
    await once(parent.stdout, 'data');
    const [own, tree] = [cpuOf(pid), postgresCpu(pid)];
    expect(own).toBeGreaterThan(0.13);
    expect(tree - own).toBeGreaterThan(0.13);
    expect(cpuOf(pid, pid)).toBeGreaterThanOrEqual(2 * own);

    const reaped = once(parent.stdout, 'data');
    parent.stdin.write('end\n');
    await reaped;
    expect(postgresCpu(pid)).toBeGreaterThanOrEqual(tree);
  } finally {
    parent.kill('SIGKILL');
  }
});

test('a process that is not there has used nothing', () => {
  expect(cpuOf(2 ** 30)).toBe(0);
});

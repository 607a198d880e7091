import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isAlive } from './process-table.ts';

test('a process that ended is not alive, even while no one has asked how it ended', async () => {
  // `sleep` takes the place of the shell and never asks after the shell's child.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(parent.stdout, 'data');
  await vi.waitFor(() => expect(isAlive(Number(printed))).toBe(false));
  expect(isAlive(parent.pid!)).toBe(true);

  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(isAlive(parent.pid!)).toBe(false);
});

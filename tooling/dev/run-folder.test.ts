import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertRunFolderIsFree, claimRunFolder } from './run-folder.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qrigin-run-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a folder that a live dev holds is refused', () => {
  const dev = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'tooling/dev/dev.ts']);
  writeFileSync(join(dir, 'lock'), String(dev.pid));
  expect(() => claimRunFolder(dir)).toThrow(`Already running in ${dir} (process ${dev.pid})`);
  dev.kill('SIGKILL');
});

test('the lock of a process that is gone, or that is another program now, counts for nothing', () => {
  writeFileSync(join(dir, 'lock'), '4194304');
  claimRunFolder(dir)();
  writeFileSync(join(dir, 'lock'), String(process.ppid));
  claimRunFolder(dir)();
  expect(() => assertRunFolderIsFree(dir)).not.toThrow();
});

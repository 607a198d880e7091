import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from '../services/process-table.ts';

/** Throws when another `dev` or `start` uses the folder. */
export function assertRunFolderIsFree(dir: string): void {
  const file = lockFile(dir);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  if (!isRunner(pid)) return;
  throw new Error(
    `Already running in ${dir} (process ${pid}). Stop that one first, or give another folder with --dir.`,
  );
}

/** Claims the folder for this process; the function that comes back gives it free again. */
export function claimRunFolder(dir: string): () => void {
  assertRunFolderIsFree(dir);
  mkdirSync(dir, { recursive: true });
  const file = lockFile(dir);
  rmSync(file, { force: true });
  // 'wx': of two that start at the same moment, one fails here.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function lockFile(dir: string): string {
  return join(dir, 'lock');
}

/** A process id is given away again after a crash; an unrelated program under it holds no lock. */
function isRunner(pid: number): boolean {
  const command = commandOf(pid);
  return isAlive(pid) && (command === '' || /tooling\/dev\/(dev|start)\.ts/.test(command));
}

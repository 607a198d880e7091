import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** False for a zombie too: no one may be there to reap an orphan, as in a container without an init. */
export function isAlive(pid: number): boolean {
  if (existsSync('/proc/self/status')) return /^State:\s+[^Z\s]/m.test(processFile(pid, 'status'));
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The processes whose parent this is; Linux only. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => new RegExp(`^PPid:\\s*${parent}$`, 'm').test(processFile(pid, 'status')));
}

/** The words a process was started with, empty when there is no such process or no way to ask. */
export function commandOf(pid: number): string {
  return processFile(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

function processFile(pid: number, name: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

import { readFileSync } from 'node:fs';

/** Megabytes that these processes hold in memory now, shared ones counted in each. Linux only. */
export function memoryOf(...pids: number[]): number {
  const kilobytes = pids.map((pid) =>
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')),
  );
  return kilobytes.reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0) / 1024;
}

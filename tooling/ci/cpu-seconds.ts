import { cpus } from 'node:os';

/**
 * The processor time that this machine has spent so far, in seconds. Databases and browsers
 * that outlive the step’s own process count as well; on a machine that does other things, so do those.
 */
export function cpuSeconds(): number {
  const spent = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return spent.reduce((sum, ms) => sum + ms, 0) / 1000;
}

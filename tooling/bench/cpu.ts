import { readFileSync } from 'node:fs';
import { childrenOf } from '../services/process-table.ts';

/** Linux tells the times of processes in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100;

type Times = { own: number; ofReaped: number };

/** Fields 14 to 17 of proc(5); a process that is gone counts as nothing, as its parent reports for it. */
function timesOf(pid: number): Times {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks and brackets, so the fields are counted from its end.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfReaped = 0, systemOfReaped = 0] = fields.slice(11, 15);
    return {
      own: (user + system) / TICKS_PER_SECOND,
      ofReaped: (userOfReaped + systemOfReaped) / TICKS_PER_SECOND,
    };
  } catch {
    return { own: 0, ofReaped: 0 };
  }
}

/** Seconds of processor time, user and system, that these processes have used, children aside. Linux only. */
export function cpuOf(...pids: number[]): number {
  return pids.reduce((sum, pid) => sum + timesOf(pid).own, 0);
}

/** The same of a whole PostgreSQL server: the postmaster, its living children and those that have ended. */
export function postgresCpu(postmaster: number): number {
  const { own, ofReaped } = timesOf(postmaster);
  return own + ofReaped + cpuOf(...childrenOf(postmaster));
}

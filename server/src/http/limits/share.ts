import type { ApiEnv } from '../../env.ts';

/** Counted in the memory of each process. What PostgreSQL counts (`RATE_AUTH`, `RATE_BULK`) holds for all of them together. */
const COUNTED_IN_MEMORY = [
  'RATE_PUBLIC',
  'RATE_SCAN',
  'RATE_UNKNOWN_CODES',
  'RATE_READ',
  'RATE_WRITE',
] as const;

/** A browser has six connections to a host, and all of them may come to one process. */
const IN_FLIGHT_LEAST = 8;

/** What one of several processes may have, so that together they have the whole and no more than rounding makes of it. */
export function shareOf(whole: number, processes: number, least = 1): number {
  return Math.max(least, Math.ceil(whole / processes));
}

/** The settings of one process out of those for all of them. */
export function shareOfEnv(env: ApiEnv): ApiEnv {
  const processes = env.API_PROCESSES;
  if (processes === 1) return env;
  const rates = COUNTED_IN_MEMORY.map((name) => [name, shareOf(env[name], processes)]);
  return {
    ...env,
    ...Object.fromEntries(rates),
    IN_FLIGHT: Math.min(env.IN_FLIGHT, shareOf(env.IN_FLIGHT, processes, IN_FLIGHT_LEAST)),
    DATABASE_POOL: shareOf(env.DATABASE_POOL, processes, 2),
  };
}

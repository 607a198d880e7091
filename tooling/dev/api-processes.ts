import { availableParallelism } from 'node:os';
import { isGiven } from './names-database.ts';

/** Each has ten connections or more, and PostgreSQL accepts a hundred unless it is told otherwise. */
const MAX_PROCESSES = 8;

/** One api process for each core, unless the environment says otherwise. */
export function apiProcesses(env: NodeJS.ProcessEnv, cores = availableParallelism()): NodeJS.ProcessEnv {
  return isGiven(env, 'API_PROCESSES') ? {} : { API_PROCESSES: String(Math.min(cores, MAX_PROCESSES)) };
}

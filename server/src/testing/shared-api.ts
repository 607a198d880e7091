import { BEHIND_PROXY } from './people/accounts.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let started: Promise<TestApi> | undefined;

/**
 * One api and one database for all files of a worker that need no settings of their own. Everyone makes their own people and
 * organisations in it, and counts nothing but theirs. No jobs are done here: someone’s worker would do those of all files.
 * It ends with the process.
 */
export function sharedApi(): Promise<TestApi> {
  started ??= startTestApi({ env: BEHIND_PROXY });
  return started;
}

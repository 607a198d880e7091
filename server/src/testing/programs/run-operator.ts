import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programEnv } from '../../../../tooling/services/program-env.ts';
import type { TestApi } from '../test-api.ts';
import { testSettings } from '../test-env.ts';

type Outcome = { code: number; stdout: string; stderr: string };

/** Runs a command as an operator does, in a process of its own that has these settings and no others. */
export async function runOperator(env: Record<string, string>, args: string[]): Promise<Outcome> {
  const run = promisify(execFile)(process.execPath, ['server/src/operator.ts', ...args], {
    env: programEnv(env),
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failed: Outcome) => failed,
  );
}

/** What every act asks for. */
export const REASON = ['--reason', 'As a test asks'];

/** The operator of this api. */
export function operatorOf({ database }: TestApi, changes: Record<string, string> = {}) {
  const { DATABASE_URL = '', CODE_KEYS = '' } = testSettings(database.url('app_rw'));
  const WORKER_DATABASE_URL = database.url('app_worker');
  const env = { DATABASE_URL, CODE_KEYS, WORKER_DATABASE_URL, OPERATOR_NAME: 'Ines Duarte', ...changes };
  return (...args: string[]) => runOperator(env, args);
}

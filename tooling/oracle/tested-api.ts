import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { ROOT, runNode } from '../dev/children.ts';
import { localEnv } from '../dev/local-env.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { answers, launch, stopProcess, waitUntilReady } from '../services/process.ts';

export type TestedApi = { url: string; superuser: Client; stop(): Promise<void> };

/** Every call says for itself which network it comes from, and comes as often as it likes. */
const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1', RATE_AUTH: '1000000', LOG_LEVEL: 'warn' };

/** Every write to disk takes three milliseconds more, as on a slow disk, so that one too many shows on a fast one. */
const SLOW_DISK = ['commit_delay = 3000', 'commit_siblings = 0'];

/**
 * The api in a process of its own on a PostgreSQL that syncs to disk: a write that only one of two answers waits for
 * is a difference that would not show without. There is no worker: what it does begins when the answer is given.
 */
export async function startTestedApi(): Promise<TestedApi> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-oracle-'));
  const postgres = await startPostgres({ dir, durable: true });
  await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
  const postgresUrl = (role: string) => postgres.url('qrigin', role);
  const [appPort, smtpPort] = [await freePort(), await freePort()];
  const env = localEnv({ postgresUrl, appPort, smtpPort, secretsDir: dir, production: true });
  await runNode({ args: ['server/src/migrate.ts'], env });

  const program = {
    command: process.execPath,
    args: ['server/src/api.ts'],
    env: { ...process.env, ...env, ...SETTINGS },
    cwd: ROOT,
  };
  const api = launch({ name: 'api', program, output: join(dir, 'api.log') });
  const superuser = new Client({ connectionString: postgres.url('qrigin', 'postgres') });
  const url = `http://127.0.0.1:${appPort}`;
  const stop = async () => {
    await superuser.end();
    await stopProcess(api);
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await superuser.connect();
    for (const setting of SLOW_DISK) await superuser.query(`alter system set ${setting}`);
    await superuser.query('select pg_reload_conf()');
    await waitUntilReady([api], () => answers(`${url}/readyz`));
    return { url, superuser, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { ROOT } from '../dev/children.ts';
import { localEnv } from '../dev/local-env.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from '../services/process.ts';

export type TwoApis = {
  /** Two processes on one database, each with memories of its own. */
  urls: readonly [string, string];
  env: ReturnType<typeof localEnv>;
  superuserUrl: string;
  /** Above row security. */
  superuser: Client;
  stop(): Promise<void>;
};

/** One network scans and writes everything here. */
const NO_LIMITS = {
  RATE_READ: '1000000',
  RATE_WRITE: '1000000',
  RATE_SCAN: '1000000000',
  IN_FLIGHT: '1000',
  LOG_LEVEL: 'warn',
};

/**
 * There is no worker: what it does begins when a write is answered, and no scan shows it. Changes in the
 * muted table are not announced, as after a migration that forgot its trigger.
 */
export async function startTwoApis(muted?: string): Promise<TwoApis> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-stale-'));
  const postgres = await startPostgres({ dir, durable: false });
  const superuserUrl = postgres.url('qrigin', 'postgres');
  const superuser = new Client({ connectionString: superuserUrl });
  const apis: Running[] = [];
  const stop = async () => {
    await superuser.end();
    await Promise.all(apis.map((api) => stopProcess(api)));
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const ports = [await freePort(), await freePort()] as const;
    await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
    const postgresUrl = (role: string) => postgres.url('qrigin', role);
    await migrate({ migrator: postgresUrl('migrator'), worker: postgresUrl('app_worker') });
    await superuser.connect();
    if (muted) await superuser.query(`alter table ${superuser.escapeIdentifier(muted)} disable trigger user`);
    const smtpPort = await freePort(); // nothing is mailed here
    const env = localEnv({ postgresUrl, appPort: ports[0], smtpPort, secretsDir: dir, production: true });
    for (const port of ports) {
      const program = {
        command: process.execPath,
        args: ['server/src/api.ts'],
        env: { ...process.env, ...env, ...NO_LIMITS, PORT: String(port) },
        cwd: ROOT,
      };
      apis.push(launch({ name: 'api', program, output: join(dir, `api-${port}.log`) }));
    }
    const urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
    for (const url of urls) await waitUntilReady(apis, () => answers(`${url}/readyz`));
    return { urls, env, superuserUrl, superuser, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

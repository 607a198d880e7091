import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { ROOT, runNode } from '../dev/children.ts';
import { localEnv } from '../dev/local-env.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from '../services/process.ts';

export const VICTIMS = ['api', 'worker', 'postgres'] as const;
type Victim = (typeof VICTIMS)[number];

export type System = {
  apiUrl: string;
  env: ReturnType<typeof localEnv>;
  superuserUrl: string;
  /** Of the process that runs now. */
  pidOf(name: 'api' | 'worker'): number;
  /** kill -9, then a new start, as a supervisor would do it. */
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
};

const NO_LIMITS = {
  RATE_WRITE: '1000000',
  RATE_SCAN: '1000000000',
  IN_FLIGHT: '1000',
  LOG_LEVEL: 'warn',
};

/** The real api, worker and a PostgreSQL that syncs to disk, each restarted when it ends by itself; with settings of one's own. */
export async function startSystem(settings: Record<string, string> = {}): Promise<System> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-chaos-'));
  const postgres = await startPostgres({ dir, durable: true });
  await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
  const postgresUrl = (role: string) => postgres.url('qrigin', role);
  const [appPort, smtpPort] = [await freePort(), await freePort()]; // nothing is mailed here
  const env = localEnv({ postgresUrl, appPort, smtpPort, secretsDir: dir, production: true });
  await runNode({ args: ['server/src/migrate.ts'], env });

  const apiUrl = `http://127.0.0.1:${env.PORT}`;
  const running = new Map<string, Running>();
  let isStopping = false;

  function start(name: 'api' | 'worker'): Running {
    const program = {
      command: process.execPath,
      args: [`server/src/${name}.ts`],
      env: { ...process.env, ...env, ...NO_LIMITS, ...settings },
      cwd: ROOT,
    };
    const child = launch({ name, program, output: join(dir, `${name}.log`) });
    running.set(name, child);
    void child.exited.then(() => !isStopping && setTimeout(() => !isStopping && start(name), 100));
    return child;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all([...running.values()].map(stopProcess));
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }

  await waitUntilReady([start('api'), start('worker')], () => answers(`${apiUrl}/readyz`)).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return {
    apiUrl,
    env,
    superuserUrl: postgres.url('qrigin', 'postgres'),
    pidOf: (name) => running.get(name)?.pid ?? 0,
    async kill(victim) {
      if (victim === 'postgres') {
        postgres.kill();
        await postgres.start();
      } else {
        process.kill(running.get(victim)?.pid ?? 0, 'SIGKILL');
      }
    },
    stop,
  };
}

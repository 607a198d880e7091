import { join } from 'node:path';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { type Services, startServices } from '../services/all.ts';
import { keptPort } from '../services/free-port.ts';
import { type Run, runNode } from './children.ts';
import { hearPayments, localEnv } from './local-env.ts';
import { claimRunFolder } from './run-folder.ts';

const DATABASE = 'qrigin';

export type LocalStack = {
  services: Services;
  env: ReturnType<typeof localEnv>;
  apiUrl: string;
  webPort: number;
};

/** Everything below the product itself: the services of the folder, a migrated database, and the configuration. */
export async function startLocalStack(run: Run, dir: string, production: boolean): Promise<LocalStack> {
  run.onEnd(claimRunFolder(dir));
  const services = await run.step('services', () => startServices({ dir, keep: true }));
  run.onEnd(() => services.stop());
  run.watched.push(...services.servers);

  const ports = join(dir, 'ports.json');
  const appPort = await keptPort(ports, 'api', 3000);
  const webPort = production ? appPort : await keptPort(ports, 'web', 5173);
  const postgresUrl = (role: string) => services.postgres.url(DATABASE, role);
  const { smtpPort } = services.mail;
  const { objectStore, payments } = services;
  const env = localEnv({
    postgresUrl,
    appPort,
    webPort,
    smtpPort,
    objectStore,
    secretsDir: dir,
    payments,
    production,
  });
  hearPayments(payments, appPort);
  await run.step('database', async () => {
    await bootstrap(services.postgres.url('postgres', 'postgres'), DATABASE);
    await runNode({ args: ['server/src/migrate.ts'], env });
  });
  return { services, env, apiUrl: `http://127.0.0.1:${appPort}`, webPort };
}

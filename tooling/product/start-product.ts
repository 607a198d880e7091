import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { ROOT, runNode } from '../dev/children.ts';
import { hearPayments, localEnv } from '../dev/local-env.ts';
import { deleteServices, type Services, startServices } from '../services/all.ts';
import { freePort } from '../services/free-port.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from '../services/process.ts';

export interface Product {
  /** The app's origin. */
  url: string;
  /** The origin for files and pages written by organisations. */
  contentUrl: string;
  /** Where caught emails are listed (`/api/email`). */
  mailUrl: string;
  /** The database as the api sees it. */
  databaseUrl: string;
  /** Its whole configuration, for programs that run beside it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const DATABASE = 'qrigin';

type Options = {
  dir: string;
  /** What is set otherwise than on other machines of ours. */
  settings?: Record<string, string>;
};

/** The built product with services of its own, as in production and with nothing in it. The folder is emptied first. */
export async function startProduct({ dir, settings = {} }: Options): Promise<Product> {
  if (!existsSync(join(ROOT, 'web/dist/index.html')))
    throw new Error('web/dist is missing: run npm run build.');
  await deleteServices(dir);
  const services = await startServices({ dir, keep: false });
  const children: Running[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => stopProcess(child)));
    await services.stop();
  };
  try {
    const env = { ...(await configure(services, dir)), ...settings };
    children.push(...['worker', 'api'].map((name) => startProcess(name, env, dir)));
    await waitUntilReady(children, () => answers(`${env.APP_ORIGIN}/readyz`));
    return {
      url: env.APP_ORIGIN,
      contentUrl: env.CONTENT_ORIGIN,
      mailUrl: services.mail.webUrl,
      databaseUrl: env.DATABASE_URL,
      env,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes and migrates the database; the configuration for it comes back. */
async function configure({ postgres, mail, objectStore, payments }: Services, dir: string) {
  const postgresUrl = (role: string) => postgres.url(DATABASE, role);
  const { smtpPort } = mail;
  const appPort = await freePort();
  const env = localEnv({
    postgresUrl,
    appPort,
    smtpPort,
    objectStore,
    secretsDir: dir,
    payments,
    production: true,
  });
  hearPayments(payments, appPort);
  await bootstrap(postgres.url('postgres', 'postgres'), DATABASE);
  await runNode({ args: ['server/src/migrate.ts'], env });
  return env;
}

function startProcess(name: string, env: NodeJS.ProcessEnv, dir: string): Running {
  const program = {
    command: process.execPath,
    args: [`server/src/${name}.ts`],
    env: { ...process.env, ...env },
    cwd: ROOT,
  };
  return launch({ name, program, output: join(dir, `${name}.log`) });
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ceph, startCeph } from './ceph.ts';
import { COMPOSE, composeDown, composeUp, dockerAnswers } from './compose.ts';
import { keptPort } from './free-port.ts';
import { type Maildev, startMaildev } from './maildev.ts';
import { type LocalPaymentProvider, startPaymentProvider } from './payment-provider/payment-provider.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import type { Running } from './process.ts';
import { findProgram } from './program.ts';
import { deleteServiceFolder } from './service-folder.ts';

export type Services = {
  postgres: Pick<Postgres, 'url'>;
  objectStore: Pick<Ceph, 'endpoint' | 'accessKey' | 'secretKey'>;
  mail: Pick<Maildev, 'smtpPort' | 'webUrl'>;
  /** Takes payments in which no money moves. */
  payments: LocalPaymentProvider;
  /** What runs as our own children. */
  servers: Running[];
  stop(): Promise<void>;
};

export type ServicesOptions = {
  dir: string;
  /** True: what is stored survives a restart. False, for one use: nothing waits for the disk, objects are in memory. */
  keep: boolean;
};

/** What the payment provider has on its books. */
const PAYMENTS = 'payments.json';

const PACKAGES = {
  'postgresql-15': ['initdb', 'postgres'],
  radosgw: ['radosgw'],
  'ceph-mon': ['ceph-mon', 'monmaptool'],
  'ceph-osd': ['ceph-osd'],
  'ceph-common': ['ceph', 'radosgw-admin'],
};

/** The Debian packages that are missing, and the one command that installs all; undefined when none is. */
function missingPrograms(): { packages: string[]; install: string } | undefined {
  const packages = Object.entries(PACKAGES)
    .filter(([, programs]) => programs.some((program) => findProgram(program) === undefined))
    .map(([name]) => name);
  if (packages.length === 0) return undefined;
  return {
    packages,
    install: `apt-get install -y --no-install-recommends ${Object.keys(PACKAGES).join(' ')}`,
  };
}

/** PostgreSQL, the object store, the mail catcher and the payment provider, at once. */
export async function startServices({ dir, keep }: ServicesOptions): Promise<Services> {
  const folder = resolve(dir);
  mkdirSync(folder, { recursive: true });
  const missing = missingPrograms();
  if (missing === undefined) return startOwn(folder, keep);
  if (await dockerAnswers()) return startInDocker(folder, keep);
  throw new Error(
    `Missing here: ${missing.packages.join(', ')}. On Debian 12 run '${missing.install}' as root or with sudo; ` +
      'on another system start Docker.',
  );
}

/** Forgets everything that is kept there; whatever else is in the folder stays. No service may run in it. */
export async function deleteServices(dir: string): Promise<void> {
  const folder = resolve(dir);
  mkdirSync(folder, { recursive: true });
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  for (const name of ['ceph', 'mail', PAYMENTS, 'ports.json', ...logs])
    rmSync(join(folder, name), { recursive: true, force: true });
  deleteServiceFolder(join(folder, 'postgres'));
  if (missingPrograms() && (await dockerAnswers())) await composeDown(true);
}

async function startOwn(folder: string, keep: boolean): Promise<Services> {
  const port = await keptPort(join(folder, 'ports.json'), 'postgres');
  const starting = [
    startPostgres({ dir: join(folder, 'postgres'), durable: keep, port, logDir: folder }),
    startCeph({ dir: join(folder, 'ceph'), keep, logDir: folder }),
    startMail(folder),
    startPayments(folder, keep),
  ] as const;
  // When one fails, the others must not be left behind half started.
  const settled = await Promise.allSettled(starting);
  const stop = async () => {
    const started = settled.filter((part) => part.status === 'fulfilled');
    await Promise.all(started.map((part) => part.value.stop()));
  };
  try {
    const [postgres, ceph, mail, payments] = await Promise.all(starting);
    const servers = [...postgres.servers, ...ceph.servers, ...mail.servers];
    return { postgres, objectStore: ceph, mail, payments, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startInDocker(folder: string, keep: boolean): Promise<Services> {
  const { postgresPort, storePort, accessKey, secretKey } = COMPOSE;
  await composeUp();
  const mail = await startMail(folder);
  const payments = await startPayments(folder, keep);
  return {
    postgres: { url: (database, user) => `postgres://${user}@127.0.0.1:${postgresPort}/${database}` },
    objectStore: { endpoint: `http://127.0.0.1:${storePort}`, accessKey, secretKey },
    mail,
    payments,
    servers: mail.servers,
    async stop() {
      await Promise.all([mail.stop(), payments.stop(), composeDown(!keep)]);
    },
  };
}

async function startMail(folder: string): Promise<Maildev> {
  const ports = join(folder, 'ports.json');
  const smtpPort = await keptPort(ports, 'smtp');
  const webPort = await keptPort(ports, 'mail');
  return startMaildev({ dir: join(folder, 'mail'), smtpPort, webPort, logDir: folder });
}

async function startPayments(folder: string, keep: boolean): Promise<LocalPaymentProvider> {
  const port = await keptPort(join(folder, 'ports.json'), 'payments');
  return startPaymentProvider({ port, ...(keep && { file: join(folder, PAYMENTS) }) });
}

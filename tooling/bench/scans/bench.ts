import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../../dev/children.ts';
import { type Postgres, startPostgres } from '../../services/postgres.ts';
import { launch, type Running, stopProcess, waitUntilReady } from '../../services/process.ts';

type NodeServer = {
  name: string;
  /** From the root of the repository. */
  script: string;
  args?: string[];
  env: Record<string, string>;
  isReady: () => Promise<boolean>;
};

/** A PostgreSQL server, and what runs in front of it. All of it ends with the work. */
export type Bench = {
  dir: string;
  postgres: Postgres;
  /** Knows the statements of all databases. */
  superuser: Client;
  connect: (url: string) => Promise<Client>;
  /** Runs a Node program of this repository; what it prints goes to a file, as a service's log does. */
  start: (server: NodeServer) => Promise<Running>;
};

const SETTINGS = {
  max_wal_size: '8GB',
  jit: 'off',
  random_page_cost: '1.1',
  // The tables are vacuumed and analysed once; what comes later is noise.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  shared_preload_libraries: 'pg_stat_statements',
};

async function prepare(bench: Omit<Bench, 'superuser'>): Promise<Bench> {
  const superuser = await bench.connect(bench.postgres.url('postgres', 'postgres'));
  await superuser.query('create extension pg_stat_statements');
  const { rows } = await superuser.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  console.log(
    `${availableParallelism()} cores, Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}`,
  );
  return { ...bench, superuser };
}

export async function withBench<Result>(
  sharedBuffers: string,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-scans-'));
  const settings = { ...SETTINGS, shared_buffers: sharedBuffers };
  const postgres = await startPostgres({ dir, durable: true, settings });
  const running: Running[] = [];
  const clients: Client[] = [];
  const bench = {
    dir,
    postgres,
    async connect(connectionString: string) {
      const client = new Client({ connectionString });
      await client.connect();
      clients.push(client);
      return client;
    },
    async start({ name, script, args = [], env, isReady }: NodeServer) {
      const program = {
        command: process.execPath,
        args: [script, ...args],
        env: { ...process.env, ...env },
        cwd: ROOT,
      };
      const server = launch({ name, program, output: join(dir, `${name}.log`) });
      running.push(server);
      await waitUntilReady([server], isReady);
      return server;
    },
  };
  try {
    return await work(await prepare(bench));
  } finally {
    await Promise.all([...running.map((server) => stopProcess(server)), ...clients.map((one) => one.end())]);
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

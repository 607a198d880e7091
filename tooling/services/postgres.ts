import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { launch, type Running, stopProcess, waitUntilReady } from './process.ts';
import { childrenOf, isAlive } from './process-table.ts';
import { requireProgram, runProgram, type User } from './program.ts';
import { makeServiceFolder, ordinaryUser } from './service-folder.ts';

export type Postgres = {
  port: number;
  readonly pid: number;
  readonly servers: Running[];
  /** libpq-style URL */
  url(database: string, user: string): string;
  stop(): Promise<void>;
  /** kill -9 of the postmaster and all its children, for fault tests; `start` brings it back. */
  kill(): void;
  start(): Promise<void>;
};

export type PostgresOptions = {
  dir: string;
  /** False for throw-away clusters: faster, but a crash of the machine may lose everything. */
  durable: boolean;
  port?: number;
  /** Where the log goes, if not into `dir`. */
  logDir?: string;
  /** Settings of the server beside those that every cluster here has. */
  settings?: Record<string, string>;
};

/** A PostgreSQL server on 127.0.0.1 whose cluster is made in the folder when it is not there yet. */
export async function startPostgres({
  dir,
  durable,
  port: wantedPort,
  logDir,
  settings = {},
}: PostgresOptions): Promise<Postgres> {
  const user = ordinaryUser();
  const folder = makeServiceFolder(dir, user);
  const cluster = join(folder, 'cluster');
  const port = wantedPort ?? (await freePort());
  const url = (database: string, role: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const log = join(logDir ?? folder, 'postgres.log');
  await initialise(cluster, durable, user);

  const launchServer = async () => {
    const program = {
      command: requireProgram('postgres'),
      args: serverArgs(cluster, { port, durable, settings }),
      user,
    };
    // SIGINT is PostgreSQL's fast shutdown: open connections are closed, the cluster is left clean.
    const server = launch({ name: 'postgres', program, output: log, stopSignal: 'SIGINT' });
    await waitUntilReady([server], () => isReady(cluster, server.pid));
    return server;
  };
  let server = await launchServer();
  let killed: number[] = [];
  return {
    port,
    get pid() {
      return server.pid;
    },
    get servers() {
      return [server];
    },
    url,
    stop: () => stopProcess(server),
    kill() {
      killed = killTree(server);
    },
    async start() {
      // PostgreSQL refuses to start while the process in its pid file exists, be it as a zombie that we have not reaped …
      await server.exited;
      // … and while another process of the crashed server still has its shared memory.
      while (killed.some(isAlive)) await sleep(20);
      server = await launchServer();
    },
  };
}

type ServerOptions = { port: number; durable: boolean; settings: Record<string, string> };

function serverArgs(cluster: string, { port, durable, settings }: ServerOptions): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // No socket file: its path may have 107 bytes at most, which a deep folder exceeds.
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Makes the cluster beside its place and then renames it, so that an interrupted start leaves no half of one. */
async function initialise(cluster: string, durable: boolean, user: User | undefined): Promise<void> {
  if (existsSync(cluster)) return;
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-A',
    'trust',
    ...locale,
    ...(durable ? [] : ['--no-sync']),
  ];
  await runProgram({ command: requireProgram('initdb'), args, user });
  renameSync(unfinished, cluster);
}

/** Reads the server's own word in its pid file, as pg_ctl does: a stranger on the same port cannot mislead us. */
function isReady(cluster: string, pid: number): boolean {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/** Kills the server and its children at once; returns what was killed. */
function killTree(server: Running): number[] {
  const pids = [server.pid, ...childrenOf(server.pid)];
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  return pids;
}

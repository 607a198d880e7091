import { answers, type Running } from '../../services/process.ts';
import { childrenOf } from '../../services/process-table.ts';
import { cpuOf, postgresCpu } from '../cpu.ts';
import type { Bench } from './bench.ts';
import type { CodesDatabase } from './database.ts';
import type { Slice } from './slice.ts';
import { type LoadOptions, runWrk, type WrkScripts } from './wrk.ts';

export type Server = { url: string; running: Running };

/** One network asks for everything here. All else is as in production, the log too. */
const NO_LIMITS = { RATE_SCAN: '1000000000', IN_FLIGHT: '1000', LOG_LEVEL: 'info' };

/** The api in front of a database; `settings` are further ones of its environment. */
export async function startApi(
  bench: Bench,
  { name, newEnv }: CodesDatabase,
  settings: Record<string, string> = {},
): Promise<Server> {
  const env = { ...(await newEnv()), ...NO_LIMITS, ...settings };
  const url = `http://127.0.0.1:${env.PORT}`;
  const running = await bench.start({
    name: [name, ...Object.values(settings)].join('-'),
    script: 'server/src/api.ts',
    env,
    isReady: () => answers(`${url}/readyz`),
  });
  return { url, running };
}

/** The processes of a server: one, or one that has others work for it. */
export const processesOf = ({ running }: Server) => [running.pid, ...childrenOf(running.pid)];

/** Statements that the scan role sent by itself; what runs inside a function is part of its statement. */
async function statementsSent({ superuser }: Bench): Promise<number> {
  const { rows } = await superuser.query<{ calls: string | null }>(
    `select sum(calls) as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where r.rolname = 'app_scan' and s.toplevel`,
  );
  return Number(rows[0]?.calls ?? 0);
}

/** What a server and PostgreSQL spend on each request of a load. */
export async function measure(
  bench: Bench,
  server: Server,
  scripts: WrkScripts,
  options: LoadOptions,
): Promise<Slice> {
  const spent = async () => ({
    app: cpuOf(...processesOf(server)),
    postgres: postgresCpu(bench.postgres.pid),
    statements: await statementsSent(bench),
  });
  const before = await spent();
  const load = await runWrk(server.url, scripts, options);
  const after = await spent();
  if (load.failed > 0)
    throw new Error(`${load.failed} of ${load.requests} requests failed\n${server.running.lastLines()}`);
  const us = 1e6 / load.requests;
  return {
    perSecond: load.requests / load.seconds,
    appCpu: (after.app - before.app) * us,
    postgresCpu: (after.postgres - before.postgres) * us,
    statements: (after.statements - before.statements) / load.requests,
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { bootstrap } from '../../server/src/db/bootstrap.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { createCodeBook } from '../../server/src/features/qr/index.ts';
import { ROOT } from '../dev/children.ts';
import { localEnv } from '../dev/local-env.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from '../services/process.ts';
import { cpuOf, postgresCpu } from './cpu.ts';
import {
  type Load,
  POINT_TABLE,
  runPgbench,
  runWrk,
  writePgbenchScript,
  writeScript,
} from './resolve-load.ts';
import { goalsOf, HEADINGS, middleOf, rowOf, type Slice } from './resolve-report.ts';
import { codesToAsk, type Seeded, seed } from './resolve-seed.ts';
import { figure, judge, tableOf } from './table.ts';

/** `npm run bench:resolve`: what a scan costs as the number of issued codes grows, beside pgbench in the same run. */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const SIZES = values.small ? [1e5, 1e6] : [1e5, 1e7, 1e9];
const ROUNDS = values.small ? 2 : 5;
const SECONDS = values.small ? 1 : 3;
const CONNECTIONS = 64;
const ASKED = values.small ? 5000 : 100_000;

const SETTINGS = {
  shared_buffers: values.small ? '256MB' : '2GB',
  max_wal_size: '8GB',
  jit: 'off',
  random_page_cost: '1.1',
  // The tables are vacuumed and analysed once; what comes later is noise.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  shared_preload_libraries: 'pg_stat_statements',
};
/** One network asks for everything here. */
const NO_LIMITS = { RATE_SCAN: '1000000000', IN_FLIGHT: '1000', LOG_LEVEL: 'warn' };

type Sized = Seeded & { url: string; api: Running; script: string; client: Client };

const dir = mkdtempSync(join(tmpdir(), 'qrigin-resolve-'));
const postgres = await startPostgres({ dir, durable: true, settings: SETTINGS });
const running: Running[] = [];

/** A database with so many codes, and the api in front of it. */
async function startSize(codes: number): Promise<Sized> {
  const name = `codes_${codes}`;
  await bootstrap(postgres.url('postgres', 'postgres'), name);
  const postgresUrl = (role: string) => postgres.url(name, role);
  await migrate({ migrator: postgresUrl('migrator'), worker: postgresUrl('app_worker') });
  const client = new Client({ connectionString: postgresUrl('postgres') });
  client.on('error', () => {}); // the server may stop first
  await client.connect();
  await client.query('create extension pg_stat_statements');
  const began = performance.now();
  const seeded = await seed(client, codes);
  console.log(
    `${figure(seeded.codes)} codes in ${figure(seeded.runs)} runs, ${figure(seeded.stateRows)} with a row of their own (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
  const env = localEnv({
    postgresUrl,
    appPort: await freePort(),
    smtpPort: await freePort(),
    secretsDir: dir,
    production: true,
  });
  const keys: { id: number; key: string }[] = JSON.parse(env.CODE_KEYS);
  const book = createCodeBook(keys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') })));
  const script = writeScript(dir, name, await codesToAsk(client, book, ASKED));
  const program = {
    command: process.execPath,
    args: ['server/src/api.ts'],
    env: { ...process.env, ...env, ...NO_LIMITS },
    cwd: ROOT,
  };
  const api = launch({ name, program, output: join(dir, `${name}.log`) });
  running.push(api);
  const url = `http://127.0.0.1:${env.PORT}`;
  await waitUntilReady([api], () => answers(`${url}/readyz`));
  return { ...seeded, url, api, script, client };
}

/** Statements that the scan role sent by itself; what runs inside a function is part of its statement. */
async function statementsOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string | null }>(
    `select sum(calls) as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where r.rolname = 'app_scan' and s.toplevel`,
  );
  return Number(rows[0]?.calls ?? 0);
}

async function measured(sized: Sized): Promise<Slice> {
  const before = [cpuOf(sized.api.pid), postgresCpu(postgres.pid), await statementsOf(sized.client)] as const;
  const load: Load = await runWrk(sized.url, sized.script, CONNECTIONS, SECONDS);
  if (load.failed > 0)
    throw new Error(`${load.failed} of ${load.requests} scans failed\n${sized.api.lastLines()}`);
  const us = 1e6 / load.requests;
  return {
    perSecond: load.requests / load.seconds,
    appCpu: (cpuOf(sized.api.pid) - before[0]) * us,
    postgresCpu: (postgresCpu(postgres.pid) - before[1]) * us,
    statements: ((await statementsOf(sized.client)) - before[2]) / load.requests,
  };
}

async function measuredBare(url: string, script: string): Promise<Slice> {
  const before = postgresCpu(postgres.pid);
  const bare = await runPgbench(url, script, SECONDS);
  // Its server processes end a moment after it; their time counts once they are gone for good.
  await sleep(500);
  const us = 1e6 / bare.transactions;
  return {
    perSecond: bare.transactions / bare.seconds,
    appCpu: bare.clientCpu * us,
    postgresCpu: (postgresCpu(postgres.pid) - before) * us,
    statements: 1,
  };
}

async function run(): Promise<0 | 1> {
  const sizes: Sized[] = [];
  for (const codes of SIZES) sizes.push(await startSize(codes));
  await bootstrap(postgres.url('postgres', 'postgres'), 'bare');
  const bareUrl = postgres.url('bare', 'postgres');
  const bareClient = new Client({ connectionString: bareUrl });
  bareClient.on('error', () => {});
  await bareClient.connect();
  await bareClient.query(POINT_TABLE);
  await bareClient.query('vacuum analyze point');
  const point = writePgbenchScript(dir);

  // Caches of runs and products fill up first: a process that runs for days has them.
  for (const sized of sizes) await runWrk(sized.url, sized.script, CONNECTIONS, SECONDS * 2);
  const subjects = [...sizes.map((sized) => () => measured(sized)), () => measuredBare(bareUrl, point)];
  const slices: Slice[][] = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = subjects.map((_, at) => at);
    for (const at of round % 2 ? order.toReversed() : order) {
      const slice = await subjects[at]?.();
      if (slice) slices[at]?.push(slice);
    }
  }
  const [bare, ...scans] = [slices.at(-1) ?? [], ...slices.slice(0, -1)].map(middleOf);
  if (!bare) throw new Error('nothing was measured');
  console.log(
    tableOf([
      HEADINGS,
      rowOf('pgbench', bare, bare),
      ...scans.map((slice, at) => rowOf(`${figure(sizes[at]?.codes ?? 0)} codes`, slice, bare)),
    ]),
  );
  await Promise.all([bareClient.end(), ...sizes.map(({ client }) => client.end())]);
  return judge(goalsOf(scans, bare), values.small);
}

try {
  process.exitCode = await run();
} finally {
  await Promise.all(running.map(stopProcess));
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

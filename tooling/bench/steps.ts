import { parseArgs } from 'node:util';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { scanOverview } from '@qrigin/domain/scan';
import { freePort } from '../services/free-port.ts';
import { type Bench, withBench } from './scans/bench.ts';
import { type CodesDatabase, createCodes } from './scans/database.ts';
import { codesToAsk } from './scans/seed.ts';
import { measure, startApi } from './scans/servers.ts';
import { warmUp, writeScripts } from './scans/wrk.ts';
import { sharesOf } from './steps/attribute.ts';
import { attachProfiler } from './steps/profiler.ts';
import { REST, STEPS } from './steps/steps.ts';
import { figure, tableOf } from './table.ts';

/**
 * `npm run bench:steps`: where the time of a scan goes, step by step: the processor time of the api a scan, shared out by
 * where samples of it were taken. docs/scan-path.md tells the steps in words.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const SECONDS = Number(values.seconds);
const [CODES, ASKED, WARM_UP, CONNECTIONS] = [1e6, 50_000, 50_000, 64];
/** One pack in a hundred has something of its own to tell. */
const WITH_HISTORY = 0.01;

const ASKS = {
  overview: { path: (code: string) => `${API_BASE}${pathOf(scanOverview, { qr: code })}`, headers: {} },
  page: { path: (code: string) => `/scan/${code}`, headers: { 'Accept-Encoding': 'gzip' } },
};

type Spent = { ofStep: (step: string) => number; app: number; postgres: number };

async function profile(bench: Bench, database: CodesDatabase, kind: keyof typeof ASKS): Promise<Spent> {
  const codes = await codesToAsk(database, { wanted: ASKED, withHistory: WITH_HISTORY });
  const { path, headers } = ASKS[kind];
  const scripts = writeScripts(bench.dir, kind, { paths: codes.map(path), headers });
  const port = await freePort();
  const server = await startApi(bench, database, { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  await warmUp(server.url, scripts, WARM_UP);
  const load = { connections: CONNECTIONS, seconds: SECONDS, from: 0 };
  // Taking samples costs time itself, so what a scan takes is measured without.
  const { appCpu, postgresCpu } = await measure(bench, server, scripts, load);
  const profiler = await attachProfiler(port);
  await profiler.start();
  await measure(bench, server, scripts, load);
  const shares = sharesOf(await profiler.stop());
  profiler.close();
  return { ofStep: (step) => (shares.get(step) ?? 0) * appCpu, app: appCpu, postgres: postgresCpu };
}

await withBench('512MB', async (bench) => {
  const database = await createCodes(bench, { codes: CODES });
  const overview = await profile(bench, database, 'overview');
  const page = await profile(bench, database, 'page');
  const row = (does: string, lives: string, of: (spent: Spent) => number) => [
    does,
    figure(of(overview)),
    figure(of(page)),
    lives,
  ];
  console.log(
    tableOf([
      ['µs of processor time', 'overview', 'page', 'lives in'],
      ...STEPS.map(({ does, lives }) => row(does, lives, ({ ofStep }) => ofStep(does))),
      row(REST, '', ({ ofStep }) => ofStep(REST)),
      row('the api in all', '', ({ app }) => app),
      row('PostgreSQL', 'server/src/db/migrations: scan_states()', ({ postgres }) => postgres),
    ]),
  );
});

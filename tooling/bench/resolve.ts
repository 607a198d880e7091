import { parseArgs } from 'node:util';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { scanOverview } from '@qrigin/domain/scan';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { answers } from '../services/process.ts';
import { memoryOf } from './memory.ts';
import { preparePgbench } from './resolve-pgbench.ts';
import { goalsOf, HEADINGS, type Measured, rowOf } from './resolve-report.ts';
import { type Bench, withBench } from './scans/bench.ts';
import { type CodesDatabase, createCodes } from './scans/database.ts';
import { verifyRecalls } from './scans/recalls.ts';
import { codesToAsk } from './scans/seed.ts';
import { measure, processesOf, type Server, startApi } from './scans/servers.ts';
import { allCpu, ratio, takeTurns } from './scans/slice.ts';
import { type WrkScripts, warmUp, writeScripts } from './scans/wrk.ts';
import { figure, judge, tableOf } from './table.ts';

/**
 * `npm run bench:resolve`: what a scan costs as the number of issued codes grows and when many recalls are open, beside
 * pgbench and beside the bare look-up in the same run. `-- --small` takes seconds.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const SIZE = values.small
  ? { codes: [1e5, 1e6], recalled: 1e6, asked: 5000, warmUp: 5000, rounds: 2, seconds: 1 }
  : { codes: [1e5, 1e7, 1e9], recalled: 1e7, asked: 100_000, warmUp: 150_000, rounds: 5, seconds: 3 };
const CONNECTIONS = 64;
const CONNECTIONS_OF_TWO = 256;

type Asked = { database: CodesDatabase; codes: string[]; scripts: WrkScripts };
type Subject = { name: string; server: Server; scripts: WrkScripts; connections: number };

const overviewOf = (code: string) => `${API_BASE}${pathOf(scanOverview, { qr: code })}`;

async function prepare(bench: Bench, codes: number, hasManyRecalls = false): Promise<Asked> {
  const database = await createCodes(bench, { codes, hasManyRecalls });
  const asked = await codesToAsk(database, { wanted: SIZE.asked, withHistory: 0.5 });
  const scripts = writeScripts(bench.dir, database.name, { paths: asked.map(overviewOf) });
  return { database, codes: asked, scripts };
}

async function startOne(bench: Bench, { database, scripts }: Asked): Promise<Subject> {
  const server = await startApi(bench, database);
  return { name: `${figure(database.codes)} codes`, server, scripts, connections: CONNECTIONS };
}

/** The same codes through two processes of the api, where it can run as several. */
async function startTwo(bench: Bench, { database, scripts }: Asked): Promise<Subject[]> {
  if (!('API_PROCESSES' in ENVIRONMENTS.api.shape)) {
    console.log('two processes are not measured: this api knows no setting API_PROCESSES');
    return [];
  }
  const server = await startApi(bench, database, { API_PROCESSES: '2' });
  const name = `two processes, ${CONNECTIONS_OF_TWO} connections`;
  return [{ name, server, scripts, connections: CONNECTIONS_OF_TWO }];
}

/** The same codes through `node:http` and the look-up alone; its answers are as long as one of the api. */
async function startLookUp(bench: Bench, { database, codes, scripts }: Asked, api: Server): Promise<Subject> {
  const path = overviewOf(codes[0] ?? '');
  const length = Buffer.byteLength(await (await fetch(api.url + path)).text());
  const env = await database.newEnv();
  const url = `http://127.0.0.1:${env.PORT}`;
  const running = await bench.start({
    name: 'look-up',
    script: 'tooling/bench/scans/look-up-server.ts',
    args: [String(length)],
    env,
    isReady: () => answers(url + path),
  });
  return { name: 'node:http + look-up', server: { url, running }, scripts, connections: CONNECTIONS };
}

async function start(bench: Bench) {
  const asked: Asked[] = [];
  for (const codes of SIZE.codes) asked.push(await prepare(bench, codes));
  const sizes: Subject[] = [];
  for (const one of asked) sizes.push(await startOne(bench, one));
  const [largest, api] = [asked.at(-1), sizes.at(-1)];
  if (!largest || !api) throw new Error('there is nothing to measure');

  const recalled = await prepare(bench, SIZE.recalled, true);
  const recalls = await startOne(bench, recalled);
  console.log(`answers are as expected: ${await verifyRecalls(recalled.database, recalls.server.url)}`);
  return {
    sizes,
    recalls: { ...recalls, name: `${recalls.name}, many recalls` },
    lookUp: await startLookUp(bench, largest, api.server),
    two: await startTwo(bench, largest),
  };
}

async function run(bench: Bench): Promise<0 | 1> {
  const { sizes, recalls, lookUp, two } = await start(bench);
  const subjects = [...sizes, recalls, lookUp, ...two];
  const pgbench = await preparePgbench(bench, SIZE.seconds);
  // A process that runs for days has its code compiled and its caches full.
  for (const { server, scripts } of subjects)
    await warmUp(server.url, scripts, SIZE.warmUp * Math.max(1, processesOf(server).length - 1));

  const step = SIZE.asked / SIZE.rounds;
  const [bare = [], ...rounds] = await takeTurns(
    [
      pgbench,
      ...subjects.map(({ server, scripts, connections }) => (round: number) => {
        const load = { connections, seconds: SIZE.seconds, from: round * step };
        return measure(bench, server, scripts, load);
      }),
    ],
    SIZE.rounds,
  );
  const measured = subjects.map(({ name, server }, at): Measured => {
    return { name, slices: rounds[at] ?? [], megabytes: memoryOf(...processesOf(server)) };
  });
  const rows = [{ name: 'pgbench', slices: bare }, ...measured].map((one) => rowOf(one, bare));
  console.log(`\n${tableOf([HEADINGS, ...rows])}`);

  const slicesOf = (subject: Subject | undefined) => rounds[subject ? subjects.indexOf(subject) : -1] ?? [];
  const without = sizes[SIZE.codes.indexOf(SIZE.recalled)];
  console.log(
    `\nall CPU with many open recalls, × as many codes without: ${figure(ratio(allCpu, slicesOf(recalls), slicesOf(without)))}`,
  );
  const goals = goalsOf({
    bare,
    smallest: slicesOf(sizes[0]),
    largest: slicesOf(sizes.at(-1)),
    lookUp: slicesOf(lookUp),
    ...(two[0] ? { twoProcesses: slicesOf(two[0]) } : {}),
  });
  return judge(goals, values.small);
}

process.exitCode = await withBench(values.small ? '256MB' : '2GB', run);

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bearer } from '@qrigin/domain/http';
import { ROOT } from '../dev/children.ts';
import { freePort } from '../services/free-port.ts';
import { answers } from '../services/process.ts';
import { memoryOf } from './memory.ts';
import { type Bench, withBench } from './scans/bench.ts';
import { createCodes } from './scans/database.ts';
import { codesToAsk } from './scans/seed.ts';
import { fetchSentPage, type SentPage } from './scans/sent-page.ts';
import { measure, processesOf, type Server, startApi } from './scans/servers.ts';
import { allCpu, middle, ratio, type Slice, takeTurns } from './scans/slice.ts';
import { type Requests, warmUp, writeScripts } from './scans/wrk.ts';
import { figure, type Goal, judge, tableOf } from './table.ts';

/**
 * `npm run bench:page`: what the scan page costs beside a bare `node:http` server that sends the same bytes, in the same
 * run. `-- --small` takes seconds.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const SIZE = values.small
  ? { codes: 1e5, asked: 5000, warmUp: 2000, rounds: 3, seconds: 1 }
  : { codes: 1e7, asked: 200_000, warmUp: 60_000, rounds: 5, seconds: 3 };
const CONNECTIONS = 64;
/** One pack in a hundred has something of its own to tell. */
const WITH_HISTORY = 0.01;
const ACCEPTED = { 'Accept-Encoding': 'gzip' };
const BUILT = join(ROOT, 'web/dist/scan/render.js');

/** A server that sends this page to whoever asks for whatever. */
async function startBare(bench: Bench, page: SentPage): Promise<Server> {
  const file = join(bench.dir, 'page.json');
  writeFileSync(file, JSON.stringify(page));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const running = await bench.start({
    name: 'bare',
    script: 'tooling/bench/scans/page-server.ts',
    args: [port, file],
    env: {},
    isReady: () => answers(url),
  });
  return { url, running };
}

/** What the api says that its drawn pages take, if it does. */
async function bytesOfPages({ url }: Server, token: string): Promise<number | undefined> {
  const reply = await fetch(`${url}/metrics`, { headers: bearer(token) });
  const found = [...(await reply.text()).matchAll(/^\w*scan_pages_bytes\w*(?:\{[^}]*\})? ([\d.e+]+)$/gm)];
  return found.length > 0 ? found.reduce((sum, [, bytes]) => sum + Number(bytes), 0) : undefined;
}

function report(pages: Slice[], bare: Slice[]): Goal[] {
  const row = (name: string, slices: Slice[]) => [
    name,
    figure(middle(({ perSecond }) => perSecond, slices)),
    figure(middle(({ appCpu }) => appCpu, slices)),
    figure(middle(({ postgresCpu }) => postgresCpu, slices)),
    middle(({ statements }) => statements, slices).toFixed(3),
    ratio(({ appCpu }) => appCpu, slices, bare).toFixed(2),
    ratio(allCpu, slices, bare).toFixed(2),
  ];
  const headings = ['', 'a second', 'app µs', 'PostgreSQL µs', 'statements', 'app CPU ×', 'all CPU ×'];
  console.log(`\n${tableOf([headings, row('node:http, same bytes', bare), row('scan page', pages)])}`);
  const value = ratio(({ appCpu }) => appCpu, pages, bare);
  return [
    { needsQuiet: true, what: 'CPU of the api a page, × node:http (aim 4)', value, atMost: 6 },
    // Drawn and compressed for each request it is about 40 ×, however busy the machine is.
    { what: 'the same, as pages are drawn once', value, atMost: 20 },
    { what: 'statements a page', value: middle(({ statements }) => statements, pages), atMost: 1 },
  ];
}

async function run(bench: Bench): Promise<0 | 1> {
  const database = await createCodes(bench, { codes: SIZE.codes });
  const codes = await codesToAsk(database, { wanted: SIZE.asked, withHistory: WITH_HISTORY });
  const requests: Requests = { paths: codes.map((code) => `/scan/${code}`), headers: ACCEPTED };
  const scripts = writeScripts(bench.dir, 'pages', requests);
  const token = (await database.newEnv()).METRICS_TOKEN;
  const api = await startApi(bench, database);
  const memory = () => memoryOf(...processesOf(api));
  const atStart = memory();
  const page = await fetchSentPage(api.url + requests.paths[0], ACCEPTED);
  const bare = await startBare(bench, page);
  const bytes = Buffer.byteLength(page.body, 'base64');
  console.log(`a page of ${figure(bytes)} bytes with ${page.headers.length / 2} headers`);

  for (const { url } of [api, bare]) await warmUp(url, scripts, SIZE.warmUp);
  // Each round continues where the last one may have stopped: a code is seldom scanned twice.
  const step = Math.floor((SIZE.asked - SIZE.warmUp) / SIZE.rounds);
  const load = (round: number) => ({
    connections: CONNECTIONS,
    seconds: SIZE.seconds,
    from: SIZE.warmUp + round * step,
  });
  const subjects = [api, bare].map(
    (server) => (round: number) => measure(bench, server, scripts, load(round)),
  );
  const [pages = [], same = []] = await takeTurns(subjects, SIZE.rounds);
  const goals = report(pages, same);
  const drawn = await bytesOfPages(api, token);
  console.log(
    `\nmemory of the api: ${figure(memory())} MB, ${figure(memory() - atStart)} MB more than at its start; drawn pages: ${drawn === undefined ? '/metrics does not tell' : `${figure(drawn / 1e6)} MB`}`,
  );
  return judge(goals, values.small);
}

if (existsSync(BUILT)) {
  process.exitCode = await withBench(values.small ? '256MB' : '1GB', run);
} else {
  console.error('The scan page is not built: npm run build makes it.');
  process.exitCode = 1;
}

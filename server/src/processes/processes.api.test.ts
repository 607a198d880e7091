import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, bearer, pathOf } from '@qrigin/domain/http';
import { createOrganisation } from '@qrigin/domain/organisations';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { childrenOf, isAlive } from '../../../tooling/services/process-table.ts';
import { programEnv } from '../../../tooling/services/program-env.ts';
import { type ApiProgram, startApiProgram } from '../testing/programs/api-program.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { statusOf } from '../testing/status-of.ts';
import { testSettings } from '../testing/test-env.ts';

const HEADERS = bearer('metrics-token-of-the-tests');

const settings = (changes: Record<string, string> = {}) => ({
  ...testSettings(database.url('app_rw')),
  LOG_LEVEL: 'info',
  SHUTDOWN_DELAY_MS: '0',
  API_PROCESSES: '2',
  ...changes,
});

let database: TestDatabase;
/** Used up by the tests in their order: the last one kills it. */
let api: ApiProgram;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await startApiProgram(settings({ RATE_READ: '9' }));
});
afterAll(async () => {
  api.program.kill('SIGKILL');
  await api.exited;
  await database.drop();
});

const processesOf = ({ program }: ApiProgram) => childrenOf(program.pid!);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

async function metrics(): Promise<string> {
  // Each on a connection of its own, so that processes take turns.
  return (await fetch(`${api.url}/metrics`, { headers: { ...HEADERS, connection: 'close' } })).text();
}

function valueOf(page: string, name: string): number {
  return Number(
    page
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

const calls = (page: string) =>
  valueOf(page, 'http_request_seconds_count{method="GET",route="/healthz",status="200"}');

const linesWith = (text: string) =>
  api
    .said()
    .split('\n')
    .filter((line) => line.includes(text));

/** Who answered, of each call to this route. */
const answeredBy = (route: string): number[] =>
  linesWith(`"route":"${route}"`).map((line) => JSON.parse(line).process);

let called = 0;
async function callOnce(): Promise<void> {
  expect(await statusOf(`${api.url}/healthz`)).toBe(200);
  called += 1;
}

test('two processes take turns, and the log says which', async () => {
  expect(api.listening()).toEqual([1, 2]);
  for (let call = 0; call < 10; call += 1) await callOnce();
  await until(() => answeredBy('/healthz').length === 10);
  expect(new Set(answeredBy('/healthz'))).toEqual(new Set([1, 2]));
});

test('metrics are the sum, whichever process is asked for them', async () => {
  for (let scrape = 0; scrape < 4; scrape += 1) {
    const page = await metrics();
    expect([calls(page), valueOf(page, 'api_processes')]).toEqual([called, 2]);
  }
  await until(() => answeredBy('/metrics').length === 4);
  expect(new Set(answeredBy('/metrics'))).toEqual(new Set([1, 2]));
});

test('a limit of 9 calls is 5 for each of two processes', async () => {
  const counts: Record<number, number> = {};
  // On a busy machine some are turned away (503) before they are counted.
  while ((counts[429] ?? 0) < 12) {
    const status = await statusOf(`${api.url}${API_BASE}${pathOf(createOrganisation)}`);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  expect(counts[401]).toBe(10);
});

test('a process that dies is replaced, the other answers meanwhile, and nothing told before is lost from the sum', async () => {
  const [killed = 0] = processesOf(api);
  // One of two connections is handed to a process that is stuck: it is not left waiting for the dead.
  process.kill(killed, 'SIGSTOP');
  const two = Promise.allSettled([1, 2].map(() => statusOf(`${api.url}/livez`)));
  await until(() => answeredBy('none').length > 0);
  process.kill(killed, 'SIGKILL');
  const ends = (await two).map((end) => (end.status === 'fulfilled' ? end.value : end.reason.code));
  expect(new Set(ends)).toEqual(new Set([404, 'ECONNRESET']));

  await until(async () => {
    await callOnce();
    return api.listening().length === 3;
  });
  expect(api.listening()).toEqual([1, 2, 3]);
  const [line = ''] = linesWith('"msg":"a process ended, another is started"');
  expect(JSON.parse(line)).toMatchObject({ exitCode: null, signal: 'SIGKILL', pauseMs: 100 });

  await until(() => answeredBy('/healthz').length === called);
  const page = await metrics();
  expect([calls(page), valueOf(page, 'api_processes')]).toEqual([called, 2]);
});

test('when the primary is killed, no one is left', async () => {
  const pids = processesOf(api);
  expect(pids).toHaveLength(2);
  api.program.kill('SIGKILL');
  await api.exited;
  await until(() => !pids.some(isAlive));
  await expect(statusOf(`${api.url}/healthz`)).rejects.toThrow('ECONNREFUSED');
});

test('a second signal ends all at once', async () => {
  const impatient = await startApiProgram(settings({ SHUTDOWN_DELAY_MS: '60000' }));
  const { program, url, exited } = impatient;
  onTestFinished(() => void program.kill('SIGKILL'));
  const pids = processesOf(impatient);
  program.kill('SIGTERM');
  await until(async () => (await statusOf(`${url}/readyz`)) === 503);
  // As a terminal or a service manager does it: each process gets a signal, and none takes it for its second.
  for (const pid of pids) process.kill(pid, 'SIGINT');
  await sleep(200);
  expect(pids.filter(isAlive)).toEqual(pids);
  // Not even one that is stuck is left.
  process.kill(pids[0]!, 'SIGSTOP');
  program.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  await until(() => !pids.some(isAlive));
});

test('whoever comes while the processes stop is answered or sent away, and never left waiting', async () => {
  const stopping = await startApiProgram(settings());
  const { program, url, exited } = stopping;
  onTestFinished(() => void program.kill('SIGKILL'));
  // Calls that are not sent to their end: each process has to wait for one.
  const slow = [1, 2].map(() => connect(Number(new URL(url).port)).on('error', () => {}));
  for (const call of slow) call.write('GET /healthz HTTP/1.1\r\n');
  await sleep(100);
  // Callers queue up before processes that stand still, so that some are being handed over when these close.
  const pids = processesOf(stopping);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const callers = Array.from({ length: 100 }, async () => {
    while (true) await statusOf(`${url}/healthz`);
  });
  const allSentAway = Promise.allSettled(callers);
  await sleep(100);
  program.kill('SIGTERM');
  await sleep(100);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  const ends = await allSentAway;
  expect(ends.map(({ status }) => status)).toEqual(callers.map(() => 'rejected'));
  expect(slow.map((call) => call.closed)).toEqual([false, false]);
  for (const call of slow) call.destroy();
  expect(await exited).toEqual([0, null]);
});

test.each<[string, () => Record<string, string>, string]>([
  ['a wrong one', () => ({ API_PROCESSES: '65' }), 'API_PROCESSES: '],
  [
    'one that the database gives away',
    () => ({ SCAN_DATABASE_URL: database.url('postgres') }),
    'SCAN_DATABASE_URL: the database role postgres bypasses row security',
  ],
])('unsafe settings: %s ends several processes as it ends one, and is said once', (_, changes, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/src/api.ts'], {
    env: programEnv(settings(changes())),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`.split(says)).toHaveLength(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from './testing/database.ts';
import { peopleOf } from './testing/people.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import { testSettings } from './testing/test-env.ts';

let database: TestDatabase;
/** Its keys are those of the process, so the people that it makes can call there. */
let helper: TestApi;
beforeAll(async () => {
  helper = await startTestApi();
  database = helper.database;
});
afterAll(() => helper.stop());

/** The api as a process of its own, ready to answer. */
async function startProcess(settings: Record<string, string>) {
  const api = spawn(process.execPath, ['server/src/api.ts'], { env: settings });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /"address":"([^"]+)"/.exec(said)?.[1];
      if (address) resolve(address);
    };
    api.stdout.on('data', listen);
    api.stderr.on('data', listen);
    api.once('exit', () => reject(new Error(said)));
  });
  return { api, url };
}

test('told to stop, the api says not ready, finishes what is under way and ends', async () => {
  const settings = { ...testSettings(database.url('app_rw')), LOG_LEVEL: 'info', SHUTDOWN_DELAY_MS: '700' };
  const { api, url } = await startProcess(settings);
  const exited = once(api, 'exit');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  // A call that is held up in the database while the process is told to stop.
  const asha = await peopleOf(helper).person();
  await database.superuser.query('begin');
  await database.superuser.query('lock table organisation in access exclusive mode');
  const underWay = fetch(`${url}/api/organization`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Under way' }),
  });
  await sleep(200);
  api.kill('SIGTERM');
  await sleep(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await sleep(300);
  await database.superuser.query('rollback');

  expect((await underWay).status).toBe(200);
  expect((await exited)[0]).toBe(0);
});

test.each(['DATABASE_URL', 'SCAN_DATABASE_URL', 'INGEST_DATABASE_URL'])(
  'unsafe settings: a superuser in %s stops the api from starting',
  async (name) => {
    const settings = { ...testSettings(database.url('app_rw')), [name]: database.url('postgres') };
    await expect(startProcess(settings)).rejects.toThrow(
      `${name}: the database role postgres bypasses row security and cannot be used here`,
    );
  },
);

test('what is wrong with the settings is listed, and nothing starts', async () => {
  const settings = {
    ...testSettings(database.url('app_rw')),
    SCAN_BASE_URL: 'http://example.com/x',
    APP_ORIGIN: '',
  };
  await expect(startProcess(settings)).rejects.toThrow(/APP_ORIGIN: [\s\S]*SCAN_BASE_URL: /);
});

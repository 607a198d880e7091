import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/programs/database.ts';
import { listenTo } from './listen.ts';

vi.setConfig({ testTimeout: 30_000 });

let database: TestDatabase;
let stop: () => Promise<void>;
const heard: string[] = [];
const hearing: boolean[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  heard.length = 0;
  hearing.length = 0;
  stop = listenTo(database.url('app_rw'), 'person', {
    onMessage: (payload) => heard.push(payload),
    onConnectionChange: (isHearing) => hearing.push(isHearing),
  });
  await vi.waitUntil(() => hearing.length > 0, PATIENTLY);
});
afterEach(async () => {
  await stop();
  await database.drop();
});

const say = (text: string) => database.superuser.query("select pg_notify('person', $1)", [text]);

async function listener(): Promise<number> {
  const { rows } = await database.superuser.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'listen person'",
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.pid;
}

test('what is said is onMessage, on this channel only', async () => {
  await database.superuser.query("select pg_notify('another', 'x')");
  await say('notice 1');
  await expect.poll(() => heard).toEqual(['notice 1']);
});

test('a connection that was ended is told and comes back', async () => {
  await database.superuser.query('select pg_terminate_backend($1)', [await listener()]);
  await expect.poll(() => hearing, { timeout: 5000 }).toEqual([true, false, true]);
  await say('again');
  await expect.poll(() => heard).toEqual(['again']);
});

test('a connection that has fallen silent is found out and replaced', async () => {
  const pid = await listener();
  process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => hearing, { timeout: 10_000 }).toEqual([true, false, true]);
    await say('again');
    await expect.poll(() => heard).toEqual(['again']);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

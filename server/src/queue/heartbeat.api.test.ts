import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Database } from '../db/connect/connection.ts';
import { PATIENTLY } from '../testing/patiently.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One connection only: a sign of life that keeps a broken one could never come back. */
let worker: Database;
let sign: Heartbeat;
beforeEach(() => {
  worker = connect(database.url('app_worker'), 1);
  sign = startHeartbeat(worker);
});
afterEach(async () => {
  sign.release();
  await worker.close();
});

const nameIt = (id: string) => sign.events.emit('pool:create', { workerPool: { id } } as never);

/** The process of the database that holds the lock on this name. */
async function holder(name: string): Promise<number | undefined> {
  const { rows } = await database.superuser.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
       and (classid::bigint << 32) | objid::bigint = hashtextextended('worker ' || $1, 0)`,
    [name],
  );
  return rows[0]?.pid;
}
const held = (name: string) =>
  vi.waitFor(async () => expect(await holder(name)).toBeDefined(), { timeout: 10_000, interval: 100 });

test('a worker whose connection is cut takes its lock again, and wastes no connection', async () => {
  nameIt('worker-cut');
  await held('worker-cut');
  for (const _ of [1, 2]) {
    const before = await holder('worker-cut');
    await database.superuser.query('select pg_terminate_backend($1)', [before]);
    await vi.waitFor(async () => expect(await holder('worker-cut')).not.toBe(before), PATIENTLY);
    await held('worker-cut');
  }
  expect(worker.pool.totalCount).toBe(1);
});

test('a worker that could not get its lock tries again, and wastes no connection', async () => {
  const key = "hashtextextended('worker worker-late', 0)";
  await database.superuser.query(`select pg_advisory_lock(${key})`);
  const other = await holder('worker-late');
  nameIt('worker-late');
  await vi.waitFor(() => expect(worker.pool.totalCount).toBe(1), PATIENTLY);
  await vi.waitFor(() => expect(worker.pool.totalCount).toBe(0), { timeout: 5000 });
  await database.superuser.query(`select pg_advisory_unlock(${key})`);
  await held('worker-late');
  expect(await holder('worker-late')).not.toBe(other);
});

test('a worker that stops while it is still taking its lock gives it back', async () => {
  nameIt('worker-brief');
  sign.release();
  await worker.close();
  expect(await holder('worker-brief')).toBeUndefined();
});

test('a worker that stops gives its lock back', async () => {
  nameIt('worker-done');
  await held('worker-done');
  sign.release();
  await vi.waitFor(async () => expect(await holder('worker-done')).toBeUndefined(), PATIENTLY);
});

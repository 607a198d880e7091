import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../db/connect/connection.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import { createLog } from '../http/watch/log.ts';
import { failedJobs } from '../operator/failed-jobs.ts';
import { PATIENTLY } from '../testing/patiently.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { handle } from './handle.ts';
import { declaredJobs, enqueue, job } from './job.ts';
import { connectionsFor, runWorker } from './run-worker.ts';

const note = job({ name: 'test.note', payload: z.object({ text: z.string() }), tries: 2 });
const seen: { text: string; at: number }[] = [];
const behaviour: { run: (text: string) => Promise<void> } = { run: async () => {} };
const slow = job({
  name: 'test.slow',
  payload: z.object({ org: z.string(), text: z.string() }),
  tries: 2,
  pool: 'files',
  oneAtATime: ({ org }) => `test ${org}`,
});
const run = async (text: string) => {
  await behaviour.run(text);
  seen.push({ text, at: performance.now() });
};
const JOBS = [handle(note, (_, { text }) => run(text)), handle(slow, (_, { text }) => run(text))];
const texts = () => seen.map(({ text }) => text);

let database: TestDatabase;
let worker: Database;
const stops: (() => Promise<void>)[] = [];
beforeAll(() => {
  vi.setConfig({ testTimeout: 60_000 });
});
beforeEach(async () => {
  seen.length = 0;
  behaviour.run = async () => {};
  database = await createTestDatabase();
  worker = connect(database.url('app_worker'), connectionsFor(2));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await worker.close();
  await database.drop();
});

async function startWorker(jobs = JOBS): Promise<void> {
  const runner = await runWorker({ database: worker, jobs, concurrency: 2, log: createLog('silent') });
  stops.push(() => runner.stop());
}

const send = (text: string) => withNobody(database.app, (db) => enqueue(db, note, { text }));
const jobs = async () =>
  (await database.superuser.query('select locked_by, attempts, last_error from graphile_worker.jobs')).rows;

test('a job sent in a transaction that is undone never runs, one that is stored runs at once', async () => {
  await startWorker();
  const undone = withNobody(database.app, async (db) => {
    await enqueue(db, note, { text: 'undone' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await send('warm-up');
  await vi.waitFor(() => expect(texts()).toEqual(['warm-up']), PATIENTLY);

  const waits: number[] = [];
  for (const text of ['one', 'two', 'three']) {
    await send(text);
    const stored = performance.now();
    await vi.waitFor(() => expect(texts()).toContain(text), { interval: 2 });
    waits.push(Math.round(seen.at(-1)!.at - stored));
  }
  console.log(`queue: ${waits.join(', ')} ms from commit to effect`);
  expect(Math.max(...waits)).toBeLessThan(2000);
  expect(texts()).not.toContain('undone');
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), PATIENTLY);
});

test('a payload that is not what the job asks for is refused by the sender and by the handler', async () => {
  const wrong = withNobody(database.app, (db) => enqueue(db, note, { text: 1 } as never));
  await expect(wrong).rejects.toThrow('text');
  await startWorker();
  await database.superuser.query(
    `select graphile_worker.add_job('test.note', '{"text": 1}', max_attempts => 1)`,
  );
  await vi.waitFor(
    async () => expect(await failedJobs(worker)).toEqual([expect.stringContaining('test.note')]),
    PATIENTLY,
  );
  expect(seen).toEqual([]);
});

test('a job that fails is tried again and after its last try listed among the failed', async () => {
  let tries = 0;
  behaviour.run = async () => {
    tries += 1;
    throw new Error('planted\nsecond line');
  };
  await startWorker();
  await send('doomed');
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: null }]),
    PATIENTLY,
  );
  expect(await failedJobs(worker)).toEqual(['no failed jobs']);

  // The pause before the next try is left out.
  await database.superuser.query('update graphile_worker._private_jobs set run_at = now()');
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ attempts: 2, locked_by: null }]), {
    timeout: 10_000,
  });
  expect(tries).toBe(2);
  expect(await failedJobs(worker)).toEqual([
    expect.stringMatching(/^\d+ {2}\S+Z {2}test\.note {2}2 tries {2}planted$/),
  ]);
});

/** As if this worker had fetched the job a while ago and nothing been heard of it since. */
async function sendLocked(text: string, lockedBy: string): Promise<void> {
  await send(text);
  await database.superuser.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1
     where locked_by is null`,
    [lockedBy],
  );
}

test('the jobs of a worker that died are done by another one, those of a living one are left alone', async () => {
  await sendLocked('of the living', 'worker-alive');
  await sendLocked('of the dead', 'worker-dead');
  await database.superuser.query("select pg_advisory_lock(hashtextextended('worker worker-alive', 0))");
  await startWorker();
  await vi.waitFor(() => expect(texts()).toEqual(['of the dead']), { timeout: 20_000 });
  await send('of nobody');
  await vi.waitFor(() => expect(texts()).toEqual(['of the dead', 'of nobody']), PATIENTLY);
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ locked_by: 'worker-alive' }]),
    PATIENTLY,
  );
});

test('a worker holds a sign of life for the very name under which it locks its jobs', async () => {
  let finish = () => {};
  behaviour.run = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  await startWorker();
  await send('long');
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ locked_by: expect.any(String) }]),
    PATIENTLY,
  );
  const [{ locked_by: name }] = await jobs();
  const isFree = async () => {
    const { rows } = await database.superuser.query(
      "select pg_try_advisory_lock(hashtextextended('worker ' || $1, 0)) as free",
      [name],
    );
    return rows[0].free;
  };
  await vi.waitFor(async () => expect(await isFree()).toBe(false), PATIENTLY);
  finish();
  await vi.waitFor(() => expect(texts()).toEqual(['long']), PATIENTLY);
  for (const stop of stops.splice(0)) await stop();
  await vi.waitFor(async () => expect(await isFree()).toBe(true), PATIENTLY);
});

test('a worker without a handler for a job that can be sent does not start, and names the job', async () => {
  expect(declaredJobs()).toEqual(['test.note', 'test.slow']);
  await expect(startWorker([])).rejects.toThrow('no handler for test.note, test.slow');
});

test('two jobs cannot have one name', () => {
  expect(() => job({ name: 'test.note', payload: z.object({}), tries: 1 })).toThrow(
    'two jobs are named test.note',
  );
});

test('a handler works in the organisation that its job is about, and in no other', async () => {
  const { superuser } = database;
  const made = await superuser.query("insert into organisation (name) values ('A'), ('B') returning id");
  const [a, b] = made.rows.map(({ id }) => String(id));
  await superuser.query(
    "insert into site (org_id, name, kind) values ($1, 'in A', 'other'), ($2, 'in B', 'other')",
    [a, b],
  );
  const found: unknown[] = [];
  const look = handle(note, (ctx, { text }) =>
    ctx.inOrg(text, async (db) => {
      found.push((await sql<{ name: string }>`select name from site`.execute(db)).rows);
    }),
  );
  await startWorker([look, ...JOBS.slice(1)]);
  await send(a ?? '');
  await vi.waitFor(() => expect(found).toEqual([[{ name: 'in A' }]]), PATIENTLY);
});

test('hole 2: nothing waits for jobs with files, and of each organisation one runs at a time, those with fewest ahead first', async () => {
  const gates = new Map<string, () => void>();
  const started: string[] = [];
  behaviour.run = async (text) => {
    if (!text.startsWith('file')) return;
    started.push(text);
    await new Promise<void>((resolve) => gates.set(text, resolve));
  };
  const sendSlow = (org: string, text: string, ahead: number) =>
    withNobody(database.app, (db) => enqueue(db, slow, { org, text }, { ahead }));
  for (const at of [0, 1, 2, 3, 4]) await sendSlow('a', `file a${at}`, at);
  for (const at of [0, 1, 2]) await sendSlow('b', `file b${at}`, at);
  await startWorker();
  // Two begin at once, either of them a moment earlier.
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['file a0', 'file b0']), PATIENTLY);
  await sendSlow('c', 'file c0', 0);
  await send('mail');
  await vi.waitFor(() => expect(texts()).toEqual(['mail']), PATIENTLY);
  expect(started).toHaveLength(2);

  gates.get('file a0')?.();
  await vi.waitFor(() => expect(started.slice(2)).toEqual(['file c0']), PATIENTLY);
  gates.get('file c0')?.();
  await vi.waitFor(() => expect(started.at(-1)).toBe('file a1'), PATIENTLY);
  behaviour.run = async () => {};
  for (const open of gates.values()) open();
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 20_000 });
});

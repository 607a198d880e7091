import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueFaults } from '../../../operator/catalogue-faults.ts';
import { asWorker, startWorker } from '../../../testing/programs/as-worker.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/programs/database.ts';
import { jobs } from '../jobs.ts';
import { makeEventDays } from './make-event-days.ts';

let database: TestDatabase;
let ingest: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  ingest = new Pool({ connectionString: database.url('app_ingest'), max: 1 });
});
afterEach(async () => {
  await ingest.end();
  await database.drop();
});

/** Names of the partitions, by how many days they are away from today. */
async function partitions(): Promise<Map<number, string>> {
  const { rows } = await database.superuser.query<{ away: number; name: string }>(`
    select to_date(right(relname, 8), 'YYYYMMDD') - current_date as away, relname as name
    from pg_class where relispartition and relkind = 'r' and relname ~ '^scan_event_[0-9]{8}$' order by 1`);
  return new Map(rows.map(({ away, name }) => [away, name]));
}

async function dropDays(...days: number[]): Promise<void> {
  const made = await partitions();
  for (const day of days) await database.superuser.query(`drop table ${made.get(day)}`);
}

async function addEvent(daysAway: number, id: string = crypto.randomUUID()): Promise<string> {
  const { superuser } = database;
  await superuser.query(
    "insert into organisation (name) select 'Maker' where not exists (select from organisation)",
  );
  const { rows } = await superuser.query<{ id: string }>('select id from organisation');
  await ingest.query(
    `insert into scan_event (org_id, day, id, run_id, idx)
     values ($1, current_date + $2::integer, $3, 1, 0) on conflict do nothing`,
    [rows[0]?.id, daysAway, id],
  );
  return id;
}

async function whereIs(id: string): Promise<string[]> {
  const found = await database.superuser.query(
    'select tableoid::regclass::text as name from scan_event where id = $1',
    [id],
  );
  return found.rows.map(({ name }) => name);
}

const WEEK = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

test('the days from yesterday to a week from now have tables of their own, under row security', async () => {
  await dropDays(-1, 0, 1, 7);
  expect([...(await partitions()).keys()]).toEqual([2, 3, 4, 5, 6]);
  await asWorker({ database }, makeEventDays);
  expect([...(await partitions()).keys()]).toEqual(WEEK);
  expect(await catalogueFaults(database.app.pool)).toEqual([]);

  const id = await addEvent(0);
  expect(await whereIs(id)).toEqual([(await partitions()).get(0)]);
  // Of another organisation, asked of the whole and of the day itself.
  expect((await sql`select from scan_event`.execute(database.app.kysely)).rows).toEqual([]);
  await database.superuser.query(`grant select on ${(await partitions()).get(0)} to app_rw`);
  expect(
    (await sql`select from ${sql.table((await partitions()).get(0) ?? '')}`.execute(database.app.kysely))
      .rows,
  ).toEqual([]);
});

test('once more changes nothing', async () => {
  const { rows: before } = await database.superuser.query(
    "select oid from pg_class where relname ~ '^scan_event' order by 1",
  );
  await asWorker({ database }, makeEventDays);
  const { rows: after } = await database.superuser.query(
    "select oid from pg_class where relname ~ '^scan_event' order by 1",
  );
  expect(after).toEqual(before);
});

test('an event of a day without a table is stored among other days, stays there, and holds no one up', async () => {
  await dropDays(1, 2);
  const id = await addEvent(1);
  expect(await whereIs(id)).toEqual(['scan_event_other_days']);
  expect(await whereIs(await addEvent(40))).toEqual(['scan_event_other_days']);

  await asWorker({ database }, makeEventDays);
  expect([...(await partitions()).keys()]).toEqual(WEEK.filter((day) => day !== 1));
  expect(await catalogueFaults(database.app.pool)).toEqual([]);
  await addEvent(1, id);
  expect(await whereIs(id)).toEqual(['scan_event_other_days']);
  expect(await whereIs(await addEvent(2))).toEqual([(await partitions()).get(2)]);
});

test('many at once make each day once', async () => {
  await dropDays(...WEEK);
  await Promise.all(Array.from({ length: 6 }, () => asWorker({ database }, makeEventDays)));
  expect([...(await partitions()).keys()]).toEqual(WEEK);
});

test('a worker makes the missing days when it starts', async () => {
  await dropDays(...WEEK);
  const worker = await startWorker({ database }, jobs());
  try {
    await vi.waitFor(async () => expect([...(await partitions()).keys()]).toEqual(WEEK), 10_000);
  } finally {
    await worker.stop();
  }
});

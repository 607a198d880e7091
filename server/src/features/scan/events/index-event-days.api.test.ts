import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asWorker, startWorker } from '../../../testing/programs/as-worker.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/programs/database.ts';
import { jobs } from '../jobs.ts';
import { indexEventDays } from './index-event-days.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A partition as it was made on its day, so many days ago. */
async function makeDay(daysAgo: number): Promise<void> {
  await database.superuser.query(`do $$ declare day date := (now() at time zone 'UTC')::date - ${daysAgo}; begin
    execute format('create table if not exists scan_event_%s partition of scan_event for values from (%L) to (%L)',
      to_char(day, 'YYYYMMDD'), day, day + 1);
    execute format('alter table scan_event_%s owner to migrator', to_char(day, 'YYYYMMDD'));
    end $$`);
}

/** Which days have the index, by how many days ago they were. */
async function indexedDays(): Promise<number[]> {
  const { rows } = await database.superuser.query<{ ago: number }>(`
    select (now() at time zone 'UTC')::date - to_date(substr(tablename, 12), 'YYYYMMDD') as ago from pg_indexes
    where indexname = tablename || '_by_code' and tablename ~ '^scan_event_[0-9]{8}$' order by 1`);
  return rows.map(({ ago }) => ago);
}

test('days that are over are indexed by code, each once; those that still take events are not', async () => {
  for (const ago of [1, 3, 4, 400]) await makeDay(ago);
  await asWorker({ database }, indexEventDays);
  expect(await indexedDays()).toEqual([3, 4, 400]);
  await asWorker({ database }, indexEventDays);
  await makeDay(5);
  await asWorker({ database }, indexEventDays);
  expect(await indexedDays()).toEqual([3, 4, 5, 400]);
});

test('an event of a day that is over goes in all the same, and is found by its code', async () => {
  await makeDay(3);
  await asWorker({ database }, indexEventDays);
  await database.superuser.query(`
    insert into organisation (name) values ('Maker');
    insert into scan_event (org_id, day, id, run_id, idx)
      select id, (now() at time zone 'UTC')::date - 3, gen_random_uuid(), 7, 9 from organisation;
    set enable_seqscan = off`);
  const { rows } = await database.superuser.query<{ 'QUERY PLAN': string }>(
    "explain select from scan_event where run_id = 7 and idx = 9 and day = (now() at time zone 'UTC')::date - 3",
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.* Scan.*_by_code/);
  const found = await database.superuser.query('select from scan_event where run_id = 7 and idx = 9');
  expect(found.rowCount).toBe(1);
});

test('workers at once do it once, and a worker does it when it starts', async () => {
  for (const ago of [3, 4]) await makeDay(ago);
  await Promise.all(Array.from({ length: 4 }, () => asWorker({ database }, indexEventDays)));
  expect(await indexedDays()).toEqual([3, 4]);

  await makeDay(5);
  const worker = await startWorker({ database }, jobs());
  try {
    await vi.waitFor(async () => expect(await indexedDays()).toEqual([3, 4, 5]), 10_000);
  } finally {
    await worker.stop();
  }
});

test('a day may take longer than the connections of the worker wait for an answer', async () => {
  await makeDay(3);
  await database.superuser.query(`
    create function take_long() returns event_trigger language plpgsql as 'begin perform pg_sleep(1); end';
    create event trigger take_long on ddl_command_end when tag in ('CREATE INDEX') execute function take_long()`);
  await asWorker({ database }, indexEventDays, 500);
  expect(await indexedDays()).toEqual([3]);
});

test('a day that cannot be indexed is told of, and the others are all the same', async () => {
  for (const ago of [3, 4, 5]) await makeDay(ago);
  const day = `(now() at time zone 'UTC')::date - 4`;
  const { rows } = await database.superuser.query<{ name: string; day: string }>(
    `select to_char(${day}, 'YYYY-MM-DD') as day, to_char(${day}, '"scan_event_"YYYYMMDD') as name`,
  );
  await database.superuser.query(`begin; lock table ${rows[0]?.name} in row exclusive mode`);
  await expect(asWorker({ database }, indexEventDays)).rejects.toThrow(
    `scan events of ${rows[0]?.day} have no index`,
  );
  await database.superuser.query('rollback');
  expect(await indexedDays()).toEqual([3, 5]);
  await asWorker({ database }, indexEventDays);
  expect(await indexedDays()).toEqual([3, 4, 5]);
});

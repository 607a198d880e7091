import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
let worker: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  worker = connect(database.url('app_worker'), 1);
});
afterAll(async () => {
  await worker.close();
  await database.drop();
});

test('the nightly sweep removes exactly what is due', async () => {
  const { superuser } = database;
  await superuser.query(`
    with person as (insert into app_user (name, email) values ('A', 'a@people.example') returning id),
      keys as (insert into idempotency_key (user_id, operation, key, fingerprint, created_at)
        select id, 'x', name, '', now() - age from person, (values
          ('due', interval '7 days 1 minute'), ('kept', interval '6 days 23 hours'), ('new', interval '0')) k (name, age)),
      sessions as (insert into session (kind, device, expires_at)
        values ('guest', 'due', now() - interval '30 days 1 minute'), ('guest', 'kept', now() - interval '29 days'),
          ('guest', 'live', now() + interval '1 hour'))
    insert into rate_limit (key, points, expire)
      select name, 1, extract(epoch from now() + age) * 1000
      from (values ('due', interval '-1 second'), ('live', interval '1 minute')) r (name, age)`);
  await superuser.query("insert into rate_limit (key, points, expire) values ('for ever', 1, null)");

  await sweep(worker);
  const left = async (column: string, table: string) =>
    (await superuser.query(`select ${column} as name from ${table} order by 1`)).rows.map(({ name }) => name);
  expect(await left('key', 'idempotency_key')).toEqual(['kept', 'new']);
  expect(await left('device', 'session')).toEqual(['kept', 'live']);
  expect(await left('key', 'rate_limit')).toEqual(['for ever', 'live']);
});

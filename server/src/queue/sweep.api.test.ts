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

  await superuser.query(`
    insert into mail (kind, address, created_at) values
      ('due', 'a@people.example', now() - interval '30 days 1 minute'), ('kept', 'a@people.example', now() - interval '29 days')`);
  await superuser.query(`
    insert into login_ticket (ticket_hash, user_id, cookie_hash, expires_at)
      select t.name::bytea, app_user.id, '', now() + t.age from app_user, (values ('due', interval '-1 second'), ('live', interval '1 minute')) t (name, age)`);
  await superuser.query(`
    insert into one_time_code (user_id, purpose, code_hash, expires_at)
      select app_user.id, c.purpose, c.purpose, now() - c.age from app_user, (values ('verify', interval '25 hours'), ('reset', interval '23 hours')) c (purpose, age)`);

  await superuser.query(`
    with org as (insert into organisation (name) values ('A') returning id),
      wanted as (insert into role (org_id, name, built_in, permissions) select id, 'Owner', 'owner', '{}' from org returning org_id, id),
      people as (insert into app_user (name, email) select name, name || '@people.example' from (values ('due'), ('kept'), ('was')) p (name) returning id, name)
    insert into join_request (org_id, user_id, role_id, expires_at, state, decided_at)
      select org_id, people.id, wanted.id, now() + case name when 'kept' then interval '1 minute' else interval '-1 second' end,
        case name when 'was' then 'rejected' else 'pending' end, case name when 'was' then now() end from wanted, people`);

  await superuser.query(`
    with org as (insert into organisation (name) values ('Hill Farm') returning id)
    insert into subdomain (org_id, name, look, released_at)
      select org.id, s.name, s.name, now() - s.age from org, (values
        ('due', interval '180 days 1 minute'), ('kept', interval '179 days 23 hours'), ('live', null)) s (name, age)`);

  await superuser.query(`
    with people as (insert into app_user (name, email, created_at, verified_at, deleted_at)
        select name, name || '@unverified.example', now() - age, verified_at, deleted_at from (values
          ('due', interval '48 hours 1 minute', null::timestamptz, null::timestamptz),
          ('again', interval '90 hours', null, null), ('new', interval '47 hours', null, null),
          ('verified', interval '90 hours', now(), null), ('deleted', interval '90 hours', null, now())) p (name, age, verified_at, deleted_at)
        returning id, name),
      attempts as (insert into sign_up (user_id, browser_hash, name, password_hash, created_at)
        select id, name::bytea, name, '', now() - case name when 'again' then interval '47 hours' else interval '48 hours 1 minute' end from people),
      devices as (insert into known_device (user_id, device_hash) select id, name::bytea from people where name = 'due'),
      tickets as (insert into login_ticket (ticket_hash, user_id, cookie_hash, expires_at)
        select 'unverified', id, '', now() + interval '1 minute' from people where name = 'due'),
      codes as (insert into one_time_code (user_id, purpose, code_hash, expires_at)
        select id, 'verify', '', now() from people where name = 'due')
    insert into session (kind, user_id, device, expires_at)
      select 'user', id, 'unverified', now() + interval '1 hour' from people where name = 'due'`);

  await sweep(worker);
  const left = async (column: string, table: string) =>
    (await superuser.query(`select ${column} as name from ${table} order by 1`)).rows.map(({ name }) => name);
  expect(await left('key', 'idempotency_key')).toEqual(['kept', 'new']);
  expect(await left('state', 'join_request')).toEqual(['expired', 'pending', 'rejected']);
  const { rows } = await superuser.query(
    "select decided_at = expires_at as at_its_end from join_request where state = 'expired'",
  );
  expect(rows).toEqual([{ at_its_end: true }]);
  expect(await left('name', "app_user where email like '%@unverified.example'")).toEqual([
    'again',
    'deleted',
    'new',
    'verified',
  ]);
  expect(await left('name', 'sign_up')).toEqual(['again']);
  expect(await left('device', 'session')).toEqual(['kept', 'live']);
  expect(await left('key', 'rate_limit')).toEqual(['for ever', 'live']);
  expect(await left('kind', 'mail')).toEqual(['kept']);
  expect(await left('name', 'subdomain')).toEqual(['kept', 'live']);
  expect(await left("convert_from(ticket_hash, 'utf8')", 'login_ticket')).toEqual(['live']);
  expect(await left('purpose', 'one_time_code')).toEqual(['reset']);
});

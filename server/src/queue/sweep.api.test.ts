import { RETENTION, type Swept } from '@qrigin/domain/features';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect/connection.ts';
import { catalogueFaults } from '../operator/catalogue-faults.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { sweepAll } from '../testing/programs/run-sweep.ts';

let database: TestDatabase;
let worker: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  worker = connect(database.url('app_worker'), 1);
  await database.superuser.query(`
    insert into app_user (name, email, verified_at) values ('A', 'a@people.example', now());
    insert into organisation (name) values ('Hill Farm')`);
});
afterAll(async () => {
  await worker.close();
  await database.drop();
});

const PERSON = "(select id from app_user where email = 'a@people.example')";
const ORG = "(select id from organisation where name = 'Hill Farm')";

type Case = {
  table: string;
  /** What a row is called. */
  name: string;
  /** Adds a row of that name whose time counts from `at`. */
  add: (name: string, at: string) => string;
};

/** A row on either side of the term for each line of the list; without one of them this does not compile. */
const CASES: Record<Swept, Case> = {
  scans: {
    table: 'scan_event',
    name: 'language',
    add: (name, at) => `insert into scan_event (org_id, day, id, run_id, idx, language)
      values (${ORG}, (${at})::date, gen_random_uuid(), 1, 0, '${name}')`,
  },
  contactMessages: {
    table: 'contact_message',
    name: 'name',
    add: (name, at) =>
      `insert into contact_message (name, email, message, created_at) values ('${name}', 'b@people.example', 'Hello', ${at})`,
  },
  securityLog: {
    table: 'security_event',
    name: 'detail',
    add: (name, at) =>
      `insert into security_event (kind, detail, at) values ('sign-in.done', '${name}', ${at})`,
  },
  setAsideDrafts: {
    table: 'details_version',
    name: "content ->> 'name'",
    add: (
      name,
      at,
    ) => `with made as (insert into product (org_id, name) values (${ORG}, '${name}') returning org_id, id)
      insert into details_version (org_id, product_id, number, content, bytes, outline, is_published, made_at)
      select org_id, id, 1, '{"name": "${name}"}', 1, '{}', false, ${at} from made`,
  },
  importedRows: {
    table: 'import_row',
    name: "cells ->> 'name'",
    add: (
      name,
      at,
    ) => `with sheet as (insert into file (org_id, created_by, name, kind, nature, mime_type, extension, bytes, is_exact, md5)
        values (${ORG}, ${PERSON}, '${name}.csv', 'import', 'private', 'text/csv', 'csv', 1, true, decode(repeat('00', 16), 'hex'))
        returning org_id, id),
      made as (insert into import (org_id, kind, file_id, file_name, delimiter, columns, state)
        select org_id, 'vendors', id, 'of rows', ',', '{}', 'checked' from sheet returning org_id, id)
      insert into import_row (org_id, import_id, row_number, cells, fields, created_at)
      select org_id, id, 2, '{"name": "${name}"}', '{}', ${at} from made`,
  },
  imports: {
    table: "import where file_name <> 'of rows'",
    name: 'file_name',
    add: (
      name,
      at,
    ) => `with sheet as (insert into file (org_id, created_by, name, kind, nature, mime_type, extension, bytes, is_exact, md5)
        values (${ORG}, ${PERSON}, '${name}.csv', 'import', 'private', 'text/csv', 'csv', 1, true, decode(repeat('00', 16), 'hex'))
        returning org_id, id)
      insert into import (org_id, kind, file_id, file_name, delimiter, columns, state, created_at)
      select org_id, 'vendors', id, '${name}', ',', '{}', 'checked', ${at} from sheet`,
  },
  unverifiedAccounts: {
    table: 'app_user where verified_at is null',
    name: 'name',
    add: (name, at) =>
      `insert into app_user (name, email, created_at) values ('${name}', '${name}@people.example', ${at})`,
  },
  guestSessions: {
    table: "session where kind = 'guest'",
    name: 'device',
    add: (name, at) => `insert into session (kind, device, created_at, expires_at)
      values ('guest', '${name}', ${at}, ${at} + interval '24 hours')`,
  },
  sessions: {
    table: "session where kind = 'user'",
    name: 'device',
    add: (name, at) =>
      `insert into session (kind, user_id, device, expires_at) values ('user', ${PERSON}, '${name}', ${at})`,
  },
  devices: {
    table: 'known_device',
    name: "convert_from(device_hash, 'utf8')",
    add: (name, at) =>
      `insert into known_device (user_id, device_hash, last_seen_at) values (${PERSON}, '${name}', ${at})`,
  },
  mailedCodes: {
    table: 'one_time_code',
    name: 'code_hash',
    add: (name, at) => `insert into one_time_code (user_id, purpose, code_hash, expires_at, used_at)
      values (${PERSON}, 'reset', '${name}', ${at}, now())`,
  },
  loginTickets: {
    table: 'login_ticket',
    name: "convert_from(ticket_hash, 'utf8')",
    add: (name, at) =>
      `insert into login_ticket (ticket_hash, user_id, cookie_hash, expires_at) values ('${name}', ${PERSON}, '', ${at})`,
  },
  mails: {
    table: 'mail',
    name: 'kind',
    add: (name, at) =>
      `insert into mail (kind, address, created_at) values ('${name}', 'a@people.example', ${at})`,
  },
  requestKeys: {
    table: 'idempotency_key',
    name: 'key',
    add: (name, at) => `insert into idempotency_key (user_id, operation, key, fingerprint, created_at)
      values (${PERSON}, 'x', '${name}', '', ${at})`,
  },
  counters: {
    table: 'rate_limit',
    name: 'key',
    add: (name, at) =>
      `insert into rate_limit (key, points, expire) values ('${name}', 1, extract(epoch from ${at}) * 1000)`,
  },
  paymentEvents: {
    table: 'payment_event',
    name: 'event_id',
    add: (name, at) =>
      `insert into payment_event (event_id, name, received_at) values ('${name}', 'order.paid', ${at})`,
  },
  subdomains: {
    table: 'subdomain',
    name: 'name',
    add: (name, at) =>
      `insert into subdomain (org_id, name, look, released_at) values (${ORG}, '${name}', '${name}', ${at})`,
  },
};

async function names(name: string, from: string): Promise<string[]> {
  const { rows } = await database.superuser.query<{ name: string }>(
    `select ${name} as name from ${from} order by 1`,
  );
  return rows.map((row) => row.name);
}

// Days are the smallest step of scans, minutes of everything else.
const stepOf = (key: string) => (key === 'scans' ? '1 day' : '1 minute');

test.each(Object.entries(CASES))('%s: what is younger stays, what is older goes', async (key, row) => {
  const { count, unit } = RETENTION[key as Swept];
  const term = `now() - interval '${count} ${unit}'`;
  await database.superuser.query(row.add('older', `${term} - interval '${stepOf(key)}'`));
  await database.superuser.query(row.add('younger', `${term} + interval '${stepOf(key)}'`));
  await sweepAll(worker);
  expect(await names(row.name, row.table)).toEqual(['younger']);
});

/** A table for one day of scan events with one event, as the worker made it on that day. */
async function makeDay(day: string): Promise<string> {
  const { superuser } = database;
  const { rows } = await superuser.query<{ name: string; day: string }>(
    `select 'scan_event_' || to_char(day, 'YYYYMMDD') as name, day::text from (select (${day})::date) d (day)`,
  );
  const made = rows[0];
  if (!made) throw new Error('no day');
  await superuser.query(`set role migrator;
    create table ${made.name} partition of scan_event for values from ('${made.day}') to ('${made.day}'::date + 1);
    alter table ${made.name} enable row level security;
    alter table ${made.name} force row level security;
    create policy tenant on ${made.name} using (org_id = (select app_org())) with check (org_id = (select app_org()));
    reset role;
    insert into scan_event (org_id, day, id, run_id, idx) values (${ORG}, '${made.day}', gen_random_uuid(), 1, 0)`);
  return made.name;
}

const DAYS = "pg_class where relispartition and relkind = 'r' and relname ~ '^scan_event_[0-9]{8}$'";

test('days of scan events are dropped whole after 13 months, however many are due', async () => {
  const kept = await names('relname', DAYS);
  kept.push(await makeDay("now() - interval '12 months'"));
  kept.push(await makeDay("now() - interval '13 months'"));
  for (const age of ['13 months 1 day', '14 months', '14 months 1 day']) {
    await makeDay(`now() - interval '${age}'`);
  }
  await sweepAll(worker);
  expect(await names('relname', DAYS)).toEqual(kept.toSorted());
  expect(await catalogueFaults(database.app.pool)).toEqual([]);
});

test('a day that someone is reading is left for later, and the rest is done', async () => {
  const { superuser } = database;
  const day = await makeDay("now() - interval '15 months'");
  await superuser.query(CASES.mails.add('locked', "now() - interval '31 days'"));
  await superuser.query('begin; lock table scan_event in access share mode');
  await expect(sweepAll(worker)).rejects.toThrow(
    'not swept: scans (canceling statement due to lock timeout)',
  );
  await superuser.query('commit');
  expect(await names('kind', "mail where kind = 'locked'")).toEqual([]);
  await sweepAll(worker);
  expect(await names('relname', `pg_class where relname = '${day}'`)).toEqual([]);
});

test('an account that was never verified goes with all that is its own, and no other account can be erased', async () => {
  const { superuser } = database;
  const own = ['session', 'one_time_code', 'authenticator', 'recovery_code', 'login_ticket', 'known_device'];
  await superuser.query(`
    insert into app_user (name, email, created_at, verified_at) values
      ('gone', 'gone@people.example', now() - interval '3 days', null),
      ('code', 'code@people.example', now() - interval '3 days', null),
      ('young', 'young@people.example', now() - interval '2 hours', null),
      ('member', 'member@people.example', now() - interval '3 days', now());
    insert into session (kind, user_id, expires_at) select 'reset', id, now() + interval '1 hour' from app_user where name = 'gone';
    insert into one_time_code (user_id, purpose, code_hash, expires_at)
      select id, 'verify', '', now() + case name when 'code' then interval '5 minutes' else interval '-1 minute' end
      from app_user where name in ('gone', 'code');
    insert into authenticator (user_id, secret) select id, '' from app_user where name = 'gone';
    insert into recovery_code (user_id, code_hash) select id, '' from app_user where name = 'gone';
    insert into login_ticket (ticket_hash, user_id, cookie_hash, expires_at)
      select 'gone', id, '', now() + interval '1 hour' from app_user where name = 'gone';
    insert into known_device (user_id, device_hash) select id, 'gone' from app_user where name = 'gone';
    insert into idempotency_key (user_id, operation, key, fingerprint) select id, 'x', 'gone', '' from app_user where name = 'gone'`);
  const { rows } = await superuser.query<{ id: string }>("select id from app_user where name = 'gone'");
  await sweepAll(worker);
  // One who has a live code may be reading it now.
  expect(await names('name', "app_user where name in ('gone', 'code', 'member')")).toEqual([
    'code',
    'member',
  ]);
  for (const table of [...own, 'idempotency_key']) {
    expect([table, await names('user_id', `${table} where user_id = '${rows[0]?.id}'`)]).toEqual([table, []]);
  }
  for (const who of ["name = 'member'", "name = 'young'"]) {
    const erasing = sql`delete from app_user where ${sql.raw(who)}`.execute(worker.kysely);
    await expect(erasing).rejects.toThrow('an account is erased only unverified and after 48 hours');
  }
});

test('erasing an account never reads a whole table: every key to it has an index', async () => {
  expect(
    await names(
      "k.conrelid::regclass || '.' || a.attname",
      `pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'app_user'::regclass and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = a.attnum
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
    ),
  ).toEqual([]);
});

test('more than one batch goes in one night, and counters without an end stay', async () => {
  await database.superuser.query(`
    insert into rate_limit (key, points, expire) select 'old ' || n, 1, 1 from generate_series(1, 4100) n;
    insert into rate_limit (key, points, expire) values ('for ever', 1, null)`);
  await sweepAll(worker);
  expect(await names('key', "rate_limit where key ~ '^(old|for)'")).toEqual(['for ever']);
});

test('an address that was registered again keeps its account for 48 hours more, and its old attempts go', async () => {
  await database.superuser.query(`
    with people as (insert into app_user (name, email, created_at)
        select name, name || '@registered.example', now() - interval '90 hours' from (values ('once'), ('again')) p (name)
        returning id, name)
    insert into sign_up (user_id, browser_hash, name, password_hash, created_at)
      select id, (person || age::text)::bytea, person, '', now() - age from people
      join (values ('once', interval '48 hours 1 minute'), ('again', interval '48 hours 1 minute'), ('again', interval '47 hours'))
        attempt (person, age) on person = people.name
      `);
  await sweepAll(worker);
  expect(await names('name', "app_user where email like '%@registered.example'")).toEqual(['again']);
  expect(await names('extract(epoch from now() - created_at)::int / 3600', 'sign_up')).toEqual([47]);
});

test('requests to join that no one answered end when their time is up', async () => {
  await database.superuser.query(`
    with wanted as (insert into role (org_id, name, built_in, permissions) values (${ORG}, 'Owner', 'owner', '{}') returning org_id, id),
      people as (insert into app_user (name, email) select name, name || '@asking.example'
        from (values ('due'), ('kept'), ('was')) p (name) returning id, name)
    insert into join_request (org_id, user_id, role_id, expires_at, state, decided_at)
      select org_id, people.id, wanted.id, now() + case name when 'kept' then interval '1 minute' else interval '-1 second' end,
        case name when 'was' then 'rejected' else 'pending' end, case name when 'was' then now() end from wanted, people`);
  await sweepAll(worker);
  expect(await names('state', 'join_request')).toEqual(['expired', 'pending', 'rejected']);
  expect(await names('decided_at = expires_at', "join_request where state = 'expired'")).toEqual([true]);
});

test('what cannot be swept does not keep the rest from it, and is named at the end', async () => {
  const { superuser } = database;
  await superuser.query(CASES.mails.add('late', "now() - interval '31 days'"));
  await superuser.query('alter table contact_message rename to contact_message_away');
  try {
    await expect(sweepAll(worker)).rejects.toThrow(
      'not swept: contactMessages (relation "contact_message" does not exist)',
    );
  } finally {
    await superuser.query('alter table contact_message_away rename to contact_message');
  }
  expect(await names('kind', "mail where kind = 'late'")).toEqual([]);
});

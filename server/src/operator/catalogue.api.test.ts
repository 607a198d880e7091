import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { catalogueFaults } from './catalogue-faults.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A tenant table without fault, for the plants below to spoil. */
const TABLE = `
  create table crate (org_id uuid not null, id uuid not null, batch_id uuid, primary key (org_id, id));
  alter table crate enable row level security;
  alter table crate force row level security;
  create policy tenant on crate using (org_id = (select app_org())) with check (org_id = (select app_org()));`;

/** The faults of the database with this change, which is undone. */
async function faultsWith(change: string): Promise<string[]> {
  const { superuser } = database;
  await superuser.query('begin');
  try {
    await superuser.query(change);
    // As the operator's command does it: the role that serves must be able to see every fault.
    await superuser.query('set local role app_rw');
    return await catalogueFaults(superuser);
  } finally {
    await superuser.query('rollback');
  }
}

test('the migrated database has no faults', async () => {
  expect(await catalogueFaults(database.app.pool)).toEqual([]);
});

/** What a person was told of has a name for them. */
const told = (also = '') => `
  create policy told on crate for select to app_rw using ((select app_org()) is null and exists (
    select from notification join membership using (org_id, user_id)
    where notification.org_id = crate.org_id and notification.subject_id = crate.id
      and notification.user_id = (select app_user()) and membership.status = 'active')${also});`;

test('a new tenant table that keeps the rules is no fault, nor is one whose rows people are told about', async () => {
  expect(await faultsWith(TABLE)).toEqual([]);
  expect(await faultsWith(TABLE + told())).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'a table of nobody',
    'create table notes (id int primary key)',
    'notes has no org_id and is not part of the register',
  ],
  [
    'a partitioned table of nobody',
    'create table notes (id int) partition by list (id)',
    'notes has no org_id and is not part of the register',
  ],
  [
    'people who are told more than that',
    TABLE + told(' or true'),
    'crate.told is a policy that is not listed',
  ],
  [
    'row security off',
    `${TABLE} alter table crate disable row level security`,
    'crate has no forced row security',
  ],
  [
    'row security not forced',
    `${TABLE} alter table crate no force row level security`,
    'crate has no forced row security',
  ],
  [
    'row security off on a table of old',
    'alter table site disable row level security',
    'site has no forced row security',
  ],
  ['no policy', `${TABLE} drop policy tenant on crate`, 'crate has no policy named tenant by org_id'],
  [
    'a policy that lets all in',
    `${TABLE} alter policy tenant on crate using (true)`,
    'crate has no policy named tenant by org_id',
  ],
  [
    'a policy with a way around',
    `${TABLE} alter policy tenant on crate using (org_id = (select app_org()) or id is null)`,
    'crate has no policy named tenant by org_id',
  ],
  [
    'a policy that checks no writes',
    `${TABLE} alter policy tenant on crate with check (true)`,
    'crate has no policy named tenant by org_id',
  ],
  [
    'a policy for reading only',
    `${TABLE} drop policy tenant on crate; create policy tenant on crate for select using (org_id = (select app_org()))`,
    'crate has no policy named tenant by org_id',
  ],
  [
    'a policy for one role only',
    `${TABLE} alter policy tenant on crate to app_rw`,
    'crate has no policy named tenant by org_id',
  ],
  [
    'another policy beside it',
    `${TABLE} create policy also on crate using (true)`,
    'crate.also is a policy that is not listed',
  ],
  [
    'another policy on a register',
    'create policy also on idempotency_key using (true)',
    'idempotency_key.also is a policy that is not listed',
  ],
  [
    'a key by id alone',
    `${TABLE} alter table crate drop constraint crate_pkey, add primary key (id)`,
    'crate has a primary key that does not begin with org_id',
  ],
  [
    'a key by id first',
    `${TABLE} alter table crate drop constraint crate_pkey, add primary key (id, org_id)`,
    'crate has a primary key that does not begin with org_id',
  ],
  [
    'no key',
    `${TABLE} alter table crate drop constraint crate_pkey`,
    'crate has a primary key that does not begin with org_id',
  ],
  [
    'a foreign key by id alone',
    `${TABLE} create unique index on batch (id); alter table crate add constraint loose foreign key (batch_id) references batch (id)`,
    'loose is a foreign key between tenant tables without org_id on both sides',
  ],
  [
    'a foreign key across',
    `${TABLE} create unique index on batch (id, org_id); alter table crate add constraint crossed foreign key (org_id, batch_id) references batch (id, org_id)`,
    'crossed is a foreign key between tenant tables without org_id on both sides',
  ],
  [
    'an ordinary view',
    'create view all_sites as select * from site',
    'all_sites is a view that does not run as who asks (security_invoker)',
  ],
  [
    'a view that says it is not',
    'create view all_sites with (security_invoker = false) as select * from site',
    'all_sites is a view that does not run as who asks (security_invoker)',
  ],
  [
    'a materialised view',
    'create materialized view all_sites as select * from site',
    'all_sites is a view that does not run as who asks (security_invoker)',
  ],
  [
    'a function with the rights of its owner',
    "create function peek() returns bigint language sql security definer as 'select count(*) from site'",
    'public.peek runs with the rights of its owner (security definer)',
  ],
  [
    'a grant on a partition',
    `create table log_line (org_id uuid not null, id int not null, primary key (org_id, id)) partition by hash (org_id);
    create table log_line_0 partition of log_line for values with (modulus 1, remainder 0); grant select on log_line_0 to app_rw`,
    'log_line_0 is a partition with grants of its own',
  ],
  ['a table of a role that serves', 'alter table site owner to app_rw', 'site belongs to a role that serves'],
  ['a role above row security', 'alter role app_worker bypassrls', 'app_worker is above row security'],
  ['a role that makes roles', 'alter role app_rw createrole', 'app_rw is above row security'],
  ...['app_rw', 'app_worker', 'public'].flatMap((role): [string, string, string][] => [
    [
      `audit entries that ${role} may delete`,
      `grant delete on audit_entry to ${role}`,
      'audit_entry may be changed by a role that serves, but is append-only',
    ],
    [
      `trace events that ${role} may empty`,
      `grant truncate on trace_event to ${role}`,
      'trace_event may be changed by a role that serves, but is append-only',
    ],
    [
      `one column that ${role} may change`,
      `grant update (action) on audit_entry to ${role}`,
      'audit_entry may be changed by a role that serves, but is append-only',
    ],
    [
      `seals that ${role} may change`,
      `grant update on audit_seal to ${role}`,
      'audit_seal may be changed by a role that serves, but is append-only',
    ],
    [
      `audit entries that ${role} may date`,
      `grant insert (at) on audit_entry to ${role}`,
      'audit_entry.at may be chosen by a role that serves',
    ],
    [
      `audit entries that ${role} may add in whole`,
      `grant insert on audit_entry to ${role}`,
      'audit_entry.id may be chosen by a role that serves',
    ],
    [
      `seals that ${role} may add`,
      `grant insert on audit_seal to ${role}`,
      'audit_seal may be written by a role that serves, past the sealer',
    ],
    [
      `entries that ${role} may keep from being sealed`,
      `grant delete on audit_unsealed to ${role}`,
      'audit_unsealed may be written by a role that serves, past the sealer',
    ],
  ]),
])('%s is found', async (_, change, fault) => {
  expect(await faultsWith(change)).toContain(fault);
});

test.each([
  [
    'a view that runs as who asks',
    'create view own_sites with (security_invoker = true) as select * from site',
  ],
  [
    'a foreign key with org_id on both sides',
    `${TABLE} alter table crate add foreign key (org_id, batch_id) references batch (org_id, id)`,
  ],
])('%s is no fault', async (_, change) => {
  expect(await faultsWith(change)).toEqual([]);
});

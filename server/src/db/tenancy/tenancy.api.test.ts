import { createSite } from '@qrigin/domain/sites';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeRow, type Things } from '../../testing/matrix/rows.ts';
import { SAMPLES } from '../../testing/matrix/samples.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { connect, type Db } from '../connect/connection.ts';
import { withNobody, withOrg, withUser } from './with-org.ts';

let api: TestApi;
let a: TestOrganisation;
let b: TestOrganisation;
beforeAll(async () => {
  api = await sharedApi();
  [a, b] = [await newOrganisation(api), await newOrganisation(api)];
  await fill(a);
  await fill(b);
});

/** At least one row in every tenant table. */
async function fill({ id, owner }: TestOrganisation): Promise<void> {
  await api.ask(createSite, { params: { org: id }, token: owner.token, body: { name: 'Farm' } });
  await api.database.superuser.query(
    `with made as (insert into product (org_id, name) values ($1, 'Mango') returning id),
       lot as (insert into batch (org_id, product_id, lot_code) select $1, id, 'L1' from made),
       event as (insert into trace_event (org_id, id, step, happened_at) values ($1, gen_random_uuid(), 'packed', now()))
     insert into notification (org_id, user_id, kind) values ($1, $2, 'test')`,
    [id, owner.id],
  );
  await api.database.superuser.query(
    `with product as (select id from product where org_id = $1),
       paid as (insert into payment (org_id, product_id, plan, plan_name, amount, tax, tax_percent, months, status)
         select $1, id, 'year', 'One year', 100, 15, 18, 12, 'open' from product returning id),
       entry as (insert into payment_entry (org_id, payment_id, kind, amount, currency, provider_payment_id)
         select $1, id, 'paid', 100, 'INR', $1::text from paid),
       reminder as (insert into payment_reminder (org_id, payment_id, days) select $1, id, 3 from paid),
       said as (insert into product_details (org_id, product_id) select $1, id from product),
       part as (insert into details_part (org_id, product_id, part, content, bytes, mark, revision)
         select $1, id, 'notes', '{}', 2, 'x', 1 from product),
       version as (insert into details_version (org_id, product_id, number, content, bytes, outline, is_published)
         select $1, id, 1, '{}', 2, '{}', true from product),
       mill as (insert into vendor (org_id, name) values ($1, 'Mill') returning id),
       named as (insert into named_vendor (org_id, vendor_id, product_id, place)
         select $1, mill.id, product.id, 'published' from mill, product),
       tag as (insert into label (org_id, product_id, name) select $1, id, 'Tag' from product),
       pack as (insert into packaging (org_id, product_id, name, type, structure, print_format)
         select $1, id, 'Packs', 'structure', '{}', 'label' from product returning id, product_id),
       run as (insert into code_run (org_id, kind, product_id, packaging_id, levels, packs, size, key_epoch, scan_base_url)
         select $1, 'structure', product_id, id, '[{"name":"jar","count":1}]', 2, 2, 1, 'http://localhost/scan/'
         from pack returning id, product_id, packaging_id),
       state as (insert into code_state (org_id, run_id, idx, withdrawn_at) select $1, id, 0, now() from run),
       written as (insert into written_code (org_id, run_id, idx, code) select $1, id, 0, left(replace($1::text, '-', ''), 20) from run),
       task as (insert into work (org_id, type, product_id, packaging_id, run_id, count)
         select $1, 'QR_PACKAGING', product_id, packaging_id, id, 2 from run),
       event as (insert into scan_event (org_id, day, id, run_id, idx)
         select $1, day, gen_random_uuid(), id, 0 from run, generate_series(current_date - 2, current_date + 8, interval '1 day') as day),
     warning as (insert into recall (org_id, scope, run_id, reason) select $1, 'run', id, 'Glass' from run returning id)
     insert into recall_words (org_id, recall_id, number, heading, reason, hazard, what_to_do, remedy, contact, language,
         translations, said_from)
       select $1, id, 1, '', 'Splinters', '', '', '', '', 'en', '{}', now() from warning`,
    [id],
  );
  await api.database.superuser.query(
    `insert into file (org_id, created_by, name, kind, nature, mime_type, extension, bytes, is_exact, md5)
     values ($1, $2, 'Logo', 'logo', 'public', 'image/png', 'png', 1, true, decode(repeat('00', 16), 'hex'))`,
    [id, owner.id],
  );
  await fillOrganisation(id, owner.id);
  await fillByCalls(id, owner.token);
  await api.database.superuser.query('select seal_audit_entries($1, 1)', [id]);
}

/** What an organisation says about itself, an offer to one of its members, and a subdomain. */
async function fillOrganisation(id: string, ownerId: string): Promise<void> {
  const receiver = await peopleOf(api).person();
  await peopleOf(api).join(id, receiver, 'member');
  await api.database.superuser.query(
    `with details as (insert into organisation_details (org_id) values ($1)),
       paper as (insert into organisation_certificate (org_id, file_id) select $1, id from file where org_id = $1),
       archive as (insert into export (org_id, requested_by) values ($1, $2)),
       sheet as (insert into import (org_id, kind, file_id, file_name, delimiter, columns)
         select $1, 'vendors', id, 'vendors.csv', ',', '{}' from file where org_id = $1 returning id),
       line as (insert into import_row (org_id, import_id, row_number, cells, fields) select $1, id, 2, '{}', '{}' from sheet),
       offer as (insert into ownership_offer (org_id, from_user_id, to_user_id, expires_at)
         values ($1, $2, $3, now() + interval '1 day')),
       wish as (insert into join_request (org_id, user_id, role_id, supervisor_id)
         select $1, $3, id, $2 from role where org_id = $1 and built_in = 'member')
     insert into subdomain (org_id, name, look) select $1, word, word from (select left($1::text, 8)) w (word)`,
    [id, ownerId, receiver.id],
  );
}

/** What is still empty is filled by the calls that make a row of it. */
async function fillByCalls(id: string, keeper: string): Promise<void> {
  const things = {} as Things;
  for (const { thing } of SAMPLES) {
    const { rows } = await api.database.superuser.query<{ id: string }>(
      `select id from ${thing.table} where org_id = $1 order by id limit 1`,
      [id],
    );
    const tenant = { id, keeper, things };
    things[thing.name] = rows[0]?.id ?? (await makeRow(api, tenant, thing.name, `A ${thing.name}`));
  }
}

async function tenantTables(): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'org_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

type Context = 'nobody' | 'A' | 'B';
type Verb = 'select' | 'insert' | 'update' | 'delete';

/** Another error than a refusal shows that the statement got as far as the row, so row security let it through. */
const REACHED = new Set(['23505', '23503']);

class RollBack extends Error {}

function inContext(context: Context, work: (db: Db) => Promise<void>): Promise<unknown> {
  const { app } = api.database;
  const undone = async (db: Db) => {
    await work(db);
    throw new RollBack();
  };
  if (context === 'nobody') return withNobody(app, undone);
  return withOrg(app, { orgId: context === 'A' ? a.id : b.id, userId: null }, undone);
}

/** Where the database alone sets these, everything else can still be written. */
const SET_BY_DATABASE: Record<string, readonly string[]> = { audit_entry: ['id', 'at'] };

/** All but those that the database computes or sets. */
async function writtenColumns(table: string) {
  const { rows } = await api.database.superuser.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all ($2)`,
    [table, SET_BY_DATABASE[table] ?? []],
  );
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** What a statement about the rows of A does: nothing, or it reaches them, or it is refused. */
async function attempt(context: Context, verb: Verb, table: string): Promise<string> {
  const { rows } = await api.database.superuser.query<{ row: object }>(
    `select to_jsonb(t) as row from ${table} t where org_id = $1 limit 1`,
    [a.id],
  );
  const written = await writtenColumns(table);
  const statement = {
    select: sql`select from ${sql.table(table)} where org_id = ${a.id}`,
    insert: sql`insert into ${sql.table(table)} (${written}) overriding system value
      select ${written} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(rows[0]?.row)}::jsonb)`,
    update: sql`update ${sql.table(table)} set org_id = org_id where org_id = ${a.id}`,
    delete: sql`delete from ${sql.table(table)} where org_id = ${a.id}`,
  }[verb];
  let reached = 0;
  try {
    await inContext(context, async (db) => {
      const result = await statement.execute(db);
      reached = verb === 'select' ? result.rows.length : Number(result.numAffectedRows);
    });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === '42501') return 'refused';
    if (REACHED.has(code)) return 'reached';
    if (!(error instanceof RollBack)) throw error;
  }
  return reached > 0 ? 'reached' : 'nothing';
}

/** What the api may not do to its own rows either. */
const FORBIDDEN: Record<string, readonly Verb[]> = {
  audit_entry: ['update', 'delete'],
  // The sealer alone writes them, and operators read them.
  audit_seal: ['select', 'insert', 'update', 'delete'],
  audit_unsealed: ['select', 'insert', 'update', 'delete'],
  trace_event: ['update', 'delete'],
  code_run: ['update', 'delete'],
  written_code: ['update', 'delete'],
  code_state: ['delete'],
  // Triggers alone write it, when someone joins, leaves or changes their name.
  listed_member: ['insert', 'update', 'delete'],
  product_details: ['delete'],
  // What shoppers saw stays as it was.
  details_version: ['update', 'delete'],
  work: ['delete'],
  payment: ['update', 'delete'],
  payment_entry: ['update', 'delete'],
  payment_reminder: ['update', 'delete'],
  // Triggers write it anew.
  named_vendor: ['update'],
  recall: ['delete'],
  // What was said stays said.
  recall_words: ['update', 'delete'],
  scan_event: ['insert', 'update', 'delete'],
  // Triggers alone write it, and the look-up of scans reads it.
  scan_version: ['select', 'insert', 'update', 'delete'],
};
const CONTEXTS = ['nobody', 'A', 'B'] as const;
const VERBS = ['select', 'insert', 'update', 'delete'] as const;

function expected(context: Context, verb: Verb, table: string): string {
  // Partitions are reached through their table alone.
  if (table.startsWith('scan_event_') || FORBIDDEN[table]?.includes(verb)) return 'refused';
  if (context === 'A') return 'reached';
  return verb === 'insert' ? 'refused' : 'nothing';
}

test('rows of A can be read and written in A alone, in every tenant table', async () => {
  const tables = await tenantTables();
  expect(tables.length).toBeGreaterThanOrEqual(10);
  const found: string[] = [];
  const wanted: string[] = [];
  for (const table of tables)
    for (const verb of VERBS)
      for (const context of CONTEXTS) {
        found.push(`${verb} ${table} as ${context}: ${await attempt(context, verb, table)}`);
        wanted.push(`${verb} ${table} as ${context}: ${expected(context, verb, table)}`);
      }
  expect(found).toEqual(wanted);
});

test.each(['id', 'at'])(
  'the number and the date of an audit entry are not the api’s to choose: %s',
  async (column) => {
    const values = { id: '1', at: '2026-01-01' }[column];
    const insert = withOrg(api.database.app, { orgId: a.id, userId: null }, (db) =>
      sql`insert into audit_entry (org_id, action, ${sql.ref(column)}) overriding system value
      values (${a.id}, 'test', ${values})`.execute(db),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
  },
);

test('an audit entry is small, so that it can be sealed', async () => {
  const insert = withOrg(api.database.app, { orgId: a.id, userId: null }, (db) =>
    db
      .insertInto('audit_entry')
      .values({ org_id: a.id, action: 'test', request_id: 'x'.repeat(101) })
      .execute(),
  );
  await expect(insert).rejects.toMatchObject({ code: '23514', constraint: 'audit_entry_request_id_check' });
});

test('a row cannot be moved into another organisation', async () => {
  const { app } = api.database;
  const move = withOrg(app, { orgId: a.id, userId: null }, (db) =>
    db.updateTable('product').set({ org_id: b.id }).execute(),
  );
  await expect(move).rejects.toMatchObject({ code: '42501' });
});

test('a row cannot name a row of another organisation, even one whose id is known', async () => {
  const { app, superuser } = api.database;
  const { rows } = await superuser.query<{ id: string }>('select id from product where org_id = $1', [b.id]);
  const insert = withOrg(app, { orgId: a.id, userId: null }, (db) =>
    db.insertInto('batch').values({ org_id: a.id, product_id: rows[0]!.id, lot_code: 'X' }).execute(),
  );
  await expect(insert).rejects.toMatchObject({ code: '23503', constraint: 'batch_org_id_product_id_fkey' });
});

test('a person sees their own memberships and roles in all organisations, and nothing else', async () => {
  const people = peopleOf(api);
  const person = await people.person();
  await people.join(a.id, person, 'member');
  await people.join(b.id, person, 'qr_operator');
  await api.database.superuser.query(
    "insert into notification (org_id, user_id, kind) values ($1, $2, 'own')",
    [b.id, person.id],
  );

  const seen = await withUser(api.database.app, person.id, async (db) => ({
    memberships: await db.selectFrom('membership').select(['org_id', 'user_id']).execute(),
    roles: await db.selectFrom('role').select('id').execute(),
    notifications: await db.selectFrom('notification').select('kind').execute(),
    products: await db.selectFrom('product').select('org_id').execute(),
    others: await Promise.all(
      (['site', 'batch', 'audit_entry', 'trace_event', 'role_closure', 'subdomain'] as const).map((table) =>
        db.selectFrom(table).select('org_id').execute(),
      ),
    ),
  }));
  expect(new Set(seen.memberships.map(({ org_id }) => org_id))).toEqual(new Set([a.id, b.id]));
  expect(new Set(seen.memberships.map(({ user_id }) => user_id))).toEqual(new Set([person.id]));
  expect(new Set(seen.roles.map(({ id }) => id))).toEqual(new Set([a.roleIds.member, b.roleIds.qr_operator]));
  expect(seen.notifications).toEqual([{ kind: 'own' }]);
  expect(new Set(seen.products.map(({ org_id }) => org_id))).toEqual(new Set([a.id, b.id]));
  expect(seen.others.flat()).toEqual([]);

  const inside = await withOrg(api.database.app, { orgId: a.id, userId: person.id }, (db) =>
    db.selectFrom('membership').select(['org_id']).execute(),
  );
  expect(new Set(inside.map(({ org_id }) => org_id))).toEqual(new Set([a.id]));
});

test('what a person sees of themselves they cannot change outside an organisation', async () => {
  const changed = await withUser(api.database.app, a.owner.id, (db) =>
    db.updateTable('membership').set({ status: 'suspended' }).executeTakeFirstOrThrow(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
});

test('idempotency keys belong to a person, in and out of an organisation', async () => {
  const { app } = api.database;
  const key = { user_id: a.owner.id, operation: 'x', key: 'k', fingerprint: Buffer.from('x') };
  await withUser(app, a.owner.id, (db) => db.insertInto('idempotency_key').values(key).execute());
  const count = async (db: Db) =>
    (await db.selectFrom('idempotency_key').select('key').where('key', '=', 'k').execute()).length;
  expect(await withUser(app, a.owner.id, count)).toBe(1);
  expect(await withOrg(app, { orgId: a.id, userId: a.owner.id }, count)).toBe(1);
  expect(await withUser(app, b.owner.id, count)).toBe(0);
  expect(await withNobody(app, count)).toBe(0);
});

test('nothing of one transaction is left for the next on the same connection', async () => {
  const single = connect(api.database.url('app_rw'), 1);
  const look = async (db: Db) => {
    const { rows } = await sql<{ pid: number; org: string | null; person: string | null; sites: number }>`
      select pg_backend_pid() as pid, nullif(current_setting('app.org_id', true), '') as org,
        nullif(current_setting('app.user_id', true), '') as person, (select count(*)::int from site) as sites`.execute(
      db,
    );
    return rows[0]!;
  };
  const before = await withOrg(single, { orgId: a.id, userId: a.owner.id }, look);
  const after = await withNobody(single, look);
  const failed = withOrg(single, { orgId: a.id, userId: a.owner.id }, () => Promise.reject(new RollBack()));
  await expect(failed).rejects.toThrow(RollBack);
  const afterFailure = await withNobody(single, look);
  await single.close();
  expect(before).toMatchObject({ org: a.id, person: a.owner.id, sites: 1 });
  expect(after).toEqual({ pid: before.pid, org: null, person: null, sites: 0 });
  expect(afterFailure).toEqual(after);
});

test.each(['app_rw', 'app_worker'] as const)(
  '%s cannot switch row security off or become somebody else',
  async (role) => {
    const client = new Client({ connectionString: api.database.url(role) });
    await client.connect();
    try {
      await client.query('set row_security = off');
      await expect(client.query('select from site')).rejects.toMatchObject({ code: '42501' });
      await expect(client.query('set role migrator')).rejects.toMatchObject({ code: '42501' });
      await expect(client.query('alter table site disable row level security')).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await client.end();
    }
  },
);

test.each(
  ['audit_entry', 'audit_seal', 'trace_event', 'code_run'].flatMap((table) =>
    (['migrator', 'postgres'] as const).map((role) => [table, role] as const),
  ),
)('%s refuses to be changed, deleted from or emptied, even to %s', async (table, role) => {
  const client = new Client({ connectionString: api.database.url(role) });
  await client.connect();
  try {
    await client.query("select set_config('app.org_id', $1, false)", [a.id]);
    const before = await client.query(`select * from ${table}`);
    expect(before.rowCount).toBeGreaterThan(0);
    for (const statement of [
      `update ${table} set org_id = org_id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(client.query(statement)).rejects.toThrow(`${table} is append-only`);
    expect((await client.query(`select * from ${table}`)).rows).toEqual(before.rows);
  } finally {
    await client.end();
  }
});

import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programEnv } from '../../../tooling/services/program-env.ts';
import { createEmptyDatabase } from '../testing/programs/database.ts';
import { bootstrap } from './connect/bootstrap.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let outputs: string[];
let files: string[];

const urls = () => ({ migrator: database.url('migrator'), worker: database.url('app_worker') });

async function migrateInProcess(): Promise<string> {
  const env = { MIGRATOR_DATABASE_URL: urls().migrator, WORKER_DATABASE_URL: urls().worker };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/migrate.ts'], {
    env: programEnv(env),
  });
  return stdout;
}

beforeAll(async () => {
  const names = await readdir(new URL('./migrations/', import.meta.url));
  files = names.filter((name) => name.endsWith('.sql')).sort();
  database = await createEmptyDatabase();
  outputs = await Promise.all(Array.from({ length: 5 }, migrateInProcess));
});
afterAll(() => database.drop());

async function as<T>(
  role: 'app_rw' | 'app_worker' | 'migrator',
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: database.url(role) });
  await client.connect();
  return work(client).finally(() => client.end());
}
const refused = { code: '42501' };

test('of five processes that migrate an empty database at once, one does it and all succeed', () => {
  expect(outputs.filter((text) => text === `migrated: ${files.join(', ')}\n`)).toHaveLength(1);
  expect(outputs.filter((text) => text === 'the schema is up to date\n')).toHaveLength(4);
});

test('each migration is recorded once, in the order of the files', async () => {
  const { rows } = await database.superuser.query(
    'select name from schema_migration order by applied_at, name',
  );
  expect(rows.map(({ name }) => name)).toEqual(files);
});

test('migrating and preparing the cluster again changes nothing', async () => {
  await bootstrap(database.url('postgres'), database.name);
  expect(await migrate(urls())).toEqual([]);
});

test('a migration that was changed after it ran is refused by name, and nothing is run', async () => {
  const { superuser } = database;
  const { rows } = await superuser.query('select name, hash from schema_migration order by name limit 1');
  const { name, hash } = rows[0];
  await superuser.query("update schema_migration set hash = 'another' where name = $1", [name]);
  await expect(migrate(urls())).rejects.toThrow(`migration ${name} was changed after it ran`);
  await superuser.query('update schema_migration set hash = $2 where name = $1', [name, hash]);
  expect(await migrate(urls())).toEqual([]);
});

test.each(['app_rw', 'app_worker'] as const)(
  '%s can create nothing once the migration is over',
  async (role) => {
    const { rows } = await database.superuser.query(
      "select has_database_privilege($1, $2, 'create') as database, has_schema_privilege($1, 'public', 'create') as schema",
      [role, database.name],
    );
    expect(rows).toEqual([{ database: false, schema: false }]);
    await as(role, async (client) => {
      await expect(client.query('create schema mine')).rejects.toMatchObject(refused);
      await expect(client.query('create table public.mine ()')).rejects.toMatchObject(refused);
    });
  },
);

test('a role that no one named cannot connect', async () => {
  await database.superuser.query('create role passer_by login');
  try {
    const url = database.url('app_rw').replace('app_rw', 'passer_by');
    await expect(new Client({ connectionString: url }).connect()).rejects.toMatchObject(refused);
  } finally {
    await database.superuser.query('drop role passer_by');
  }
});

test('the api can send a job but read or change none', async () => {
  await as('app_rw', async (client) => {
    const sent = await client.query("select graphile_worker.enqueue('test.sent', '{}', 3, null, null) as id");
    expect(sent.rows[0].id).toMatch(/^\d+$/);
    for (const table of ['jobs', '_private_jobs', '_private_tasks', '_private_job_queues'])
      await expect(client.query(`select from graphile_worker.${table}`)).rejects.toMatchObject(refused);
    await expect(client.query('delete from graphile_worker._private_jobs')).rejects.toMatchObject(refused);
  });
  const { rows } = await database.superuser.query(
    'select task_identifier, max_attempts from graphile_worker.jobs',
  );
  expect(rows).toEqual([{ task_identifier: 'test.sent', max_attempts: 3 }]);
});

test('the queue belongs to the worker and the tables to the migrator', async () => {
  const { rows } = await database.superuser.query(
    `select nspname, array_agg(distinct pg_get_userbyid(relowner)::text) as owners
     from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'graphile_worker') group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { nspname: 'graphile_worker', owners: ['app_worker'] },
    { nspname: 'public', owners: ['migrator'] },
  ]);
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { migrateQueue } from '../queue/migrate-queue.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number will do as long as it never changes: several processes may migrate at once, one does it. */
const MIGRATION_LOCK = 7_403_118;

type Migration = { name: string; sql: string; hash: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: Client): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    // A migration that cannot get its lock at once must not queue the whole product behind it.
    await client.query("set local lock_timeout = '2s'");
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

/** Brings the database to the newest schema and returns the names of what it ran. */
export async function migrate(urls: { migrator: string; worker: string }): Promise<string[]> {
  const client = new Client({ connectionString: urls.migrator });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    const ran: string[] = [];
    for (const migration of await readMigrations()) {
      const hash = applied.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash !== undefined) throw new Error(`migration ${migration.name} was changed after it ran`);
      await apply(client, migration);
      ran.push(migration.name);
    }
    await migrateQueue(client, urls.worker);
    return ran;
  } finally {
    await client.end();
  }
}

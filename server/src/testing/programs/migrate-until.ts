import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { createEmptyDatabase } from './database.ts';

const FOLDER = new URL('../../db/migrations/', import.meta.url);

type EmptyDatabase = Awaited<ReturnType<typeof createEmptyDatabase>>;

/** Makes a database as it was after this migration. */
export async function migrateUntil(database: EmptyDatabase, last: string): Promise<void> {
  const client = new Client({ connectionString: database.url('migrator') });
  await client.connect();
  await client.query(
    'create table schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const name of (await readdir(FOLDER)).sort().filter((file) => file <= last)) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    await client.query(sql);
    const hash = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
  }
  await client.end();
}

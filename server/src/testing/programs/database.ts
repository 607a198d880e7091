import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { bootstrap } from '../../db/connect/bootstrap.ts';
import { connect, type Database } from '../../db/connect/connection.ts';
import { TEMPLATE } from './cluster.ts';

export type TestDatabase = {
  name: string;
  url(role: 'postgres' | 'migrator' | 'app_rw' | 'app_worker' | 'app_scan' | 'app_ingest'): string;
  /** As the api sees it. */
  app: Database;
  /** Above row security: only to arrange what cannot be called yet, and to look behind the scenes. */
  superuser: Client;
  drop(): Promise<void>;
};

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres', 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(database: string, role: string): string {
  return `postgres://${role}@127.0.0.1:${inject('postgresPort')}/${database}`;
}

/** A database that has its roles and nothing else. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'app'>> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await bootstrap(urlOf('postgres', 'postgres'), name);
  const superuser = new Client({ connectionString: urlOf(name, 'postgres') });
  await superuser.connect();
  return {
    name,
    url: (role) => urlOf(name, role),
    superuser,
    async drop() {
      await superuser.end();
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}

/** A migrated, empty database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name} template ${TEMPLATE} owner migrator`);
  const url: TestDatabase['url'] = (role) => urlOf(name, role);
  const app = connect(url('app_rw'), 10);
  const superuser = new Client({ connectionString: url('postgres') });
  await superuser.connect();
  return {
    name,
    url,
    app,
    superuser,
    async drop() {
      await app.close();
      await superuser.end();
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}

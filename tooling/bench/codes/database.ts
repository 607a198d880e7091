import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type PackTree, runSize } from '../../../domain/src/qr/index.ts';
import { bootstrap } from '../../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { startPostgres } from '../../services/postgres.ts';

export type CodesDatabase = {
  /** On the same disk as the database. */
  dir: string;
  url: string;
  superuser: Client;
  orgId: string;
  productId: string;
  /** Issues codes as the product does; how long it took, and the rows that were written anywhere in the database. */
  issue(tree: PackTree): Promise<{ ms: number; rows: number }>;
  stop(): Promise<void>;
};

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function oneId(client: Client, sql: string, values: string[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql, values);
  return rows[0]?.id ?? '';
}

/** Rows that the product has written so far; a server process tells its counts only now and then unless it is asked. */
async function rowsWritten(writers: readonly [Client, ...Client[]]): Promise<number> {
  for (const writer of writers) await writer.query('select pg_stat_force_next_flush()');
  const { rows } = await writers[0].query<{ written: string }>(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as written from pg_stat_user_tables
    where relname <> 'stored_code'`,
  );
  return Number(rows[0]?.written);
}

const ISSUE = `
  insert into code_run (org_id, kind, product_id, levels, packs, size, key_epoch, scan_base_url)
  values ($1, 'structure', $2, $3, $4, $5, 1, 'https://q.example.com/scan/')`;

/** A migrated database that really syncs to disk, with an organisation and its product. */
export async function startCodesDatabase(): Promise<CodesDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-bench-'));
  const postgres = await startPostgres({ dir, durable: true });
  await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
  const url = (role: string) => postgres.url('qrigin', role);
  await migrate({ migrator: url('migrator'), worker: url('app_worker') });

  const superuser = await connected(url('postgres'));
  const app = await connected(url('app_rw'));
  const orgId = await oneId(superuser, "insert into organisation (name) values ('Maker') returning id");
  const productId = await oneId(
    superuser,
    "insert into product (org_id, name) values ($1, 'Tea') returning id",
    [orgId],
  );
  return {
    dir,
    url: url('postgres'),
    superuser,
    orgId,
    productId,
    async issue(tree) {
      const before = await rowsWritten([app, superuser]);
      const began = performance.now();
      await app.query('begin');
      await app.query("select set_config('app.org_id', $1, true)", [orgId]);
      const levels = JSON.stringify(tree.levels);
      await app.query(ISSUE, [orgId, productId, levels, tree.packs, runSize(tree)]);
      await app.query('commit');
      const ms = performance.now() - began;
      return { ms, rows: (await rowsWritten([app, superuser])) - before };
    },
    async stop() {
      await Promise.all([superuser.end(), app.end()]);
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { startPostgres } from '../services/postgres.ts';

const ORGANISATIONS = 8;

export type EventsDatabase = {
  /** On the same disk as the database. */
  dir: string;
  pid: number;
  ingestUrl: string;
  orgIds: string[];
  count(): Promise<number>;
  stop(): Promise<void>;
};

/** A migrated database that really syncs to disk, with a few organisations whose codes can be looked at. */
export async function startEventsDatabase(): Promise<EventsDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-bench-'));
  const postgres = await startPostgres({ dir, durable: true });
  const url = (role: string) => postgres.url('qrigin', role);
  await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
  await migrate({ migrator: url('migrator'), worker: url('app_worker') });

  const client = new Client({ connectionString: url('postgres') });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "insert into organisation (name) select 'Maker ' || n from generate_series(1, $1) n returning id",
    [ORGANISATIONS],
  );
  return {
    dir,
    pid: postgres.pid,
    ingestUrl: url('app_ingest'),
    orgIds: rows.map(({ id }) => id),
    async count() {
      const counted = await client.query<{ events: number }>(
        'select count(*)::int as events from scan_event',
      );
      return counted.rows[0]?.events ?? 0;
    },
    async stop() {
      await client.end();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { startPostgres } from '../services/postgres.ts';

export type ScratchDatabase = { superuserUrl: string; stop(): Promise<void> };

/** A throw-away server with one migrated database, for what is generated from the schema. */
export async function startScratchDatabase(): Promise<ScratchDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-scratch-'));
  const postgres = await startPostgres({ dir, durable: false });
  await bootstrap(postgres.url('postgres', 'postgres'), 'qrigin');
  await migrate({
    migrator: postgres.url('qrigin', 'migrator'),
    worker: postgres.url('qrigin', 'app_worker'),
  });
  return {
    superuserUrl: postgres.url('qrigin', 'postgres'),
    async stop() {
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

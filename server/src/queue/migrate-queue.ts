import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

/**
 * The one way into the queue for the api. graphile-worker's tables have row security without policies, so no
 * set of grants lets another role add a job; this function runs as the schema's owner. The shorter one is what the
 * release before calls.
 */
const ENQUEUE = `
create or replace function graphile_worker.enqueue(task text, payload json, max_attempts int, job_key text, run_at timestamptz)
  returns bigint language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select id from graphile_worker.add_job(task, payload, null, run_at, max_attempts, job_key) $$;
create or replace function graphile_worker.enqueue(task text, payload json, max_attempts int, job_key text,
    run_at timestamptz, queue text, ahead int)
  returns bigint language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select id from graphile_worker.add_job(task, payload, queue, run_at, max_attempts, job_key, ahead) $$;
revoke all on function graphile_worker.enqueue(text, json, int, text, timestamptz) from public;
revoke all on function graphile_worker.enqueue(text, json, int, text, timestamptz, text, int) from public;
grant usage on schema graphile_worker to app_rw;
grant execute on function graphile_worker.enqueue(text, json, int, text, timestamptz) to app_rw;
grant execute on function graphile_worker.enqueue(text, json, int, text, timestamptz, text, int) to app_rw;`;

/** Brings the queue's schema up to date. It belongs to `app_worker`, which may create it only while this runs. */
export async function migrateQueue(migrator: Client, workerUrl: string): Promise<void> {
  const { rows } = await migrator.query<{ database: string }>('select current_database() as database');
  const database = migrator.escapeIdentifier(rows[0]?.database ?? '');
  await migrator.query(`create schema if not exists graphile_worker authorization app_worker`);
  await migrator.query(`grant create on database ${database} to app_worker`);
  try {
    await runMigrations({ connectionString: workerUrl });
    const worker = new Client({ connectionString: workerUrl });
    await worker.connect();
    await worker.query(ENQUEUE).finally(() => worker.end());
  } finally {
    await migrator.query(`revoke create on database ${database} from app_worker`);
  }
}

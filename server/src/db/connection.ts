import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { DB } from './tables.ts';

/** All connections. Only the engine has them; features get a transaction. */
export type Database = { kysely: Kysely<DB>; pool: Pool; close(): Promise<void> };

/** A transaction that knows whose data it may see. There is no other way to a query. */
export type Db = Transaction<DB>;

/**
 * Limits of one statement, lock and transaction, so that one bad call cannot hold the others up. Compiling a plan takes
 * longer than any statement here.
 */
const SESSION =
  '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c jit=off';

/** `settings` are further options of the session, as PostgreSQL's command line has them. */
export function connect(url: string, connections: number, settings = ''): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    options: `${SESSION} ${settings}`,
  });
  // A connection that breaks, idle or in use, is replaced on next use, and the query on it fails where it is
  // awaited; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    async close() {
      await kysely.destroy();
      // Kysely leaves a pool open that it has never used itself.
      if (!pool.ending) await pool.end();
    },
  };
}

/** Refuses roles that stand above row security: with them every wall below the guard would be gone. */
export async function refusePowerfulRole({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)`.execute(kysely);
  const powerful = rows[0];
  if (powerful) {
    throw new Error(`the database role ${powerful.rolname} stands above row security and may not serve`);
  }
}

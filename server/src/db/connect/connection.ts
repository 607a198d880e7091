import { Kysely, PostgresDialect, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import { Pool, type QueryResult } from 'pg';
import type { DB } from '../tables.ts';
import { isSilence } from '../violation.ts';

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

/** Longer than a statement may take: only a connection on which nothing comes any more gets here. */
const SILENCE_MS = 8000;

/** `settings` are further options of the session, as PostgreSQL's command line has them. */
export function connect(
  url: string,
  connections: number,
  settings = '',
  silenceMs: number = SILENCE_MS,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    query_timeout: silenceMs,
    options: `${SESSION} ${settings}`,
  });
  // A connection that breaks, idle or in use, is replaced on next use, and the query on it fails where it is
  // awaited; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: () => takeClient(pool), end: () => pool.end(), options: pool.options },
    }),
  });
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

const LONGEST_MS = 3_600_000;

/** One connection beside these, as the same role, for statements on which no one waits: each may take an hour. */
export function connectPatiently({ pool: { options } }: Database): Database {
  const settings = `-c statement_timeout=${LONGEST_MS}`;
  return connect(options.connectionString ?? '', 1, settings, LONGEST_MS + SILENCE_MS);
}

/** A connection that has fallen silent is asked nothing more, not even to roll back, and is not handed to the next. */
async function takeClient(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let silence: unknown;
  async function query(text: string, values: unknown[]): Promise<QueryResult> {
    if (silence !== undefined) throw silence;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isSilence(error)) silence = error;
      throw error;
    }
  }
  return {
    // The other way to ask, by a cursor, is not used here.
    query: (...asked: unknown[]) => Reflect.apply(query, undefined, asked),
    release: (isBroken = false) => client.release(isBroken || silence !== undefined),
  };
}

/**
 * Superusers, roles above row security, and the owner of the tables, directly or through membership of a
 * role. The role that signed in counts as well as the role it switched to: `reset role` is all that lies
 * between them.
 */
const POWERFUL = sql<{ role: string }>`
  select role from (values (session_user), (current_user)) as who(role) where exists (
    select from pg_roles where (rolsuper or rolbypassrls) and pg_has_role(role, oid, 'member'))
  or exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and pg_has_role(role, relowner, 'member'))`;

/** Refuses roles with which every wall below the guard would be gone; `setting` is where the address came from. */
export async function refusePowerfulRole(setting: string, { kysely }: Database): Promise<void> {
  const powerful = (await POWERFUL.execute(kysely)).rows[0];
  if (powerful)
    throw new Error(
      `${setting}: the database role ${powerful.role} bypasses row security and cannot be used here; use the role named in docs/configuration.md`,
    );
}

/** The same for an address that no one has opened yet. */
export async function refusePowerfulUrl(setting: string, url: string): Promise<void> {
  const database = connect(url, 1);
  try {
    await refusePowerfulRole(setting, database);
  } finally {
    await database.close();
  }
}

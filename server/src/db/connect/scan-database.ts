import { withOrg } from '../tenancy/with-org.ts';
import { connect, type Database, type Db } from './connection.ts';

/** Statements at the same time: two that look codes up, the rest for what is not remembered. */
export const SCAN_CONNECTIONS = 4;

type Named = { name: string; text: string; values: readonly unknown[] };

/**
 * What shoppers' scans read, as a role that can change nothing. A scan does not know whose code it is, so it begins
 * with functions of the database that do; everything after that happens inside one organisation.
 */
export type ScanDatabase = {
  /** One prepared statement, outside any organisation: only the look-up functions can be reached this way. */
  query<Row extends object>(statement: Named): Promise<Row[]>;
  inOrg<T>(orgId: string, work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * A look-up asks for a handful of codes in tables of any size: a plan that reads by index is always right,
 * and making a new one each time would cost more than the reading. Set once here, since a function that sets
 * them anew pays for it on every call.
 */
const BY_INDEX =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off';

export function connectScans(url: string, connections = SCAN_CONNECTIONS): ScanDatabase {
  const database: Database = connect(url, connections, BY_INDEX);
  return {
    async query<Row extends object>(statement: Named) {
      const { rows } = await database.pool.query<Row>({ ...statement, values: [...statement.values] });
      return rows;
    },
    inOrg: (orgId, work) => withOrg(database, { orgId, userId: null }, work),
    close: () => database.close(),
  };
}

import { withOrg } from '../tenancy/with-org.ts';
import { connect, type Db } from './connection.ts';

type Named = { name: string; text: string; values: readonly unknown[] };

/** Connections of a role of their own, beside those that calls wait for, for a feature that needs less than others or is asked more. */
export type SideDatabase = {
  /** One prepared statement, outside any organisation. */
  query<Row extends object>(statement: Named): Promise<Row[]>;
  /** The same for a statement that answers nothing; how many rows it was about. */
  execute(statement: Named): Promise<number | null>;
  inOrg<T>(orgId: string, work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type SideOptions = {
  url: string;
  connections: number;
  /** Further options of the session, as PostgreSQL's command line has them. */
  settings?: string;
};

export function connectBeside({ url, connections, settings }: SideOptions): SideDatabase {
  const database = connect(url, connections, settings);
  const ask = <Row extends object>(statement: Named) =>
    database.pool.query<Row>({ ...statement, values: [...statement.values] });
  return {
    query: async <Row extends object>(statement: Named) => (await ask<Row>(statement)).rows,
    execute: async (statement) => (await ask(statement)).rowCount,
    inOrg: (orgId, work) => withOrg(database, { orgId, userId: null }, work),
    close: () => database.close(),
  };
}

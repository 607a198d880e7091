import { connect } from '../../db/connect/connection.ts';
import type { Db } from '../../db/index.ts';
import { withOrg } from '../../db/tenancy/with-org.ts';
import type { TestDatabase } from './database.ts';

type Of = { database: Pick<TestDatabase, 'url'> };

/** Reads as scan pages do: with their own role, in one organisation. */
export async function asScanPage<T>(
  { database }: Of,
  orgId: string,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const scans = connect(database.url('app_scan'), 1);
  return withOrg(scans, { orgId, userId: null }, read).finally(() => scans.close());
}

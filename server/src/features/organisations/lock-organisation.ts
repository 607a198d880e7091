import type { Db } from '../../db/index.ts';

/**
 * Who changes owners, closes, leaves or counts what an organisation has waits here for the others who do. Several are
 * locked in the order of their ids, so that two such calls never wait for each other.
 */
export async function lockOrganisations(db: Db, orgIds: readonly string[]): Promise<void> {
  if (orgIds.length === 0) return;
  await db
    .selectFrom('organisation')
    .select('id')
    .where('id', 'in', orgIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

import type { Db } from '../../db/index.ts';

/**
 * Calls that change owners, close or leave an organisation, or count what it has, take turns here. Several
 * organisations are locked in the order of their ids, so that two such calls never wait for each other.
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

import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Store } from '../../outside/store.ts';
import { type StoredFileId, storeKeys } from './store/store-keys.ts';

/** Where an archive has the content: made of the id, so that no name that someone gave is ever part of a path. */
export const archivedPath = sql<string>`'files/' || id || coalesce('.' || substring(extension from '^[a-z0-9]{1,10}$'), '')`;

/** Everything that the organisation has sent and that passed the check. */
export function acceptedFiles(db: Db, orgId: string) {
  return db
    .selectFrom('file')
    .select(['id', 'bytes', archivedPath.as('path')])
    .where('org_id', '=', orgId)
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute();
}

/** What all of it takes. */
export async function acceptedBytes(db: Db, orgId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('file')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('org_id', '=', orgId)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The content as it was sent; undefined when the store has lost it. */
export async function readAccepted(store: Store, file: StoredFileId) {
  return store.read(storeKeys(file).original);
}

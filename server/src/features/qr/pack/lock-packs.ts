import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';

/**
 * Packing and recalling must not pass each other: a pack that is taken out while its pallet is being recalled would
 * slip away. Packers share the lock; a recall waits for them and holds off the next ones until it is stored.
 */
export async function lockPacks({ db, orgId }: OrgCtx, how: 'to_pack' | 'to_recall'): Promise<void> {
  const key = sql`hashtextextended(${orgId}, 0)`;
  await (how === 'to_pack'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(db);
}

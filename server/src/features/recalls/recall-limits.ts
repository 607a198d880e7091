import { Failure } from '@qrigin/domain/errors';
import { OPEN_RECALLS_MAX, OPEN_RECALLS_OF_TARGET_MAX } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';

/** What is recalled, as it is stored; the windows of a product are one target. */
type Target = {
  scope: string;
  run_id?: string;
  idx?: number;
  batch_id?: string;
  product_id?: string;
};

/**
 * Every process holds the open recalls of the organisations that are scanned, so there is a limit to them; mock recalls have
 * the same limits of their own, so that practice never blocks a real one. The caller has the lock of `lockPacks`: no one
 * else opens one meanwhile.
 */
export async function requireRoomForRecall(
  { db, orgId }: OrgCtx,
  target: Target,
  mock: boolean,
): Promise<void> {
  const { scope, run_id = null, idx = null, batch_id = null, product_id = null } = target;
  const isSame = sql<boolean>`scope = ${scope} and (run_id, idx, batch_id, product_id) is not distinct from
    (${run_id}::bigint, ${idx}::integer, ${batch_id}::uuid, ${product_id}::uuid)`;
  const { open, same } = await db
    .selectFrom('recall')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where ${isSame}))::int`.as('same'),
    ])
    .where('org_id', '=', orgId)
    .where('lifted_at', 'is', null)
    .where('mock', '=', mock)
    .executeTakeFirstOrThrow();
  if (same >= OPEN_RECALLS_OF_TARGET_MAX) throw new Failure('too_many_recalls_of_target');
  if (open >= OPEN_RECALLS_MAX) throw new Failure('too_many_recalls');
}

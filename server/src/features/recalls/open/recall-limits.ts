import { Failure } from '@qrigin/domain/errors';
import { OPEN_RECALLS_MAX, OPEN_RECALLS_OF_TARGET_MAX, RECALLS_MAX } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { countRecalls } from '../queries.ts';
import type { ScopeColumns } from '../scope-columns.ts';

/** So long what a recall reaches or has come to may be counted while packers wait for it; no longer than they do. */
export const COUNTING_MS = 1500;

/**
 * Every process holds the open recalls of the organisations that are scanned, so there is a limit to them; mock recalls have
 * the same limits of their own, so that practice never blocks a real one. The caller has the lock of `lockPacks`: no one
 * else opens one meanwhile.
 */
export async function requireRoomForRecall(
  { db, orgId }: OrgCtx,
  about: ScopeColumns,
  mock: boolean,
): Promise<void> {
  const { all, open, same } = await countRecalls(db, orgId, about, mock);
  if (same >= OPEN_RECALLS_OF_TARGET_MAX) throw new Failure('too_many_recalls_of_target');
  if (open >= OPEN_RECALLS_MAX) throw new Failure('too_many_recalls');
  if (all >= RECALLS_MAX) throw new Failure('too_many_recalls_ever');
}

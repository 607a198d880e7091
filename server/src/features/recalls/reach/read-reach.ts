import { countIn, type RecallReach, stretchesOf } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import type { FoundScope } from '../find-scope.ts';
import { batchesById } from '../queries.ts';
import { type Affected, affectedBy } from './affected.ts';
import { levelsOf } from './levels-of.ts';
import { packsToFetch } from './outermost-packs.ts';

const BATCHES_NAMED = 20;

/** How many codes of each batch there are, and of none. */
function codesOfBatches({ cover, runs, blanks }: Affected): Map<string | null, number> {
  const codes = new Map<string | null, number>();
  const add = (batchId: string | null, count: number) =>
    codes.set(batchId, (codes.get(batchId) ?? 0) + count);
  for (const { run, idx, end } of stretchesOf(cover)) add(runs.get(run)?.batchId ?? null, end - idx);
  for (const { batchId, idx, end } of blanks) {
    add(null, idx - end);
    add(batchId, end - idx);
  }
  return codes;
}

async function batchesOf(ctx: OrgCtx, affected: Affected) {
  const all = [...codesOfBatches(affected)].filter(([, codes]) => codes > 0);
  const named = all.toSorted(([, one], [, other]) => other - one).slice(0, BATCHES_NAMED);
  const found = await batchesById(
    ctx.db,
    ctx.orgId,
    named.flatMap(([id]) => id ?? []),
  );
  return {
    batches: named.map(([id, codes]) => ({
      id,
      lot_code: id === null ? '' : (found.get(id)?.lot_code ?? ''),
      codes,
    })),
    batches_count: all.length,
  };
}

/** What a recall of this affects, before it is opened; with the affected codes for whoever asks more about them. */
export async function readReach(ctx: OrgCtx, found: FoundScope) {
  const affected = await affectedBy(ctx, found);
  const levels = await levelsOf(ctx, found, affected);
  const { packs, moved } = await packsToFetch(ctx, found, affected);
  const reach: RecallReach = {
    codes: countIn(affected.cover),
    levels,
    packs,
    ...(await batchesOf(ctx, affected)),
  };
  return { reach, moved, affected };
}

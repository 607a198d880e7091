import { isCovered, stretchesOf } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { readFacts, runsById } from '../../qr/index.ts';
import type { FoundScope } from '../find-scope.ts';
import type { Affected } from './affected.ts';
import { type MovedTogether, movedTogether } from './touched-codes.ts';

/** So many packs are looked up at a time. */
const AT_ONCE = 500;

/** Which of these packs are affected, or lie in one that is. */
async function insideAffected(
  { db, orgId }: OrgCtx,
  { cover }: Affected,
  moved: readonly MovedTogether[],
): Promise<Set<MovedTogether>> {
  const runs = await runsById(
    db,
    orgId,
    moved.flatMap(({ parent }) => parent?.run ?? []),
  );
  const packed = moved.flatMap((group) => {
    const run = group.parent && runs.get(group.parent.run);
    return run && group.parent ? [{ group, place: { run, idx: group.parent.idx } }] : [];
  });
  const inside = new Set<MovedTogether>();
  for (let from = 0; from < packed.length; from += AT_ONCE) {
    const part = packed.slice(from, from + AT_ONCE);
    const facts = await readFacts(
      db,
      part.map(({ place }) => place),
    );
    for (const [at, { run, idx, ancestors }] of facts.entries()) {
      const isInside = [{ run: run.id, idx }, ...ancestors].some((pack) => isCovered(cover, pack));
      const group = part[at]?.group;
      if (group && isInside) inside.add(group);
    }
  }
  return inside;
}

/** How many affected codes hands moved, and how many are in no other affected pack: what someone has to fetch. */
export async function packsToFetch(
  ctx: OrgCtx,
  { about }: FoundScope,
  affected: Affected,
): Promise<{ packs: number; moved: number }> {
  const stretches = stretchesOf(affected.cover);
  const groups = await movedTogether(ctx.db, ctx.orgId, stretches);
  const moved = groups.reduce((sum, { codes }) => sum + codes, 0);
  // All of the others are in it.
  if (about.scope === 'code') return { packs: 1, moved };
  let packs = 0;
  for (const { run, idx, end } of stretches) {
    const size = affected.runs.get(run)?.packSize ?? 1;
    packs += Math.ceil(end / size) - Math.ceil(idx / size);
  }
  const inside = await insideAffected(ctx, affected, groups);
  for (const group of groups) packs += inside.has(group) ? -group.outermost : group.codes - group.outermost;
  return { packs, moved };
}

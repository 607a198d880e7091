import { codesPerLevel, contentsOf, type LevelCount, packTree } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodePlace, type PackMoves, readFacts, readLevels } from '../../qr/index.ts';
import type { FoundScope, OfThings } from '../find-scope.ts';
import type { Affected } from './affected.ts';
import { assignedTo, packsOf } from './reach-queries.ts';

function sumOf(counts: readonly LevelCount[]): LevelCount[] {
  const levels = new Map<string, number>();
  for (const { name, count } of counts) levels.set(name, (levels.get(name) ?? 0) + count);
  return [...levels].map(([name, count]) => ({ name, count }));
}

/** A pack with everything that is in it now. */
async function levelsOfPack({ db }: OrgCtx, place: CodePlace, { trees, moves }: PackMoves) {
  const facts = await readFacts(db, [place]);
  const own = facts.map(({ level }) => ({ name: level, count: 1 }));
  return sumOf([...own, ...contentsOf({ run: place.run.id, idx: place.idx }, trees, moves)]);
}

/** Codes of runs of the batch or product, and blanks that were assigned to it. */
async function levelsOfThing({ db, orgId }: OrgCtx, about: OfThings): Promise<LevelCount[]> {
  const issued = (await packsOf(db, orgId, about)).flatMap(({ levels, packs }) =>
    codesPerLevel(packTree(readLevels(levels), Number(packs))),
  );
  const assigned = await assignedTo(db, orgId, about);
  return sumOf([...issued, ...assigned.map(({ name, count }) => ({ name: name ?? '', count }))]);
}

/** How many codes of each level a recall of this would affect. */
export async function levelsOf(
  ctx: OrgCtx,
  { about, run }: FoundScope,
  { packed }: Pick<Affected, 'packed'>,
): Promise<LevelCount[]> {
  if (run === null) return levelsOfThing(ctx, about);
  return about.scope === 'code' && packed
    ? levelsOfPack(ctx, { run, idx: about.idx }, packed)
    : sumOf(codesPerLevel(run.tree));
}

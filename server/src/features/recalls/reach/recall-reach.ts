import { codesPerLevel, type LevelCount, packTree } from '@qrigin/domain/qr';
import { reachOf, type ScopeFields } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, type CodePlace, readContents, readFacts, readLevels } from '../../qr/index.ts';
import { findScope, type OfThings } from '../find-scope.ts';
import { assignedTo, packsOf } from './reach-queries.ts';

type Reach = { codes: number; levels: LevelCount[] };

function sumOf(counts: readonly LevelCount[]): Reach {
  const levels = new Map<string, number>();
  for (const { name, count } of counts) levels.set(name, (levels.get(name) ?? 0) + count);
  return {
    codes: counts.reduce((sum, { count }) => sum + count, 0),
    levels: [...levels].map(([name, count]) => ({ name, count })),
  };
}

/** A pack with everything that is in it now. */
async function reachOfPack(ctx: OrgCtx, place: CodePlace): Promise<Reach> {
  const facts = await readFacts(ctx.db, [place]);
  const own = facts.map(({ level }) => ({ name: level, count: 1 }));
  const contents = await readContents(ctx, place);
  return { codes: reachOf(contents), levels: sumOf([...own, ...contents]).levels };
}

/** Codes of runs of the batch or product, and blanks that were assigned to it. */
async function reachOfThing({ db, orgId }: OrgCtx, about: OfThings): Promise<Reach> {
  const issued = (await packsOf(db, orgId, about)).flatMap(({ levels, packs }) =>
    codesPerLevel(packTree(readLevels(levels), packs)),
  );
  const assigned = await assignedTo(db, orgId, about);
  return sumOf([...issued, ...assigned.map(({ name, count }) => ({ name: name ?? '', count }))]);
}

/** How many codes a recall would reach. */
export async function recallReach(ctx: OrgCtx, book: CodeBook, fields: ScopeFields): Promise<Reach> {
  const { about, run } = await findScope(ctx, book, fields);
  if (run === null) return reachOfThing(ctx, about);
  return about.scope === 'code' ? reachOfPack(ctx, { run, idx: about.idx }) : sumOf(codesPerLevel(run.tree));
}

import { codesPerLevel, type LevelCount, packTree } from '@qrigin/domain/qr';
import { reachOf, type ScopeFields } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';
import { type CodeBook, type CodePlace, readContents, readFacts, readLevels } from '../qr/index.ts';
import { findScope, type OfThings } from './find-scope.ts';

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

/** Codes of runs of the batch or product, summed by their levels however many runs there are, and blanks that were assigned to it. */
async function reachOfThing({ db, orgId }: OrgCtx, about: OfThings) {
  const [column, id] =
    about.scope === 'batch' ? ['batch_id' as const, about.batchId] : ['product_id' as const, about.productId];
  let runs = db
    .selectFrom('code_run')
    .select(['levels', sql<number>`sum(packs)::int`.as('packs')])
    .groupBy('levels')
    .where('org_id', '=', orgId)
    .where(column, '=', id)
    .where('kind', '!=', 'blank');
  let blanks = db
    .selectFrom('code_state')
    .innerJoin('code_run', (join) =>
      join.onRef('code_run.org_id', '=', 'code_state.org_id').onRef('code_run.id', '=', 'code_state.run_id'),
    )
    .select(['code_state.level_name as name', sql<number>`count(*)::int`.as('count')])
    .where('code_state.org_id', '=', orgId)
    .where(`code_state.${column}`, '=', id)
    .groupBy('code_state.level_name');
  if (about.scope === 'window') {
    const { from, to } = about;
    runs = runs.where('created_at', '>=', from).where('created_at', '<', to);
    blanks = blanks.where('code_run.created_at', '>=', from).where('code_run.created_at', '<', to);
  }
  const issued = (await runs.execute()).flatMap(({ levels, packs }) =>
    codesPerLevel(packTree(readLevels(levels), packs)),
  );
  const assigned = (await blanks.execute()).map(({ name, count }) => ({ name: name ?? '', count }));
  return sumOf([...issued, ...assigned]);
}

/** How many codes a recall would reach. */
export async function recallReach(ctx: OrgCtx, book: CodeBook, fields: ScopeFields): Promise<Reach> {
  const { about, run } = await findScope(ctx, book, fields);
  if (run === null) return reachOfThing(ctx, about);
  return about.scope === 'code' ? reachOfPack(ctx, { run, idx: about.idx }) : sumOf(codesPerLevel(run.tree));
}

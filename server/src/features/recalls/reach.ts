import { codesPerLevel, type LevelCount, placeOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';
import { type CodePlace, readContents, readFacts, toRun } from '../qr/index.ts';
import type { Scope } from './find-scope.ts';

type Reach = { codes: number; levels: LevelCount[] };

function reachOf(counts: readonly LevelCount[]): Reach {
  const levels = new Map<string, number>();
  for (const { name, count } of counts) levels.set(name, (levels.get(name) ?? 0) + count);
  return {
    codes: counts.reduce((sum, { count }) => sum + count, 0),
    levels: [...levels].map(([name, count]) => ({ name, count })),
  };
}

/** A pack with everything that is in it now. */
async function reachOfPack(ctx: OrgCtx, place: CodePlace): Promise<Reach> {
  const [facts] = await readFacts(ctx.db, [place]);
  const own = facts?.level ?? place.run.tree.levels[placeOf(place.run.tree, place.idx).level]?.name ?? '';
  return reachOf([{ name: own, count: 1 }, ...(await readContents(ctx, place))]);
}

/** Codes of runs of the batch or product, and blanks that were assigned to it. */
async function reachOfThing({ db, orgId }: OrgCtx, scope: Exclude<Scope, { scope: 'code' | 'run' }>) {
  const [column, id] =
    scope.scope === 'batch' ? ['batch_id' as const, scope.batchId] : ['product_id' as const, scope.productId];
  let runs = db
    .selectFrom('code_run')
    .selectAll()
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
  if (scope.scope === 'window') {
    const { from, to } = scope;
    runs = runs.where('created_at', '>=', from).where('created_at', '<', to);
    blanks = blanks.where('code_run.created_at', '>=', from).where('code_run.created_at', '<', to);
  }
  const issued = (await runs.execute()).flatMap((row) => codesPerLevel(toRun(row).tree));
  const assigned = (await blanks.execute()).map(({ name, count }) => ({ name: name ?? '', count }));
  return reachOf([...issued, ...assigned]);
}

/** How many codes a recall would reach. */
export async function reach(ctx: OrgCtx, scope: Scope): Promise<Reach> {
  if (scope.scope === 'code') return reachOfPack(ctx, scope);
  if (scope.scope === 'run') return reachOf(codesPerLevel(scope.run.tree));
  return reachOfThing(ctx, scope);
}

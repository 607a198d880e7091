import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { OfThings } from '../find-scope.ts';
import { targetOf } from './affected-queries.ts';

/** The packs of all runs of the batch or product, summed by their levels, however many runs there are: more than an integer may have. */
export function packsOf(db: Db, orgId: string, about: OfThings) {
  const [column, id] = targetOf(about);
  const runs = db
    .selectFrom('code_run')
    .select(['levels', sql<string>`sum(packs)::bigint`.as('packs')])
    .groupBy('levels')
    .where('org_id', '=', orgId)
    .where(column, '=', id)
    .where('kind', '!=', 'blank');
  if (about.scope !== 'window') return runs.execute();
  return runs.where('created_at', '>=', about.from).where('created_at', '<', about.to).execute();
}

/** The blanks that were assigned to the batch or product, counted by what they became. */
export function assignedTo(db: Db, orgId: string, about: OfThings) {
  const [column, id] = targetOf(about);
  const blanks = db
    .selectFrom('code_state')
    .innerJoin('code_run', (join) =>
      join.onRef('code_run.org_id', '=', 'code_state.org_id').onRef('code_run.id', '=', 'code_state.run_id'),
    )
    .select(['code_state.level_name as name', sql<number>`count(*)::int`.as('count')])
    .where('code_state.org_id', '=', orgId)
    .where(`code_state.${column}`, '=', id)
    .groupBy('code_state.level_name');
  if (about.scope !== 'window') return blanks.execute();
  return blanks
    .where('code_run.created_at', '>=', about.from)
    .where('code_run.created_at', '<', about.to)
    .execute();
}

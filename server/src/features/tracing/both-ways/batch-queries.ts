import { type CodeRef, codesPerLevel, type LevelCount, type PackTree, packTree } from '@qrigin/domain/qr';
import { type RawBuilder, sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { readLevels } from '../../qr/index.ts';
import type { RunOfGoods } from './where-from.ts';

export type RunOfBatch = RunOfGoods & { tree: PackTree };

type RunRow = {
  id: string;
  created_at: Date;
  created_by: string | null;
  size: number;
  levels: unknown;
  packs: number;
  assigned: number | null;
};

/** The runs that were issued for a batch, and those of blanks some of which became its goods. */
export async function runsOf({ db, orgId }: OrgCtx, batchId: string): Promise<RunOfBatch[]> {
  const { rows } = await sql<RunRow>`
    select r.id, r.created_at, r.created_by, r.size, r.levels, r.packs, null::int as assigned
    from code_run r where r.org_id = ${orgId} and r.batch_id = ${batchId}
    union all
    select r.id, r.created_at, r.created_by, r.size, r.levels, r.packs, s.count
    from (select run_id, count(*)::int as count from code_state where org_id = ${orgId} and batch_id = ${batchId}
      group by run_id) s
    join code_run r on r.org_id = ${orgId} and r.id = s.run_id`.execute(db);
  return rows.map((row) => ({
    id: Number(row.id),
    createdAt: row.created_at,
    createdBy: row.created_by,
    size: row.size,
    assigned: row.assigned,
    tree: packTree(readLevels(row.levels), row.packs),
  }));
}

/** What blanks became in this batch. */
export async function assignedOf({ db, orgId }: OrgCtx, batchId: string): Promise<LevelCount[]> {
  const { rows } = await sql<LevelCount>`
    select level_name as name, count(*)::int as count from code_state
    where org_id = ${orgId} and batch_id = ${batchId} group by level_name order by min(height) desc, level_name`.execute(
    db,
  );
  return rows;
}

/** All codes of the batch by level. */
export function levelsOf(runs: readonly RunOfBatch[], assigned: readonly LevelCount[]): LevelCount[] {
  const sums = new Map<string, number>();
  const issued = runs.filter((run) => run.assigned === null).flatMap(({ tree }) => codesPerLevel(tree));
  for (const { name, count } of [...issued, ...assigned]) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count }));
}

/**
 * What has happened to codes of the batch, as `goods`, each with whether it is in another pack than it was issued in, or in none
 * any more. A pack of a run has in its `parent_places` as many packs as levels, and its children are every so-manieth number.
 */
function goodsOf({ orgId }: OrgCtx, batchId: string, runs: readonly RunOfBatch[]): RawBuilder<unknown> {
  const issued = runs.filter(({ assigned }) => assigned === null);
  const shapes = JSON.stringify(issued.map(({ id, tree }) => ({ run_id: id, sizes: tree.sizes })));
  return sql`
    shape as (select * from jsonb_to_recordset(${shapes}::jsonb) as s(run_id bigint, sizes integer[])),
    goods as (
      select s.withdrawn_at, s.parent_run_id, s.parent_idx, s.moved_at is not null and case
        when s.parent_run_id is null then s.idx % shape.sizes[1] <> 0
        else s.parent_run_id <> s.run_id or s.idx <= s.parent_idx
          or s.idx >= s.parent_idx + shape.sizes[array_length(s.parent_places, 1)]
          or (s.idx - s.parent_idx - 1) % shape.sizes[array_length(s.parent_places, 1) + 1] <> 0
        end as is_moved
      from shape join code_state s on s.org_id = ${orgId} and s.run_id = shape.run_id
      union all
      select s.withdrawn_at, s.parent_run_id, s.parent_idx, s.parent_run_id is not null
      from code_state s where s.org_id = ${orgId} and s.batch_id = ${batchId}
    )`;
}

export async function sumsOf(ctx: OrgCtx, batchId: string, runs: readonly RunOfBatch[]) {
  const { rows } = await sql<{ moved: number; withdrawn: number; packs: number }>`
    with ${goodsOf(ctx, batchId, runs)}
    select (count(*) filter (where is_moved))::int as moved,
      (count(*) filter (where withdrawn_at is not null))::int as withdrawn,
      (count(distinct parent_run_id * 16777216 + parent_idx) filter (where is_moved))::int as packs
    from goods`.execute(ctx.db);
  return rows[0] ?? { moved: 0, withdrawn: 0, packs: 0 };
}

/** The packs that most of its codes were put into. */
export async function mostMovedInto(
  ctx: OrgCtx,
  batchId: string,
  runs: readonly RunOfBatch[],
  most: number,
): Promise<{ pack: CodeRef; count: number }[]> {
  const { rows } = await sql<{ run_id: string; idx: number; count: number }>`
    with ${goodsOf(ctx, batchId, runs)}
    select parent_run_id as run_id, parent_idx as idx, count(*)::int as count from goods
    where is_moved and parent_run_id is not null
    group by 1, 2 order by 3 desc, 1, 2 limit ${most}`.execute(ctx.db);
  return rows.map(({ run_id, idx, count }) => ({ pack: { run: Number(run_id), idx }, count }));
}

import { type CodeRef, childCount, endOf, placeOf } from '@qrigin/domain/qr';
import { type RawBuilder, sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../issue/run.ts';

/**
 * So many children are looked up one by one in a statement. Beyond that all rows of what is in the packs are read, also of what is
 * deeper in them: as many as people touched there.
 */
const LOOKUPS_MAX = 5000;

/** From one code directly in a pack to the next; in between is what the first holds. */
export function stepIn({ run: { tree }, idx }: CodePlace): number {
  return tree.sizes[placeOf(tree, idx).level + 1] ?? 1;
}

/** Packs as the database needs them: what was issued directly in one is every `step`-th number between its own and `past`. */
function asRows(packs: readonly CodePlace[]): RawBuilder<unknown> {
  const runs = packs.map(({ run }) => run.id);
  const idxs = packs.map(({ idx }) => idx);
  const ends = packs.map(({ run, idx }) => endOf(run.tree, idx));
  const steps = packs.map(stepIn);
  // Without anything deeper, the rows between are those of its children.
  const areLookedUp = packs.map(
    (pack) => stepIn(pack) > 1 && childCount(pack.run.tree, pack.idx) * packs.length <= LOOKUPS_MAX,
  );
  return sql`unnest(${runs}::bigint[], ${idxs}::integer[], ${ends}::integer[], ${steps}::integer[],
    ${areLookedUp}::boolean[]) with ordinality as pack(run_id, idx, past, step, are_looked_up, at)`;
}

/** Whether the code `s` was issued directly in the pack. */
const IS_ISSUED_IN = sql`s.run_id = pack.run_id and s.idx > pack.idx and s.idx < pack.past
  and (s.idx - pack.idx - 1) % pack.step = 0`;
const IS_IN = sql`s.parent_run_id = pack.run_id and s.parent_idx = pack.idx`;

/** Of each pack, how many that were issued directly in it are not any more, and how many others are. */
export async function childChanges(
  { db, orgId }: OrgCtx,
  packs: readonly CodePlace[],
): Promise<{ out: number; in: number }[]> {
  if (packs.length === 0) return [];
  // With a limit the planner cannot turn the look-ups into reading the run.
  const { rows } = await sql<{ out: number; in: number }>`
    select gone.count as out, come.count as in from ${asRows(packs)}
    cross join lateral (
      select count(*)::int as count from (
        select s.* from generate_series(pack.idx + 1, pack.past - 1, pack.step) as child(idx)
        cross join lateral (
          select s.moved_at, s.parent_run_id, s.parent_idx from code_state s
          where s.org_id = ${orgId} and s.run_id = pack.run_id and s.idx = child.idx limit 1
        ) s
        where pack.are_looked_up
        union all
        select s.moved_at, s.parent_run_id, s.parent_idx from code_state s
        where not pack.are_looked_up and s.org_id = ${orgId} and ${IS_ISSUED_IN}
      ) s
      where s.moved_at is not null and (${IS_IN}) is not true
    ) gone
    cross join lateral (
      select count(*)::int as count from code_state s where s.org_id = ${orgId} and ${IS_IN} and not (${IS_ISSUED_IN})
    ) come
    order by pack.at`.execute(db);
  return rows;
}

/** What was put into a pack that was not issued in it, run by run in order. */
export async function movedInto(
  { db, orgId }: OrgCtx,
  pack: CodePlace,
  { skip, take }: { skip: number; take: number },
): Promise<CodeRef[]> {
  const { rows } = await sql<{ run_id: string; idx: number }>`
    select s.run_id, s.idx from ${asRows([pack])}
    join code_state s on s.org_id = ${orgId} and ${IS_IN} and not (${IS_ISSUED_IN})
    order by s.run_id, s.idx limit ${take} offset ${skip}`.execute(db);
  return rows.map(({ run_id, idx }) => ({ run: Number(run_id), idx }));
}

/** How many are directly in a pack now. Rows exist only for what was touched, so it takes no longer in a large run. */
export async function countInside(ctx: OrgCtx, pack: CodePlace): Promise<number> {
  const [changes = { out: 0, in: 0 }] = await childChanges(ctx, [pack]);
  return childCount(pack.run.tree, pack.idx) - changes.out + changes.in;
}

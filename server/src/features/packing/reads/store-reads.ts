import { placeOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { makeRows, placeKey, writeTrace } from '../../qr/index.ts';
import { LateForCode } from '../in-one-pack.ts';
import { type CodeNow, codeAt, parentOf, type World } from './world.ts';

function toMove(world: World, code: CodeNow) {
  const { ref, isMoved, carried } = code;
  const parent = isMoved ? parentOf(code) : null;
  const run = parent && codeAt(world, parent)?.facts.run;
  const path = parent && run ? placeOf(run.tree, parent.idx).path : null;
  return {
    run_id: ref.run,
    idx: ref.idx,
    is_moved: isMoved,
    parent_run_id: parent?.run,
    parent_idx: parent?.idx,
    parent_places: path?.map((pack) => String(placeKey(run?.id ?? 0, pack))),
    carried,
  };
}

/** Where codes are now. One that is where its run computes it again was not moved. */
async function storePlaces({ db, orgId, userId }: OrgCtx, world: World, codes: readonly CodeNow[]) {
  const moves = JSON.stringify(codes.map((code) => toMove(world, code)));
  await sql`
    update code_state s set moved_by = case when m.is_moved then ${userId}::uuid end,
      moved_at = case when m.is_moved then now() end, parent_run_id = m.parent_run_id, parent_idx = m.parent_idx,
      parent_places = m.parent_places, carried = m.carried
    from jsonb_to_recordset(${moves}::jsonb) as m(run_id bigint, idx integer, is_moved boolean, parent_run_id bigint,
      parent_idx integer, parent_places bigint[], carried uuid[])
    where s.org_id = ${orgId} and s.run_id = m.run_id and s.idx = m.idx`.execute(db);
}

/** What blanks are now: something, or nothing again. */
async function storeAssignments({ db, orgId, userId }: OrgCtx, world: World, codes: readonly CodeNow[]) {
  const assigned = JSON.stringify(
    codes.map(({ ref, facts }) => ({
      run_id: ref.run,
      idx: ref.idx,
      is_assigned: facts.isAssigned,
      product_id: facts.productId,
      packaging_id: facts.isAssigned ? world.pack?.packagingId : null,
      batch_id: facts.batchId,
      level_name: facts.isAssigned ? facts.level : null,
      height: facts.height,
    })),
  );
  await sql`
    update code_state s set product_id = a.product_id, packaging_id = a.packaging_id, batch_id = a.batch_id,
      level_name = a.level_name, height = a.height, assigned_by = case when a.is_assigned then ${userId}::uuid end,
      assigned_at = case when a.is_assigned then now() end
    from jsonb_to_recordset(${assigned}::jsonb) as a(run_id bigint, idx integer, is_assigned boolean, product_id uuid,
      packaging_id uuid, batch_id uuid, level_name text, height smallint)
    where s.org_id = ${orgId} and s.run_id = a.run_id and s.idx = a.idx`.execute(db);
}

/** Stores what reads have done, in a few statements however many there are. */
export async function storeReads(ctx: OrgCtx, world: World): Promise<void> {
  const codes = [...world.places.values()];
  const moved = codes.filter(({ change }) => change.isMoved);
  const areNew = moved.filter(({ hasRow }) => !hasRow).map(({ ref }) => ref);
  // A colleague who was faster with one has it now.
  if ((await makeRows(ctx, areNew)) < areNew.length) throw new LateForCode();
  if (moved.length > 0) await storePlaces(ctx, world, moved);
  const assigned = codes.filter(({ change }) => change.isAssigned);
  if (assigned.length > 0) await storeAssignments(ctx, world, assigned);
  await writeTrace(ctx, world.written);
}

import { Failure, type FailureCode } from '@qrigin/domain/errors';
import {
  type Code,
  type IdentifiedRecall,
  isPackedIn,
  type PackRefusal,
  placeOf,
  reaches,
  recallsToCarry,
  refusalToPack,
} from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { type CodeFacts, placeKey } from '../codes/code-facts.ts';
import { findCodes, readFacts } from '../codes/find-codes.ts';
import { codeTexts } from '../codes/write-codes.ts';

const SAYS: Record<PackRefusal, FailureCode> = {
  withdrawn: 'code_withdrawn',
  blank_unassigned: 'blank_unassigned',
  pack_too_small: 'pack_too_small',
  packed_elsewhere: 'packed_elsewhere',
  parent_recalled: 'parent_recalled',
};

function asChild({ run, idx, height, withdrawnAt, ancestors }: CodeFacts) {
  return { run: run.id, idx, height, isWithdrawn: withdrawnAt !== null, parent: ancestors[0] ?? null };
}

function asPack({ run, idx, height, withdrawnAt, recalls }: CodeFacts) {
  return { run: run.id, idx, height, isWithdrawn: withdrawnAt !== null, isRecalled: recalls.length > 0 };
}

async function refuse(ctx: OrgCtx, book: CodeBook, code: CodeFacts, refusal: PackRefusal): Promise<never> {
  const textOf = await codeTexts(ctx, book, [code]);
  throw new Failure(SAYS[refusal], { qr_id: textOf(code.run.id, code.idx) });
}

/** Packs codes into a pack. If two people pack the same code at once, the first wins and the other fails. */
export async function packInto(ctx: OrgCtx, book: CodeBook, codes: CodeFacts[], parentCode: Code) {
  const [place] = await findCodes(ctx, book, [parentCode]);
  const [parent] = place ? await readFacts(ctx.db, [place]) : [];
  if (!parent) throw new Failure('not_found');
  const pack = asPack(parent);
  for (const code of codes) {
    const refusal = refusalToPack(asChild(code), pack);
    if (refusal) await refuse(ctx, book, code, refusal);
  }
  const moving = codes.filter((code) => !isPackedIn(asChild(code), pack));
  const moved = await writeParents(ctx, moving, parent);
  const late = moving.find((code) => !moved.has(`${code.run.id} ${code.idx}`));
  if (late) await refuse(ctx, book, late, 'packed_elsewhere');
}

async function writeParents(ctx: OrgCtx, codes: CodeFacts[], { run, idx }: CodeFacts): Promise<Set<string>> {
  const { path } = placeOf(run.tree, idx);
  const { rows } = await sql<{ run_id: string; idx: number }>`
    insert into code_state (org_id, run_id, idx, moved_by, moved_at, parent_run_id, parent_idx, parent_places)
    select ${ctx.orgId}, code.run_id, code.idx, ${ctx.userId}, now(), ${run.id}, ${idx}, ${path.map((pack) => placeKey(run.id, pack))}::bigint[]
    from unnest(${codes.map((code) => code.run.id)}::bigint[], ${codes.map((code) => code.idx)}::integer[])
      as code(run_id, idx)
    on conflict (org_id, run_id, idx) do update set moved_by = excluded.moved_by, moved_at = excluded.moved_at,
      parent_run_id = excluded.parent_run_id, parent_idx = excluded.parent_idx, parent_places = excluded.parent_places
      where code_state.parent_run_id is null
        or (code_state.parent_run_id = excluded.parent_run_id and code_state.parent_idx = excluded.parent_idx)
    returning run_id, idx`.execute(ctx.db);
  return new Set(rows.map((row) => `${row.run_id} ${row.idx}`));
}

/** All open recalls of the packs around the codes, and those they carry. A scan need not know all of them; these stay for good. */
async function recallsAround({ db, orgId }: OrgCtx, codes: CodeFacts[]): Promise<IdentifiedRecall[]> {
  const places = codes.flatMap(({ ancestors }) => ancestors.map(({ run, idx }) => placeKey(run, idx)));
  const carried = codes.flatMap((code) => code.carried);
  const rows = await db
    .selectFrom('recall')
    .select(['id', 'run_id', 'idx'])
    .where('org_id', '=', orgId)
    .where('scope', '=', 'code')
    .where('lifted_at', 'is', null)
    .where('mock', '=', false)
    .where(
      sql<boolean>`(run_id * 16777216 + idx = any (${places}::bigint[]) or id = any (${carried}::uuid[]))`,
    )
    .execute();
  return rows.map(({ id, run_id, idx }) => ({ id, scope: 'code', run: Number(run_id), idx: idx ?? 0 }));
}

/**
 * Takes codes out of the packs they are in. What was recalled with a pack stays recalled outside of it; recalls that ended
 * are dropped, so that a code carries no more than can be open.
 */
export async function takeOut(ctx: OrgCtx, codes: CodeFacts[]): Promise<void> {
  const packed = codes.filter(({ ancestors }) => ancestors.length > 0);
  if (packed.length === 0) return;
  const around = await recallsAround(ctx, packed);
  const carried = packed.map((code) => {
    const recallable = { ...code, run: code.run.id, issuedAt: code.run.createdAt };
    const reaching = around.filter((recall) => reaches(recall, recallable));
    return `{${recallsToCarry(recallable, reaching).join(',')}}`;
  });
  await sql`
    insert into code_state (org_id, run_id, idx, moved_by, moved_at, carried)
    select ${ctx.orgId}, code.run_id, code.idx, ${ctx.userId}, now(), code.carried::uuid[]
    from unnest(${packed.map(({ run }) => run.id)}::bigint[], ${packed.map(({ idx }) => idx)}::integer[],
      ${carried}::text[]) as code(run_id, idx, carried)
    on conflict (org_id, run_id, idx) do update set moved_by = excluded.moved_by, moved_at = excluded.moved_at,
      parent_run_id = null, parent_idx = null, parent_places = null,
      carried = array(select distinct taken.id from unnest(code_state.carried || excluded.carried) as taken(id)
        join recall on recall.org_id = code_state.org_id and recall.id = taken.id and recall.lifted_at is null)`.execute(
    ctx.db,
  );
}

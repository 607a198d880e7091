import { Failure, type FailureCode } from '@qrigin/domain/errors';
import { isPackedIn, type PackRefusal, placeOf, refusalToPack } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { codeTexts } from '../codes/write-codes.ts';
import type { CodePlace } from '../issue/run.ts';
import { type CodeFacts, placeKey } from '../look-up/code-facts.ts';
import { readFacts } from '../look-up/find-codes.ts';
import { type TraceEvent, writeTrace } from '../trace/write-trace.ts';
import { requireRoom } from './room-in-pack.ts';

/** What packing has to know of recalls. Which of them reach what is judged where recalls are. */
export type PackRecalls = {
  isRecalled(ctx: OrgCtx, pack: CodeFacts): Promise<boolean>;
  /** For each code in a pack, the ids of the recalls that it takes along out of it. */
  toCarry(ctx: OrgCtx, codes: readonly CodeFacts[]): Promise<string[][]>;
};

export type Packing = { book: CodeBook; recalls: PackRecalls };

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

function asPack({ run, idx, height, withdrawnAt }: CodeFacts, isRecalled: boolean) {
  return { run: run.id, idx, height, isWithdrawn: withdrawnAt !== null, isRecalled };
}

async function refuse(ctx: OrgCtx, book: CodeBook, code: CodeFacts, refusal: PackRefusal): Promise<never> {
  const textOf = await codeTexts(ctx, book, [code]);
  throw new Failure(SAYS[refusal], { qr_id: textOf(code.run.id, code.idx) });
}

/** A pack that codes go into. Where it is limited, the caller has its turn. */
export type Target = { place: CodePlace; isLimited: boolean };

/** Packs codes into a pack. If two people pack the same code at once, the first wins and the other fails. */
export async function packInto(
  ctx: OrgCtx,
  { book, recalls }: Packing,
  codes: CodeFacts[],
  { place, isLimited }: Target,
) {
  const [parent] = await readFacts(ctx.db, [place]);
  if (!parent) throw new Failure('not_found');
  const pack = asPack(parent, await recalls.isRecalled(ctx, parent));
  for (const code of codes) {
    const refusal = refusalToPack(asChild(code), pack);
    if (refusal) await refuse(ctx, book, code, refusal);
  }
  const moving = codes.filter((code) => !isPackedIn(asChild(code), pack));
  if (isLimited) await requireRoom(ctx, parent, moving.length);
  const moved = await writeParents(ctx, moving, parent);
  const late = moving.find((code) => !moved.has(`${code.run.id} ${code.idx}`));
  if (late) await refuse(ctx, book, late, 'packed_elsewhere');
  await writeTrace(
    ctx,
    moving.map((code) => ({ ...traceOf(code, 'packed'), pack: { run: parent.run.id, idx: parent.idx } })),
  );
}

function traceOf({ run, idx, productId, batchId }: CodeFacts, step: TraceEvent['step']): TraceEvent {
  return { step, code: { run: run.id, idx }, productId, batchId };
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

/**
 * Takes codes out of the packs they are in. What was recalled with a pack stays recalled outside of it; recalls that ended
 * are dropped, so that a code carries no more than can be open.
 */
export async function takeOut(ctx: OrgCtx, { recalls }: Packing, codes: CodeFacts[]): Promise<void> {
  const packed = codes.filter(({ ancestors }) => ancestors.length > 0);
  if (packed.length === 0) return;
  const carried = (await recalls.toCarry(ctx, packed)).map((ids) => `{${ids.join(',')}}`);
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
  await writeTrace(
    ctx,
    packed.map((code) => ({ ...traceOf(code, 'unpacked'), left: code.ancestors[0] ?? null })),
  );
}

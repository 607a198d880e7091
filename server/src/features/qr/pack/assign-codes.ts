import { Failure } from '@qrigin/domain/errors';
import { levelsOf, PackLevel } from '@qrigin/domain/packaging';
import { CODE_EVENTS, type Code, parentOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { lockToMove } from '../codes/lock-codes.ts';
import { requireOfProduct } from '../issue/require-of-product.ts';
import type { CodePlace } from '../issue/run.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { findCodes, readFacts } from '../look-up/find-codes.ts';
import { writeTrace } from '../trace/write-trace.ts';
import { lockPacks } from './lock-packs.ts';
import { type Packing, packInto, type Target, takeOut } from './move-codes.ts';
import { takeTurn, turnOf } from './pack-turns.ts';
import { mayNotOverfill } from './room-in-pack.ts';

type Assignment = {
  productId: string;
  packagingId: string;
  qrIds: Code[];
  packagingInfoName: string;
  parentID?: Code | null | undefined;
  batch_id?: string | undefined;
};
/** What the codes are to be. */
export type Becoming = {
  productId: string;
  packagingId: string;
  level: string;
  height: number;
  batchId: string | null;
};

export async function becoming(
  ctx: OrgCtx,
  asked: Pick<Assignment, 'productId' | 'packagingId' | 'packagingInfoName' | 'batch_id'>,
): Promise<Becoming> {
  const { productId, packagingId, packagingInfoName: level, batch_id } = asked;
  const packaging = await ctx.db
    .selectFrom('packaging')
    .select('structure')
    .where('org_id', '=', ctx.orgId)
    .where('id', '=', packagingId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!packaging) throw new Failure('not_found');
  await requireOfProduct(ctx, 'batch', batch_id, productId);
  const levels = levelsOf(PackLevel.parse(packaging.structure));
  const at = levels.findIndex(({ name }) => name === level);
  if (at < 0) throw new Failure('wrong_level');
  return { productId, packagingId, level, height: levels.length - 1 - at, batchId: batch_id ?? null };
}

/** A code that is something already must be just that; only blanks can become something. */
function isNew(code: CodeFacts, wanted: Becoming): boolean {
  if (code.run.kind === 'blank' && !code.isAssigned) {
    if (code.withdrawnAt) throw new Failure('code_withdrawn');
    return true;
  }
  const isOther =
    code.productId !== wanted.productId ||
    code.run.kind === 'default' ||
    (code.run.kind === 'structure' && code.run.packagingId !== wanted.packagingId) ||
    (wanted.batchId !== null && code.batchId !== wanted.batchId);
  if (isOther) throw new Failure('code_assigned');
  if (code.level !== wanted.level) throw new Failure('wrong_level');
  return false;
}

/** Makes blanks that are nothing yet what they are to be, and tells which of them. With others someone else was faster. */
export async function storeAssignment<Blank extends CodePlace>(
  ctx: OrgCtx,
  blanks: readonly Blank[],
  wanted: Becoming,
): Promise<Set<Blank>> {
  if (blanks.length === 0) return new Set();
  const runs = blanks.map(({ run }) => run.id);
  const idxs = blanks.map(({ idx }) => idx);
  const { rows } = await sql<{ run_id: string; idx: number }>`
    insert into code_state (org_id, run_id, idx, product_id, packaging_id, batch_id, level_name, height,
      assigned_by, assigned_at)
    select ${ctx.orgId}, blank.run_id, blank.idx, ${wanted.productId}, ${wanted.packagingId}, ${wanted.batchId},
      ${wanted.level}, ${wanted.height}, ${ctx.userId}, now()
    from unnest(${runs}::bigint[], ${idxs}::integer[]) as blank(run_id, idx)
    on conflict (org_id, run_id, idx) do update set product_id = excluded.product_id,
      packaging_id = excluded.packaging_id, batch_id = excluded.batch_id, level_name = excluded.level_name,
      height = excluded.height, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at
      where code_state.product_id is null and code_state.withdrawn_at is null
    returning run_id, idx`.execute(ctx.db);
  const isStored = new Set(rows.map(({ run_id, idx }) => `${run_id} ${idx}`));
  const stored = blanks.filter(({ run, idx }) => isStored.has(`${run.id} ${idx}`));
  await writeTrace(
    ctx,
    stored.map(({ run, idx }) => ({
      step: 'assigned',
      code: { run: run.id, idx },
      productId: wanted.productId,
      batchId: wanted.batchId,
      entries: { level: wanted.level },
    })),
  );
  return new Set(stored);
}

/** In one order for everyone, so that two calls with the same codes wait for each other instead of for ever. */
function inOrder(places: readonly CodePlace[]): CodePlace[] {
  const once = new Map(places.map((place) => [`${place.run.id} ${place.idx}`, place]));
  return [...once.values()].sort((a, b) => a.run.id - b.run.id || a.idx - b.idx);
}

/** The pack that codes go into. Whoever needs its turn takes it before any code is locked, as everyone does. */
async function findTarget(ctx: OrgCtx, book: CodeBook, code: Code): Promise<Target> {
  const [place] = await findCodes(ctx, book, [code]);
  if (!place) throw new Failure('not_found');
  const isLimited = await mayNotOverfill(ctx);
  if (isLimited) await takeTurn(ctx, turnOf({ run: place.run.id, idx: place.idx }));
  return { place, isLimited };
}

/** Codes that go somewhere else than their run computes, unless hands brought them there before. */
function leaving(places: readonly CodePlace[], into: CodePlace | undefined): CodePlace[] {
  return places.filter(({ run, idx }) => {
    const issuedIn = parentOf(run.tree, idx);
    return into === undefined ? issuedIn !== undefined : run.id !== into.run.id || issuedIn !== into.idx;
  });
}

/** Says what blank codes are, and packs codes or takes them out; all of them or none. */
export async function assignCodes(ctx: OrgCtx, packing: Packing, asked: Assignment) {
  await lockPacks(ctx, 'to_pack');
  const wanted = await becoming(ctx, asked);
  const places = inOrder(await findCodes(ctx, packing.book, asked.qrIds));
  const { parentID } = asked;
  const target = parentID ? await findTarget(ctx, packing.book, parentID) : undefined;
  await lockToMove(ctx, places, parentID === undefined ? [] : leaving(places, target?.place));
  const before = await readFacts(ctx.db, places);
  const blanks = before.filter((code) => isNew(code, wanted));
  const stored = await storeAssignment(ctx, blanks, wanted);
  if (stored.size < blanks.length) throw new Failure('code_assigned');
  if (parentID !== undefined) {
    // A code that was something before keeps its height: the packaging may have changed since, or be another.
    const codes = before.map((code) => ({
      ...code,
      height: code.height ?? wanted.height,
      productId: code.productId ?? wanted.productId,
      batchId: code.productId === null ? wanted.batchId : code.batchId,
    }));
    if (target) await packInto(ctx, packing, codes, target);
    else await takeOut(ctx, packing, codes);
  }
  await record(ctx, CODE_EVENTS.assigned, { id: asked.packagingId });
  return { assigned: places.length };
}

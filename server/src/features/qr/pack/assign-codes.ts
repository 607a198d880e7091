import { Failure } from '@qrigin/domain/errors';
import { levelsOf, PackLevel } from '@qrigin/domain/packaging';
import { CODE_EVENTS, type Code } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { requireOfProduct } from '../issue/require-of-product.ts';
import type { CodePlace } from '../issue/run.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { findCodes, readFacts } from '../look-up/find-codes.ts';
import { lockPacks } from './lock-packs.ts';
import { type Packing, packInto, takeOut } from './move-codes.ts';

type Assignment = {
  productId: string;
  packagingId: string;
  qrIds: Code[];
  packagingInfoName: string;
  parentID?: Code | null | undefined;
  batch_id?: string | undefined;
};
/** What the codes are to be. */
type Becoming = {
  productId: string;
  packagingId: string;
  level: string;
  height: number;
  batchId: string | null;
};

async function becoming(ctx: OrgCtx, asked: Assignment): Promise<Becoming> {
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

async function assign(ctx: OrgCtx, blanks: readonly CodePlace[], wanted: Becoming): Promise<void> {
  if (blanks.length === 0) return;
  const runs = blanks.map(({ run }) => run.id);
  const idxs = blanks.map(({ idx }) => idx);
  const { rows } = await sql`
    insert into code_state (org_id, run_id, idx, product_id, packaging_id, batch_id, level_name, height,
      assigned_by, assigned_at)
    select ${ctx.orgId}, blank.run_id, blank.idx, ${wanted.productId}, ${wanted.packagingId}, ${wanted.batchId},
      ${wanted.level}, ${wanted.height}, ${ctx.userId}, now()
    from unnest(${runs}::bigint[], ${idxs}::integer[]) as blank(run_id, idx)
    on conflict (org_id, run_id, idx) do update set product_id = excluded.product_id,
      packaging_id = excluded.packaging_id, batch_id = excluded.batch_id, level_name = excluded.level_name,
      height = excluded.height, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at
      where code_state.product_id is null and code_state.withdrawn_at is null
    returning 1`.execute(ctx.db);
  // Someone else was faster with one of them.
  if (rows.length < blanks.length) throw new Failure('code_assigned');
}

/** In one order for everyone, so that two calls with the same codes wait for each other instead of for ever. */
function inOrder(places: readonly CodePlace[]): CodePlace[] {
  const once = new Map(places.map((place) => [`${place.run.id} ${place.idx}`, place]));
  return [...once.values()].sort((a, b) => a.run.id - b.run.id || a.idx - b.idx);
}

/** Says what blank codes are, and packs codes or takes them out; all of them or none. */
export async function assignCodes(ctx: OrgCtx, packing: Packing, asked: Assignment) {
  await lockPacks(ctx, 'to_pack');
  const wanted = await becoming(ctx, asked);
  const places = inOrder(await findCodes(ctx, packing.book, asked.qrIds));
  const before = await readFacts(ctx.db, places);
  await assign(
    ctx,
    before.filter((code) => isNew(code, wanted)),
    wanted,
  );
  if (asked.parentID !== undefined) {
    // A code that was something before keeps its height: the packaging may have changed since, or be another.
    const codes = before.map((code) => ({ ...code, height: code.height ?? wanted.height }));
    if (asked.parentID === null) await takeOut(ctx, packing, codes);
    else await packInto(ctx, packing, codes, asked.parentID);
  }
  await record(ctx, CODE_EVENTS.assigned, { id: asked.packagingId });
  return { assigned: places.length };
}

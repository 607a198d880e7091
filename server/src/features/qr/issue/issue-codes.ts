import { Failure } from '@qrigin/domain/errors';
import { levelsOf, PackLevel } from '@qrigin/domain/packaging';
import {
  CODE_EVENTS,
  CODES_PER_RUN_MAX,
  codesPerLevel,
  type Level,
  packTree,
  runSize,
} from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { lockedPackaging } from './queries.ts';
import { requireOfProduct } from './require-of-product.ts';
import { type Issuing, insertRun } from './runs.ts';

type Wanted = {
  packagingId: string;
  count: number;
  batch_id?: string | undefined;
  label_id?: string | undefined;
};

/** What the run will look like: the packaging as it is now, and how many of its outermost packs. */
function plan(structure: unknown, count: number): { levels: Level[]; packs: number } {
  const [outermost, ...inner] = levelsOf(PackLevel.parse(structure));
  if (!outermost) throw new Error('a packaging without a level');
  const levels = [{ name: outermost.name, count: 1 }, ...inner];
  const packs = outermost.count * count;
  if (runSize(packTree(levels, packs)) > CODES_PER_RUN_MAX) throw new Failure('too_many_codes');
  return { levels, packs };
}

/** One call makes the codes of all levels with their parents, and one piece of work to print them. */
export async function issueCodes(ctx: OrgCtx, issuing: Issuing, packagingId: string, wanted: Wanted) {
  const { db, orgId, userId } = ctx;
  if (wanted.packagingId !== packagingId)
    throw new Failure('invalid_input', { fields: { packagingId: 'must be the packaging of the address' } });
  const packaging = await lockedPackaging(ctx.db, ctx.orgId, packagingId);
  if (!packaging) throw new Failure('not_found');
  const { product_id: productId } = packaging;
  await requireOfProduct(ctx, 'batch', wanted.batch_id, productId);
  await requireOfProduct(ctx, 'label', wanted.label_id, productId);

  const isBlank = packaging.type === 'blank';
  // No one knows yet what they will be stuck on.
  if (isBlank && wanted.batch_id !== undefined)
    throw new Failure('invalid_input', {
      fields: { batch_id: 'blanks get their batch when they are assigned' },
    });
  const labelId = wanted.label_id ?? packaging.label_id;
  const { levels, packs } = plan(packaging.structure, wanted.count);
  const run = await insertRun(ctx, issuing, {
    kind: isBlank ? 'blank' : 'structure',
    productId: isBlank ? null : productId,
    packagingId,
    batchId: wanted.batch_id ?? null,
    labelId,
    levels,
    packs,
  });
  const work = await db
    .insertInto('work')
    .values({
      org_id: orgId,
      type: 'QR_PACKAGING',
      product_id: productId,
      packaging_id: packagingId,
      label_id: labelId,
      run_id: String(run.id),
      count: run.size,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(ctx, CODE_EVENTS.issued, { id: work.id });
  return {
    run_id: run.id,
    work_id: work.id,
    count: run.size,
    levels: codesPerLevel(run.tree),
    created_at: run.createdAt.toISOString(),
  };
}

import { Failure } from '@qrigin/domain/errors';
import { TRACED_PER_PART_MAX, type Trace } from '@qrigin/domain/tracing';
import { sql } from 'kysely';
import type { MemberCtx } from '../../../db/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { firstDayOf } from '../../recalls/index.ts';
import { assignedOf, levelsOf, mostMovedInto, runsOf, sumsOf } from './batch-queries.ts';
import { namePacks } from './name-packs.ts';
import { whereFrom } from './where-from.ts';
import { whereScanned } from './where-scanned.ts';

/** Where a batch came from, and where its packs went. */
export async function traceBatch(ctx: MemberCtx, book: CodeBook, batchId: string): Promise<Trace> {
  const { db, orgId } = ctx;
  const batch = await db
    .selectFrom('batch')
    .select('product_id')
    .where('org_id', '=', orgId)
    .where('id', '=', batchId)
    .executeTakeFirst();
  if (!batch) throw new Failure('not_found');
  const runs = await runsOf(ctx, batchId);
  const levels = levelsOf(runs, await assignedOf(ctx, batchId));
  const sums = await sumsOf(ctx, batchId, runs);
  const packs = await mostMovedInto(ctx, batchId, runs, TRACED_PER_PART_MAX);
  return {
    about: 'batch',
    from: await whereFrom(ctx, { productId: batch.product_id, batchId }, runs),
    to: {
      codes: levels.reduce((sum, { count }) => sum + count, 0),
      levels,
      moved: sums.moved,
      withdrawn: sums.withdrawn,
      packs: await namePacks(ctx, book, packs),
      packs_count: sums.packs,
      ...(await whereScanned(ctx, {
        spans: runs.map(({ id, size }) => ({ run: id, idx: 0, end: size })),
        // Of a run of blanks only some became goods of this batch.
        isOne: sql<boolean>`(e.run_id <> all(${runs.filter(({ assigned }) => assigned !== null).map(({ id }) => id)}::bigint[])
          or exists (select from code_state s where s.org_id = ${orgId} and s.run_id = e.run_id and s.idx = e.idx
            and s.batch_id = ${batchId}))`,
        firstDay: firstDayOf(runs.map(({ createdAt }) => createdAt)),
      })),
    },
  };
}

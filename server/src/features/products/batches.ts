import { Failure } from '@qrigin/domain/errors';
import type { Batch, BatchFields } from '@qrigin/domain/products';
import { BATCH, PRODUCT_EVENTS } from '@qrigin/domain/products';
import { type Listed, listed, type OrgCtx, requireRoom } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { batchesOf, insertBatch } from './batch-queries.ts';

type Row = Omit<Batch, 'created_at'> & { created_at: Date };

/** A batch as the wire shows it. */
function present(row: Row): Batch {
  return { ...row, created_at: row.created_at.toISOString() };
}

export async function createBatch(ctx: OrgCtx, productId: string, fields: BatchFields): Promise<Batch> {
  await requireRoom(ctx, BATCH);
  const row = await insertBatch(ctx.db, { orgId: ctx.orgId, productId }, fields);
  if (!row) throw new Failure('lot_code_taken');
  await record(ctx, PRODUCT_EVENTS.batchCreated, { id: row.id });
  return present(row);
}

export function listBatches({ db, orgId }: OrgCtx, productId: string): Listed<Batch> {
  return listed(db, batchesOf(db, { orgId, productId }), {
    tieBreak: 'id',
    searched: ['lot_code'],
    present: (rows) => rows.map(present),
  });
}

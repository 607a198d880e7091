import { Failure } from '@qrigin/domain/errors';
import type { Page, PageQuery } from '@qrigin/domain/http';
import type { Batch, BatchFields } from '@qrigin/domain/products';
import { BATCH, PRODUCT_EVENTS } from '@qrigin/domain/products';
import { type OrgCtx, requireRoom } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { insertBatch, pageOfBatches } from './batch-queries.ts';

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

export async function listBatches(ctx: OrgCtx, productId: string, query: PageQuery): Promise<Page<Batch>> {
  const page = await pageOfBatches(ctx.db, { orgId: ctx.orgId, productId }, query);
  return { ...page, items: page.items.map(present) };
}

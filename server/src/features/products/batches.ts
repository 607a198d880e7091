import { Failure } from '@qrigin/domain/errors';
import type { ListQuery } from '@qrigin/domain/http';
import type { Batch, BatchFields } from '@qrigin/domain/products';
import { BATCH, PRODUCT_EVENTS } from '@qrigin/domain/products';
import { SITE } from '@qrigin/domain/sites';
import {
  isReferenced,
  type Listed,
  listed,
  namesOf,
  type OrgCtx,
  requireRoom,
  violates,
} from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { batchesOf, insertBatch, removeBatch, updateBatch } from './batch-queries.ts';

type Row = Omit<Batch, 'created_at' | 'site_name'> & { created_at: Date };
type Place = { id: string; batch: string };
type Ctx = Pick<OrgCtx, 'db' | 'orgId'>;

/** Batches as the wire shows them, with the names of their sites. */
async function present({ db, orgId: org }: Ctx, rows: readonly Row[]): Promise<Batch[]> {
  const siteOf = (id: string) => ({ org, thing: SITE, id });
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ site_id }) => (site_id === null ? [] : [siteOf(site_id)])),
  );
  return rows.map((row) => ({
    ...row,
    site_name: row.site_id === null ? null : nameOf(siteOf(row.site_id)),
    created_at: row.created_at.toISOString(),
  }));
}

async function presentOne(ctx: Ctx, row: Row): Promise<Batch> {
  const [batch] = await present(ctx, [row]);
  if (!batch) throw new Error('a row became none');
  return batch;
}

export async function createBatch(ctx: OrgCtx, productId: string, fields: BatchFields): Promise<Batch> {
  await requireRoom(ctx, BATCH);
  const row = await insertBatch(ctx.db, { orgId: ctx.orgId, productId }, fields);
  if (!row) throw new Failure('lot_code_taken');
  await record(ctx, PRODUCT_EVENTS.batchCreated, { id: row.id });
  return presentOne(ctx, row);
}

type Query = Pick<ListQuery, 'sort_order'>;

export function listBatches(ctx: OrgCtx, productId: string, { sort_order }: Query): Listed<Batch> {
  const { db, orgId } = ctx;
  return listed(db, batchesOf(db, { orgId, productId }), {
    tieBreak: 'id',
    tieOrder: sort_order,
    searched: ['lot_code'],
    present: (rows) => present(ctx, rows),
  });
}

export async function changeBatch(ctx: OrgCtx, { id, batch }: Place, fields: BatchFields): Promise<Batch> {
  const place = { orgId: ctx.orgId, productId: id, id: batch };
  const row = await updateBatch(ctx.db, place, fields).catch((error: unknown) => {
    throw violates(error, 'batch_one_per_lot_code') ? new Failure('lot_code_taken') : error;
  });
  if (!row) throw new Failure('not_found');
  await record(ctx, PRODUCT_EVENTS.batchChanged, { id: batch });
  return presentOne(ctx, row);
}

/** Only while nothing refers to it, which the keys of the database know. */
export async function deleteBatch(ctx: OrgCtx, { id, batch }: Place): Promise<Batch> {
  const place = { orgId: ctx.orgId, productId: id, id: batch };
  const row = await removeBatch(ctx.db, place).catch((error: unknown) => {
    throw isReferenced(error) ? new Failure('batch_in_use') : error;
  });
  if (!row) throw new Failure('not_found');
  await record(ctx, PRODUCT_EVENTS.batchDeleted, { id: batch });
  return presentOne(ctx, row);
}

import type { BatchFields } from '@qrigin/domain/products';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/index.ts';

type OfProduct = { orgId: string; productId: string };
type OneBatch = OfProduct & { id: string };

/** A day has no time zone: as text it cannot slip into the day before. */
function day(column: 'made_on' | 'expires_on') {
  return sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);
}

const COLUMNS = [
  'id',
  'product_id',
  'lot_code',
  day('made_on'),
  day('expires_on'),
  'site_id',
  'created_at',
] as const;

/** `undefined` when the product has a batch of this lot code. */
export function insertBatch(db: Db, { orgId, productId }: OfProduct, fields: BatchFields) {
  return db
    .insertInto('batch')
    .values({ org_id: orgId, product_id: productId, ...fields })
    .onConflict((conflict) => conflict.columns(['org_id', 'product_id', 'lot_code']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function batchesOf(db: Db, { orgId, productId }: OfProduct) {
  return db
    .selectFrom('batch')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId);
}

function isThis({ orgId, productId, id }: OneBatch) {
  return sql<SqlBool>`org_id = ${orgId} and product_id = ${productId} and id = ${id}`;
}

/** `undefined` when the product has no such batch. */
export function updateBatch(db: Db, batch: OneBatch, fields: BatchFields) {
  return db.updateTable('batch').set(fields).where(isThis(batch)).returning(COLUMNS).executeTakeFirst();
}

/** `undefined` when the product has no such batch. */
export function removeBatch(db: Db, batch: OneBatch) {
  return db.deleteFrom('batch').where(isThis(batch)).returning(COLUMNS).executeTakeFirst();
}

import { PRODUCTS_LISTED_MAX, type ProductFields } from '@qrigin/domain/products';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const COLUMNS = ['id', 'name', 'nature', 'is_active', 'created_at'] as const;

type NewProduct = ProductFields & { orgId: string; isActive: boolean };

export function insertProduct(db: Db, { orgId, name, nature, isActive }: NewProduct) {
  return db
    .insertInto('product')
    .values({ org_id: orgId, name, nature, is_active: isActive })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A deleted product stays for its printed codes; no list and no call of the organisation finds it. */
function listed(db: Db, orgId: string) {
  return db.selectFrom('product').select(COLUMNS).where('org_id', '=', orgId).where('deleted_at', 'is', null);
}

export function newestProducts(db: Db, orgId: string) {
  return listed(db, orgId).orderBy('created_at', 'desc').orderBy('id').limit(PRODUCTS_LISTED_MAX).execute();
}

export function productById(db: Db, orgId: string, id: string) {
  return listed(db, orgId).where('id', '=', id).executeTakeFirst();
}

/** `undefined` when it is deleted already. */
export function markDeleted(db: Db, orgId: string, id: string) {
  return db
    .updateTable('product')
    .set({ deleted_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

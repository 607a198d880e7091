import { BETA_PLAN } from '@qrigin/domain/payments';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

type OfProduct = { orgId: string; productId: string };

/** No one else can activate it until this is over. `undefined` when it is deleted. */
export function lockedProduct(db: Db, { orgId, productId }: OfProduct) {
  return db
    .selectFrom('product')
    .select(['nature', 'is_active'])
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function insertBetaPayment(db: Db, { orgId, productId }: OfProduct, userId: string | null) {
  return db
    .insertInto('payment')
    .values({
      org_id: orgId,
      product_id: productId,
      plan: BETA_PLAN,
      status: 'paid',
      created_by: userId,
      paid_at: sql<Date>`now()`,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function activateProduct(db: Db, { orgId, productId }: OfProduct): Promise<void> {
  await db
    .updateTable('product')
    .set({ is_active: true })
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .execute();
}

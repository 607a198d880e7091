import { BETA_PLAN, type PaymentPlan } from '@qrigin/domain/payments';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

type OfProduct = { orgId: string; productId: string };
type Place = { orgId: string; id: string };

const COLUMNS = [
  'payment.id',
  'payment.product_id',
  'product.name as product_name',
  'payment.plan',
  'payment.plan_name',
  'payment.status',
  'payment.amount',
  'payment.tax',
  'payment.tax_percent',
  'payment.order_id',
  'payment.payment_id',
  'payment.receipt_number',
  'payment.created_at',
  'payment.paid_at',
  'payment.refunded_at',
  'payment.starts_at',
  'payment.ends_at',
] as const;

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
      plan_name: 'Beta',
      amount: 0,
      tax: 0,
      tax_percent: 0,
      status: 'paid',
      created_by: userId,
      paid_at: sql<Date>`now()`,
      starts_at: sql<Date>`now()`,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** From now until then; with no end, for good. */
export async function activateProduct(
  db: Db,
  { orgId, productId }: OfProduct,
  end: Date | null = null,
): Promise<void> {
  await db
    .updateTable('product')
    .set({
      is_active: true,
      activated_at: sql<Date>`coalesce(activated_at, now())`,
      plan_ends_at: end,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .execute();
}

export function paymentsOf(db: Db, orgId: string) {
  return db
    .selectFrom('payment')
    .innerJoin('product', (join) =>
      join.onRef('product.org_id', '=', 'payment.org_id').onRef('product.id', '=', 'payment.product_id'),
    )
    .select(COLUMNS)
    .where('payment.org_id', '=', orgId);
}

export function paymentById(db: Db, { orgId, id }: Place) {
  return paymentsOf(db, orgId)
    .select(['payment.seller', 'payment.buyer'])
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function paymentOfOrder(db: Db, orgId: string, orderId: string) {
  return paymentsOf(db, orgId).where('payment.order_id', '=', orderId).executeTakeFirst();
}

/** What is open for the product and the plan: at most one. */
export function openPayment(db: Db, { orgId, productId }: OfProduct, plan: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'order_id', 'key_id', 'amount', 'tax', 'months', 'created_at'])
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .where('plan', '=', plan)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

export function insertPayment(
  db: Db,
  { orgId, productId }: OfProduct,
  { plan, keyId, userId }: { plan: PaymentPlan; keyId: string; userId: string },
) {
  return db
    .insertInto('payment')
    .values({
      org_id: orgId,
      product_id: productId,
      plan: plan.id,
      plan_name: plan.name,
      amount: plan.amount,
      tax: plan.tax,
      tax_percent: plan.tax_percent,
      currency: plan.currency,
      key_id: keyId,
      months: plan.months,
      status: 'open',
      created_by: userId,
    })
    .returning(['id', 'order_id', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** Whether it was open until now. Money that comes for it all the same still counts. */
export async function giveUpPayment(db: Db, { orgId, id }: Place): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ status: 'failed' })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider's order of a payment: this one, or the one that came first. */
export async function storeOrder(db: Db, { orgId, id }: Place, orderId: string): Promise<string> {
  await db
    .updateTable('payment')
    .set({ order_id: orderId })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .execute();
  const { order_id } = await db
    .selectFrom('payment')
    .select('order_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (order_id === null) throw new Error('the order was not stored');
  return order_id;
}

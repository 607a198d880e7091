import type { Party } from '@qrigin/domain/payments';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

type Place = { orgId: string; id: string };

/**
 * With its product, and both to oneself: first the product, as whoever orders or activates does. The product is `undefined`
 * when it is deleted or its organisation is closed: then there is nothing that money could be for.
 */
export async function lockedPayment(db: Db, { orgId, id }: Place) {
  const { product_id } = await db
    .selectFrom('payment')
    .select('product_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const product = await db
    .selectFrom('product')
    .select(['nature', 'is_active'])
    .where('org_id', '=', orgId)
    .where('id', '=', product_id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`exists (select from organisation where id = ${orgId} and closed_at is null)`)
    .forUpdate()
    .executeTakeFirst();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment, product };
}
export type LockedPayment = Awaited<ReturnType<typeof lockedPayment>>['payment'];

/** Those of these people who are active members. */
export async function activeAmong(
  db: Db,
  orgId: string,
  people: readonly (string | null)[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('status', '=', 'active')
    .where(sql<boolean>`user_id = any(${[...people]}::uuid[])`)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

type Entry = {
  payment: Pick<LockedPayment, 'org_id' | 'id'>;
  kind: 'paid' | 'refunded';
  amount: number;
  currency: string;
  providerPaymentId: string;
  providerRefundId?: string;
};

/** Whether the ledger did not have it yet. */
export async function enter(db: Db, entry: Entry): Promise<boolean> {
  const stored = await db
    .insertInto('payment_entry')
    .values({
      org_id: entry.payment.org_id,
      payment_id: entry.payment.id,
      kind: entry.kind,
      amount: entry.amount,
      currency: entry.currency,
      provider_payment_id: entry.providerPaymentId,
      provider_refund_id: entry.providerRefundId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** What is left with us of what came by this payment of the provider’s. */
export async function leftOf(db: Db, orgId: string, providerPaymentId: string): Promise<number> {
  const { left } = await db
    .selectFrom('payment_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('left'))
    .where('org_id', '=', orgId)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirstOrThrow();
  return left;
}

/** The next number of the year. Whoever pays at the same moment waits until this is stored or undone, so there are no gaps. */
export async function countReceipt(db: Db, year: string): Promise<number> {
  const { last } = await db
    .insertInto('receipt_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`receipt_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

type Paid = {
  paymentId: string;
  signature: string | undefined;
  at: Date;
  /** None when the product was active already, so that it goes back. */
  term: { start: Date; end: Date } | undefined;
  receipt: { number: string; seller: Party; buyer: Party };
};

export async function markPaid(db: Db, { orgId, id }: Place, paid: Paid): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      status: 'paid',
      payment_id: paid.paymentId,
      signature: paid.signature ?? null,
      paid_at: paid.at,
      starts_at: paid.term?.start ?? null,
      ends_at: paid.term?.end ?? null,
      receipt_number: paid.receipt.number,
      seller: JSON.stringify(paid.receipt.seller),
      buyer: JSON.stringify(paid.receipt.buyer),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function markRefunded(db: Db, { orgId, id }: Place): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      status: 'refunded',
      refunded_at: sql<Date>`now()`,
      ended_at: sql<Date>`case when starts_at is null then null else coalesce(ended_at, now()) end`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function markEnded(db: Db, { orgId, id }: Place): Promise<void> {
  await db
    .updateTable('payment')
    .set({ ended_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** What shoppers and people see goes on; what a plan gives beyond that stops. */
export async function deactivateProduct(
  db: Db,
  { orgId, productId, end }: { orgId: string; productId: string; end: Date },
): Promise<void> {
  await db
    .updateTable('product')
    .set({ is_active: false, plan_ends_at: end })
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .execute();
}

/** The provider was asked about it just now, whatever came of that. */
export async function noteChecked(db: Db, { orgId, id }: Place): Promise<void> {
  await db
    .updateTable('payment')
    .set({ checked_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

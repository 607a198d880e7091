import { CURRENCY, Party, Payment, type Receipt } from '@qrigin/domain/payments';
import type { paymentById, paymentOfOrder } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof paymentOfOrder>>>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A payment as the wire shows it. */
export function presentPayment({ plan, status, ...row }: Row): Payment {
  return {
    id: row.id,
    product_id: row.product_id,
    product_name: row.product_name,
    payment_plan: plan,
    plan_name: row.plan_name,
    status: Payment.shape.status.parse(status),
    amount: row.amount,
    tax: row.tax,
    tax_percent: row.tax_percent,
    currency: CURRENCY,
    order_id: row.order_id,
    payment_id: row.payment_id,
    receipt_number: row.receipt_number,
    created_at: row.created_at.toISOString(),
    paid_at: iso(row.paid_at),
    refunded_at: iso(row.refunded_at),
    starts_at: iso(row.starts_at),
    ends_at: iso(row.ends_at),
  };
}

type ReceiptRow = Awaited<ReturnType<typeof paymentById>>;

/** With who sold and who bought: as it was when it was paid, or as it would be now. */
export function presentReceipt(row: ReceiptRow, now: { seller: Party; buyer: Party }): Receipt {
  return {
    ...presentPayment(row),
    seller: row.seller === null ? now.seller : Party.parse(row.seller),
    buyer: row.buyer === null ? now.buyer : Party.parse(row.buyer),
  };
}

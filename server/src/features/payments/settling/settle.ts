import { endOfPlan, financialYear, PAYMENT_EVENTS, type Party, receiptNumber } from '@qrigin/domain/payments';
import type { RecordCtx } from '../../../db/index.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../../../outside/payments/provider.ts';
import { enqueue } from '../../../queue/job.ts';
import { record } from '../../notifications/index.ts';
import { ownersOf } from '../../organisations/index.ts';
import { activateProduct } from '../queries.ts';
import { endPlan, refundPayment } from '../queue.ts';
import { buyerOf } from '../read-payments.ts';
import { sendReceipts } from './send-receipts.ts';
import * as queries from './settle-queries.ts';

/** All that the provider knows of an order. */
export type Seen = { payments: ProviderPayment[]; refunds: ProviderRefund[] };

/** Asks over the network, so never inside a transaction. */
export async function seeOrder(provider: PaymentProvider, orderId: string): Promise<Seen> {
  const payments = await provider.paymentsOf(orderId);
  const refunds: ProviderRefund[] = [];
  for (const { id, amount_refunded: refunded } of payments)
    if (refunded) refunds.push(...(await provider.refundsOf(id)));
  return { payments, refunds };
}

/** Money that is ours, or was. */
const isTaken = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';

type Agreed = { order_id: string | null; amount: number; currency: string };

/** Whether the provider’s payment is for just what was agreed. */
export function isForOrder(made: ProviderPayment, { order_id, amount, currency }: Agreed): boolean {
  return made.order_id === order_id && made.amount === amount && made.currency === currency;
}

type Settling = { seller: Party; signature?: string | undefined };
type Place = { orgId: string; id: string };

/**
 * Brings a payment to where the provider says it is: paid, given back, or still open. Whoever hears of it calls this, in any order
 * and as often as they like: the first one that finds money activates the product, and the others find nothing left to do.
 */
export async function settle(ctx: RecordCtx, id: string, seen: Seen, settling: Settling): Promise<void> {
  const place = { orgId: ctx.orgId, id };
  const { payment, product } = await queries.lockedPayment(ctx.db, place);
  const taken = seen.payments.filter(isTaken);
  if (!taken.every((made) => isForOrder(made, payment)))
    throw new Error(`the provider has money for order ${payment.order_id} that is not what was agreed`);
  let canActivate = product?.nature === 'static' && !product.is_active;
  let counted = payment.payment_id;
  for (const made of taken) {
    const isNew = await queries.enter(ctx.db, {
      payment,
      kind: 'paid',
      amount: made.amount,
      currency: made.currency,
      providerPaymentId: made.id,
    });
    if (!isNew) continue;
    // What went back already activates nothing.
    const activates = counted === null && canActivate && made.status === 'captured';
    if (counted === null) await pay(ctx, payment, { made, activates, ...settling });
    if (!activates) await enqueue(ctx.db, refundPayment, { ...place, paymentId: made.id });
    counted ??= made.id;
    canActivate = false;
  }
  for (const refund of seen.refunds) if (refund.status === 'processed') await giveBack(ctx, place, refund);
  await queries.noteChecked(ctx.db, place);
}

type Paying = Settling & { made: ProviderPayment; activates: boolean };

/** The one transaction in which money becomes a plan: paid, active, numbered, written down and told, or none of it. */
async function pay(ctx: RecordCtx, payment: queries.LockedPayment, paying: Paying): Promise<void> {
  const { db, orgId } = ctx;
  const { id, product_id: productId, months } = payment;
  const at = new Date();
  const term = paying.activates && months !== null ? { start: at, end: endOfPlan(at, months) } : undefined;
  if (term) {
    await activateProduct(db, { orgId, productId }, term.end);
    await enqueue(db, endPlan, { orgId, id }, { runAt: term.end });
  }
  const owners = await ownersOf(db, orgId);
  // Who ordered, and whose browser told us: not always one person, and by now not always a member.
  const payers = await queries.activeAmong(db, orgId, [payment.created_by, ctx.userId]);
  const people = [...new Set([...owners, ...payers])];
  await record(ctx, PAYMENT_EVENTS.paid, { id: productId, people });
  const buyer = await buyerOf(db, orgId);
  // Last of all: others who pay wait for this number.
  const year = financialYear(at);
  const number = receiptNumber(year, await queries.countReceipt(db, year));
  const receipt = { number, seller: paying.seller, buyer };
  const paid = { paymentId: paying.made.id, signature: paying.signature, at, term, receipt };
  await queries.markPaid(db, { orgId, id }, paid);
  await sendReceipts(db, people, { payment, paid });
}

/** Once all of what activated the product went back, the plan is over. A second payment of the order leaves it as it is. */
async function giveBack(ctx: RecordCtx, place: Place, refund: ProviderRefund): Promise<void> {
  const { db, orgId } = ctx;
  const { payment } = await queries.lockedPayment(db, place);
  const isNew = await queries.enter(db, {
    payment,
    kind: 'refunded',
    amount: -refund.amount,
    currency: refund.currency,
    providerPaymentId: refund.payment_id,
    providerRefundId: refund.id,
  });
  if (!isNew || (await queries.leftOf(db, orgId, refund.payment_id)) > 0) return;
  const productId = payment.product_id;
  const isCounted = refund.payment_id === payment.payment_id;
  if (isCounted) await queries.markRefunded(db, place);
  if (isCounted && payment.starts_at !== null && payment.ended_at === null)
    await queries.deactivateProduct(db, { orgId, productId, end: new Date() });
  await record(ctx, PAYMENT_EVENTS.refunded, { id: productId, people: await ownersOf(db, orgId) });
}

import { Failure } from '@qrigin/domain/errors';
import type { Payment } from '@qrigin/domain/payments';
import type { OrgCtx } from '../../../db/index.ts';
import type { SetUp } from '../deps.ts';
import { presentPayment } from '../present-payment.ts';
import { paymentById, paymentOfOrder } from '../queries.ts';
import { isForOrder, seeOrder, settle } from '../settling/settle.ts';
import { askProvider } from './ask-provider.ts';

export type Told = { payment_id: string; order_id: string; signature: string };

/** The order, if it is the organisation’s own and the provider signed that it was paid. Asks no one yet. */
export async function findSigned(ctx: OrgCtx, setUp: SetUp | undefined, told: Told): Promise<Payment> {
  if (!setUp) throw new Failure('payment_not_set_up');
  const row = await paymentOfOrder(ctx.db, ctx.orgId, told.order_id);
  if (!row) throw new Failure('not_found');
  const { order_id: orderId, payment_id: paymentId, signature } = told;
  if (!setUp.provider.checkSignature({ orderId, paymentId, signature }))
    throw new Failure('payment_not_confirmed');
  return presentPayment(row);
}

type Again = <T>(work: (ctx: OrgCtx) => Promise<T>) => Promise<T>;

/** A signature is no money yet: what the provider says itself counts. */
export async function completePayment(
  order: Payment,
  { setUp, told, again }: { setUp: SetUp | undefined; told: Told; again: Again },
): Promise<Payment> {
  if (!setUp) throw new Failure('payment_not_set_up');
  if (order.payment_id === told.payment_id) return order;
  const seen = await askProvider(() => seeOrder(setUp.provider, told.order_id));
  const made = seen.payments.find(({ id }) => id === told.payment_id);
  if (!made || made.status === 'failed' || !isForOrder(made, order))
    throw new Failure('payment_not_confirmed');
  if (made.status === 'created' || made.status === 'authorized') throw new Failure('payment_pending');
  return again(async (ctx) => {
    await settle(ctx, order.id, seen, { seller: setUp.seller, signature: told.signature });
    return presentPayment(await paymentById(ctx.db, { orgId: ctx.orgId, id: order.id }));
  });
}

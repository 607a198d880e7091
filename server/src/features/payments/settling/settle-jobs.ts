import { actingAlone } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { SetUp } from '../deps.ts';
import { paymentOfAnyone } from '../rounds/round-queries.ts';
import { seeOrder, settle } from './settle.ts';
import { leftOf } from './settle-queries.ts';

/** Asks the provider and goes by its answer. An order that is not ours, or of another Qrigin with the same keys, is left alone. */
export async function settleOrder(ctx: JobCtx, setUp: SetUp | undefined, orderId: string): Promise<void> {
  if (!setUp) return;
  const found = await ctx.register((db) => paymentOfAnyone(db, orderId));
  if (!found) return;
  const seen = await seeOrder(setUp.provider, orderId);
  await ctx.inOrg(found.org_id, (db) =>
    settle(actingAlone(db, found.org_id), found.id, seen, { seller: setUp.seller }),
  );
}

type Refund = { orgId: string; id: string; paymentId: string };

/** The provider refuses to give back the same money twice, and what it knows is asked before and after. */
export async function refundPayment(
  ctx: JobCtx,
  setUp: SetUp | undefined,
  { orgId, id, paymentId }: Refund,
): Promise<void> {
  if (!setUp) throw new Error('a payment has to go back, and payment is not set up');
  const { provider, seller } = setUp;
  const left = () => ctx.inOrg(orgId, (db) => leftOf(db, orgId, paymentId));
  const { order_id: orderId } = await ctx.inOrg(orgId, (db) =>
    db
      .selectFrom('payment')
      .select('order_id')
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  if (orderId === null) throw new Error('a payment without an order has to go back');
  const look = async () => {
    const seen = await seeOrder(provider, orderId);
    await ctx.inOrg(orgId, (db) => settle(actingAlone(db, orgId), id, seen, { seller }));
    return seen.refunds.some((refund) => refund.payment_id === paymentId && refund.status === 'pending');
  };
  const isOnItsWay = await look();
  const amount = await left();
  if (amount > 0 && !isOnItsWay) {
    await provider.refund(paymentId, amount);
    await look();
  }
  if ((await left()) > 0) throw new Error('the refund is not through yet');
}

import type { Logger } from 'pino';
import { actingAlone } from '../../../db/index.ts';
import { ProviderDown } from '../../../outside/payments/provider.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { SetUp } from '../deps.ts';
import { giveUpPayment, storeOrder } from '../queries.ts';
import { seeOrder, settle } from '../settling/settle.ts';
import { noteChecked } from '../settling/settle-queries.ts';
import { endPlanOf, remindOf } from './end-plans.ts';
import { ending, longUnseen, overdue, unanswered } from './round-queries.ts';

/** Few enough that the provider does not mind, and that a round is over before the next. */
const ORDERS = { most: 200, ofOne: 20 };
const PAID = 100;
const OVERDUE = 500;

type Waiting = Awaited<ReturnType<typeof unanswered>>[number];

/** What the provider knows of it; an order whose answer was lost is found by our own id. */
async function reconcile(
  ctx: JobCtx,
  { provider, seller }: SetUp,
  { org_id: orgId, id, order_id, is_over }: Waiting,
): Promise<void> {
  const orderId = order_id ?? (await provider.findOrderOf(id))?.id;
  const seen = orderId === undefined ? { payments: [], refunds: [] } : await seeOrder(provider, orderId);
  await ctx.inOrg(orgId, async (db) => {
    if (orderId === undefined) await noteChecked(db, { orgId, id }, 0);
    else {
      await storeOrder(db, { orgId, id }, orderId);
      await settle(actingAlone(db, orgId), id, seen, { seller });
    }
    if (is_over) await giveUpPayment(db, { orgId, id });
  });
}

/** One that cannot be settled does not keep the others from it; a provider that is down is asked in the next round. */
async function reconcileAll(ctx: JobCtx, setUp: SetUp, log: Logger): Promise<void> {
  const waiting = [
    ...(await ctx.register((db) => unanswered(db, ORDERS))),
    ...(await ctx.register((db) => longUnseen(db, PAID))),
  ];
  for (const one of waiting) {
    try {
      await reconcile(ctx, setUp, one);
    } catch (error) {
      log.warn({ err: error, payment: one.id }, 'a payment could not be settled');
      if (error instanceof ProviderDown) return;
    }
  }
}

/** Every ten minutes: what no one told, and what is over. */
export async function lookAround(ctx: JobCtx, setUp: SetUp | undefined, log: Logger): Promise<void> {
  for (const { org_id: orgId, id } of await ctx.register((db) => overdue(db, OVERDUE)))
    await endPlanOf(ctx, { orgId, id });
  for (const { org_id: orgId, id } of await ctx.register(ending)) await remindOf(ctx, { orgId, id });
  if (setUp) await reconcileAll(ctx, setUp, log);
}

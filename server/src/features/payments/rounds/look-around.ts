import type { Logger } from 'pino';
import { actingAlone } from '../../../db/index.ts';
import { ProviderDown, ProviderRefused } from '../../../outside/payments/provider.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { SetUp } from '../deps.ts';
import { giveUpPayment, storeOrder } from '../queries.ts';
import { seeOrder, settle } from '../settling/settle.ts';
import { noteChecked } from '../settling/settle-queries.ts';
import { endPlanOf, remindOf } from './end-plans.ts';
import { longUnseen, overdue, toRemind, unanswered } from './round-queries.ts';

/** Few enough that the provider does not mind. */
const ORDERS = { most: 200, ofOne: 20 };
const PAID = 100;
/** Ends and reminders; the others come in the next round. */
const PLANS = 500;
/** A provider that answers slowly is left alone well before the next round begins. */
const ASKING_MS = 4 * 60_000;
/** After so many orders in a row without an answer it is down; after fewer, it may be one order that it cannot answer about. */
const SILENT_MOST = 3;

type Waiting = Awaited<ReturnType<typeof unanswered>>[number];

/** What the provider knows of it; an order whose answer was lost is found by our own id. */
async function reconcile(
  ctx: JobCtx,
  { provider, seller }: SetUp,
  { org_id: orgId, id, order_id, is_over }: Waiting,
): Promise<void> {
  const orderId = order_id ?? (await provider.findOrderOf(id))?.id;
  const seen = orderId === undefined ? { payments: [], refunds: [] } : await seeOrder(provider, orderId);
  // The bank has confirmed it, and the provider is about to take it.
  const isComing = seen.payments.some(({ status }) => status === 'authorized');
  await ctx.inOrg(orgId, async (db) => {
    if (orderId === undefined) await noteChecked(db, { orgId, id });
    else {
      await storeOrder(db, { orgId, id }, orderId);
      await settle(actingAlone(db, orgId), id, seen, { seller });
    }
    if (is_over && !isComing) await giveUpPayment(db, { orgId, id });
  });
}

/**
 * One that cannot be settled goes to the end of those that wait, and one that the provider does not know, as after a change of keys,
 * is given up in its time. A provider that is down is asked in the next round.
 */
async function reconcileAll(
  ctx: JobCtx,
  setUp: SetUp,
  { log, waiting }: { log: Logger; waiting: readonly Waiting[] },
): Promise<void> {
  const until = performance.now() + ASKING_MS;
  let silent = 0;
  for (const one of waiting) {
    if (performance.now() > until || silent === SILENT_MOST) return;
    const place = { orgId: one.org_id, id: one.id };
    try {
      await reconcile(ctx, setUp, one);
      silent = 0;
    } catch (error) {
      log.warn({ err: error, payment: one.id }, 'a payment could not be settled');
      silent = error instanceof ProviderDown ? silent + 1 : 0;
      await ctx.inOrg(place.orgId, async (db) => {
        await noteChecked(db, place);
        if (one.is_over && error instanceof ProviderRefused) await giveUpPayment(db, place);
      });
    }
  }
}

type Round = { log: Logger; now?: Date };

/** Every ten minutes: what is over, and what no one told. One plan that cannot be ended does not keep the others. */
export async function lookAround(
  ctx: JobCtx,
  setUp: SetUp | undefined,
  { log, now = new Date() }: Round,
): Promise<void> {
  const works = [
    { find: overdue, work: endPlanOf },
    { find: toRemind, work: remindOf },
  ];
  for (const { find, work } of works)
    for (const { org_id: orgId, id } of await ctx.register((db) => find(db, { most: PLANS, now })))
      await work(ctx, { orgId, id }, now).catch((error: unknown) =>
        log.error({ err: error, payment: id }, 'a plan could not be ended, or its Owners not reminded'),
      );
  if (!setUp) return;
  const waiting = [
    ...(await ctx.register((db) => unanswered(db, { ...ORDERS, now }))),
    ...(await ctx.register((db) => longUnseen(db, { most: PAID, now }))),
  ];
  await reconcileAll(ctx, setUp, { log, waiting });
}

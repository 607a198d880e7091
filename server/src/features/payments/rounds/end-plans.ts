import { PAYMENT_EVENTS, REMINDER_DAYS, type ReminderDays } from '@qrigin/domain/payments';
import { actingAlone, type Db } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import { record } from '../../notifications/index.ts';
import { ownersOf } from '../../organisations/index.ts';
import { deactivateProduct, lockedPayment, markEnded } from '../settling/settle-queries.ts';

type Place = { orgId: string; id: string };

const DAY_MS = 86_400_000;

async function isSuspended(db: Db, orgId: string): Promise<boolean> {
  const { suspended_at: at } = await db
    .selectFrom('organisation')
    .select('suspended_at')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return at !== null;
}

/**
 * Once the time is over. A plan that ended before, by a refund, has nothing left to end. No one is told when the product is deleted, or
 * its organisation suspended or closed.
 */
export function endPlanOf(ctx: JobCtx, { orgId, id }: Place, now = new Date()): Promise<void> {
  return ctx.inOrg(orgId, async (db) => {
    const { payment, product } = await lockedPayment(db, { orgId, id });
    const { status, ends_at: end, ended_at, product_id: productId } = payment;
    if (status !== 'paid' || ended_at !== null || end === null || end > now) return;
    await markEnded(db, { orgId, id });
    await deactivateProduct(db, { orgId, productId, end });
    const people = product && !(await isSuspended(db, orgId)) ? await ownersOf(db, orgId) : [];
    await record(actingAlone(db, orgId), PAYMENT_EVENTS.ended, { id: productId, people });
  });
}

const EVENTS = { 14: PAYMENT_EVENTS.endsIn14Days, 3: PAYMENT_EVENTS.endsIn3Days } as const;

/** Whether nobody was reminded of this yet; from now on somebody was. */
async function isFirst(db: Db, { orgId, id }: Place, days: ReminderDays): Promise<boolean> {
  const stored = await db
    .insertInto('payment_reminder')
    .values({ org_id: orgId, payment_id: id, days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The latest reminder that is due, once; one that was missed, as no worker ran, is not made up for. None for a deleted product. */
export function remindOf(ctx: JobCtx, { orgId, id }: Place, now = new Date()): Promise<void> {
  return ctx.inOrg(orgId, async (db) => {
    const { payment, product } = await lockedPayment(db, { orgId, id });
    const { status, ends_at: end, ended_at } = payment;
    if (status !== 'paid' || ended_at !== null || end === null || end <= now) return;
    const left = end.getTime() - now.getTime();
    const [latest] = REMINDER_DAYS.filter((days) => left <= days * DAY_MS).toSorted((a, b) => a - b);
    if (latest === undefined || !(await isFirst(db, { orgId, id }, latest)) || !product) return;
    const people = await ownersOf(db, orgId);
    await record(actingAlone(db, orgId), EVENTS[latest], { id: payment.product_id, people });
  });
}

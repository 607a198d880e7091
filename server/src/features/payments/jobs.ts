import { handle, type JobDeps } from '../../queue/handle.ts';
import { setUpOf } from './deps.ts';
import * as queue from './queue.ts';
import { endPlanOf } from './rounds/end-plans.ts';
import { lookAround } from './rounds/look-around.ts';
import { refundPayment, settleOrder } from './settling/settle-jobs.ts';

/** Plans end whether or not payment is still set up; without keys there is no one to ask about the rest. */
export function jobs({ env, log }: JobDeps) {
  const setUp = setUpOf(env);
  return [
    handle(queue.settleOrder, (ctx, { orderId }) => settleOrder(ctx, setUp, orderId)),
    handle(queue.refundPayment, (ctx, refund) => refundPayment(ctx, setUp, refund)),
    handle(queue.endPlan, (ctx, { orgId, id }) => endPlanOf(ctx, { orgId, id })),
    handle(queue.lookAround, (ctx) => lookAround(ctx, setUp, { log })),
  ];
}

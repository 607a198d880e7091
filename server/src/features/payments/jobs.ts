import { handle, type JobDeps } from '../../queue/handle.ts';
import { setUpOf } from './deps.ts';
import { endPlanOf } from './end-plans.ts';
import { lookAround } from './look-around.ts';
import * as queue from './queue.ts';
import { refundPayment, settleOrder } from './settle-jobs.ts';

/** Plans end whether or not payment is still set up; without keys there is no one to ask about the rest. */
export function jobs({ env, log }: JobDeps) {
  const setUp = setUpOf(env);
  return [
    handle(queue.settleOrder, (ctx, { orderId }) => settleOrder(ctx, setUp, orderId)),
    handle(queue.refundPayment, (ctx, refund) => refundPayment(ctx, setUp, refund)),
    handle(queue.endPlan, (ctx, { orgId, id }) => endPlanOf(ctx, { orgId, id })),
    handle(queue.lookAround, (ctx) => lookAround(ctx, setUp, log)),
  ];
}

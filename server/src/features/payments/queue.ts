import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

const onePayment = z.object({ orgId: Id, id: Id });
/** About ten hours of growing pauses. */
const TRIES = 11;

/** The provider told something of an order, or will be asked about it. */
export const settleOrder = job({
  name: 'payments.settle',
  payload: z.object({ orderId: z.string().min(1).max(100) }),
  tries: TRIES,
});

/** Money that came for a product that was active already, or a second time, goes back. */
export const refundPayment = job({
  name: 'payments.refund',
  payload: onePayment.extend({ paymentId: z.string().min(1).max(100) }),
  // About nine days: banks take some, and until then someone has looked why the provider refuses.
  tries: 45,
});

export const endPlan = job({ name: 'payments.end-plan', payload: onePayment, tries: TRIES });

/** Finds what no one told: orders that are still open, refunds, plans that are over, reminders. */
export const lookAround = job({
  name: 'payments.look-around',
  payload: z.object({}),
  tries: 1,
  cron: '*/10 * * * *',
});

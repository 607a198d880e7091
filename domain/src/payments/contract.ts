import { z } from 'zod';
import { endpoint, Id } from '../http/index.ts';
import { PRODUCT } from '../products/feature.ts';
import { PAYMENTS } from './feature.ts';

/** The plan of what is activated for nothing while the beta lasts. */
export const BETA_PLAN = 'beta';

const inOrg = z.object({ org: Id });

export const findPaymentOptions = endpoint({
  name: 'findPaymentOptions',
  summary: 'How a static product can be activated: for free, as long as the beta lasts',
  method: 'GET',
  path: '/:org/payment/options',
  policy: { who: 'member', permission: PAYMENTS.view, rate: 'read' },
  params: inOrg,
  reply: z.object({ beta: z.boolean() }),
});

const BetaPayment = z.object({
  id: Id,
  product_id: Id,
  payment_plan: z.literal(BETA_PLAN),
  created_at: z.iso.datetime(),
});
export type BetaPayment = z.output<typeof BetaPayment>;

export const payBeta = endpoint({
  name: 'payBeta',
  summary: 'Activate a static product for free while the beta lasts',
  method: 'POST',
  path: '/:org/payment/static/beta',
  status: 201,
  policy: { who: 'member', permission: PAYMENTS.pay, rate: 'write', idempotent: true },
  params: inOrg,
  body: z.strictObject({ product_id: Id }),
  ids: { product_id: PRODUCT },
  changes: [PRODUCT],
  reply: BetaPayment,
  fails: ['beta_over', 'product_not_static', 'product_active'],
  failedText: 'Failed to complete beta payment',
});

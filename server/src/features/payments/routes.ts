import * as contract from '@qrigin/domain/payments';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { setUpOf } from './deps.ts';
import { completePayment, findSigned } from './paying/complete-payment.ts';
import { createOrder, placeOrder } from './paying/create-order.ts';
import { payBeta } from './paying/pay-beta.ts';
import { receiveEvent } from './paying/receive-event.ts';
import { findReceipt, listPayments } from './read-payments.ts';

/** Several times what the provider sends. */
const EVENT_BYTES = 64 * 1024;

export function routes(serve: Serve, { env }: FeatureDeps) {
  const isBeta = env.BETA_ACTIVATION === 'on';
  const setUp = setUpOf(env);
  const plans = setUp ? [...setUp.plans] : [];
  serve(contract.findPaymentOptions, async () => ({ beta: isBeta, is_set_up: setUp !== undefined, plans }));
  serve(contract.payBeta, ({ ctx, body }) => payBeta(ctx, body.product_id, isBeta));
  serve(contract.createPaymentOrder, ({ ctx, body }) => createOrder(ctx, setUp, body), {
    afterwards: (order, again) => placeOrder(order, setUp, again),
  });
  serve(contract.completePayment, ({ ctx, body }) => findSigned(ctx, setUp, body), {
    afterwards: (order, again, told) => completePayment(order, { setUp, told, again }),
  });
  serve(contract.listPayments, ({ ctx, query }) => listPayments(ctx, query));
  serve(contract.findReceipt, ({ ctx, params }) => findReceipt(ctx, setUp, params.id));
  serve(
    contract.receivePaymentEvent,
    ({ ctx, sent }) =>
      receiveEvent(ctx, setUp, {
        bytes: sent.bytes,
        signature: sent.header('x-razorpay-signature'),
        eventId: sent.header('x-razorpay-event-id'),
      }),
    { signedBytes: EVENT_BYTES },
  );
}

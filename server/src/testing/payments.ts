import { createHmac } from 'node:crypto';
import {
  type LocalPaymentProvider,
  startPaymentProvider,
} from '../../../tooling/services/payment-provider/payment-provider.ts';

let started: Promise<LocalPaymentProvider> | undefined;

/** One provider for all files of a worker; it tells no one anything by itself, and ends with the process. */
export function sharedProvider(): Promise<LocalPaymentProvider> {
  started ??= startPaymentProvider();
  return started;
}

/** The headers by which an event counts as the provider’s own. */
export function signedEvent({ webhookSecret }: LocalPaymentProvider, bytes: string, id: string) {
  return {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', webhookSecret).update(bytes).digest('hex'),
    'x-razorpay-event-id': id,
  };
}

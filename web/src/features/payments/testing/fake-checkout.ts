import { vi } from 'vitest';
import type { CheckoutOptions } from '../checkout/load-checkout.ts';

/** Stands in for the provider’s program: it shows nothing, and the test does what a person would do in it. */
export function fakeCheckout() {
  const opened: CheckoutOptions[] = [];
  const refusals: (() => void)[] = [];
  class Program {
    readonly #options: CheckoutOptions;
    constructor(options: CheckoutOptions) {
      this.#options = options;
    }
    on(_event: 'payment.failed', listener: () => void): void {
      refusals.push(listener);
    }
    open(): void {
      opened.push(this.#options);
    }
  }
  vi.stubGlobal('Razorpay', Program);
  const open = async (): Promise<CheckoutOptions> => vi.waitUntil(() => opened.at(-1));
  return {
    opened,
    async pay(): Promise<void> {
      const { order_id, handler } = await open();
      handler({
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: order_id,
        razorpay_signature: 'ab'.repeat(32),
      });
    },
    async close(): Promise<void> {
      (await open()).modal.ondismiss();
    },
    async refuse(): Promise<void> {
      await open();
      refusals.at(-1)?.();
    },
  };
}

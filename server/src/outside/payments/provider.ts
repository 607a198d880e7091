import { z } from 'zod';

/** An order as the provider has it. `receipt` is our own id of the payment. */
export const ProviderOrder = z.object({
  id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
});
export type ProviderOrder = z.output<typeof ProviderOrder>;

/** One try to pay an order. The money is ours once it is captured. */
export const ProviderPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.coerce.number().int().nullish(),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

export const ProviderRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

type NewOrder = { id: string; orgId: string; amount: number; currency: string };

/** Who takes the money. Everything but the signatures asks over the network, and throws `ProviderDown` when no answer came. */
export type PaymentProvider = {
  /** Of orders with our id, the one that was made first; `undefined` while there is none. */
  findOrderOf(id: string): Promise<ProviderOrder | undefined>;
  createOrder(order: NewOrder): Promise<ProviderOrder>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Gives all of it back. Refused by the provider when that was done before. */
  refund(paymentId: string, amount: number): Promise<ProviderRefund>;
  /** Whether the checkout told that this payment was made for this order. */
  checkSignature(told: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the provider itself sent these bytes. */
  checkWebhook(bytes: Uint8Array, signature: string): boolean;
};

/** No answer, or none that says anything: what was asked for may have been done or not. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

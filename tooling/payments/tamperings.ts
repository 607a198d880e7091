import { createHmac } from 'node:crypto';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { completePayment, createPaymentOrder, receivePaymentEvent } from '@qrigin/domain/payments';
import type { System } from '../chaos/system.ts';
import type { LocalPaymentProvider } from '../services/payment-provider/payment-provider.ts';
import { newProduct, newShop, type Shop } from './shops.ts';

/** Every kind of cheat that someone with a browser, a stolen key or a network in between could try. */

type Told = { payment_id: string; order_id: string; signature: string };
/** `refused` is what has to be answered; nothing may be active afterwards, whatever it is. */
type Tampering = { kind: string; refused: readonly number[]; attempt: () => Promise<number> };

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

type Scene = { system: System; provider: LocalPaymentProvider; shop: Shop; stranger: Shop };

/** In the order of a new product each, so that none of them lives from what another one did. */
async function newOrder({ shop }: Scene, plan = 'one-year') {
  const productId = await newProduct(shop);
  const body = { payment_plan: plan, product_id: productId };
  return { productId, orderId: (await shop.call(createPaymentOrder, { body })).order_id };
}

function paidIn(provider: LocalPaymentProvider, orderId: string): Told {
  const signed = provider.pay(orderId);
  return {
    payment_id: signed.razorpay_payment_id,
    order_id: signed.razorpay_order_id,
    signature: signed.razorpay_signature,
  };
}

function ofOrders({ shop, stranger }: Scene): Tampering[] {
  const order = async (over: object, caller = shop, owner = shop) => {
    const body = { payment_plan: 'one-year', product_id: await newProduct(owner), ...over };
    return (await caller.askRaw(createPaymentOrder, { body })).status;
  };
  return [
    { kind: 'an amount of one’s own', refused: [400], attempt: () => order({ amount: 100 }) },
    { kind: 'a currency of one’s own', refused: [400], attempt: () => order({ currency: 'JPY' }) },
    { kind: 'an unknown plan', refused: [400], attempt: () => order({ payment_plan: 'for-ever' }) },
    {
      kind: 'the free plan by way of an order',
      refused: [400],
      attempt: () => order({ payment_plan: 'beta' }),
    },
    { kind: 'a product of another organisation', refused: [404], attempt: () => order({}, shop, stranger) },
    {
      kind: 'the address of another organisation',
      refused: [403, 404],
      attempt: async () => {
        const body = { payment_plan: 'one-year', product_id: await newProduct(stranger) };
        const raw = { params: { org: stranger.orgId }, body };
        return (await shop.askRaw(createPaymentOrder, raw)).status;
      },
    },
  ];
}

function ofCompletions(scene: Scene): Tampering[] {
  const { provider, shop, stranger } = scene;
  const { keySecret } = provider.keys;
  const complete = async (body: object, caller = shop) =>
    (await caller.askRaw(completePayment, { body })).status;
  const sign = (orderId: string, paymentId: string, secret = keySecret) =>
    hmac(secret, `${orderId}|${paymentId}`);
  /** Paid, and told about with something else in it. */
  const withOther = (kind: string, change: (told: Told) => Partial<Told>): Tampering => ({
    kind,
    refused: [400],
    attempt: async () => {
      const told = paidIn(provider, (await newOrder(scene)).orderId);
      provider.webhooks.take();
      return complete({ ...told, ...change(told) });
    },
  });
  /** Signed with the stolen key, for a payment that the provider knows in another way. */
  const withoutMoney = (
    kind: string,
    paymentOf: (orderId: string) => Promise<string> | string,
  ): Tampering => ({
    kind,
    refused: [400],
    attempt: async () => {
      const { orderId } = await newOrder(scene);
      const paymentId = await paymentOf(orderId);
      provider.webhooks.take();
      return complete({ order_id: orderId, payment_id: paymentId, signature: sign(orderId, paymentId) });
    },
  });
  const altered = (over: object) => (orderId: string) => {
    const payment = provider.books.pay(orderId);
    return Object.assign(payment, over).id;
  };
  return [
    withOther('no signature', () => ({ signature: '' })),
    withOther('a signature with another key', (told) => ({
      signature: sign(told.order_id, told.payment_id, 'some-other-secret'),
    })),
    withOther('a signature with the webhook’s key', (told) => ({
      signature: sign(told.order_id, told.payment_id, provider.webhookSecret),
    })),
    withOther('order and payment the other way round', (told) => ({
      signature: sign(told.payment_id, told.order_id),
    })),
    withOther('a signature cut short', ({ signature }) => ({ signature: signature.slice(0, 32) })),
    withOther('a swapped payment', () => ({ payment_id: 'pay_OfSomeoneElse' })),
    {
      kind: 'another order’s signature',
      refused: [400],
      attempt: async () => {
        const [cheap, dear] = [await newOrder(scene, 'three-months'), await newOrder(scene)];
        const told = paidIn(provider, cheap.orderId);
        provider.webhooks.take();
        return complete({ ...told, order_id: dear.orderId });
      },
    },
    {
      kind: 'an order of another organisation',
      refused: [404],
      attempt: async () => {
        const told = paidIn(provider, (await newOrder(scene)).orderId);
        provider.webhooks.take();
        return complete(told, stranger);
      },
    },
    withoutMoney('a payment that nobody made', () => 'pay_NobodyMade'),
    withoutMoney('a payment that failed', (orderId) => provider.books.fail(orderId).id),
    withoutMoney('the payment of a cheaper order', async () => {
      const { orderId } = await newOrder(scene, 'three-months');
      return provider.books.pay(orderId).id;
    }),
    withoutMoney('less money than was agreed', altered({ amount: 100 })),
    withoutMoney('money of another currency', altered({ currency: 'JPY' })),
  ];
}

function ofEvents(scene: Scene): Tampering[] {
  const { system, provider } = scene;
  const send = async (bytes: string, signature: string) => {
    const sent = await fetch(`${system.apiUrl}${API_BASE}${pathOf(receivePaymentEvent)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': crypto.randomUUID(),
      },
      body: bytes,
    });
    return sent.status;
  };
  const tells = (orderId: string) =>
    JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id: orderId, status: 'paid' } } } });
  const event = (
    kind: string,
    refused: readonly number[],
    signature: (bytes: string) => string,
    sent = (bytes: string) => bytes,
  ): Tampering => ({
    kind,
    refused,
    attempt: async () => {
      const bytes = tells((await newOrder(scene)).orderId);
      return send(sent(bytes), signature(bytes));
    },
  });
  return [
    event('an event without a signature', [401], () => ''),
    event('an event with the key of the API', [401], (bytes) => hmac(provider.keys.keySecret, bytes)),
    event(
      'an event with other bytes',
      [401],
      (bytes) => hmac(provider.webhookSecret, bytes),
      (bytes) => `${bytes}\n`,
    ),
    // Received, as it is signed; but the provider itself is asked, and knows of no money.
    event('an event of an unpaid order with the stolen key', [200], (bytes) =>
      hmac(provider.webhookSecret, bytes),
    ),
  ];
}

/** Payments that are replayed by someone else, or again once they have counted. */
async function ofReplays(scene: Scene): Promise<Tampering[]> {
  const { provider, shop, stranger } = scene;
  const honest = await newOrder(scene);
  const told = paidIn(provider, honest.orderId);
  provider.webhooks.take();
  await shop.call(completePayment, { body: told });
  return [
    {
      kind: 'a replay by another organisation',
      refused: [404],
      attempt: async () => (await stranger.ask(completePayment, { body: told })).status,
    },
    {
      kind: 'a replay for another order',
      refused: [400],
      attempt: async () => {
        const body = { ...told, order_id: (await newOrder(scene)).orderId };
        return (await shop.ask(completePayment, { body })).status;
      },
    },
  ];
}

export type Tampered = {
  kinds: number;
  /** Those that were answered in any other way than they should. */
  notRefused: string[];
  /** Whose products none of them may have activated; but for the one that was paid honestly, to be replayed. */
  orgId: string;
};
export const HONEST = 1;

/** Tries all of them, and has the provider tell nothing of what was really paid: a tampering may not count by itself. */
export async function tamper(system: System, provider: LocalPaymentProvider): Promise<Tampered> {
  provider.webhooks.how.isHeld = true;
  const scene = {
    system,
    provider,
    shop: await newShop(system, 'Cheats'),
    stranger: await newShop(system, 'Strangers'),
  };
  const all = [...ofOrders(scene), ...ofCompletions(scene), ...ofEvents(scene), ...(await ofReplays(scene))];
  const notRefused: string[] = [];
  for (const { kind, refused, attempt } of all) {
    const status = await attempt();
    if (!refused.includes(status)) notRefused.push(`${kind} (${status})`);
  }
  return { kinds: all.length, notRefused, orgId: scene.shop.orgId };
}

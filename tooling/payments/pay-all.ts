import { setTimeout as sleep } from 'node:timers/promises';
import { completePayment, createPaymentOrder } from '@qrigin/domain/payments';
import type { LocalPaymentProvider } from '../services/payment-provider/payment-provider.ts';
import type { Wanted } from './shops.ts';

/** How often the browser tells of a payment, and how often the provider tells each of its events. */
const DELIVERIES = 3;
/** One payment in so many is told by no one: only the round can find it. */
const UNTOLD_ONE_IN = 10;
/** One delivery in so many never reaches the server. */
const LOST_ONE_IN = 10;
/** One product in so many is paid from a second tab as well, for another plan. */
const TWICE_ONE_IN = 20;
/** Calls under way at the same time. */
const AT_ONCE = 10;

export type Told = { deliveries: number; untold: number; lost: number; unanswered: number; twice: number };

async function inTurns<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let thing = things[next++]; thing !== undefined; thing = things[next++]) await work(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

/** Asks until there is an answer, as people press the button again. */
async function orderOf({ shop, productId }: Wanted, plan: string): Promise<string> {
  for (;;) {
    const body = { payment_plan: plan, product_id: productId };
    const answer = await shop.ask(createPaymentOrder, { body }).catch(() => undefined);
    if (answer?.status === 201) return answer.body.order_id;
    if (answer && answer.status !== 503) throw new Error(`an order was answered with ${answer.status}`);
    await sleep(20);
  }
}

/** Everyone pays, and then everything that tells of it arrives in any order, through a network that loses some of it. */
export async function payAll(wanted: readonly Wanted[], provider: LocalPaymentProvider): Promise<Told> {
  const { webhooks, faults } = provider;
  const told: Told = { deliveries: 0, untold: 0, lost: 0, unanswered: 0, twice: 0 };
  const deliveries: (() => Promise<unknown>)[] = [];
  webhooks.how.isHeld = true;
  webhooks.how.times = DELIVERIES;

  function payIn(wish: Wanted, orderId: string, isUntold: boolean): void {
    const signed = provider.pay(orderId);
    const events = webhooks.take();
    if (isUntold) return;
    const body = {
      payment_id: signed.razorpay_payment_id,
      order_id: signed.razorpay_order_id,
      signature: signed.razorpay_signature,
    };
    const complete = async () => {
      const answer = await wish.shop.ask(completePayment, { body }).catch(() => undefined);
      if (answer && ![200, 503].includes(answer.status))
        throw new Error(`a completion was answered with ${answer.status} ${answer.code}`);
      if (answer?.status !== 200) told.unanswered += 1;
    };
    deliveries.push(...events, ...Array.from({ length: DELIVERIES }, () => complete));
  }

  const wishes = [...wanted.entries()];
  await inTurns(wishes, async ([at, wish]) => {
    const isTwice = at % TWICE_ONE_IN === 0;
    const orders = [await orderOf(wish, 'one-year')];
    if (isTwice) orders.push(await orderOf(wish, 'three-months'));
    const isUntold = at % UNTOLD_ONE_IN === 1;
    for (const orderId of orders) payIn(wish, orderId, isUntold);
    told.twice += isTwice ? 1 : 0;
    told.untold += isUntold ? 1 : 0;
  });

  const all = shuffled(deliveries);
  told.deliveries = all.length;
  const down = { from: all.length / 3, to: all.length / 2 };
  await inTurns([...all.entries()], async ([at, deliver]) => {
    faults.isDown = at >= down.from && at < down.to;
    if (Math.random() * LOST_ONE_IN < 1) told.lost += 1;
    else await deliver();
  });
  faults.isDown = false;
  return told;
}

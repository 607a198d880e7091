import { Failure } from '@qrigin/domain/errors';
import { PAYMENT, PAYMENT_EVENTS, type PaymentOrder, type PaymentPlan } from '@qrigin/domain/payments';
import { type OrgCtx, requireRoom } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import type { SetUp } from '../deps.ts';
import { giveUpPayment, insertPayment, lockedProduct, openPayment, storeOrder } from '../queries.ts';
import { askProvider } from './ask-provider.ts';

type Wish = { product_id: string; payment_plan: string };

async function requireUnpaid(ctx: OrgCtx, productId: string): Promise<void> {
  const product = await lockedProduct(ctx.db, { orgId: ctx.orgId, productId });
  if (!product) throw new Failure('not_found');
  if (product.nature !== 'static') throw new Failure('product_not_static');
  if (product.is_active) throw new Failure('product_active');
}

/** So long an order is given again: what is paid at the last moment has days left until it would be given up. */
const GIVEN_AGAIN_MS = 24 * 3_600_000;

type Offer = { plan: PaymentPlan; keyId: string };
type Open = NonNullable<Awaited<ReturnType<typeof openPayment>>>;

/** Whether it is the same offer, by keys with which the provider knows it. */
function isGivenAgain(open: Open, { plan, keyId }: Offer): boolean {
  const isSame = open.amount === plan.amount && open.tax === plan.tax && open.months === plan.months;
  return isSame && open.key_id === keyId && Date.now() - open.created_at.getTime() < GIVEN_AGAIN_MS;
}

/** What is open for the product and plan, or else something new. The product is locked meanwhile. */
async function paymentFor(ctx: OrgCtx, productId: string, offer: Offer) {
  const of = { orgId: ctx.orgId, productId };
  const open = await openPayment(ctx.db, of, offer.plan.id);
  if (open && isGivenAgain(open, offer)) return open;
  if (open) await giveUpPayment(ctx.db, { orgId: ctx.orgId, id: open.id });
  await requireRoom(ctx, PAYMENT);
  const made = await insertPayment(ctx.db, of, { ...offer, userId: ctx.userId });
  await record(ctx, PAYMENT_EVENTS.ordered, { id: productId });
  return made;
}

/** The price is the server's own. As long as the provider knows nothing of it, `order_id` is empty. */
export async function createOrder(ctx: OrgCtx, setUp: SetUp | undefined, wish: Wish): Promise<PaymentOrder> {
  if (!setUp) throw new Failure('payment_not_set_up');
  const plan = setUp.plans.find(({ id }) => id === wish.payment_plan);
  if (!plan) throw new Failure('unknown_plan');
  await requireUnpaid(ctx, wish.product_id);
  const { id, order_id, created_at } = await paymentFor(ctx, wish.product_id, {
    plan,
    keyId: setUp.keyId,
  });
  return {
    id,
    order_id: order_id ?? '',
    key_id: setUp.keyId,
    payment_plan: plan.id,
    product_id: wish.product_id,
    amount: plan.amount,
    tax: plan.tax,
    currency: plan.currency,
    created_at: created_at.toISOString(),
    checkout_url: setUp.checkoutUrl,
  };
}

type Again = <T>(work: (ctx: Pick<OrgCtx, 'db' | 'orgId'>) => Promise<T>) => Promise<T>;

/**
 * Has the provider make the order, outside any transaction. It may have made one before whose answer was lost, so it is
 * asked for that first. Of two calls at once the first one's order is stored, and no one is ever shown the other.
 */
export async function placeOrder(
  order: PaymentOrder,
  setUp: SetUp | undefined,
  again: Again,
): Promise<PaymentOrder> {
  if (!setUp || order.order_id !== '') return order;
  const { id, amount, currency } = order;
  const orgId = await again(async (ctx) => ctx.orgId);
  const placed = await askProvider(
    async () =>
      (await setUp.provider.findOrderOf(id)) ??
      (await setUp.provider.createOrder({ id, orgId, amount, currency })),
  );
  if (placed.amount !== amount || placed.currency !== currency)
    throw new Error('the payment provider made an order of another amount');
  return { ...order, order_id: await again((ctx) => storeOrder(ctx.db, { orgId, id }, placed.id)) };
}

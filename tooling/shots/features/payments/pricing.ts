import {
  completePayment,
  createPaymentOrder,
  findPaymentOptions,
  listPayments,
  type Payment,
} from '@qrigin/domain/payments';
import { findProduct } from '@qrigin/domain/products';
import { paymentOrder, paymentPlan, paymentRow } from '../../../../domain/src/payments/samples.ts';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { addressOf } from '../../../product/address-of.ts';
import { after, page, type Scene, type Shot } from '../../shot.ts';
import { FULL } from '../../world/full-words.ts';
import { pageOf } from '../../world/organisation-world.ts';
import { active, failing, inactive } from '../../world/product-scenes.ts';

const PRICING = '/dashboard/:orgId/:product/pricing';

/** The operator has ended the beta, and either takes payments or does not. */
const withPlans = (...plans: ReturnType<typeof paymentPlan>[]) =>
  after(inactive, (calls) =>
    calls.on(addressOf(findPaymentOptions), (call) =>
      call.answer({ json: { beta: false, is_set_up: plans.length > 0, plans } }),
    ),
  );
const sold = withPlans(
  paymentPlan(),
  paymentPlan({
    id: 'long',
    name: FULL.name.slice(0, 60),
    amount: 100_000_000,
    tax: 0,
    tax_percent: 0,
    months: 1,
  }),
  paymentPlan({ id: 'season', name: 'Season', summary: '', amount: 149_900, tax: 22_866, months: 3 }),
);

/** A product whose plan ends then, and what was paid for it last. */
const planEnding = (end: string, isActive: boolean, latest: Partial<Payment>): Scene =>
  after(sold, async (calls) => {
    const product = foundProduct({ name: 'Winter menu', nature: 'static', isActive, plan_ends_at: end });
    await calls.on(addressOf(findProduct), (call) => call.answer({ json: product }));
    const rows = [paymentRow(latest), paymentRow()];
    await calls.on(addressOf(listPayments), (call) =>
      call.answer({ json: pageOf(rows, call.url.searchParams) }),
    );
  });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ended = planEnding(inDays(-3), false, {
  status: 'refunded',
  refunded_at: '2026-11-17T09:00:00.000Z',
});
const ending = planEnding(inDays(9), true, { starts_at: null, ends_at: null });

/** In the page, in place of the provider’s program. */
function pretendToBePaid() {
  const told = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'a' };
  class Program {
    readonly options: { handler: (paid: typeof told) => void };
    constructor(options: { handler: (paid: typeof told) => void }) {
      this.options = options;
    }
    on(): void {}
    open(): void {
      this.options.handler(told);
    }
  }
  Object.assign(window, { Razorpay: Program });
}

export const SHOTS: readonly Shot[] = [
  { name: 'product-pricing', path: PRICING, states: { typical: inactive, failing }, openings: [] },
  {
    name: 'product-pricing-plans',
    path: PRICING,
    states: { typical: sold },
    openings: [
      {
        name: 'unconfirmed',
        // Money seems to be taken, and then nothing is heard of it. The product of the other pictures stays as it is.
        async open(opened, say, calls) {
          await opened.evaluate(pretendToBePaid);
          await calls.on(addressOf(createPaymentOrder), (call) =>
            call.answer({ status: 201, json: paymentOrder() }),
          );
          await calls.on(addressOf(completePayment), (call) =>
            call.answer({ status: 409, json: { error: '', code: 'payment_pending' } }),
          );
          await opened.locator('main section button').first().click();
          await opened.getByText(say('Your payment is being confirmed')).waitFor();
        },
      },
    ],
  },
  page('product-pricing-not-set-up', PRICING, withPlans()),
  page('product-pricing-active', PRICING, active),
  page('product-pricing-ending', PRICING, ending),
  page('product-pricing-ended', PRICING, ended),
  page('product-setup-plan-ended', '/dashboard/:orgId/:product/setup/packaging', ended),
];

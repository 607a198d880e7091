import {
  completePayment,
  createPaymentOrder,
  findPaymentOptions,
  listPayments,
  type Payment,
} from '@qrigin/domain/payments';
import { type FoundProduct, findProduct } from '@qrigin/domain/products';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentOrder, paymentPlan, paymentRow } from '../../../../domain/src/payments/samples.ts';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { fakeCheckout } from './testing/fake-checkout.ts';

const MENU = foundProduct({ name: 'Café menu', nature: 'static', isActive: false });
const HERE = `/dashboard/${ORG}/${MENU.id}`;
const YEAR = paymentPlan();
const SEASON = paymentPlan({
  id: 'season',
  name: 'Season',
  amount: 1_499_005,
  tax: 0,
  tax_percent: 0,
  months: 1,
  summary: '',
});
const ORDER = paymentOrder({ order_id: 'order_1', product_id: MENU.id });
const END = '2027-11-15T09:00:00.000Z';

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

type Shop = {
  product: FoundProduct;
  payments: Payment[];
  ordering: () => Reply<typeof createPaymentOrder>;
  completing: () => Reply<typeof completePayment>;
  options: Reply<typeof findPaymentOptions>;
};

/** A server with two plans, at which everything goes well unless the test says otherwise. */
function shop(over: Partial<Shop> = {}) {
  const state: Shop = {
    product: MENU,
    payments: [],
    ordering: () => ORDER,
    completing: () => activate(),
    options: { beta: false, is_set_up: true, plans: [YEAR, SEASON] },
    ...over,
  };
  function activate(): Payment {
    const paid = paymentRow({
      id: ORDER.id,
      product_id: MENU.id,
      ends_at: END,
      receipt_number: '2026-27/000042',
    });
    state.product = { ...MENU, isActive: true, plan_ends_at: END };
    state.payments = [paid];
    return paid;
  }
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findProduct, () => state.product),
    answer(findPaymentOptions, () => state.options),
    answer(listPayments, () => pageWith(state.payments)),
    answer(createPaymentOrder, () => state.ordering()),
    answer(completePayment, () => state.completing()),
  );
  return { state, fetch, activate };
}

const main = () => within(screen.getByRole('main'));
/** Sentences have amounts and dates in them, which are elements of their own. */
const expectWords = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
const open = () => openPage(`${HERE}/pricing`);
const pressPay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay ₹4,999.00' }));

test('[PAY-08][PROD-02] each plan has its price to the paisa, its tax, its length, and what goes on when it ends', async () => {
  const { fetch } = shop();
  open();
  const year = within(await screen.findByRole('region', { name: 'One year' }));
  expect(year.getByText('₹4,999.00')).toBeVisible();
  expect(year.getByText(/^for 12 months/)).toHaveTextContent('for 12 months, includes 18% GST, ₹762.56');
  expect(year.getByText(YEAR.summary)).toBeVisible();
  const season = within(screen.getByRole('region', { name: 'Season' }));
  expect(season.getByRole('button', { name: 'Pay ₹14,990.05' })).toBeVisible();
  expect(season.getByText(/^for 1 month/)).toHaveTextContent('for 1 month, without tax');
  const gives = within(screen.getByRole('region', { name: 'What a plan gives' }));
  expect(gives.getByText(/^Printed codes keep working\. Shoppers still see the product page/)).toBeVisible();
  expect(main().queryByRole('region', { name: 'Beta' })).toBeNull();
  expect(sentTo(fetch, listPayments)[0]?.query).toMatchObject({ product_id: MENU.id });
  // Whoever only looks at prices loads nothing of the provider’s.
  expect(document.querySelector(`script[src="${ORDER.checkout_url}"]`)).toBeNull();
});

test('[PAY-08][PAY-09] plans are offered beside the beta while it lasts', async () => {
  shop({ options: { beta: true, is_set_up: true, plans: [YEAR] } });
  open();
  expect(await screen.findByRole('button', { name: 'Activate for free' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹4,999.00' })).toBeVisible();
});

test('[PAY-08] paying opens the checkout with the order, completes what it signed, and shows the plan with its receipt', async () => {
  const checkout = fakeCheckout();
  const { fetch } = shop();
  open();
  await pressPay();
  await checkout.pay();
  expect(await screen.findByText('Product activated')).toBeVisible();
  expect(checkout.opened[0]).toMatchObject({
    key: ORDER.key_id,
    order_id: 'order_1',
    amount: 499_900,
    currency: 'INR',
    description: 'One year, Café menu',
  });
  expect(bodiesTo(fetch, createPaymentOrder)).toEqual([{ payment_plan: 'one-year', product_id: MENU.id }]);
  expect(bodiesTo(fetch, completePayment)).toEqual([
    { payment_id: 'pay_1', order_id: 'order_1', signature: 'ab'.repeat(32) },
  ]);
  const plan = within(await screen.findByRole('region', { name: 'This product is active' }));
  expect(plan.getByText(/^Active until/)).toHaveTextContent('Active until 15 Nov 2027');
  expect(plan.getByRole('link', { name: '2026-27/000042' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/payments/${ORDER.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Pay ₹4,999.00' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Download QR' })).toBeVisible();
});

test('a checkout that is closed, also after a refusal, promises nothing about money, and paying can begin again', async () => {
  const checkout = fakeCheckout();
  const { fetch } = shop();
  open();
  await pressPay();
  await checkout.close();
  expect(await screen.findByText(/^You closed the payment window before paying/)).toBeVisible();
  await pressPay();
  await checkout.refuse();
  await checkout.close();
  expect(
    await screen.findByText(/^Your payment did not go through\..*If you did pay, we notice/),
  ).toBeVisible();
  expect(main().queryByText(/charged/)).toBeNull();
  expect(sentTo(fetch, completePayment)).toEqual([]);
});

test('[PAY-05] an order that fails says so with its reason, and opens no checkout', async () => {
  const checkout = fakeCheckout();
  shop({ ordering: () => failed('payment_provider_down') });
  open();
  await pressPay();
  expect(await screen.findByText('Failed to create payment order')).toBeVisible();
  expect(screen.getAllByText(/You will not be charged twice/)[0]).toBeVisible();
  expect(checkout.opened).toEqual([]);
});

test('a second tab that pays later learns that the product is active', async () => {
  fakeCheckout();
  const { state, activate } = shop();
  open();
  await screen.findByRole('region', { name: 'One year' });
  state.ordering = () => {
    activate();
    return failed('product_active');
  };
  await pressPay();
  expect(await screen.findByText('This product is already active.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'This product is active' })).toBeVisible();
});

test('money that came for an active product is refunded, and the page says so', async () => {
  const checkout = fakeCheckout();
  const { state, activate } = shop();
  state.completing = () => {
    const paid = activate();
    const unused = paymentRow({ product_id: MENU.id, starts_at: null, ends_at: null });
    state.payments = [unused, paid];
    return unused;
  };
  open();
  await pressPay();
  await checkout.pay();
  expect(await screen.findByRole('region', { name: 'This product is active' })).toBeVisible();
  await expectWords(/arrived when this product was already active\. We are refunding all of it/);
  expect(screen.queryByText('Product activated')).toBeNull();
});

test('[PAY-06] when money was taken and completing fails, it is safe: no one can pay again, and the page looks by itself', async () => {
  const checkout = fakeCheckout();
  const { state, activate } = shop({ completing: () => failed('payment_provider_down') });
  open();
  await pressPay();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await checkout.pay();
  expect(await screen.findByText('Failed to complete payment')).toBeVisible();
  expect(screen.getByText('Your payment is being confirmed')).toBeVisible();
  expect(screen.getByText(/Your money is safe, and you do not need to pay again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  // It fails again, and then the provider has told the server by itself.
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'),
  );
  activate();
  expect(state.product.isActive).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(await screen.findByRole('region', { name: 'This product is active' })).toBeVisible();
});

test('[PAY-06] a completion to which no answer comes has failed too', async () => {
  const checkout = fakeCheckout();
  shop({
    completing: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  open();
  await pressPay();
  await checkout.pay();
  expect(await screen.findByText('Failed to complete payment')).toBeVisible();
  expect(screen.getByText('Your payment is being confirmed')).toBeVisible();
});

test('what the provider did not sign activates nothing, and leads to us', async () => {
  const checkout = fakeCheckout();
  shop({ completing: () => failed('payment_not_confirmed') });
  open();
  await pressPay();
  await checkout.pay();
  expect(
    await screen.findByText(/^We could not confirm this payment, so nothing was activated\. If/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
});

test('a checkout that does not load charges no one, and paying can be tried again', async () => {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('only the script is added');
    asked.push(script.src);
    fireEvent.error(script);
  });
  shop();
  open();
  await pressPay();
  await expectWords(/We could not open the payment window.*You have not been charged/);
  expect(asked).toEqual([ORDER.checkout_url]);
  const checkout = fakeCheckout();
  await pressPay();
  await checkout.pay();
  expect(await screen.findByText('Product activated')).toBeVisible();
});

test('[PROD-14] once the plan has ended it can be renewed, and its code is not downloaded', async () => {
  const product = { ...MENU, plan_ends_at: '2026-10-01T09:00:00.000Z' };
  shop({ product });
  open();
  await expectWords(
    /The plan ended on 1 Oct 2026\. Downloading the QR code, promotions, surveys and the onward link have stopped\./,
  );
  expect(await screen.findByRole('button', { name: 'Renew for ₹4,999.00' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download QR' })).toBeNull();
});

test('[PROD-14] Setup says that a plan has ended, and leads to renewing it', async () => {
  shop({ product: { ...MENU, plan_ends_at: '2026-10-01T09:00:00.000Z' } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage(`${HERE}/setup`);
  expect(await screen.findByRole('link', { name: 'Renew plan' })).toHaveAttribute('href', `${HERE}/pricing`);
  expect(screen.queryByText(/Not active yet/)).toBeNull();
});

test('two weeks before a plan ends, Setup and the pricing page say so', async () => {
  const plan_ends_at = new Date(Date.now() + 9 * 86_400_000 - 60_000).toISOString();
  shop({ product: { ...MENU, isActive: true, plan_ends_at } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = openPage(`${HERE}/setup`);
  expect(await screen.findByRole('link', { name: 'See plan' })).toHaveAttribute('href', `${HERE}/pricing`);
  await expectWords(/This plan ends in 9 days\. You can renew it once it has ended/);
  await router.navigate(`${HERE}/pricing`);
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  await expectWords(/This plan ends in 9 days/);
});

test.each<[what: string, over: Partial<Payment>, words: RegExp]>([
  [
    'an order that is open',
    { status: 'open', paid_at: null, starts_at: null },
    /An order of ₹4,999.00 from .* is not paid yet/,
  ],
  [
    'an order that was never paid',
    { status: 'failed', starts_at: null },
    /We received no payment for your last order of ₹4,999.00, so we closed it\.See/,
  ],
  [
    'a refund',
    { status: 'refunded', refunded_at: '2026-11-17T09:00:00.000Z' },
    /We refunded all of ₹4,999.00 on 17 Nov 2026\. The plan that it paid for has ended\./,
  ],
])('the page says what became of %s', async (_what, over, words) => {
  shop({ payments: [paymentRow(over)] });
  open();
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
});

test('an active product shows no order that was never paid', async () => {
  const product = { ...MENU, isActive: true, plan_ends_at: END };
  const unpaid = paymentRow({ status: 'open', paid_at: null, receipt_number: null, starts_at: null });
  shop({ product, payments: [unpaid, paymentRow({ receipt_number: '2026-27/000042' })] });
  open();
  expect(await screen.findByRole('link', { name: '2026-27/000042' })).toBeVisible();
  expect(main().queryByText(/is not paid yet/)).toBeNull();
  expect(main().queryByRole('link', { name: 'See this order' })).toBeNull();
});

test('a dynamic product has nothing to pay', async () => {
  shop({ product: foundProduct({ id: MENU.id, nature: 'dynamic' }) });
  open();
  expect(await screen.findByText(/There is nothing to pay for a dynamic product/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What a plan gives' })).toBeNull();
});

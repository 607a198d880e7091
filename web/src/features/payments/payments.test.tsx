import { findPaymentOptions, listPayments, payBeta } from '@qrigin/domain/payments';
import { type FoundProduct, findProduct } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';

const MENU = foundProduct({ name: 'Café menu', nature: 'static', isActive: false });
const HERE = `/dashboard/${ORG}/${MENU.id}`;
const PAID = {
  id: crypto.randomUUID(),
  product_id: MENU.id,
  payment_plan: 'beta',
  created_at: '2026-11-15T10:00:00.000Z',
} as const;

const NONE = answer(listPayments, pageWith([]));

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

/** A server that activates the menu when it is paid for, unless it answers otherwise. */
function server(paying: () => Reply<typeof payBeta> = () => PAID, me = whoamiOf()) {
  let product: FoundProduct = MENU;
  return answerCalls(
    ...inOrganisation(me),
    NONE,
    answer(findProduct, () => product),
    answer(findPaymentOptions, { beta: true, is_set_up: false, plans: [] }),
    answer(payBeta, () => {
      const reply = paying();
      if (reply === PAID) product = { ...MENU, isActive: true };
      return reply;
    }),
  );
}

test('[PAY-09] the pricing page has a beta option, which costs nothing, and names no price', async () => {
  server();
  openPage(`${HERE}/pricing`);
  await heading('Pricing');
  const option = within(await screen.findByRole('region', { name: 'Beta' }));
  expect(option.getByText('Free')).toBeVisible();
  expect(option.getByText(/see its page instead of ‘Not active yet’/)).toBeVisible();
  expect(option.getByRole('button', { name: 'Activate for free' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/[₹$€£]|\d/);
});

test('[PAY-09] activating for free makes the product active and leads back to Setup', async () => {
  const fetch = server();
  openPage(`${HERE}/pricing`);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate for free' }));
  expect(await screen.findByText('Product activated')).toBeVisible();
  expect(await main().findByText('This product is active')).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to Setup' })).toHaveAttribute('href', `${HERE}/setup`);
  expect(main().queryByRole('button', { name: 'Activate for free' })).toBeNull();
  expect(bodiesTo(fetch, payBeta)).toEqual([{ product_id: MENU.id }]);
  expect(sentTo(fetch, payBeta)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  // Now its code can be downloaded.
  expect(await screen.findByRole('button', { name: 'Download QR' })).toBeVisible();
});

test('a payment that fails says so in the words of the specification, and can be tried again', async () => {
  let isDown = true;
  server(() => (isDown ? failed('internal') : PAID));
  openPage(`${HERE}/pricing`);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate for free' }));
  expect(await screen.findByText('Failed to complete beta payment')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Activate for free' }));
  expect(await main().findByText('This product is active')).toBeVisible();
});

test('whoever was slower than someone else sees that the product is active', async () => {
  let product: FoundProduct = MENU;
  answerCalls(
    ...inOrganisation(),
    NONE,
    answer(findProduct, () => product),
    answer(findPaymentOptions, { beta: true, is_set_up: false, plans: [] }),
    answer(payBeta, () => {
      product = { ...MENU, isActive: true };
      return failed('product_active');
    }),
  );
  openPage(`${HERE}/pricing`);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate for free' }));
  expect(await screen.findByText('Failed to complete beta payment')).toBeVisible();
  expect(await main().findByText('This product is active')).toBeVisible();
});

test('[PAY-11] without keys the page says that payment is not set up, and what to do', async () => {
  answerCalls(
    ...inOrganisation(),
    NONE,
    answer(findProduct, MENU),
    answer(findPaymentOptions, { beta: false, is_set_up: false, plans: [] }),
  );
  openPage(`${HERE}/pricing`);
  expect(await screen.findByText('Payment is not set up')).toBeVisible();
  expect(main().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(main().queryByRole('button')).toBeNull();
});

test('[PAY-11] while the beta lasts, a page without keys says so beside the free option', async () => {
  server();
  openPage(`${HERE}/pricing`);
  expect(await screen.findByText('Payment is not set up')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Beta' })).toBeVisible();
});

test('prices that cannot be loaded can be tried again', async () => {
  let reply: Reply<typeof findPaymentOptions> = failed('busy');
  answerCalls(
    ...inOrganisation(),
    NONE,
    answer(findProduct, MENU),
    answer(findPaymentOptions, () => reply),
  );
  openPage(`${HERE}/pricing`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = { beta: true, is_set_up: false, plans: [] };
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Activate for free' })).toBeVisible();
});

test('an active product says so, and nothing is asked', async () => {
  const fetch = answerCalls(...inOrganisation(), answer(findProduct, { ...MENU, isActive: true }));
  openPage(`${HERE}/pricing`);
  expect(await screen.findByText('This product is active')).toBeVisible();
  expect(sentTo(fetch, findPaymentOptions)).toEqual([]);
});

test('whoever may see prices and not pay is told whom to ask', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'admin')!;
  const mayNotPay = permissions.filter((permission) => permission !== 'billing.pay');
  server(undefined, whoamiOf('Bookkeeper', mayNotPay));
  openPage(`${HERE}/pricing`);
  expect(await screen.findByText(/Ask an Owner or Admin to do it/)).toBeVisible();
  expect(main().queryByRole('button')).toBeNull();
});

test('[PROD-62] Setup shows ‘Activate product’, which leads to pricing, until the product is active', async () => {
  server();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { place } = openPage(`${HERE}/setup`);
  await userEvent.click(await screen.findByRole('link', { name: 'Activate product' }));
  await heading('Pricing');
  expect(place()).toBe(`${HERE}/pricing`);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate for free' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Setup' }));
  await waitFor(() => expect(place()).toBe(`${HERE}/setup`));
  await waitFor(() => expect(main().queryByText('This product is active')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Activate product' })).toBeNull();
});

test('[PROD-62] the navigation has no entry for pricing, and other pages have no notice', async () => {
  server();
  const { router } = openPage(`${HERE}/about`);
  await heading('About');
  expect(screen.queryByRole('link', { name: 'Activate product' })).toBeNull();
  expect(document.querySelector(`a[href="${HERE}/pricing"]`)).toBeNull();
  // It shows its placeholder and nothing else.
  await router.navigate(`${HERE}/setup/status`);
  await heading('Status');
  expect(screen.queryByRole('link', { name: 'Activate product' })).toBeNull();
});

test('[PROD-62] whoever may not see prices reads who can activate it', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  server(undefined, whoamiOf('Member', permissions));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage(`${HERE}/setup`);
  expect(await screen.findByText(/An Owner or Admin can activate it/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Activate product' })).toBeNull();
});

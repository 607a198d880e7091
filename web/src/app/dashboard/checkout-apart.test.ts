import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { keepCheckoutApart } from './checkout-apart.ts';

const PRODUCT = '/dashboard/6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11/3c1a7f0e-5d2b-4c8e-9a6f-7e1d2c3b4a59';
const PRICING = `${PRODUCT}/pricing`;
const SETUP = `${PRODUCT}/setup`;

const ROUTES: RouteObject[] = [{ path: '*', lazy: async () => ({ Component: () => null }) }];

/** A browser that fetched the document of one address; what it is told to fetch after that is counted. */
function documentOf(path: string) {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const assign = vi.fn<(url: string | URL) => void>();
  const reload = vi.fn<() => void>();
  keepCheckoutApart(router, { pathname: path, assign, reload });
  return { router, assign, reload };
}

test.each([
  ['to the pricing page', SETUP, `${PRICING}?plan=yearly`],
  ['away from the pricing page', PRICING, SETUP],
  ['from the pricing page to signing in', PRICING, '/login?redirect=%2Fdashboard'],
])('a way %s has the browser fetch another document, once', async (_, from, to) => {
  const { router, assign } = documentOf(from);
  await router.navigate(to);
  expect(assign.mock.calls).toEqual([[to]]);
});

test('going back counts as any other way', async () => {
  const { router, assign } = documentOf(SETUP);
  await router.navigate(`${SETUP}/status`);
  expect(assign).not.toHaveBeenCalled();
  await router.navigate(PRICING);
  await router.navigate(-1);
  expect(assign.mock.calls).toEqual([[PRICING]]);
});

test('someone who stayed, to keep what was not saved, is sent again', async () => {
  const { router, assign } = documentOf(SETUP);
  await router.navigate(PRICING);
  await router.navigate(PRICING);
  await router.navigate(SETUP);
  await router.navigate(PRICING);
  expect(assign.mock.calls).toEqual([[PRICING], [PRICING], [PRICING]]);
});

test('a document that was left and comes back as it was is fetched anew, and no other', async () => {
  const [left, stayed] = [documentOf(SETUP), documentOf(SETUP)];
  await left.router.navigate(PRICING);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(left.reload).not.toHaveBeenCalled();
  show(true);
  expect(left.reload).toHaveBeenCalledOnce();
  expect(stayed.reload).not.toHaveBeenCalled();
});

test.each([
  ['between pages that open no checkout', SETUP, `${PRODUCT}/about`],
  ['within the pricing page', PRICING, `${PRICING}?again=1`],
  ['to a page whose name only begins like it', SETUP, `${PRODUCT}/pricing-list`],
  ['to a page below it', SETUP, `${PRICING}/old`],
])('a way %s needs no other document', async (_, from, to) => {
  const { router, assign } = documentOf(from);
  await router.navigate(to);
  expect(assign).not.toHaveBeenCalled();
});

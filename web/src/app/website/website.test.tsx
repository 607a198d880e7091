import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storeToken } from '../../http/session.ts';
import { openPage } from '../../testing/open-page.tsx';
import { expiredToken, tokenOf } from '../../testing/token-of.ts';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo(this.id);
  });
});
afterEach(() => {
  clearToken();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const header = () => within(screen.getByRole('banner'));
const main = () => within(screen.getByRole('main'));
/** A page is fetched when it is opened, which takes a while on a busy machine. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['[PUB-01]', '/', 'Every pack speaks for itself.'],
  ['[PUB-02]', '/teams', 'Teams'],
  ['[PUB-03]', '/contact', 'Contact'],
])('%s[PUB-04] %s opens without a token, its page inside the marketing layout', async (_, path, title) => {
  const { place } = openPage(path);
  const found = await heading(title);
  expect(screen.getByRole('main')).toContainElement(found);
  expect(header().getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(place()).toBe(path);
});

test("[PUB-10] the header has exactly the entries 'Home', 'Features', 'Contact', 'Teams'", () => {
  openPage('/');
  const entries = within(header().getByRole('navigation')).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Home', 'Features', 'Contact', 'Teams']);
});

test("[PUB-11] 'Contact', 'Teams' and 'Home' lead there", async () => {
  const { place } = openPage('/');
  for (const [entry, path] of [
    ['Contact', '/contact'],
    ['Teams', '/teams'],
    ['Home', '/'],
  ] as const) {
    const link = header().getByRole('link', { name: entry });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    expect(place()).toBe(path);
  }
});

test("[PUB-12] 'Features' on the home page scrolls to the features", async () => {
  const { place } = openPage('/');
  await userEvent.click(header().getByRole('link', { name: 'Features' }));
  expect(scrolledTo.mock.calls).toEqual([['features']]);
  expect(place()).toBe('/');
  const features = await main().findByRole('heading', { name: /Print the code once/ });
  expect(features.closest('#features')).not.toBeNull();
});

test("[PUB-13][PUB-14] 'Features' on another page leads home and scrolls 100 ms later, not earlier", async () => {
  const { place } = openPage('/teams');
  await heading('Teams');
  vi.useFakeTimers();
  fireEvent.click(header().getByRole('link', { name: 'Features' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(place()).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(scrolledTo).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(scrolledTo.mock.calls).toEqual([['features']]);
  vi.useRealTimers();
  expect(await main().findByRole('heading', { name: /Print the code once/ })).toBeVisible();
});

test("'Features' in a new tab is left to the browser", () => {
  const { place } = openPage('/');
  const link = header().getByRole('link', { name: 'Features' });
  expect(link).toHaveAttribute('href', '/#features');
  // True unless someone has called preventDefault.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(place()).toBe('/');
});

test("[PUB-15] without a token 'Login' leads to /login", () => {
  openPage('/');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(header().queryByRole('link', { name: 'Dashboard' })).toBeNull();
});

test.each([
  ['valid', tokenOf()],
  ['expired', expiredToken()],
])("[PUB-16][PUB-17][PUB-32] with a token that is %s 'Dashboard' stands in place of 'Login'", (_, token) => {
  storeToken(token);
  openPage('/');
  expect(header().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(header().queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the button follows when someone signs in or out meanwhile', () => {
  openPage('/');
  act(() => storeToken(tokenOf()));
  expect(header().getByRole('link', { name: 'Dashboard' })).toBeVisible();
  act(() => clearToken());
  expect(header().getByRole('link', { name: 'Login' })).toBeVisible();
});

test.each(['/', '/teams', '/contact'])(
  "[PUB-18][PUB-19] on %s 'Register For Free' goes to /register",
  async (path) => {
    openPage(path);
    await screen.findByRole('main');
    const bar = within(screen.getByRole('complementary', { name: 'Register' }));
    expect(bar.getByRole('link', { name: 'Register For Free' })).toHaveAttribute('href', '/register');
  },
);

test('who reads a policy is not asked to register', async () => {
  openPage('/privacy-policy');
  await heading('Privacy policy');
  expect(screen.queryByRole('link', { name: 'Register For Free' })).toBeNull();
});

test('the first key leads past the header, and a new page takes the focus', async () => {
  openPage('/');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  await userEvent.click(header().getByRole('link', { name: 'Teams' }));
  await heading('Teams');
  expect(screen.getByRole('main')).toHaveFocus();
});

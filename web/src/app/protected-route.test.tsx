import { handOver, readMe } from '@qrigin/domain/auth';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, loseToken, storedToken, storeToken } from '../http/session.ts';
import { answer, answerCalls, failed } from '../testing/answer-calls.ts';
import { ME } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { bodiesTo, sentTo } from '../testing/sent-calls.ts';
import { expiredToken, tokenOf } from '../testing/token-of.ts';
import { removeToast } from '../ui/toast/toast.ts';

const PAGE = [answer(readMe, ME), answer(listMyOrganisations, [])];

beforeEach(() => {
  clearToken();
  removeToast();
  deleteCookie();
  return () => vi.unstubAllGlobals();
});

const deleteCookie = () => {
  document.cookie = 'Authorization=; Max-Age=0; Path=/';
};
const handInCookie = (token: string) => {
  document.cookie = `Authorization=${token}; Path=/`;
};

async function expectPage(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}

test('[AUTH-22] without a token a protected page leads to /login', async () => {
  const fetch = answerCalls();
  const { place } = openPage('/dashboard');
  await expectPage('Login');
  expect(place()).toBe('/login');
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByText('Sign in again to continue.')).toBeNull();
});

test('[AUTH-23][AUTH-24] an expired token is cleared and leads to /login', async () => {
  storeToken(expiredToken());
  const { place } = openPage('/dashboard');
  await expectPage('Login');
  expect(place()).toBe('/login');
  expect(storedToken()).toBeUndefined();
  expect(localStorage.getItem('token-storage')).not.toContain('eyJ');
  expect(await screen.findByText('Sign in again to continue.')).toBeVisible();
});

test('[AUTH-25] a token that is not verified leads to /verify-otp with its email', async () => {
  const token = tokenOf({ email: 'asha+x@example.com', is_verified: false });
  storeToken(token);
  const { place } = openPage('/dashboard');
  await expectPage('Verify OTP');
  expect(place()).toBe('/verify-otp?email=asha%2Bx%40example.com');
  expect(storedToken()).toBe(token);
});

test('[AUTH-26] with a valid token the page is shown', async () => {
  answerCalls(...PAGE);
  storeToken(tokenOf());
  const { place } = openPage('/dashboard');
  await expectPage('Organisations');
  expect(place()).toBe('/dashboard');
});

test.each([
  ['expired and not verified', expiredToken({ is_verified: false })],
  ['not decodable', 'no.token.at-all'],
  ['without the claims of a token', tokenOf({ email: undefined })],
])('[AUTH-27] a token that is %s is cleared and leads to /login', async (_, token) => {
  storeToken(token);
  const { place } = openPage('/dashboard');
  await expectPage('Login');
  expect(place()).toBe('/login');
  expect(storedToken()).toBeUndefined();
});

test('[AUTH-28][AUTH-29] a valid token in the cookie is exchanged, kept and taken out of the cookie', async () => {
  const [handed, fresh] = [tokenOf({ jti: 'handed' }), tokenOf({ jti: 'fresh' })];
  const fetch = answerCalls(...PAGE, answer(handOver, { token: fresh }));
  handInCookie(handed);
  openPage('/dashboard');
  await expectPage('Organisations');
  expect(bodiesTo(fetch, handOver)).toEqual([{ token: handed }]);
  expect(storedToken()).toBe(fresh);
  expect(document.cookie).not.toContain('Authorization');
});

test.each([
  ['[AUTH-30] an expired', expiredToken()],
  ['[AUTH-31] an unverified', tokenOf({ is_verified: false })],
  ['[AUTH-32] a malformed', 'no-token'],
])('%s token in the cookie is not kept, and the cookie is deleted', async (_, token) => {
  const fetch = answerCalls();
  handInCookie(token);
  openPage('/dashboard');
  await expectPage('Login');
  expect(storedToken()).toBeUndefined();
  expect(document.cookie).not.toContain('Authorization');
  expect(fetch).not.toHaveBeenCalled();
});

test('a token in the cookie that the server refuses is not kept', async () => {
  answerCalls(answer(handOver, failed('signed_out')));
  handInCookie(tokenOf());
  openPage('/dashboard');
  await expectPage('Login');
  expect(storedToken()).toBeUndefined();
  expect(document.cookie).not.toContain('Authorization');
});

test("the cookie is ignored, and deleted, when another person's valid session is in the tab", async () => {
  const own = tokenOf({ email: 'own@example.com' });
  storeToken(own);
  const fetch = answerCalls(...PAGE);
  handInCookie(tokenOf({ email: 'stranger@example.com' }));
  openPage('/dashboard');
  await expectPage('Organisations');
  expect(storedToken()).toBe(own);
  expect(document.cookie).not.toContain('Authorization');
  expect(sentTo(fetch, handOver)).toEqual([]);
});

test.each([
  ['[AUTH-22] without a token', undefined, '/login?redirect=%2Fdashboard%2Freports%3Fyear%3D2026'],
  [
    '[AUTH-25] with a token that is not verified',
    tokenOf({ is_verified: false }),
    '/verify-otp?email=asha%40example.com&redirect=%2Fdashboard%2Freports%3Fyear%3D2026',
  ],
])('%s a deep link is remembered for afterwards', async (_, token, target) => {
  if (token) storeToken(token);
  const { place } = openPage('/dashboard/reports?year=2026');
  await waitFor(() => expect(place()).toBe(target));
});

test('[ERR-08] a 401 in the middle of work clears the token, leads to /login and back afterwards, and says so', async () => {
  storeToken(tokenOf());
  answerCalls(answer(readMe, failed('signed_out')), answer(listMyOrganisations, failed('signed_out')));
  const { place } = openPage('/dashboard');
  await expectPage('Login');
  expect(place()).toBe('/login?redirect=%2Fdashboard');
  expect(storedToken()).toBeUndefined();
  expect(await screen.findByText('Sign in again to continue.')).toBeVisible();
});

test('[ERR-08] a session that is lost while the page is open leads to /login, and back to the same page', async () => {
  storeToken(tokenOf());
  answerCalls(...PAGE);
  const { place } = openPage('/dashboard/reports?year=2026');
  await expectPage('Reports');
  loseToken(storedToken() ?? '');
  await expectPage('Login');
  expect(place()).toBe('/login?redirect=%2Fdashboard%2Freports%3Fyear%3D2026');
  expect(await screen.findByText('Sign in again to continue.')).toBeVisible();
});

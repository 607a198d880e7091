import { changePassword, forgotPassword } from '@qrigin/domain/auth';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sentTo } from '../../testing/sent-calls.ts';
import { expiredToken, tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { forgetResetPass, keepResetPass } from './reset-pass.ts';
import { DASHBOARD, findHeading, press, type } from './testing/at-the-screen.ts';

beforeEach(() => {
  clearToken();
  removeToast();
  forgetResetPass();
  return () => vi.unstubAllGlobals();
});

test('[AUTH-03][AUTH-87][AUTH-92] /forgot-password asks for the address and goes on to the code', async () => {
  const fetch = answerCalls(answer(forgotPassword, { email: ME.email }));
  const { place } = openPage('/forgot-password');
  expect(await findHeading('Forgot Password')).toBeVisible();
  await type({ Email: ' Asha@Example.com ' });
  await press('Send code');
  expect(await findHeading('Verify OTP')).toBeVisible();
  expect(sentTo(fetch, forgotPassword).map(({ query }) => query)).toEqual([{ email: 'asha@example.com' }]);
  expect(place()).toBe('/verify-otp?email=asha%40example.com&purpose=reset');
  expect(screen.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true');
});

test('[AUTH-04][AUTH-92] /reset-password asks for the new password of who has given the code', async () => {
  keepResetPass({ token: 'reset-1', email: ME.email, isFirst: false });
  openPage('/reset-password');
  expect(await findHeading('Reset Password')).toBeVisible();
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  const owner = field.closest('form')?.querySelector('[autocomplete=username]');
  expect(owner).toHaveValue(ME.email);
});

test.each([
  ['[AUTH-11]', '/forgot-password'],
  ['[AUTH-12]', '/reset-password'],
])('%s %s leads who holds a valid token to /dashboard', async (_, path) => {
  storeToken(tokenOf());
  answerCalls(...DASHBOARD);
  const { place } = openPage(path);
  expect(await findHeading('Organisations')).toBeVisible();
  expect(place()).toBe('/dashboard');
});

test.each([
  ['/forgot-password', undefined, 'Forgot Password'],
  ['/forgot-password', expiredToken(), 'Forgot Password'],
  ['/reset-password', undefined, 'Reset Password'],
  ['/reset-password', expiredToken(), 'Reset Password'],
])('[AUTH-13] %s stays open to who has no valid token', async (path, token, heading) => {
  if (token) storeToken(token);
  const { place, router } = openPage(path);
  expect(await findHeading(heading)).toBeVisible();
  expect(router.state.navigation.state).toBe('idle');
  expect(place()).toBe(path);
});

test('/reset-password without a code before it leads to asking for one', async () => {
  openPage('/reset-password');
  const again = await screen.findByRole('link', { name: 'Get a code' });
  expect(again).toHaveAttribute('href', '/forgot-password');
});

test('a code that has become too old leads to asking for another', async () => {
  keepResetPass({ token: 'reset-1', email: ME.email, isFirst: false });
  answerCalls(answer(changePassword, failed('signed_out')));
  openPage('/reset-password');
  await type({ 'New password': 'Jacaranda in April' });
  await press('Set password');
  expect(await screen.findByRole('link', { name: 'Get a code' })).toBeVisible();
});

test.each([
  ['too short', 'short', 'Use at least 8 characters.'],
  ['little more than the address', 'asha2026', /too easy to guess/],
])('a new password that is %s is told beside the field, and not sent', async (_, password, words) => {
  keepResetPass({ token: 'reset-1', email: ME.email, isFirst: false });
  const fetch = answerCalls();
  openPage('/reset-password');
  await type({ 'New password': password });
  await press('Set password');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeInvalid();
  expect(fetch).not.toHaveBeenCalled();
});

test('a new password that the server knows as common is told beside the field, where it stays', async () => {
  keepResetPass({ token: 'reset-1', email: ME.email, isFirst: false });
  answerCalls(answer(changePassword, failed('weak_password')));
  openPage('/reset-password');
  await type({ 'New password': 'password1234' });
  await press('Set password');
  expect(await screen.findByText(/too easy to guess/)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('password1234');
});

import { changePassword, forgotPassword, sendCode, verifyOtp } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storedToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import {
  DASHBOARD,
  findHeading,
  passNoTimeUntil,
  passTime,
  press,
  type,
  typeCode,
} from './testing/at-the-screen.ts';

beforeEach(() => {
  clearToken();
  removeToast();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const ADDRESS = '/verify-otp?email=asha%40example.com';
let count = 0;
/** Every test waits for a code of its own. */
const addressOfNobody = () => `/verify-otp?email=nobody-${(count += 1)}%40example.com`;

test('[AUTH-05][AUTH-06][AUTH-92] /verify-otp asks for the code that was mailed to the address', async () => {
  openPage(ADDRESS);
  expect(await findHeading('Verify OTP')).toBeVisible();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Code' })).toBeVisible();
  expect(screen.getAllByLabelText(/^Digit \d of 6$/)).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
});

test('[AUTH-85][AUTH-64] a code for verification says so, stores the token and opens the dashboard', async () => {
  const token = tokenOf();
  const fetch = answerCalls(...DASHBOARD, answer(verifyOtp, { token, purpose: 'verify' }));
  const { place } = openPage(ADDRESS);
  await typeCode('123456');
  expect(await screen.findByText('OTP Verified')).toBeVisible();
  expect(await findHeading('Organisations')).toBeVisible();
  const [sent] = sentTo(fetch, verifyOtp);
  expect(sent?.query).toEqual({ email: 'asha@example.com', otp: '123456' });
  expect(place()).toBe('/dashboard');
  expect(storedToken()).toBe(token);
});

test.each([
  ['%2Fdashboard%2Freports', 'Reports', '/dashboard/reports'],
  ['%2F%2Fevil.example', 'Organisations', '/dashboard'],
])(
  'after verifying, a redirect of this website is followed and no other (%s)',
  async (redirect, heading, target) => {
    answerCalls(...DASHBOARD, answer(verifyOtp, { token: tokenOf(), purpose: 'verify' }));
    const { place } = openPage(`${ADDRESS}&redirect=${redirect}`);
    await typeCode('123456');
    expect(await findHeading(heading)).toBeVisible();
    expect(place()).toBe(target);
  },
);

test('[AUTH-87] the token that a code for a new password gives sets one and is not stored', async () => {
  const fetch = answerCalls(
    answer(verifyOtp, { token: 'reset-1', purpose: 'reset' }),
    answer(changePassword, { email: ME.email }),
  );
  const { place } = openPage(`${ADDRESS}&purpose=reset`);
  await typeCode('123456');
  expect(await findHeading('Reset Password')).toBeVisible();
  await type({ 'New password': 'Jacaranda in April' });
  expect(localStorage.getItem('token-storage')).not.toContain('reset-1');
  expect(storedToken()).toBeUndefined();
  await press('Set password');
  expect(await findHeading('Login')).toBeVisible();
  expect(place()).toBe('/login');
  expect(screen.getByText('Your new password is set')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(ME.email);
  const [sent] = sentTo(fetch, changePassword);
  expect(sent?.headers.get('Authorization')).toBe(bearer('reset-1').Authorization);
  expect(sent?.body).toEqual({ password: 'Jacaranda in April' });
});

test('[AUTH-85] confirmed in another browser than the one that registered, the address asks for a password first', async () => {
  answerCalls(
    answer(verifyOtp, { token: 'reset-2', purpose: 'reset' }),
    answer(changePassword, { email: ME.email }),
  );
  const { place } = openPage(ADDRESS);
  await typeCode('123456');
  expect(await findHeading('Choose your password')).toBeVisible();
  expect(screen.getByText(/in a different browser from the one you registered in/)).toBeVisible();
  expect(storedToken()).toBeUndefined();
  await type({ 'New password': 'Jacaranda in April' });
  await press('Set password');
  expect(await findHeading('Login')).toBeVisible();
  expect(place()).toBe('/login');
  expect(screen.getByText('Your password is set')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(ME.email);
});

test('a wrong code is told beside the boxes, which keep it', async () => {
  answerCalls(answer(verifyOtp, failed('invalid_code')));
  const { place } = openPage(ADDRESS);
  await typeCode('123456');
  expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
  expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('6');
  expect(screen.getByLabelText('Digit 6 of 6')).toBeInvalid();
  expect(place()).toBe(ADDRESS);
});

test('/verify-otp without an address leads to the login', async () => {
  openPage('/verify-otp');
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test.each([
  ['', sendCode],
  ['&purpose=reset', forgotPassword],
])('a code is sent again for what it was for (%s)', async (query, sending) => {
  answerCalls(answer(sending, { email: ME.email }));
  openPage(addressOfNobody() + query);
  await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/a new one is on its way/)).toBeVisible();
});

test('it can be sent again after a minute, counted down for who sees and not for who listens', async () => {
  const fetch = answerCalls(answer(sendCode, { email: ME.email }));
  openPage(addressOfNobody());
  const button = await screen.findByRole('button', { name: 'Resend code' });
  vi.useFakeTimers();
  fireEvent.click(button);
  await passNoTimeUntil('in 60 seconds');
  expect(screen.getByText('in 60 seconds')).toHaveAttribute('aria-hidden', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  await passTime(59_000);
  expect(screen.getByText('in 1 second')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
  await passTime(1000);
  expect(screen.queryByText(/^in \d/)).toBeNull();
  fireEvent.click(button);
  await passTime(0);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what could not be sent may be tried again at once', async () => {
  answerCalls(answer(sendCode, failed('busy')));
  openPage(addressOfNobody());
  await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/We are busy right now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'false');
});

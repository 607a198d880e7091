import { signIn, verifyOtp } from '@qrigin/domain/auth';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storedToken, storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { expiredToken, tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import {
  DASHBOARD,
  findHeading,
  logIn,
  passNoTimeUntil,
  passTime,
  press,
  type,
} from './testing/at-the-screen.ts';

beforeEach(() => {
  clearToken();
  removeToast();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const toastOf = (title: string) =>
  within(screen.getByRole('region', { name: /Notifications/ })).queryByText(title);

/** Answers the sign-in with the clock in hand. */
async function failToLogIn(reply: Response, title: string) {
  answerCalls(answer(signIn, reply));
  const opened = openPage('/login');
  await type({ Email: ME.email, Password: 'wrong horse' });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await passNoTimeUntil(title);
  return opened;
}

test('[AUTH-01][AUTH-92] /login shows the login screen, every field labelled', async () => {
  openPage('/login');
  expect(await findHeading('Login')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Register for free' })).toHaveAttribute('href', '/register');
  expect(document.title).toBe('Login · Qrigin');
});

test.each([
  ['', '/dashboard'],
  ['?redirect=%2Fdashboard%3Fpage%3D2', '/dashboard?page=2'],
  ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
])('[AUTH-54][AUTH-55] logging in at /login%s stores the token and leads to %s', async (query, target) => {
  const token = tokenOf();
  const fetch = answerCalls(...DASHBOARD, answer(signIn, { token }));
  const { place } = openPage(`/login${query}`);
  await logIn();
  expect(await findHeading('Organisations')).toBeVisible();
  expect(place()).toBe(target);
  expect(storedToken()).toBe(token);
  expect(bodiesTo(fetch, signIn)).toEqual([{ email: ME.email, password: 'right horse' }]);
});

test('[AUTH-56][AUTH-58][AUTH-59] a refused login is told for two seconds, and stays in sight after that', async () => {
  await failToLogIn(failed('invalid_credentials', { remaining_attempts: 4 }), 'invalid credentials');
  expect(toastOf('invalid credentials')).toBeVisible();
  expect(toastOf('You have 4 attempts remaining')).toBeVisible();
  await passTime(1900);
  expect(toastOf('invalid credentials')).toBeVisible();
  await passTime(200);
  expect(toastOf('invalid credentials')).toBeNull();
  expect(screen.getByText('Wrong email or password. You have 4 attempts remaining')).toBeVisible();
});

test('after wrong credentials the login screen keeps what was typed and where it was to lead', async () => {
  answerCalls(answer(signIn, failed('invalid_credentials', { remaining_attempts: 3 })));
  const { place } = openPage('/login?redirect=%2Fdashboard%2Freports');
  await type({ Email: ME.email, Password: 'wrong horse' });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await passNoTimeUntil('invalid credentials');
  await passTime(1100);
  expect(place()).toBe('/login?redirect=%2Fdashboard%2Freports');
  expect(screen.getByLabelText('Email')).toHaveValue(ME.email);
  expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
});

test('[AUTH-57] without a text from the server the toast says that an error occurred', async () => {
  await failToLogIn(new Response('gateway', { status: 502 }), 'An error occurred');
  expect(toastOf('An error occurred')).toBeVisible();
  expect(screen.getByText(/Check your connection and try again/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(ME.email);
});

test('who is locked out is told how long to wait', async () => {
  await failToLogIn(failed('account_locked', { remaining_attempts: 0 }), 'account locked');
  expect(toastOf('account locked')).toBeVisible();
  expect(screen.getByText(/Wait 15 minutes/)).toBeVisible();
});

test('however often the button is pressed, one request leaves, and the next try clears the words', async () => {
  let refuse: (response: Response) => void = () => undefined;
  const fetch = answerCalls(answer(signIn, () => new Promise((resolve) => (refuse = resolve))));
  openPage('/login');
  await logIn();
  await press('Login');
  expect(fetch).toHaveBeenCalledOnce();
  refuse(failed('invalid_credentials', { remaining_attempts: 4 }));
  expect(await screen.findByText(/^Wrong email or password/)).toBeVisible();
  await press('Login');
  expect(screen.queryByText(/^Wrong email or password/)).toBeNull();
});

test('what is missing is told beside its field, and nothing is sent', async () => {
  const fetch = answerCalls();
  openPage('/login');
  await findHeading('Login');
  await type({ Email: 'asha' });
  await press('Login');
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This is required.');
  expect(fetch).not.toHaveBeenCalled();
});

test('an unverified login gives the code first, and then opens what was asked for', async () => {
  const token = tokenOf();
  answerCalls(
    ...DASHBOARD,
    answer(signIn, { token: tokenOf({ is_verified: false }) }),
    answer(verifyOtp, { token, purpose: 'verify' }),
  );
  const { place } = openPage('/login?redirect=%2Fdashboard%2Freports');
  await logIn();
  expect(await findHeading('Verify OTP')).toBeVisible();
  expect(place()).toBe('/verify-otp?email=asha%40example.com&redirect=%2Fdashboard%2Freports');
  fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '123456' } });
  expect(await findHeading('Reports')).toBeVisible();
  expect(storedToken()).toBe(token);
});

test.each(['/login', '/register'])(
  'who is signed in already is led from %s to where it would lead',
  async (path) => {
    storeToken(tokenOf());
    answerCalls(...DASHBOARD);
    const { place } = openPage(`${path}?redirect=%2Fdashboard%2Freports`);
    expect(await findHeading('Reports')).toBeVisible();
    expect(place()).toBe('/dashboard/reports');
  },
);

test.each([expiredToken(), tokenOf({ is_verified: false })])(
  'a token that is not good keeps nobody from the login',
  async (token) => {
    storeToken(token);
    const { place } = openPage('/login');
    expect(await findHeading('Login')).toBeVisible();
    expect(place()).toBe('/login');
  },
);

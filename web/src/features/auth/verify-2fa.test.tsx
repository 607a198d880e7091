import { signIn } from '@qrigin/domain/auth';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storedToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import {
  DASHBOARD,
  findHeading,
  logIn,
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

const address = (query: Record<string, string> = {}) =>
  `/verify2FA?${new URLSearchParams({ email: ME.email, password: 'ticket-1', ...query })}`;

test('[AUTH-07][AUTH-14][AUTH-15] /verify2FA asks for the code of the authentication app', async () => {
  openPage(address());
  expect(await findHeading('Enter Verification Code')).toBeVisible();
  expect(screen.getByText(/The code was sent to your authentication app/)).toBeVisible();
});

test('[AUTH-16] there are six boxes for its digits, and the first is ready', async () => {
  openPage(address());
  await findHeading('Enter Verification Code');
  expect(screen.getAllByLabelText(/^Digit \d of 6$/)).toHaveLength(6);
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus();
});

test('[AUTH-09][AUTH-10] the email and the password of the address go into the call and out of the address', async () => {
  const fetch = answerCalls(...DASHBOARD, answer(signIn, { token: tokenOf() }));
  const { place } = openPage(address({ password: 'right horse' }));
  await findHeading('Enter Verification Code');
  expect(place()).toBe('/verify2FA');
  await typeCode('123456');
  await findHeading('Organisations');
  expect(bodiesTo(fetch, signIn)).toEqual([{ email: ME.email, password: 'right horse', code: '123456' }]);
});

test.each([
  ['[AUTH-08][AUTH-19] with a redirect', { redirect: '/dashboard/reports' }, 'Reports', '/dashboard/reports'],
  ['[AUTH-20] without a redirect', {}, 'Organisations', '/dashboard'],
  ['with a redirect to another website', { redirect: '//evil.example' }, 'Organisations', '/dashboard'],
])('[AUTH-64] %s a right code says so and leads on', async (_, query, heading, target) => {
  const token = tokenOf();
  answerCalls(...DASHBOARD, answer(signIn, { token }));
  const { place } = openPage(address(query));
  await typeCode('123456');
  expect(await screen.findByText('OTP Verified')).toBeVisible();
  expect(await findHeading(heading)).toBeVisible();
  expect(place()).toBe(target);
  expect(storedToken()).toBe(token);
});

test('[AUTH-17] the sixth digit sends the code once; Verify sends it as well', async () => {
  const fetch = answerCalls(answer(signIn, failed('wrong_code', { remaining_attempts: 4 })));
  openPage(address());
  await typeCode('123456');
  expect(
    await screen.findByText('This code is wrong or has expired. You have 4 attempts remaining'),
  ).toBeVisible();
  expect(screen.getByText('invalid code')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  await press('Verify');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('[AUTH-18] Back to Login leads to /login and remembers where it was to lead', async () => {
  const { place } = openPage(address());
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Login' }));
  expect(await findHeading('Login')).toBeVisible();
  expect(place()).toBe('/login');
});

/** Gives a code that fails, with the clock in hand. */
async function failWith(reply: Response, title: string) {
  answerCalls(answer(signIn, reply));
  const opened = openPage(address({ redirect: '/dashboard/reports' }));
  await screen.findByLabelText('Digit 1 of 6');
  vi.useFakeTimers();
  fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '123456' } });
  await passNoTimeUntil(title);
  return opened;
}

test('[AUTH-60] invalid credentials lead back to /login after one second, not earlier', async () => {
  const { place, router } = await failWith(
    failed('invalid_credentials', { remaining_attempts: 4 }),
    'invalid credentials',
  );
  expect(screen.getByText('invalid credentials')).toBeVisible();
  await passTime(990);
  expect(place()).toBe('/verify2FA');
  expect(router.state.navigation.state).toBe('idle');
  await passTime(10);
  vi.useRealTimers();
  expect(await findHeading('Login')).toBeVisible();
  expect(place()).toBe('/login?redirect=%2Fdashboard%2Freports');
  expect(screen.getByLabelText('Email')).toHaveValue(ME.email);
});

test.each([
  ['a wrong code', failed('wrong_code', { remaining_attempts: 4 }), 'invalid code'],
  ['a locked account', failed('account_locked', { remaining_attempts: 0 }), 'account locked'],
  ['an answer that nobody foresaw', new Response('', { status: 502 }), 'An error occurred'],
])('[AUTH-61] %s leads no one away', async (_, answer, title) => {
  const { place } = await failWith(answer, title);
  expect(screen.getByText(title)).toBeVisible();
  await passTime(5000);
  expect(place()).toBe('/verify2FA');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeVisible();
});

test('who leaves meanwhile is not fetched back', async () => {
  const { place, router } = await failWith(
    failed('invalid_credentials', { remaining_attempts: 4 }),
    'invalid credentials',
  );
  await act(() => router.navigate('/forgot-password'));
  expect(place()).toBe('/forgot-password');
  await passTime(3000);
  expect(place()).toBe('/forgot-password');
});

test('with the second factor on, login opens /verify2FA with the ticket, which is stripped at once', async () => {
  const token = tokenOf();
  answerCalls(
    ...DASHBOARD,
    answer(signIn, ({ body }) => (body.password === 'ticket-1' ? { token } : { ticket: 'ticket-1' })),
  );
  const { router, place } = openPage('/login?redirect=%2Fdashboard%2Freports');
  const asked = new Set<string>();
  const shown = new Set<string>();
  router.subscribe(({ navigation, location }) => {
    if (navigation.location) asked.add(navigation.location.pathname + navigation.location.search);
    shown.add(location.pathname + location.search);
  });
  await logIn();
  await findHeading('Enter Verification Code');
  expect([...asked]).toContain(
    '/verify2FA?redirect=%2Fdashboard%2Freports&email=asha%40example.com&password=ticket-1',
  );
  expect([...shown].join()).not.toContain('ticket-1');
  await typeCode('123456');
  expect(await findHeading('Reports')).toBeVisible();
  expect(place()).toBe('/dashboard/reports');
  expect(storedToken()).toBe(token);
});

test('a recovery code works however it was written down', async () => {
  const fetch = answerCalls(...DASHBOARD, answer(signIn, { token: tokenOf() }));
  openPage(address());
  await findHeading('Enter Verification Code');
  await press('Use a recovery code');
  await type({ 'Recovery code': 'aaaa bbbb' });
  await press('Verify');
  expect(await screen.findByText('A recovery code has 24 letters and digits.')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await type({ 'Recovery code': '-cccc dddd-EEEE ffff' });
  await press('Verify');
  await findHeading('Organisations');
  expect(bodiesTo(fetch, signIn)).toMatchObject([{ code: 'AAAABBBBCCCCDDDDEEEEFFFF' }]);
});

test('/verify2FA without a password before it leads back to the login', async () => {
  openPage('/verify2FA');
  expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull();
});

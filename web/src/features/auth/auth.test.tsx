import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storedToken } from '../../http/session.ts';
import { answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { tokenOf } from '../../testing/token-of.ts';

const DASHBOARD = { 'GET /users/me': Response.json(ME), 'GET /fetch-Organizations': Response.json([]) };

beforeEach(() => {
  forgetToken();
  return () => vi.unstubAllGlobals();
});

async function type(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(await screen.findByLabelText(label), value);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const sentIn = (request?: RequestInit) => (typeof request?.body === 'string' ? request.body : '');

async function logIn() {
  await type({ Email: 'asha@example.com', Password: 'right horse' });
  await press('Login');
}

test.each([
  ['', '/dashboard'],
  ['?redirect=%2Fdashboard%3Fpage%3D2', '/dashboard?page=2'],
  ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
])('logging in at /login%s keeps the token and leads to %s', async (query, target) => {
  const token = tokenOf();
  answerCalls({ ...DASHBOARD, 'POST /signin': Response.json({ token }) });
  const { place } = openPage(`/login${query}`);
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(place()).toBe(target);
  expect(storedToken()).toBe(token);
});

test('what is refused is said beside the button, and what was typed stays', async () => {
  answerCalls({ 'POST /signin': failed('invalid_credentials', { remaining_attempts: 4 }) });
  openPage('/login');
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'invalid credentials. You have 4 attempts remaining',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('right horse');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('without a network it says so, and what was typed stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  openPage('/login');
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
});

test('the button cannot be pressed twice', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  openPage('/login');
  await logIn();
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  await press('Login');
  expect(fetch).toHaveBeenCalledOnce();
});

test('with the second factor on, login opens /verify2FA with the ticket, which is stripped at once', async () => {
  const token = tokenOf();
  const fetch = answerCalls({
    ...DASHBOARD,
    'POST /signin': (request) =>
      sentIn(request).includes('ticket-1') ? Response.json({ token }) : Response.json({ ticket: 'ticket-1' }),
  });
  const { router, place } = openPage('/login?redirect=%2Fdashboard%3Fpage%3D2');
  const asked = new Set<string>();
  const shown = new Set<string>();
  router.subscribe(({ navigation, location }) => {
    if (navigation.location) asked.add(navigation.location.pathname + navigation.location.search);
    shown.add(location.pathname + location.search);
  });
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
  expect([...asked]).toContain(
    '/verify2FA?redirect=%2Fdashboard%3Fpage%3D2&email=asha%40example.com&password=ticket-1',
  );
  expect([...shown].join()).not.toContain('ticket-1');
  expect(place()).toBe('/verify2FA');

  await type({ Code: '123456' });
  await press('Verify');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const sent = fetch.mock.calls.map(([, request]) => request?.body).filter(Boolean);
  expect(sent.at(-1)).toBe(JSON.stringify({ email: ME.email, password: 'ticket-1', code: '123456' }));
  expect(place()).toBe('/dashboard?page=2');
  expect(storedToken()).toBe(token);
});

test('a literal password works at /verify2FA too, and a foreign redirect is not followed', async () => {
  const fetch = answerCalls({ ...DASHBOARD, 'POST /signin': Response.json({ token: tokenOf() }) });
  const query = new URLSearchParams({ redirect: '//evil.example', email: ME.email, password: 'right horse' });
  const { place } = openPage(`/verify2FA?${query}`);
  await type({ Code: 'aaaa bbbb cccc dddd eeee ffff' });
  expect(place()).toBe('/verify2FA');
  await press('Verify');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(place()).toBe('/dashboard');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    JSON.stringify({ email: ME.email, password: 'right horse', code: 'AAAABBBBCCCCDDDDEEEEFFFF' }),
  );
});

test('/verify2FA without a password before it leads back to the login', async () => {
  openPage('/verify2FA');
  expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('[AUTH-85] the token that a code for verification gives is stored, and the dashboard opens', async () => {
  const token = tokenOf();
  const fetch = answerCalls({
    ...DASHBOARD,
    'GET /verifyOtp': Response.json({ token, purpose: 'verify' }),
  });
  const { place } = openPage('/verify-otp?email=asha%40example.com');
  await type({ Code: '123456' });
  await press('Verify');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/verifyOtp?email=asha%40example.com&otp=123456');
  expect(place()).toBe('/dashboard');
  expect(storedToken()).toBe(token);
});

test('the token that a code for a new password gives sets one and is not stored', async () => {
  const fetch = answerCalls({
    'GET /verifyOtp': Response.json({ token: 'reset-1', purpose: 'reset' }),
    'PUT /users/password': Response.json({ email: ME.email }),
  });
  const { place } = openPage('/verify-otp?email=asha%40example.com&purpose=reset');
  await type({ Code: '123456' });
  await press('Verify');
  await type({ 'New password': 'Jacaranda in April' });
  expect(localStorage.getItem('token-storage')).not.toContain('reset-1');
  expect(storedToken()).toBeUndefined();
  await press('Set password');
  await waitFor(() => expect(place()).toBe('/login'));
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    method: 'PUT',
    headers: { Authorization: 'Bearer reset-1' },
    body: JSON.stringify({ password: 'Jacaranda in April' }),
  });
});

test('/reset-password without a code before it leads to asking for one', async () => {
  openPage('/reset-password');
  expect(await screen.findByRole('link', { name: 'Ask for a code' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test.each([
  ['', 'GET /email'],
  ['&purpose=reset', 'POST /forgot'],
])('a code is sent again for what it was for (%s)', async (query, name) => {
  answerCalls({ [name]: Response.json({ email: ME.email }) });
  openPage(`/verify-otp?email=asha%40example.com${query}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/a new one is on its way/)).toBeVisible();
});

test('registering leads on to the code for the address', async () => {
  const fetch = answerCalls({ 'POST /signup': Response.json({ email: ME.email }) });
  const { place } = openPage('/register');
  await type({ Name: 'Asha Rao', Email: ME.email, Password: 'Kurinji blooms', Country: 'India' });
  await press('Register');
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect(place()).toBe('/verify-otp?email=asha%40example.com');
  expect(JSON.parse(sentIn(fetch.mock.calls[0]?.[1]))).toEqual({
    name: 'Asha Rao',
    email: ME.email,
    country: 'India',
    password_hash: 'Kurinji blooms',
    address: '',
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepToken, storedToken } from '../../http/session.ts';
import { answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { tokenOf } from '../../testing/token-of.ts';

const ME_CALL = 'GET /users/me';
const LIST_CALL = 'GET /fetch-Organizations';
const role = (name: string) => ({ id: crypto.randomUUID(), name });
const ORGANISATIONS = [
  { id: crypto.randomUUID(), name: 'Nilgiri Honey', logo_url: null, roles: [role('Owner')] },
  { id: crypto.randomUUID(), name: 'Kaveri Spice', logo_url: null, roles: [role('Printer'), role('Lead')] },
];
const QUIET = { [ME_CALL]: Response.json(ME), [LIST_CALL]: Response.json([]) };

beforeEach(() => {
  keepToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('it shows who is signed in and their organisations with what they are there', async () => {
  answerCalls({ [ME_CALL]: Response.json(ME), [LIST_CALL]: Response.json(ORGANISATIONS) });
  openPage('/dashboard');
  const you = within(await part('You'));
  for (const text of ['Asha Rao', 'asha@example.com', 'India']) expect(you.getByText(text)).toBeVisible();
  const rows = within(await part('Organisations')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Nilgiri HoneyOwner', 'Kaveri SpicePrinter, Lead']);
});

test('without an organisation it says what will be listed', async () => {
  answerCalls(QUIET);
  openPage('/dashboard');
  expect(within(await part('Organisations')).getByText(/will be listed here/)).toBeVisible();
});

test('what cannot be loaded says so and can be tried again, while the rest is there', async () => {
  let isBroken = true;
  answerCalls({
    [ME_CALL]: Response.json(ME),
    [LIST_CALL]: () => (isBroken ? failed('internal') : Response.json(ORGANISATIONS)),
  });
  openPage('/dashboard');
  const organisations = within(await part('Organisations'));
  expect(organisations.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByText('Asha Rao')).toBeVisible();
  isBroken = false;
  await press('Retry');
  expect(await organisations.findByText('Nilgiri Honey')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an authenticator app is set up, confirmed by a code, and its recovery codes are shown once', async () => {
  let me = ME;
  let code = failed('wrong_code', { remaining_attempts: 4 });
  answerCalls({
    ...QUIET,
    [ME_CALL]: () => Response.json(me),
    'GET /2fa/setup': Response.json({ secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/x' }),
    'POST /2fa/verify': () => code,
  });
  openPage('/dashboard');
  await press('Set up an authenticator app');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: /open the app/ })).toHaveAttribute('href', 'otpauth://totp/x');

  await userEvent.type(screen.getByLabelText('Code from the app'), '000000');
  await press('Turn on');
  expect(await screen.findByRole('alert')).toHaveTextContent('invalid code. You have 4 attempts remaining');
  expect(storedToken()).toBeDefined();

  code = Response.json({ recovery_codes: ['AAAABBBBCCCC', 'DDDDEEEEFFFF'] });
  await press('Turn on');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(codes.map((item) => item.textContent)).toEqual(['AAAA BBBB CCCC', 'DDDD EEEE FFFF']);
  me = { ...ME, two_factor_enabled: true };
  await press('I have kept them');
  expect(await screen.findByText(/^On\./)).toBeVisible();
  expect(screen.queryByText('AAAA BBBB CCCC')).toBeNull();
});

test('the key and the recovery codes can be copied as they are', async () => {
  const user = userEvent.setup();
  answerCalls({
    ...QUIET,
    'GET /2fa/setup': Response.json({ secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/x' }),
  });
  openPage('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
});

test('after a while setting it up asks to log in again', async () => {
  answerCalls({ ...QUIET, 'GET /2fa/setup': failed('step_up') });
  openPage('/dashboard');
  await press('Set up an authenticator app');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your password to go on.');
  const again = screen.getByRole('link', { name: 'Login again' });
  expect(again).toHaveAttribute('href', '/login?redirect=/dashboard');
});

const session = (isThis: boolean) => ({
  id: crypto.randomUUID(),
  device: 'Chrome on Linux',
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
  is_bound: true,
  is_this: isThis,
});

test('signing out ends this session on the server, forgets the token and leads to /login', async () => {
  const [other, here] = [session(false), session(true)];
  const fetch = answerCalls({
    ...QUIET,
    'GET /users/me/sessions': Response.json([other, here]),
    [`DELETE /users/me/sessions/${here.id}`]: Response.json({ id: here.id }),
  });
  const { place } = openPage('/dashboard');
  await press('Sign out');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(storedToken()).toBeUndefined());
  expect(place()).toBe('/login');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE' });
});

test('who cannot be signed out stays signed in and is told', async () => {
  answerCalls({ ...QUIET, 'GET /users/me/sessions': failed('busy') });
  const { place } = openPage('/dashboard');
  await press('Sign out');
  expect(await screen.findByRole('alert')).toHaveTextContent('We are busy right now.');
  expect(place()).toBe('/dashboard');
  expect(storedToken()).toBeDefined();
});

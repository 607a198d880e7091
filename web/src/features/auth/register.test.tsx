import { signUp } from '@qrigin/domain/auth';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { findHeading, press, type } from './testing/at-the-screen.ts';

beforeEach(() => {
  clearToken();
  removeToast();
  return () => vi.unstubAllGlobals();
});

const ASHA = { Name: 'Asha Rao', Email: ME.email, Country: 'India', Password: 'Kurinji blooms' };

test('[AUTH-02][AUTH-92] /register shows the registration screen, every field labelled', async () => {
  openPage('/register');
  expect(await findHeading('Register')).toBeVisible();
  const autofilled = {
    Name: 'name',
    Email: 'username',
    Country: 'country-name',
    Password: 'new-password',
    Address: 'street-address',
  };
  for (const [label, kind] of Object.entries(autofilled))
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', kind);
});

test('[AUTH-37] registering sends exactly the fields of the call and goes on to the code', async () => {
  const fetch = answerCalls(answer(signUp, { email: ME.email }));
  const { place } = openPage('/register');
  await type({ ...ASHA, Address: '12 Lake Road{Enter}Kotagiri' });
  await press('Register');
  expect(await findHeading('Verify OTP')).toBeVisible();
  expect(place()).toBe('/verify-otp?email=asha%40example.com');
  expect(bodiesTo(fetch, signUp)).toEqual([
    {
      name: 'Asha Rao',
      email: ME.email,
      country: 'India',
      password_hash: 'Kurinji blooms',
      address: '12 Lake Road\nKotagiri',
    },
  ]);
});

test('the address may be left out, and the way back is remembered', async () => {
  const fetch = answerCalls(answer(signUp, { email: ME.email }));
  const { place } = openPage('/login?redirect=%2Fdashboard%2Freports');
  await userEvent.click(await screen.findByRole('link', { name: 'Register for free' }));
  await type(ASHA);
  await press('Register');
  await findHeading('Verify OTP');
  expect(place()).toBe('/verify-otp?email=asha%40example.com&redirect=%2Fdashboard%2Freports');
  expect(bodiesTo(fetch, signUp)).toMatchObject([{ address: '' }]);
});

test('countries are offered by their names', async () => {
  openPage('/register');
  const field = await screen.findByLabelText('Country');
  await userEvent.click(field);
  const list = document.getElementById(field.getAttribute('list') ?? '');
  const names = [...(list?.children ?? [])].map((option) => option.textContent);
  expect(names).toHaveLength(249);
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(names).toContain('India');
});

test('a password that is little more than the own name is told beside the field, and not sent', async () => {
  const fetch = answerCalls();
  openPage('/register');
  await type({ ...ASHA, Password: 'AshaRao1' });
  await press('Register');
  expect(await screen.findByText(/too easy to guess/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('a password that the server knows as common is told beside the field, and the rest stays', async () => {
  answerCalls(answer(signUp, failed('weak_password')));
  openPage('/register');
  await type(ASHA);
  await press('Register');
  expect(await screen.findByText(/too easy to guess/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});

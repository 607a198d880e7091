import { endMySession, listMySessions, readMe } from '@qrigin/domain/auth';
import { listMyJoinRequests } from '@qrigin/domain/members';
import { listMyOffers, listMyOrganisations } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionRow } from '../../../../domain/src/auth/samples.ts';
import { storedToken, storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { myOrganisation } from '../../testing/organisation.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const HERE = sessionRow({ is_this: true });
const QUIET = [
  answer(readMe, ME),
  answer(listMyOrganisations, []),
  answer(listMyOffers, []),
  answer(listMyJoinRequests, []),
  answer(listMySessions, [HERE]),
];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

/** The code of a page is fetched when it is opened. */
const navigation = () => screen.findByRole('navigation', { name: 'Dashboard' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('[DASH-01] the layout has five entries and no others', async () => {
  answerCalls(...QUIET);
  openPage('/dashboard');
  const links = within(await navigation()).getAllByRole('link');
  expect(links.map((link) => link.textContent?.replace(/Soon$/, ''))).toEqual([
    'Organisation',
    'Reports',
    'Manage',
    'Profile',
    'Notifications',
  ]);
});

test.each([
  ['[DASH-02]', 'Organisation', 'Organisations', '/dashboard'],
  ['[DASH-04]', 'Reports', 'Reports', '/dashboard/reports'],
  ['[DASH-05]', 'Manage', 'Manage', '/dashboard/manage'],
  ['[DASH-06]', 'Profile', 'Profile', '/dashboard/profile'],
  ['[DASH-07]', 'Notifications', 'Notifications', '/dashboard/notifications'],
])('%s[DASH-21] the entry %s leads to the page %s at %s', async (_, entry, title, path) => {
  answerCalls(...QUIET);
  const { place } = openPage(path === '/dashboard' ? '/dashboard/reports' : '/dashboard');
  await userEvent.click(within(await navigation()).getByRole('link', { name: entry }));
  expect(await heading(title)).toBeVisible();
  expect(place()).toBe(path);
  expect(within(await navigation()).getByRole('link', { current: 'page' })).toHaveAccessibleName(entry);
  await waitFor(() => expect(document.title).toBe(`${title} · Qrigin`));
});

test.each(['Reports', 'Manage'])(
  '[DASH-19][DASH-20] %s says its name and Coming Soon below it, inside the navigation, and nothing else',
  async (name) => {
    answerCalls(...QUIET);
    openPage(`/dashboard/${name.toLowerCase()}`);
    await heading(name);
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^${name}Coming Soon$`));
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
    expect(await navigation()).toBeVisible();
  },
);

test('organisations that cannot be loaded say so and can be tried again', async () => {
  let isBroken = true;
  answerCalls(
    ...QUIET,
    answer(listMyOrganisations, () =>
      isBroken ? failed('internal') : [myOrganisation('Nilgiri Honey', 'Owner')],
    ),
  );
  openPage('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  isBroken = false;
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Nilgiri Honey' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused call is not asked again', async () => {
  const fetch = answerCalls(...QUIET, answer(listMyOrganisations, failed('internal')));
  openPage('/dashboard');
  await screen.findByRole('alert');
  expect(sentTo(fetch, listMyOrganisations)).toHaveLength(1);
});

test('a link before everything else leads to the content', async () => {
  answerCalls(...QUIET);
  openPage('/dashboard');
  await heading('Organisations');
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Skip to content');
  expect(first).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('the account shows who is signed in and leads to the profile', async () => {
  answerCalls(...QUIET);
  const { place } = openPage('/dashboard');
  const opener = await screen.findByRole('button', { name: /Your account$/ });
  await waitFor(() => expect(opener).toHaveTextContent('AR'));
  await userEvent.click(opener);
  const account = within(await screen.findByRole('dialog', { name: 'Your account' }));
  expect(account.getByText('Asha Rao')).toBeVisible();
  expect(account.getByText('asha@example.com')).toBeVisible();
  await userEvent.click(account.getByRole('link', { name: 'Profile' }));
  expect(await heading('Profile')).toBeVisible();
  expect(place()).toBe('/dashboard/profile');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[DASH-23] logging out ends this session on the server, clears the token and leads to /login', async () => {
  const fetch = answerCalls(...QUIET, answer(endMySession, { id: HERE.id }, { id: HERE.id }));
  const { place } = openPage('/dashboard');
  await press(/Your account$/);
  await press('Log out');
  expect(await heading('Login')).toBeVisible();
  expect(storedToken()).toBeUndefined();
  expect(place()).toBe('/login');
  expect(sentTo(fetch, endMySession)).toHaveLength(1);
});

test('who cannot be logged out stays signed in and is told', async () => {
  answerCalls(...QUIET, answer(listMySessions, failed('busy')));
  const { place } = openPage('/dashboard');
  await press(/Your account$/);
  await press('Log out');
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(place()).toBe('/dashboard');
  expect(storedToken()).toBeDefined();
});

test('[DASH-27] the Scan button of the header opens the scanner, and a code given there opens its page', async () => {
  answerCalls(...QUIET);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  openPage('/dashboard');
  await heading('Organisations');
  const [header] = screen.getAllByRole('banner');
  await userEvent.click(within(header!).getByRole('button', { name: 'Scan' }));
  const scanner = await screen.findByRole('dialog', { name: 'Scan a code' });
  const field = within(scanner).getByLabelText('Code');
  await waitFor(() => expect(field.closest('[inert]')).toBeNull());
  await userEvent.type(field, '7k3m-9qxa-2vtd-5rw8-e1hn{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/scan/7K3M9QXA2VTD5RW8E1HN'));
});

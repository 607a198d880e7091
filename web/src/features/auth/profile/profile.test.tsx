import {
  changeMe,
  changePassword,
  downloadMyData,
  endMySession,
  listMyActivity,
  listMySessions,
  readMe,
} from '@qrigin/domain/auth';
import { deleteMe, listMyOrganisations, previewDeletion } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionRow } from '../../../../../domain/src/auth/samples.ts';
import { storedToken, storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const SIGNED_IN = '2026-11-02T09:00:00.000Z';
const HERE = sessionRow({ created_at: SIGNED_IN, is_this: true });
const PHONE = sessionRow({ created_at: SIGNED_IN, device: 'Safari on iPhone' });
const TABLET = sessionRow({ created_at: SIGNED_IN, device: 'Firefox on Android' });
const NO_ACTIVITY = { ...pageWith([]), has_recent_failure: false };
const QUIET = [answer(readMe, ME), answer(listMySessions, [HERE]), answer(listMyActivity, NO_ACTIVITY)];
const saved: { name: string; text: string }[] = [];

beforeEach(() => {
  storeToken(tokenOf());
  saved.length = 0;
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const open = () => openPage('/dashboard/profile');
/** The code of the page is fetched when it is opened. */
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toast = async (title: string) => expect((await screen.findAllByText(title))[0]).toBeVisible();

/** What the browser is given to keep as a file. */
function catchFiles() {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const file = { name: '', text: '' };
    saved.push(file);
    if (blob instanceof Blob) void blob.text().then((text) => Object.assign(file, { text }));
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
}

test('[DASH-06][DASH-23] the profile shows name, email, country and address', async () => {
  answerCalls(...QUIET, answer(readMe, { ...ME, address: '12 Lake Road' }));
  open();
  const details = await section('Details');
  expect(details.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(details.getByText('asha@example.com')).toBeVisible();
  expect(details.getByLabelText('Country')).toHaveValue('India');
  expect(details.getByLabelText('Address')).toHaveValue('12 Lake Road');
});

test('a profile that cannot be loaded says so and can be tried again', async () => {
  let isBroken = true;
  answerCalls(
    ...QUIET,
    answer(readMe, () => (isBroken ? failed('busy') : ME)),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We are busy');
  isBroken = false;
  await press('Try again');
  await section('Details');
});

test('[DASH-23] details are changed, and it says when they were saved', async () => {
  const fetch = answerCalls(
    ...QUIET,
    answer(changeMe, ({ body }) => ({ ...ME, ...body })),
  );
  open();
  const details = await section('Details');
  await userEvent.clear(details.getByLabelText('Name'));
  await userEvent.type(details.getByLabelText('Name'), ' Asha Menon ');
  await press('Save');
  await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(/^Saved at \d/));
  expect(bodiesTo(fetch, changeMe)).toEqual([{ name: 'Asha Menon', country: 'India', address: '' }]);
  expect(details.getByLabelText('Name')).toHaveValue('Asha Menon');
});

test('leaving with unsaved details asks once: staying keeps them, leaving drops them', async () => {
  answerCalls(...QUIET, answer(listMyOrganisations, []));
  const { place } = open();
  const name = (await section('Details')).getByLabelText('Name');
  await userEvent.type(name, ' Menon');
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Reports' }));
  await leave();
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Cancel');
  expect(place()).toBe('/dashboard/profile');
  expect(name).toHaveValue('Asha Rao Menon');
  await leave();
  await press('Leave');
  await waitFor(() => expect(place()).toBe('/dashboard/reports'));
});

test('leaving after saving asks nothing', async () => {
  answerCalls(
    ...QUIET,
    answer(changeMe, ({ body }) => ({ ...ME, ...body })),
  );
  const { place } = open();
  const details = await section('Details');
  await userEvent.type(details.getByLabelText('Name'), ' Menon');
  await press('Save');
  await details.findByText(/^Saved at/);
  await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
  await waitFor(() => expect(place()).toBe('/dashboard/reports'));
});

test('[DASH-23] the password is changed, which is told to end all other sessions', async () => {
  const fetch = answerCalls(...QUIET, answer(changePassword, { email: ME.email }));
  open();
  const password = await section('Password');
  expect(password.getByText(/logs you out everywhere else/)).toBeVisible();
  await userEvent.type(password.getByLabelText('New password'), 'slow trains and cardamom');
  await press('Change password');
  await toast('Password changed');
  expect(bodiesTo(fetch, changePassword)).toEqual([{ password: 'slow trains and cardamom' }]);
  expect((await section('Password')).getByLabelText('New password')).toHaveValue('');
});

test('a password that is easy to guess is refused beside its field and stays there', async () => {
  answerCalls(...QUIET, answer(changePassword, failed('weak_password')));
  open();
  const password = await section('Password');
  await userEvent.type(password.getByLabelText('New password'), 'password');
  await press('Change password');
  expect(await password.findByText(/too easy to guess/)).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('password');
});

test('[DASH-23] the open sessions are listed with what and since when, and each can be logged out', async () => {
  let sessions = [HERE, PHONE];
  answerCalls(
    ...QUIET,
    answer(listMySessions, () => sessions),
    answer(endMySession, { id: PHONE.id }, () => {
      sessions = [HERE];
      return { id: PHONE.id };
    }),
  );
  open();
  const list = await section('Sessions');
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Chrome on LinuxThis deviceSigned in on 2 November 2026Log out$/),
    expect.stringMatching(/^Safari on iPhoneSigned in on 2 November 2026Log out$/),
  ]);
  await userEvent.click(within(rows[1]!).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(storedToken()).toBeDefined();
});

test('[DASH-23] logging out this device leads to /login without the token', async () => {
  answerCalls(...QUIET, answer(endMySession, { id: HERE.id }, { id: HERE.id }));
  const { place } = open();
  await userEvent.click(await (await section('Sessions')).findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(place()).toBe('/login'));
  expect(storedToken()).toBeUndefined();
});

test('all other sessions can be ended at once, and this one stays', async () => {
  let sessions = [HERE, PHONE, TABLET];
  answerCalls(
    ...QUIET,
    answer(listMySessions, () => sessions),
    answer(endMySession, ({ params: { id } }) => {
      sessions = sessions.filter((one) => one.id !== id);
      return { id };
    }),
  );
  open();
  const list = await section('Sessions');
  await press('Log out everywhere else');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  expect(sessions).toEqual([HERE]);
});

test('everything stored about the person is given as a file', async () => {
  catchFiles();
  const mine = {
    profile: ME,
    sessions: [],
    memberships: [],
    notifications: [],
    join_requests: [],
    not_mailed: [],
    actions: [],
    activity: [],
  };
  answerCalls(...QUIET, answer(downloadMyData, mine));
  open();
  await section('Your data');
  await press('Download your data');
  await waitFor(() => expect(saved[0]?.text).not.toBe(undefined));
  await waitFor(() => expect(JSON.parse(saved[0]?.text || '{}')).toEqual(mine));
  expect(saved[0]?.name).toBe('qrigin-my-data.json');
});

test('the account is deleted once the email was typed, with what no one else owns named', async () => {
  const honey = { id: crypto.randomUUID(), name: 'Nilgiri Honey', other_members: 3 };
  const fetch = answerCalls(
    ...QUIET,
    answer(previewDeletion, { organisations_owned_alone: [honey] }),
    answer(deleteMe, { id: ME.id }),
  );
  const { place } = open();
  await section('Delete account');
  await press('Delete account');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  expect(asked.getByRole('listitem')).toHaveTextContent('Nilgiri Honey (3 other members)');
  expect(asked.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await userEvent.type(asked.getByRole('textbox'), ME.email);
  await userEvent.click(asked.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(place()).toBe('/login'));
  expect(storedToken()).toBeUndefined();
  expect(bodiesTo(fetch, deleteMe)).toEqual([{ close_organisations: [honey.id] }]);
});

test('the colours can be chosen here, too', async () => {
  answerCalls(...QUIET);
  open();
  const appearance = await section('Appearance');
  await userEvent.click(appearance.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(appearance.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveClass('dark');
});

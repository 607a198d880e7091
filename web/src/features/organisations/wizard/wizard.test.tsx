import { findDetails, NO_DETAILS, saveDetails, whoami } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken } from '../../../http/session.ts';
import { type Answer, answer, failed } from '../../../testing/answer-calls.ts';
import { ORG } from '../../../testing/organisation.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import {
  CREATE,
  EDIT,
  FORM_KEY,
  KNOWN,
  known,
  onStep,
  openWizard,
  press,
  reload,
  STEP_KEY,
  signedIn,
  standings,
  TOKEN,
  toastShown,
} from './testing/at-the-wizard.ts';

beforeEach(() => {
  const signOut = signedIn();
  return () => {
    vi.unstubAllGlobals();
    signOut();
  };
});

const UPDATED = { title: 'Success', description: 'Details Updated Successfully', variant: 'success' };
const NOT_UPDATED = { title: 'Failed', description: 'Error in Updating Details', variant: 'destructive' };
const REFUSED = answer(saveDetails, failed('internal'));
const website = () => screen.getByLabelText('Website');
const arrived = (place: () => string) => waitFor(() => expect(place()).toBe('/dashboard'));

async function openAt(step: 1 | 2 | 3, ...answers: Answer[]) {
  localStorage.setItem(STEP_KEY, String(step));
  const wizard = openWizard(CREATE, ...answers);
  await onStep(step);
  return wizard;
}

test('[ORG-01][ORG-04][ORG-16] the create address shows the wizard: three steps, all empty, the first in sight', async () => {
  const { sent } = openWizard(CREATE);
  await onStep(1);
  const rows = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Business details'),
    expect.stringContaining('Verification'),
    expect.stringContaining('Additional information'),
  ]);
  expect(rows[0]).toHaveAttribute('aria-current', 'step');
  expect(standings()).toEqual(['Not filled in', 'Not filled in', 'Not filled in']);
  for (const step of [1, 2] as const) {
    await onStep(step);
    await press('Save & Next');
  }
  await onStep(3);
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toEqual(
    Object.entries(NO_DETAILS).map(([name, group]) => ({ [name]: group, token: TOKEN, orgId: ORG })),
  );
});

test('[ORG-02] the edit address shows the wizard in edit mode', async () => {
  openWizard(EDIT);
  await onStep(1);
  expect(screen.getByText('Edit Organisation')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Edit Organisation · Qrigin'));
});

test.each([CREATE, EDIT])('[ORG-03] without a token %s leads to the login', async (path) => {
  clearToken();
  const { place } = openWizard(path);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(place()).toBe(`/login?${new URLSearchParams({ redirect: path })}`);
});

test.each([
  'create-organisation',
  'edit-organisation',
  'create-organisation/nobody',
  'edit-organisation/nobody',
])('[ORG-43] without an id of an organisation %s shows no wizard', async (page) => {
  openWizard(`/dashboard/${page}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
});

test('who may not change the organisation is told before they fill anything in', async () => {
  openWizard(CREATE, answer(whoami, failed('forbidden')));
  const name = 'You do not have access to this page';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('[ORG-05][ORG-06] the steps have Back, Skip and Save & Next, the last one Save & Exit in its place', async () => {
  openWizard(CREATE);
  const buttons = () => {
    const [, first] = screen.getAllByRole('button', { name: /^(Back|Skip|Save & (Next|Exit))$/ });
    return [...(first?.parentElement?.children ?? [])].map((button) => button.textContent);
  };
  for (const step of [1, 2] as const) {
    await onStep(step);
    expect(buttons()).toEqual(['Back', 'Skip', 'Save & Next']);
    await press('Skip');
  }
  await onStep(3);
  expect(buttons()).toEqual(['Back', 'Skip', 'Save & Exit']);
});

test('[ORG-17][ORG-19] the step is kept in the browser and is there after a reload', async () => {
  openWizard(CREATE);
  await onStep(1);
  await press('Skip');
  await onStep(2);
  expect(localStorage.getItem(STEP_KEY)).toBe('2');
  reload(CREATE);
  await onStep(2);
});

test('[ORG-18][ORG-20] what is typed is kept in the browser and is there after a reload', async () => {
  openWizard(CREATE);
  await onStep(1);
  await userEvent.type(website(), 'nilgiri.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Trading' }));
  expect(localStorage.getItem(FORM_KEY)).toContain('nilgiri.example');
  reload(CREATE);
  await onStep(1);
  expect(website()).toHaveValue('nilgiri.example');
  expect(screen.getByRole('radio', { name: 'Trading' })).toBeChecked();
  expect(standings()[0]).toBe('Unsaved changes');
});

test('a draft that no one can read is no draft', async () => {
  localStorage.setItem(STEP_KEY, '7');
  localStorage.setItem(FORM_KEY, '{"values":1}');
  openWizard(CREATE);
  await onStep(1);
  expect(website()).toHaveValue('');
});

test('[ORG-21][ORG-40] Save & Next on step 1 saves the business details, says so and shows step 2', async () => {
  const { sent } = openWizard(CREATE);
  await onStep(1);
  await userEvent.type(website(), 'nilgiri.example');
  await press('Save & Next');
  await onStep(2);
  expect(sent()).toEqual([
    {
      businessDetails: { ...NO_DETAILS.businessDetails, website: 'nilgiri.example' },
      token: TOKEN,
      orgId: ORG,
    },
  ]);
  expect(toastShown()).toEqual(UPDATED);
  expect(standings()).toEqual(['Saved', 'Not filled in', 'Not filled in']);
  expect(await onStep(2)).toHaveFocus();
});

test('[ORG-22] Save & Next on step 2 saves the verification details and shows step 3', async () => {
  const { sent } = await openAt(2);
  await userEvent.type(screen.getByLabelText('PAN'), 'AAPFU0939F');
  await press('Save & Next');
  await onStep(3);
  expect(sent()).toEqual([
    {
      verificationDetails: { ...NO_DETAILS.verificationDetails, pan: 'AAPFU0939F' },
      token: TOKEN,
      orgId: ORG,
    },
  ]);
  expect(toastShown()).toEqual(UPDATED);
});

test('[ORG-23][ORG-24][ORG-25] Save & Exit saves the additional details, clears the draft and goes to /dashboard', async () => {
  const { sent, place } = await openAt(3);
  await userEvent.type(screen.getByLabelText('Years in Business'), '7');
  await press('Save & Exit');
  await arrived(place);
  expect(sent()).toEqual([
    {
      additionalDetails: { ...NO_DETAILS.additionalDetails, yearsInBusiness: '7' },
      token: TOKEN,
      orgId: ORG,
    },
  ]);
  expect(toastShown()).toEqual(UPDATED);
  expect(localStorage.getItem(STEP_KEY)).toBeNull();
  expect(localStorage.getItem(FORM_KEY)).toBeNull();
});

test('[ORG-26][ORG-27][ORG-42] a failed Save & Exit says so, stays on step 3 and keeps the draft', async () => {
  const { place } = await openAt(3, REFUSED);
  await userEvent.type(screen.getByLabelText('Years in Business'), '7');
  await press('Save & Exit');
  await waitFor(() =>
    expect(toastShown()).toEqual({
      title: 'Error',
      description: 'Failed to save Details ',
      variant: 'destructive',
    }),
  );
  await onStep(3);
  expect(place()).toBe(CREATE);
  expect(standings()[2]).toBe('Save failed');
  expect(localStorage.getItem(STEP_KEY)).toBe('3');
  expect(localStorage.getItem(FORM_KEY)).toContain('"yearsInBusiness":"7"');
});

test('[ORG-28] Back leads from step 3 to step 2 and from there to step 1', async () => {
  await openAt(3);
  await press('Back');
  expect(await onStep(2)).toBeVisible();
  await press('Back');
  expect(await onStep(1)).toBeVisible();
});

test('[ORG-29][ORG-30] Back on step 1 clears the draft and goes to /dashboard; what was typed can be had back', async () => {
  const { place } = openWizard(CREATE);
  await onStep(1);
  await userEvent.type(website(), 'nilgiri.example');
  await press('Back');
  await arrived(place);
  expect(localStorage.getItem(STEP_KEY)).toBeNull();
  expect(localStorage.getItem(FORM_KEY)).toBeNull();
  expect(toastShown()?.title).toBe('Draft cleared');
  await press('Undo');
  await onStep(1);
  expect(place()).toBe(CREATE);
  expect(website()).toHaveValue('nilgiri.example');
});

test('Back on step 1 of an empty draft has nothing to give back', async () => {
  const { place } = openWizard(CREATE);
  await onStep(1);
  await press('Back');
  await arrived(place);
  expect(toastShown()).toBeUndefined();
});

test('[ORG-31][ORG-32] Skip goes on without saving, from step 1 to 2 and from step 2 to 3', async () => {
  const { sent } = openWizard(CREATE);
  await onStep(1);
  await press('Skip');
  await onStep(2);
  await press('Skip');
  await onStep(3);
  expect(sent()).toEqual([]);
  expect(standings()).toEqual(['Skipped', 'Skipped', 'Not filled in']);
});

test('[ORG-33][ORG-34] Skip on step 3 clears the draft, saves nothing and goes to /dashboard', async () => {
  const { sent, place } = await openAt(3);
  await press('Skip');
  await arrived(place);
  expect(sent()).toEqual([]);
  expect(localStorage.getItem(STEP_KEY)).toBeNull();
  expect(localStorage.getItem(FORM_KEY)).toBeNull();
});

test('[ORG-35][ORG-41] a failed save on step 1 shows a toast and still goes on; every later step says so', async () => {
  let isBroken = true;
  const { sent } = openWizard(
    CREATE,
    answer(saveDetails, () => (isBroken ? failed('internal') : { saved: 'businessDetails' as const })),
  );
  await onStep(1);
  await userEvent.type(website(), 'nilgiri.example');
  await press('Save & Next');
  await onStep(2);
  expect(toastShown()).toEqual(NOT_UPDATED);
  expect(standings()[0]).toBe('Save failed');
  const notice = /^We could not save Business details\. What you entered is still here\.$/;
  expect(
    screen.getByText((_, element) => notice.test(element?.textContent ?? ''), { selector: 'p span' }),
  ).toBeVisible();
  await press('Skip');
  await onStep(3);
  expect(standings()[0]).toBe('Save failed');

  isBroken = false;
  await press('Go back and save again');
  await onStep(1);
  expect(website()).toHaveValue('nilgiri.example');
  await press('Save & Next');
  await onStep(2);
  expect(sent()).toHaveLength(2);
  expect(standings()[0]).toBe('Saved');
  expect(screen.queryByRole('button', { name: 'Go back and save again' })).toBeNull();
});

test('[ORG-36] a failed save on step 2 shows a toast and still goes on to step 3', async () => {
  await openAt(2, REFUSED);
  await press('Save & Next');
  await onStep(3);
  expect(toastShown()).toEqual(NOT_UPDATED);
  expect(standings()).toEqual(['Not filled in', 'Save failed', 'Not filled in']);
});

test('a failure to save is still told after a reload', async () => {
  openWizard(CREATE, REFUSED);
  await onStep(1);
  await userEvent.type(website(), 'x');
  await press('Save & Next');
  await onStep(2);
  reload(CREATE);
  await onStep(2);
  expect(standings()[0]).toBe('Save failed');
  expect(screen.getByRole('button', { name: 'Go back and save again' })).toBeVisible();
});

test('Save & Exit asks before it leaves behind what another step could not save', async () => {
  let failures = 1;
  const { place } = openWizard(
    CREATE,
    answer(saveDetails, () =>
      (failures -= 1) >= 0 ? failed('internal') : { saved: 'additionalDetails' as const },
    ),
  );
  await onStep(1);
  await userEvent.type(website(), 'nilgiri.example');
  await press('Save & Next');
  await onStep(2);
  await press('Skip');
  await onStep(3);
  await press('Save & Exit');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving everything?' }));
  expect(asked.getByText('Business details')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(place()).toBe(CREATE);
  expect(localStorage.getItem(FORM_KEY)).toContain('nilgiri.example');
  await press('Save & Exit');
  await press('Leave');
  await arrived(place);
  expect(localStorage.getItem(FORM_KEY)).toBeNull();
});

test('[ORG-37][ORG-38] edit mode shows a spinner while it fetches, then all three groups', async () => {
  let release: (details: ReturnType<typeof known>) => void = () => undefined;
  const { fetch } = openWizard(
    EDIT,
    answer(findDetails, () => new Promise((resolve) => (release = resolve))),
  );
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  await waitFor(() => expect(sentTo(fetch, findDetails)).toHaveLength(1));
  release(known());
  await onStep(1);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(website()).toHaveValue(KNOWN.businessDetails.website);
  expect(screen.getByRole('radio', { name: 'Trading' })).toBeChecked();
  expect(standings()).toEqual(['Saved', 'Saved', 'Saved']);
  await press('Skip');
  await onStep(2);
  expect(screen.getByLabelText('PAN')).toHaveValue('AAPFU0939F');
  expect(screen.getByLabelText('Registration Date')).toHaveValue('2019-04-01');
  await press('Skip');
  await onStep(3);
  expect(screen.getByLabelText('Years in Business')).toHaveValue('7');
  expect(screen.getByText('organic.pdf')).toBeVisible();
  expect(standings()).toEqual(['Saved', 'Saved', 'Saved']);
});

test('[ORG-39] details that cannot be fetched say so and can be tried again', async () => {
  let isBroken = true;
  openWizard(
    EDIT,
    answer(findDetails, () => (isBroken ? failed('busy') : known())),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Error fetching details')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  isBroken = false;
  await press('Try again');
  await onStep(1);
  expect(screen.queryByText('Error fetching details')).toBeNull();
});

test('[ORG-98] edit mode is filled with what was fetched, never with a draft, and keeps only the step', async () => {
  openWizard(CREATE);
  await onStep(1);
  await userEvent.type(website(), 'of a draft');
  const draft = localStorage.getItem(FORM_KEY);
  reload(EDIT);
  await onStep(1);
  expect(website()).toHaveValue(KNOWN.businessDetails.website);
  await userEvent.type(website(), '/typed');
  await press('Skip');
  await onStep(2);
  expect(localStorage.getItem(STEP_KEY)).toBe('2');
  expect(localStorage.getItem(FORM_KEY)).toBe(draft);
  reload(EDIT);
  await onStep(2);
  await press('Back');
  await onStep(1);
  expect(website()).toHaveValue(KNOWN.businessDetails.website);
});

test('edit mode asks before unsaved words are lost: staying keeps them, leaving drops them', async () => {
  const { place } = openWizard(EDIT);
  await onStep(1);
  await userEvent.type(website(), '/typed');
  await press('Back');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(asked.getByText('Business details')).toBeVisible();
  await press('Cancel');
  expect(place()).toBe(EDIT);
  expect(website()).toHaveValue(`${KNOWN.businessDetails.website}/typed`);
  await press('Skip');
  await onStep(2);
  expect(localStorage.getItem(STEP_KEY)).toBe('2');
  await press('Back');
  await onStep(1);
  await press('Back');
  await press('Leave');
  await arrived(place);
  await waitFor(() => expect(localStorage.getItem(STEP_KEY)).toBeNull());
});

test('edit mode asks nothing when all is saved', async () => {
  const { place } = openWizard(EDIT);
  await onStep(1);
  await userEvent.type(website(), '/typed');
  await press('Save & Next');
  await onStep(2);
  await press('Skip');
  await onStep(3);
  await press('Save & Exit');
  await arrived(place);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('numbers that a role does not show are said to be hidden, and the step saves nothing', async () => {
  const names = [{ file_id: '', name: 'organic.pdf', details: '' }];
  const hidden = { ...KNOWN.additionalDetails, certificatesAndAwards: names };
  const { sent } = openWizard(
    EDIT,
    answer(findDetails, known({ verificationDetails: null, additionalDetails: hidden })),
  );
  await onStep(1);
  expect(standings()[1]).toBe('No access');
  await press('Skip');
  await onStep(2);
  expect(screen.getByText('You do not have access to this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save & Next' })).toBeNull();
  await press('Skip');
  await onStep(3);
  expect(screen.getByText(/does not include certificate details/)).toBeVisible();
  expect(screen.getByText('organic.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: '+ Add Certificate' })).toBeNull();
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.additionalDetails?.certificatesAndAwards).toEqual(names);
});

test('[ORG-48] nothing is required: an empty step is saved', async () => {
  const { sent } = openWizard(CREATE);
  await onStep(1);
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails).toEqual(NO_DETAILS.businessDetails);
});

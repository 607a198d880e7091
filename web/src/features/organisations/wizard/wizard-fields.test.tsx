import { NO_DETAILS } from '@qrigin/domain/organisations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeToast } from '../../../ui/toast/toast.ts';
import {
  CREATE,
  EDIT,
  KNOWN,
  onStep,
  openWizard,
  press,
  STEP_KEY,
  signedIn,
  standings,
  toastShown,
} from './testing/at-the-wizard.ts';

beforeEach(() => {
  const signOut = signedIn();
  return () => {
    vi.unstubAllGlobals();
    signOut();
  };
});

async function openAt(step: 1 | 2 | 3, path = CREATE) {
  localStorage.setItem(STEP_KEY, String(step));
  const wizard = openWizard(path);
  await onStep(step);
  return wizard;
}
const INVALID = {
  title: 'Invalid input',
  description: 'Please enter a valid number',
  variant: 'destructive',
};
const choices = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));
const options = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));
const type = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text);

test('[ORG-07][ORG-103] step 1 has its ten fields, each with a plain label, and each is saved', async () => {
  const { sent } = await openAt(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Service' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  await type('About Business', 'Honey');
  await userEvent.selectOptions(screen.getByLabelText('Business Type'), 'llc');
  await userEvent.selectOptions(screen.getByLabelText('Geographic Presence'), 'National');
  await type('Website', 'nilgiri.example');
  expect(screen.getByLabelText('Logo Choose File No File Chosen')).toBeEnabled();
  await type('Key Contact Person', 'Meera');
  await type('Contact Phone', '0423');
  await type('Contact Email', 'meera at nilgiri');
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails).toEqual({
    businessCategory: 'service',
    businessSize: 'large',
    businessDescription: 'Honey',
    businessType: 'llc',
    geographicPresence: 'National',
    website: 'nilgiri.example',
    logo_url: '',
    keyContactPerson: 'Meera',
    contactPhone: '0423',
    contactEmail: 'meera at nilgiri',
  });
});

test('[ORG-08][ORG-09] category and size offer what is specified, and a choice can be taken back', async () => {
  const { sent } = await openAt(1);
  expect(choices('Business Category')).toEqual(['manufacturing', 'trading', 'service']);
  expect(choices('Business Size')).toEqual(['small', 'medium', 'large']);
  await userEvent.click(screen.getByRole('radio', { name: 'Trading' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('radio', { name: 'Trading' })).not.toBeChecked();
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails).toEqual(NO_DETAILS.businessDetails);
});

test('going through all fields with the keyboard and choosing nothing leaves them empty', async () => {
  const { sent } = await openAt(1);
  screen.getByRole('radio', { name: 'Manufacturing' }).focus();
  while (document.activeElement !== screen.getByLabelText('Contact Email')) await userEvent.tab();
  expect(standings()[0]).toBe('Not filled in');
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails).toEqual(NO_DETAILS.businessDetails);
});

test('[ORG-10][ORG-11] type and presence offer what is specified, or nothing chosen', async () => {
  await openAt(1);
  expect(options('Business Type')).toEqual(['', 'sole_proprietorship', 'partnership', 'corporation', 'llc']);
  expect(options('Geographic Presence')).toEqual(['', 'Local', 'National', 'International']);
});

test('[ORG-12][ORG-13] step 2 has its six fields, the date as a date, and each is saved', async () => {
  const { sent } = await openAt(2);
  await type('CIN', 'c');
  await type('DIN', 'd');
  await type('GSTIN', 'g');
  await type('PAN', 'p');
  await type('Registered Office Address', 'Kotagiri');
  const date = screen.getByLabelText('Registration Date');
  expect(date).toHaveAttribute('type', 'date');
  fireEvent.input(date, { target: { value: '2019-04-01' } });
  await press('Save & Next');
  await onStep(3);
  expect(sent()[0]?.verificationDetails).toEqual({
    cin: 'c',
    din: 'd',
    gstin: 'g',
    pan: 'p',
    address: 'Kotagiri',
    registeredDate: '2019-04-01',
  });
});

test('[ORG-14][ORG-56][ORG-57] step 3 has its four fields; revenue and challenges take any text', async () => {
  const { sent } = await openAt(3);
  await type('Years in Business', '7');
  await type('Annual Revenue (Optional)', 'about 3 crore, more or less');
  await type('Industry Challenges (Optional)', 'Rain & <b>bears</b>');
  await press('+ Add Certificate');
  await type('Description', 'Organic');
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.additionalDetails).toEqual({
    yearsInBusiness: '7',
    annualRevenue: 'about 3 crore, more or less',
    industryChallenges: 'Rain & <b>bears</b>',
    certificatesAndAwards: [{ file_id: '', name: '', details: 'Organic' }],
  });
});

test('[ORG-44] contact phone takes the digits 0 to 9', async () => {
  await openAt(1);
  await type('Contact Phone', '0123456789');
  expect(screen.getByLabelText('Contact Phone')).toHaveValue('0123456789');
  expect(toastShown()).toBeUndefined();
});

test('[ORG-45] contact phone lets Backspace, Delete, arrows, Tab and Enter through', async () => {
  await openAt(1);
  const phone = screen.getByLabelText('Contact Phone');
  await userEvent.type(phone, '1234{ArrowLeft}{ArrowLeft}{Backspace}{Delete}{ArrowRight}');
  expect(phone).toHaveValue('14');
  await userEvent.type(phone, '{Tab}');
  expect(screen.getByLabelText('Contact Email')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(phone).toHaveFocus();
  expect(toastShown()).toBeUndefined();
  await userEvent.type(phone, '{Enter}');
  await onStep(2);
});

test.each(['+', 'a', ' ', '-', '(', 'é', '{Home}', '{Control>}v{/Control}'])(
  '[ORG-46][ORG-47] contact phone blocks %j, says why, and its value does not change',
  async (key) => {
    await openAt(1);
    await type('Contact Phone', '12');
    await type('Contact Phone', key);
    expect(screen.getByLabelText('Contact Phone')).toHaveValue('12');
    expect(toastShown()).toEqual(INVALID);
  },
);

test('[ORG-46] what a keyboard on a screen types is judged as well; a number can be pasted by menu', async () => {
  await openAt(1);
  const phone = screen.getByLabelText('Contact Phone');
  const typing = (data: string, inputType = 'insertText') =>
    fireEvent(phone, new InputEvent('beforeinput', { data, inputType, cancelable: true, bubbles: true }));
  expect(fireEvent.keyDown(phone, { key: 'Unidentified' })).toBe(true);
  expect(typing('4')).toBe(true);
  expect(typing('+91 423', 'insertFromPaste')).toBe(true);
  expect(toastShown()).toBeUndefined();
  expect(typing('a')).toBe(false);
  expect(toastShown()).toEqual(INVALID);
});

test('[ORG-50] any text is saved as CIN, DIN, GSTIN and PAN; a hint only says what it looks like', async () => {
  const { sent } = await openAt(2);
  await type('PAN', 'AAPFU0939F');
  expect(screen.getByLabelText('PAN')).toHaveAccessibleDescription('Looks like a PAN.');
  for (const name of ['CIN', 'DIN', 'GSTIN']) {
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(expect.stringMatching(`^A ${name} has `));
    await type(name, '?? any text');
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(
      expect.stringContaining(`This does not look like a ${name}, but you can still save it.`),
    );
    expect(screen.getByLabelText(name)).toBeValid();
  }
  await press('Save & Next');
  await onStep(3);
  expect(sent()[0]?.verificationDetails).toMatchObject({
    cin: '?? any text',
    din: '?? any text',
    gstin: '?? any text',
    pan: 'AAPFU0939F',
  });
});

test('a GSTIN of another PAN is noticed', async () => {
  await openAt(2);
  await type('GSTIN', '27AAPFU0939F1ZV');
  await type('PAN', 'AAGCB7383J');
  expect(screen.getByLabelText('PAN')).toHaveAccessibleDescription(
    'This does not match the PAN in your GSTIN.',
  );
});

test('[ORG-51] any text is saved as contact email', async () => {
  const { sent } = await openAt(1);
  await type('Contact Email', 'no address @@');
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails?.contactEmail).toBe('no address @@');
});

test.each([
  ['javascript:alert(1)', null],
  ['nilgiri.example', null],
  ['data:text/html,x', null],
  ['https://nilgiri.example/a b', 'https://nilgiri.example/a%20b'],
  ['http://nilgiri.example', 'http://nilgiri.example/'],
])('[ORG-52] %j is saved as website, and only http and https can be clicked', async (text, link) => {
  const { sent } = await openAt(1);
  await type('Website', text);
  expect(screen.queryByRole('link', { name: 'Open website' })?.getAttribute('href') ?? null).toBe(link);
  await press('Save & Next');
  await onStep(2);
  expect(sent()[0]?.businessDetails?.website).toBe(text);
});

test('[ORG-54][ORG-60][ORG-103] Years in Business is not marked optional and gives 5 as an example', async () => {
  await openAt(3);
  expect(screen.getByLabelText('Years in Business')).toHaveAttribute('placeholder', 'e.g. 5');
  expect(screen.queryByText(/Years in Business \(Optional\)/)).toBeNull();
});

test.each(['0', '-12', '99999999999999999999', '7½'])(
  '[ORG-55] Years in Business has no bounds: %s is saved',
  async (years) => {
    const { sent } = await openAt(3);
    await type('Years in Business', years);
    await press('Save & Exit');
    await waitFor(() => expect(sent()[0]?.additionalDetails?.yearsInBusiness).toBe(years));
  },
);

test('[ORG-61][ORG-62][ORG-103] revenue gives 1,000,000 as an example, challenges are a text of several lines', async () => {
  await openAt(3);
  expect(screen.getByLabelText('Annual Revenue (Optional)')).toHaveAttribute('placeholder', 'e.g. 1,000,000');
  expect(screen.getByLabelText('Industry Challenges (Optional)').tagName).toBe('TEXTAREA');
});

const certificates = () => screen.queryAllByRole('listitem', { name: /^Certificate \d+$/ });
const descriptions = () =>
  certificates().map((entry) => {
    const field = within(entry).getByLabelText('Description');
    return field instanceof HTMLTextAreaElement ? field.value : undefined;
  });

test('[ORG-63][ORG-64] the list of certificates says that there are none', async () => {
  await openAt(3);
  const list = within(screen.getByRole('region', { name: 'Certificates and Awards (Optional)' }));
  expect(list.getByText('No certificates and awards added')).toBeVisible();
});

test('[ORG-65][ORG-66][ORG-67] each certificate that is added has an upload field and a description', async () => {
  await openAt(3);
  await press('+ Add Certificate');
  await press('+ Add Certificate');
  expect(screen.queryByText('No certificates and awards added')).toBeNull();
  expect(certificates()).toHaveLength(2);
  for (const entry of certificates()) {
    expect(within(entry).getByLabelText('File Choose File No File Chosen')).toBeEnabled();
    expect(within(entry).getByLabelText('Description').tagName).toBe('TEXTAREA');
  }
});

test('[ORG-68] Delete removes just that certificate, and can be undone', async () => {
  await openAt(3, EDIT);
  expect(descriptions()).toEqual(['Organic', 'Fair trade']);
  await press('Delete certificate 1');
  expect(descriptions()).toEqual(['Fair trade']);
  expect(screen.queryByText('organic.pdf')).toBeNull();
  expect(screen.getByText('fair.pdf')).toBeVisible();
  expect(standings()[2]).toBe('Unsaved changes');
  await press('Undo');
  expect(descriptions()).toEqual(['Organic', 'Fair trade']);
  expect(screen.getByText('organic.pdf')).toBeVisible();
  expect(standings()[2]).toBe('Saved');
});

test('a deleted certificate is not saved', async () => {
  const { sent } = await openAt(3, EDIT);
  await press('Delete certificate 2');
  removeToast();
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.additionalDetails?.certificatesAndAwards).toEqual([
    KNOWN.additionalDetails.certificatesAndAwards[0],
  ]);
});

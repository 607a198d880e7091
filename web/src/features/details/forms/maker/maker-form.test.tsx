import { type DraftPart, FIXED_CONTENT } from '@qrigin/domain/details';
import { findDetails, NO_DETAILS, whoami } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../../http/session.ts';
import { answer, answerCalls } from '../../../../testing/answer-calls.ts';
import { ORG, whoamiOf } from '../../../../testing/organisation.ts';
import { sentTo } from '../../../../testing/sent-calls.ts';
import { tokenOf } from '../../../../testing/token-of.ts';
import { showForm } from '../../testing/show-form.tsx';
import { countries } from './countries.ts';

const maker = (over: object = {}): DraftPart => ({ part: 'maker', content: FIXED_CONTENT.maker.parse(over) });
const SOMEONE = { maker_name: { en: 'Nilgiri Honey' } };

const DETAILS = {
  id: ORG,
  name: 'Hill Farm',
  orgData: {
    ...NO_DETAILS,
    businessDetails: {
      ...NO_DETAILS.businessDetails,
      contactPhone: '+91 423 250',
      contactEmail: 'care@hill.example',
      website: 'hill.example',
    },
    verificationDetails: { ...NO_DETAILS.verificationDetails, address: '12 Lake Road\nKotagiri' },
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an empty form offers what the organisation says of itself', async () => {
  storeToken(tokenOf());
  answerCalls(answer(whoami, whoamiOf()), answer(findDetails, DETAILS));
  const { last } = showForm(maker());
  await userEvent.click(await screen.findByRole('button', { name: 'Use the organisation’s details' }));
  expect(last()).toMatchObject({
    maker_name: { en: 'Hill Farm' },
    maker_address: { en: '12 Lake Road\nKotagiri' },
    phone: '+91 423 250',
    email: 'care@hill.example',
    website: 'https://hill.example',
  });
  expect(screen.queryByRole('button', { name: 'Use the organisation’s details' })).toBeNull();
});

test('it is not asked for by someone who may not read it, or when something is typed', async () => {
  storeToken(tokenOf());
  const fetch = answerCalls(answer(whoami, { ...whoamiOf(), permissions: [] }), answer(findDetails, DETAILS));
  const { unmount } = showForm(maker());
  await waitFor(() => expect(sentTo(fetch, whoami)).toHaveLength(1));
  unmount();
  showForm(maker(SOMEONE));
  expect(sentTo(fetch, findDetails)).toEqual([]);
});

test('every country can be chosen, India first', async () => {
  const { last } = showForm(maker(SOMEONE));
  const country = screen.getByLabelText('Country of origin');
  const [none, first, second] = within(country).getAllByRole('option');
  expect([none, first, second].map((option) => option?.textContent)).toEqual([
    'Not stated',
    'India',
    'Afghanistan',
  ]);
  await userEvent.selectOptions(country, 'Sri Lanka');
  expect(last()).toMatchObject({ country_of_origin: 'LK' });
  expect(countries('en')).toHaveLength(249);
});

test('a licence has a type and a number; an FSSAI number has 14 digits', async () => {
  const { last } = showForm(maker(SOMEONE));
  await userEvent.click(screen.getByRole('button', { name: 'Add licence' }));
  const number = screen.getByLabelText('Number of licence 1');
  expect(number).toHaveFocus();
  await userEvent.keyboard('1992');
  await userEvent.tab();
  expect(number).toHaveAccessibleDescription('An FSSAI licence number has 14 digits.');
  await userEvent.selectOptions(screen.getByLabelText('Type of licence 1'), 'Drug licence');
  expect(number).not.toBeInvalid();
  expect(last()).toMatchObject({ licences: [{ type: 'drug', number: '1992' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove licence 1' }));
  expect(last()).toMatchObject({ licences: [] });
  expect(screen.getByRole('button', { name: 'Add licence' })).toHaveFocus();
});

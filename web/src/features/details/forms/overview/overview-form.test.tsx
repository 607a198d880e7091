import { type DraftPart, FIXED_CONTENT } from '@qrigin/domain/details';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { showForm } from '../../testing/show-form.tsx';
import { checkGtin } from './check-gtin.ts';

const overview = (over: object = {}): DraftPart => ({
  part: 'overview',
  content: FIXED_CONTENT.overview.parse(over),
});
const amount = () => screen.getByLabelText('Net quantity, amount');

test('a net quantity is an amount with its unit, typed with a comma or a point', async () => {
  const { last } = showForm(overview());
  await userEvent.selectOptions(screen.getByLabelText('Net quantity, unit'), 'kg');
  expect(last()).toBeUndefined();
  await userEvent.type(amount(), '0,5');
  expect(amount()).toHaveValue('0,5');
  expect(last()).toMatchObject({ net_quantity: { amount: 0.5, unit: 'kg' } });
  await userEvent.tab();
  expect(amount()).toHaveValue('0.5');
  await userEvent.clear(amount());
  expect(last()).toMatchObject({ net_quantity: null });
  expect(screen.getByLabelText('Net quantity, unit')).toHaveValue('kg');
});

test('an amount of nothing is not stored, and says why once its field is left', async () => {
  const { last } = showForm(overview({ net_quantity: { amount: 5, unit: 'ml' } }));
  await userEvent.clear(amount());
  expect(screen.getByLabelText('Net quantity, unit')).toHaveValue('ml');
  await userEvent.type(amount(), '0');
  expect(amount()).not.toBeInvalid();
  await userEvent.tab();
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription('Enter more than 0.');
  expect(last()).toMatchObject({ net_quantity: null });
});

test('a price has a currency', async () => {
  const { last } = showForm(overview());
  await userEvent.type(screen.getByLabelText('Price, amount'), '1,299.50');
  await userEvent.selectOptions(screen.getByLabelText('Price, currency'), 'EUR');
  expect(last()).toMatchObject({ price: { amount: 1299.5, currency: 'EUR' } });
});

test('the last digit of a GTIN is checked in words as soon as it is complete', async () => {
  const { last } = showForm(overview());
  const gtin = screen.getByLabelText('GTIN');
  await userEvent.type(gtin, '890 123 456');
  expect(gtin).not.toBeInvalid();
  await userEvent.type(gtin, '7894');
  expect(gtin).toHaveAccessibleDescription(
    'The last digit does not match the others: it is 4 and should be 0. Check all digits.',
  );
  await userEvent.type(gtin, '{Backspace}0');
  expect(descriptionOf(gtin)).toBe('The last digit matches: a valid EAN-13.');
  expect(last()).toMatchObject({ gtin: '8901234567890' });
});

test.each([
  ['96385074', { is: 'right', name: 'EAN-8' }],
  ['96385075', { is: 'wrong', name: 'EAN-8', last: '5', expected: '4', isWhole: false }],
  ['036000291452', { is: 'right', name: 'UPC-A' }],
  ['12345', { is: 'unfinished' }],
  ['890123456789O', { is: 'unfinished' }],
])('%s is %o', (text, check) => {
  expect(checkGtin(text)).toEqual(check);
});

test('a shorter GTIN that is wrong may be the beginning of a longer one until its field is left', async () => {
  showForm(overview());
  const gtin = screen.getByLabelText('GTIN');
  await userEvent.type(gtin, '96385075');
  expect(gtin).not.toBeInvalid();
  await userEvent.tab();
  expect(gtin).toBeInvalid();
});

test('the default language is one of those there are', async () => {
  const { last } = showForm(overview());
  await userEvent.selectOptions(screen.getByLabelText('Default language'), 'Hindi');
  expect(last()).toMatchObject({ language: 'hi' });
});

test('numbers are said once to be the same in every language', () => {
  showForm(overview(), { language: 'hi' });
  expect(screen.getAllByText('The same in every language')).toHaveLength(1);
});

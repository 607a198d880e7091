import { type DraftPart, NUTRIENT_NAMES, Section } from '@qrigin/domain/details';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleId } from '../../../../../../../domain/src/http/index.ts';
import { showForm } from '../../../testing/show-form.tsx';

const nutrition = (over: object = {}): DraftPart => ({
  part: 'section',
  content: Section.parse({ id: sampleId(), type: 'nutrition', ...over }),
});
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const field = (name: string) => row(name).getByRole('textbox');

test('amounts in 100 g give those in a serving and the share of a day, while they are typed', async () => {
  const { last } = showForm(nutrition());
  expect(screen.getByText(/^Enter a serving to see what is in it/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Serving'), '20');
  await userEvent.type(field('Energy'), '320');
  await userEvent.type(field('of which added sugars'), '12,5');
  expect(last()).toMatchObject({ serving: 20, values: { energy: 320, added_sugars: 12.5 } });
  expect(row('Energy').getByText('1,339 kJ')).toBeVisible();
  expect(row('Energy').getByText('64 kcal')).toBeVisible();
  expect(row('Energy').getByText('3.2% of a day')).toBeVisible();
  expect(row('of which added sugars').getByText('5% of a day')).toBeVisible();
  await userEvent.clear(field('Energy'));
  expect(last()).toMatchObject({ values: { added_sugars: 12.5 } });
  expect(last()).not.toHaveProperty('values.energy');
});

test('India and the EU have their own days, and each names its source', async () => {
  const { last } = showForm(nutrition({ serving: 50, values: { protein: 10, sodium: 400 } }));
  expect(screen.getByText(/follow Food Safety and Standards .* 2020, regulation 5\(3\)\.$/)).toBeVisible();
  expect(row('Sodium').getByText('10% of a day')).toBeVisible();
  expect(row('Protein').queryByText(/of a day/)).toBeNull();
  await userEvent.click(screen.getByLabelText('EU'));
  expect(last()).toMatchObject({ reference: 'eu' });
  expect(screen.getByText(/follow Regulation \(EU\) No 1169\/2011, Annex XIII\.$/)).toBeVisible();
  expect(
    row('Protein')
      .getAllByText(/of a day/)
      .map((share) => share.textContent),
  ).toEqual(['20% of a day', '10% of a day']);
  expect(row('Sodium').queryByText(/of a day/)).toBeNull();
});

test('drinks are counted by 100 ml', async () => {
  const { last } = showForm(nutrition({ serving: 250 }));
  await userEvent.click(screen.getByLabelText('100 ml'));
  expect(last()).toMatchObject({ per: '100ml' });
  expect(screen.getByRole('columnheader', { name: 'In 250 ml' })).toBeVisible();
});

test('common nutrients come first; a filled one is in sight, and all are a press away', async () => {
  showForm(nutrition({ values: { iron: 2 } }));
  const rows = () => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(13);
  expect(field('Iron')).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'More nutrients' }));
  expect(rows()).toBe(NUTRIENT_NAMES.length);
});

test('what a serving is has a language, its weight has none', () => {
  const { last } = showForm(nutrition({ serving: 20, serving_name: { en: 'a spoon' } }), { language: 'hi' });
  expect(screen.getByLabelText('Serving')).toHaveValue('20');
  const name = screen.getByLabelText('A serving is');
  expect(name).toHaveAccessibleDescription(/^In English ?: a spoon$/);
  fireEvent.change(name, { target: { value: 'एक चम्मच' } });
  expect(last()).toMatchObject({ serving_name: { en: 'a spoon', hi: 'एक चम्मच' } });
});

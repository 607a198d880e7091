import { type DraftPart, FIXED_CONTENT } from '@qrigin/domain/details';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForm } from '../../testing/show-form.tsx';

const ingredients = (...names: string[]): DraftPart => ({
  part: 'ingredients',
  content: FIXED_CONTENT.ingredients.parse({ ingredients: names.map((name) => ({ name })) }),
});
const name = (place: number) => screen.getByLabelText(`Name of ingredient ${place}`);
const add = () => screen.getByLabelText('Add ingredients');
const namesIn = (content: unknown) =>
  FIXED_CONTENT.ingredients.parse(content).ingredients.map((one) => one.name.en);

test('a list that is typed and sent with Enter becomes ingredients with percents', async () => {
  const { last } = showForm(ingredients());
  await userEvent.type(add(), 'Sugar, milk powder (20%), salt{Enter}');
  expect(last()).toEqual({
    ingredients: [
      { name: { en: 'Sugar' }, percent: null, allergens: [] },
      { name: { en: 'milk powder' }, percent: 20, allergens: [] },
      { name: { en: 'salt' }, percent: null, allergens: [] },
    ],
    may_contain: [],
  });
  expect(add()).toHaveValue('');
  expect(add()).toHaveFocus();
  expect(screen.getByText('3 ingredients added')).toBeInTheDocument();
});

test('a list that is pasted, line by line, needs no key', async () => {
  const { last } = showForm(ingredients('Wheat'), { language: 'en' });
  await userEvent.click(add());
  await userEvent.paste('Sugar\nSalt 1,5 %');
  expect(namesIn(last())).toEqual(['Wheat', 'Sugar', 'Salt']);
});

test('what was typed and not sent is added when the field is left', async () => {
  const { last } = showForm(ingredients());
  await userEvent.type(add(), 'Honey');
  await userEvent.tab();
  expect(namesIn(last())).toEqual(['Honey']);
});

test('a hundred fit; what does not is said', () => {
  const { last } = showForm(ingredients());
  const field = add();
  const list = Array.from({ length: 102 }, (_, at) => `No ${at}`).join(', ');
  fireEvent.paste(field, { clipboardData: { getData: () => list } });
  expect(namesIn(last())).toHaveLength(100);
  expect(screen.getByText('There can be 100 ingredients. The last 2 were not added.')).toBeVisible();
  expect(field).toBeDisabled();
});

test('a row moves by its buttons and by Alt and an arrow, keeps the focus, and says where it is', async () => {
  const { last } = showForm(ingredients('A', 'B', 'C'));
  await userEvent.click(screen.getByRole('button', { name: 'Move ingredient 3 up' }));
  expect(namesIn(last())).toEqual(['A', 'C', 'B']);
  expect(screen.getByText('Moved to 2 of 3')).toBeInTheDocument();
  await userEvent.click(name(2));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(namesIn(last())).toEqual(['C', 'A', 'B']);
  expect(name(1)).toHaveFocus();
  expect(name(1)).toHaveValue('C');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(namesIn(last())).toEqual(['C', 'A', 'B']);
});

test('removing a row leaves the focus on the next one, and after the last on the field to add', async () => {
  const { last } = showForm(ingredients('A', 'B'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(namesIn(last())).toEqual(['B']);
  expect(name(1)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(namesIn(last())).toEqual([]);
  expect(add()).toHaveFocus();
});

test('allergens are chosen from the list of the law, by those who name them', async () => {
  const { last } = showForm(ingredients('Milk powder'));
  await userEvent.click(screen.getByRole('button', { name: 'Allergens of ingredient 1: none' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Allergens of ingredient 1' }));
  const india = within(choice.getByRole('group', { name: 'Declared in India and the EU' }));
  const eu = within(choice.getByRole('group', { name: 'Declared in the EU only' }));
  expect(india.getAllByRole('checkbox')).toHaveLength(9);
  expect(eu.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.click(eu.getByLabelText('Sesame'));
  await userEvent.click(india.getByLabelText('Milk'));
  await userEvent.click(choice.getByRole('button', { name: 'Done' }));
  expect(last()).toMatchObject({ ingredients: [{ allergens: ['milk', 'sesame'] }] });
  expect(screen.getByRole('button', { name: 'Allergens of ingredient 1: Milk, Sesame' })).toHaveFocus();
});

test('what it may contain is a press each', async () => {
  const { last } = showForm(ingredients());
  const group = within(screen.getByRole('group', { name: 'May contain' }));
  await userEvent.click(group.getByLabelText('Tree nuts'));
  await userEvent.click(group.getByLabelText('Eggs'));
  expect(last()).toMatchObject({ may_contain: ['eggs', 'nuts'] });
  await userEvent.click(group.getByLabelText('Tree nuts'));
  expect(last()).toMatchObject({ may_contain: ['eggs'] });
});

test('percents that are together more than everything are pointed out', async () => {
  showForm(ingredients('A', 'B'));
  await userEvent.type(screen.getByLabelText('Percent of ingredient 1'), '60');
  expect(screen.getByText('2 ingredients, together 60%')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Percent of ingredient 2'), '50,5');
  expect(screen.getByText('2 ingredients, together 110.5%: check the percents')).toBeVisible();
});

test('a percent above a hundred is not stored, and says so', async () => {
  const { last } = showForm(ingredients('A'));
  const percent = screen.getByLabelText('Percent of ingredient 1');
  await userEvent.type(percent, '120');
  await userEvent.tab();
  expect(percent).toHaveValue('120');
  expect(percent).toHaveAccessibleDescription('Enter 100 or less.');
  expect(last()).toMatchObject({ ingredients: [{ percent: null }] });
});

test('in another language a name is written beside the first, which is shown below', () => {
  const { last } = showForm(ingredients('Honey'), { language: 'hi' });
  expect(name(1)).toHaveAccessibleDescription(/^In English ?: Honey$/);
  fireEvent.change(name(1), { target: { value: 'शहद' } });
  expect(last()).toMatchObject({ ingredients: [{ name: { en: 'Honey', hi: 'शहद' } }] });
});

import { type DraftPart, FIXED_CONTENT } from '@qrigin/domain/details';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForm } from '../../testing/show-form.tsx';

const use = (...warnings: string[]): DraftPart => ({
  part: 'use',
  content: FIXED_CONTENT.use.parse({ warnings: warnings.map((en) => ({ en })) }),
});

test('warnings are added one after the other, without leaving the keyboard', async () => {
  const { last } = showForm(use());
  await userEvent.click(screen.getByRole('button', { name: 'Add warning' }));
  expect(screen.getByLabelText('Warning 1')).toHaveFocus();
  await userEvent.keyboard('Hot{Enter}Keep upright');
  expect(last()).toMatchObject({ warnings: [{ en: 'Hot' }, { en: 'Keep upright' }] });
});

test('a warning moves and goes', async () => {
  const { last } = showForm(use('A', 'B'));
  await userEvent.click(screen.getByRole('button', { name: 'Move Warning 2 up' }));
  expect(last()).toMatchObject({ warnings: [{ en: 'B' }, { en: 'A' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Warning 2' }));
  expect(last()).toMatchObject({ warnings: [{ en: 'B' }] });
});

test('there can be ten', () => {
  showForm(use(...Array.from('abcdefghij')));
  expect(screen.queryByRole('button', { name: 'Add warning' })).toBeNull();
  expect(screen.getByText('You have added 10, which is the limit.')).toBeVisible();
});

import { type DraftPart, Section } from '@qrigin/domain/details';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleId } from '../../../../../../../domain/src/http/index.ts';
import { showForm } from '../../../testing/show-form.tsx';

const table = (over: object = {}): DraftPart => ({
  part: 'section',
  content: Section.parse({ id: sampleId(), type: 'table', ...over }),
});
const SMALL = {
  columns: ['Step', 'Place'],
  rows: [
    ['Gathered', 'Kotagiri'],
    ['Filtered', 'Coonoor'],
  ],
};
const cell = (row: number, column: number) => screen.getByLabelText(`Row ${row}, column ${column}`);

test('an empty table is typed into, heading and cells', () => {
  const { last } = showForm(table());
  fireEvent.change(screen.getByLabelText('Heading of column 1'), { target: { value: 'Step' } });
  fireEvent.change(cell(2, 2), { target: { value: 'Coonoor' } });
  expect(last()).toMatchObject({
    columns: [{ en: 'Step' }, {}],
    rows: [
      [{}, {}],
      [{}, { en: 'Coonoor' }],
    ],
  });
});

test('Enter goes down and adds a row at the end; arrows go through the cells', async () => {
  const { last } = showForm(table(SMALL));
  await userEvent.click(cell(1, 2));
  await userEvent.keyboard('{Enter}');
  expect(cell(2, 2)).toHaveFocus();
  await userEvent.keyboard('{Enter}Nilgiri');
  expect(cell(3, 2)).toHaveFocus();
  expect(last()).toMatchObject({ rows: [{}, {}, [{}, { en: 'Nilgiri' }]] });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByLabelText('Heading of column 2')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByLabelText('Heading of column 1')).toHaveFocus();
});

test('cells of a spreadsheet are pasted as cells', () => {
  const { last } = showForm(table(SMALL));
  fireEvent.paste(cell(1, 1), { clipboardData: { getData: () => 'Cut\tHill\nDried\tBarn\nPacked\tMill' } });
  expect(last()).toMatchObject({
    rows: [
      [{ en: 'Cut' }, { en: 'Hill' }],
      [{ en: 'Dried' }, { en: 'Barn' }],
      [{ en: 'Packed' }, { en: 'Mill' }],
    ],
  });
});

test('what does not fit is said', () => {
  showForm(table(SMALL));
  const wide = Array.from('abcdefgh').join('\t');
  fireEvent.paste(cell(1, 1), { clipboardData: { getData: () => wide } });
  expect(screen.getByText('2 columns did not fit.')).toBeVisible();
});

async function choose(line: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: line }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

test('rows and columns move, come and go', async () => {
  const { last } = showForm(table(SMALL));
  await choose('Row 1', 'Move down');
  expect(last()).toMatchObject({
    rows: [
      [{ en: 'Filtered' }, {}],
      [{ en: 'Gathered' }, {}],
    ],
  });
  await choose('Column 2', 'Move left');
  expect(last()).toMatchObject({ columns: [{ en: 'Place' }, { en: 'Step' }] });
  await choose('Row 2', 'Remove row');
  await choose('Column 1', 'Remove column');
  expect(last()).toMatchObject({ columns: [{ en: 'Step' }], rows: [[{ en: 'Filtered' }]] });
  await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  expect(screen.getByText('2 of 6 columns, 2 of 60 rows')).toBeVisible();
});

test('a cell that is not written in this language shows behind it what it says in the first', () => {
  showForm(table(SMALL), { language: 'ur' });
  expect(cell(1, 1)).toHaveValue('');
  expect(cell(1, 1)).toHaveAttribute('placeholder', 'Gathered');
  expect(cell(1, 1)).toHaveAttribute('dir', 'rtl');
});

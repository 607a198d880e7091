import { type Draft } from '@qrigin/domain/details';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample } from '../../../../domain/src/details/samples.ts';
import { whoamiOf } from '../../testing/organisation.ts';
import { heading, openEditor, partList, partNames, sections } from './testing/at-the-editor.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

const [TEXT, NUTRITION, TABLE] = sections();
const withSections = (...of: (typeof TEXT)[]): Draft =>
  draftSample(contentSample({ sections: of }), { changes: [] });
const openPart = async () => (await partList()).getByRole('button', { current: true }).textContent;

test('[PROD-16] setup shows the product details: every part, and the overview open', async () => {
  openEditor();
  await heading('Details');
  expect(await partNames()).toEqual([
    'Overview',
    'Ingredients',
    'Use and storage',
    'Maker',
    'Origin and harvest',
    'Nutrition',
    'Harvest',
    'Notes',
    'Support info',
    'QR information',
  ]);
  expect(await openPart()).toMatch(/^Overview/);
});

test('[PROD-17] edit-product-info opens the same editor at the facts', async () => {
  openEditor({ path: '/setup/edit-product-info' });
  await heading('Product information');
  expect(await openPart()).toMatch(/^Overview/);
});

test('[PROD-18] edit-table-info opens it at the first table or nutrition section', async () => {
  openEditor({ path: '/setup/edit-table-info', draft: withSections(TEXT, TABLE, NUTRITION) });
  await heading('Table information');
  expect(await openPart()).toMatch(/^Harvest/);
});

test('[PROD-18] a product without tables offers to add one', async () => {
  const { saved } = openEditor({ path: '/setup/edit-table-info', draft: withSections(TEXT) });
  expect(await screen.findByRole('heading', { name: 'No tables yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add table' }));
  expect(await openPart()).toMatch(/^Table/);
  await waitFor(() =>
    expect(saved()).toMatchObject([{ part: 'section', content: { type: 'table' }, at: 1 }]),
  );
});

test.each([
  ['[PROD-20] notes', '/setup/notes', 'Notes'],
  ['[PROD-21] support-info', '/setup/support-info', 'Support info'],
])('%s is a page of its own with the same draft', async (_, path, title) => {
  openEditor({ path });
  await heading(title);
  expect(screen.queryByRole('navigation', { name: 'Parts of the page' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Version history' })).toBeVisible();
});

test('who may not change products sees everything, is told why nothing can be changed, and has no buttons', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  openEditor({ me: whoamiOf('QR Operator', permissions), path: `/setup?part=${TEXT.id}` });
  await heading('Details');
  expect(await screen.findByText(/your role does not allow you to change products/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Move|Hide|Actions|Delete|Duplicate|Publish)/ })).toBeNull();
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
});

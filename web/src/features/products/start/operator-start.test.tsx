import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { productRow } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HERE = `/dashboard/${ORG}`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

function openAs(key: string) {
  const role = BUILT_IN_ROLES.find((one) => one.key === key)!;
  const product = productRow({ name: 'Forest honey' });
  answerCalls(
    ...inOrganisation(whoamiOf(role.name, role.permissions)),
    answer(listProductPages, pageWith([product])),
  );
  openPage(HERE);
}

test('a QR Operator begins with two large buttons: Scan, and Pack', async () => {
  openAs('qr_operator');
  const start = within(await screen.findByRole('region', { name: 'Scan or pack' }));
  expect(start.getByRole('link', { name: 'Pack' })).toHaveAttribute('href', `${HERE}/packing`);
  await userEvent.click(start.getByRole('button', { name: 'Scan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan a code' }));
  expect(dialog.getByRole('link', { name: 'Pack instead' })).toHaveAttribute('href', `${HERE}/packing`);
  expect(screen.getAllByText('Forest honey')).not.toEqual([]);
});

test.each(['supervisor', 'admin'])('a %s, who does more than pack, begins with the products', async (key) => {
  openAs(key);
  expect(await screen.findByRole('link', { name: 'Forest honey' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Scan or pack' })).toBeNull();
});

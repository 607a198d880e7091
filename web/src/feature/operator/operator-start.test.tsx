import { listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { productRow } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { type Answer, answer, answerCalls } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { myOrganisation, ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const HERE = `/dashboard/${ORG}`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

function openAs(key: string, path = HERE, ...more: Answer[]) {
  const role = BUILT_IN_ROLES.find((one) => one.key === key)!;
  const product = productRow({ name: 'Forest honey' });
  const fetch = answerCalls(
    ...inOrganisation(whoamiOf(role.name, role.permissions)),
    answer(listProductPages, pageWith([product])),
    ...more,
  );
  openPage(path);
  return fetch;
}

const start = async () => within(await screen.findByRole('region', { name: 'Scan or pack' }));

test('a QR Operator begins with two large buttons: Scan, and Pack', async () => {
  openAs('qr_operator');
  const buttons = await start();
  expect(buttons.getByRole('link', { name: 'Pack' })).toHaveAttribute('href', `${HERE}/packing`);
  await userEvent.click(buttons.getByRole('button', { name: 'Scan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan a code' }));
  expect(dialog.getByRole('link', { name: 'Pack instead' })).toHaveAttribute('href', `${HERE}/packing`);
  expect(screen.getAllByText('Forest honey')).not.toEqual([]);
});

test('they are there as soon as a QR Operator of one organisation has signed in', async () => {
  openAs('qr_operator', '/dashboard');
  const buttons = await start();
  expect(buttons.getByRole('link', { name: 'Pack' })).toHaveAttribute('href', `${HERE}/packing`);
  await userEvent.click(buttons.getByRole('button', { name: 'Scan' }));
  expect(await screen.findByRole('dialog', { name: 'Scan a code' })).toBeVisible();
});

test('with a second organisation nothing says in which one to pack', async () => {
  const mine = [myOrganisation('Hill Farm'), myOrganisation('Kaveri Spice')];
  const fetch = openAs('qr_operator', '/dashboard', answer(listMyOrganisations, mine));
  expect(await screen.findByRole('heading', { name: 'Kaveri Spice' })).toBeVisible();
  expect(sentTo(fetch, whoami)).toEqual([]);
});

test.each(['supervisor', 'admin'])('a %s, who does more than pack, begins with the products', async (key) => {
  openAs(key);
  expect(await screen.findByRole('link', { name: 'Forest honey' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Scan or pack' })).toBeNull();
});

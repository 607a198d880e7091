import {
  deleteProduct,
  duplicateProduct,
  type FoundProduct,
  findProduct,
  listProducts,
  renameProduct,
} from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { removeToast } from '../../../ui/toast/toast.ts';

const CODE = { id: '7K3M9QXA2VTD5RW8E1HN', url: 'https://q.example/scan/7K3M9QXA2VTD5RW8E1HN' };
const MENU = foundProduct({
  name: 'Café menu',
  nature: 'static',
  isActive: false,
  created_at: '2026-11-15T10:00:00.000Z',
  created_by: { id: crypto.randomUUID(), name: 'Devika Rao' },
});
const at = ({ id }: { id: string }) => `/dashboard/${ORG}/${id}/about`;

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const answers = (product: FoundProduct = MENU, me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: product.id }, product),
  answer(getDefaultQr, CODE),
];
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** What stands beside a name. */
async function fact(name: string, of = 'Product'): Promise<string | null> {
  const term = (await section(of)).getByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? null;
}

test('[PROD-03][PROD-63] About shows the name, the type, the status, and who added the product and when', async () => {
  answerCalls(...answers());
  openPage(at(MENU));
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(await fact('Name')).toBe('Café menu');
  expect(await fact('Type')).toBe('StaticAll packs have the same code.');
  expect(await fact('Status')).toBe('InactiveShoppers who scan it see ‘Not active yet’.');
  expect(await fact('Added')).toMatch(/15.*2026.*by Devika Rao$/);
});

test('[PROD-63] a dynamic product that is active says so; whoever added the oldest is not known', async () => {
  const honey = foundProduct({ nature: 'dynamic', isActive: true, created_by: null });
  answerCalls(...answers(honey));
  openPage(at(honey));
  expect(await fact('Type')).toBe('DynamicEvery pack has its own code.');
  expect(await fact('Status')).toBe('ActiveShoppers who scan it see its page.');
  expect(await fact('Added')).not.toContain('by');
});

test('[PROD-63] About shows the default code as a picture, in characters and as an address to copy', async () => {
  answerCalls(...answers());
  openPage(at(MENU));
  const code = await section('Default code');
  expect(await code.findByRole('img', { name: 'QR code of this product' })).toBeVisible();
  expect(code.getByText('7K3M 9QXA 2VTD 5RW8 E1HN')).toBeVisible();
  expect(code.getByText(CODE.url)).toBeVisible();
  expect(code.getByRole('link', { name: 'Open scan page' })).toHaveAttribute('href', CODE.url);
  await press('Copy address');
  expect(await code.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(CODE.url);
});

test('a code that cannot be loaded can be tried again, and the rest of the page is there', async () => {
  let reply: Reply<typeof getDefaultQr> = failed('busy');
  answerCalls(
    ...answers(),
    answer(getDefaultQr, () => reply),
  );
  openPage(at(MENU));
  const code = await section('Default code');
  const retry = await code.findByRole('button', { name: 'Try again' });
  expect(await fact('Name')).toBe('Café menu');
  reply = CODE;
  await userEvent.click(retry);
  expect(await code.findByText(CODE.url)).toBeVisible();
});

test('whoever may not see codes is told, and none is asked for', async () => {
  const fetch = answerCalls(...answers(MENU, whoamiOf('Writer', ['org.view', 'product.view'])));
  openPage(at(MENU));
  expect(await screen.findByText('Your role does not show you codes.')).toBeVisible();
  expect(sentTo(fetch, getDefaultQr)).toEqual([]);
});

test('[PROD-63] a product is duplicated under a new name, and the copy opens', async () => {
  const copy = foundProduct({ name: 'Winter menu', nature: 'static' });
  const fetch = answerCalls(
    ...answers(),
    answer(findProduct, { id: copy.id }, copy),
    answer(duplicateProduct, copy),
  );
  const { place } = openPage(at(MENU));
  await press('Duplicate');
  await userEvent.clear(await screen.findByLabelText('New product name'));
  await userEvent.type(screen.getByLabelText('New product name'), 'Winter menu');
  expect(screen.getByLabelText('Facts and sections')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Packaging'));
  await press('Duplicate product');
  await waitFor(() => expect(place()).toBe(at(copy)));
  await waitFor(async () => expect(await fact('Name')).toBe('Winter menu'));
  expect(bodiesTo(fetch, duplicateProduct)).toEqual([{ name: 'Winter menu', with: ['details'] }]);
});

test('a product is renamed where it is', async () => {
  let product = MENU;
  const fetch = answerCalls(
    ...answers(),
    answer(findProduct, () => product),
    answer(renameProduct, ({ body }) => (product = { ...MENU, name: body.name })),
  );
  openPage(at(MENU));
  await press('Rename');
  await userEvent.type(await screen.findByLabelText('Product name'), ' of winter');
  await press('Rename product');
  await waitFor(async () => expect(await fact('Name')).toBe('Café menu of winter'));
  expect(bodiesTo(fetch, renameProduct)).toEqual([{ name: 'Café menu of winter', reference: null }]);
});

test('[PROD-63] deleting says what becomes of printed codes, and leads back to the products', async () => {
  let isGone = false;
  const fetch = answerCalls(
    ...answers(),
    answer(findProduct, () => (isGone ? failed('not_found') : MENU)),
    answer(listProducts, []),
    answer(deleteProduct, () => {
      isGone = true;
      return MENU;
    }),
  );
  const { place } = openPage(at(MENU));
  await press('Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete product.*Café menu/ }));
  expect(dialog.getByText(/Printed codes keep working.*This cannot be undone\./)).toBeVisible();
  expect(sentTo(fetch, deleteProduct)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete product' }));
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(sentTo(fetch, deleteProduct)).toHaveLength(1);
});

test.each([
  ['member', ['Rename']],
  ['qr_operator', []],
])('a %s sees buttons only for what they may do with a product: %j', async (role, expected) => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === role)!;
  answerCalls(...answers(MENU, whoamiOf('Someone', permissions)));
  openPage(at(MENU));
  await section('Product');
  const seen = ['Rename', 'Duplicate', 'Delete'].filter((name) => screen.queryByRole('button', { name }));
  expect(seen).toEqual(expected);
});

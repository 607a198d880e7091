import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  listProductPages,
  type ProductRow,
  renameProduct,
} from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { productRow } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo, writesSent } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const HERE = `/dashboard/${ORG}`;
const HONEY = productRow({ name: 'Forest honey', codes_issued: 12_480, batches: 3 });
const MENU = productRow({ name: 'Menu', nature: 'static', isActive: false, codes_issued: 0, batches: 0 });
const setupOf = ({ id }: Pick<ProductRow, 'id'>) => `${HERE}/${id}/setup`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const listing = (...products: ProductRow[]) => [
  ...inOrganisation(),
  answer(listProductPages, pageWith(products)),
];
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

async function choose(product: string, act: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${product}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

test('each product has its type, status, codes, batches and last change, and leads to its own page', async () => {
  const changed_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  answerCalls(...listing({ ...HONEY, changed_at }, { ...MENU, changed_at }));
  openPage(HERE);
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Forest honeyDynamicActive12,48032 hours ago/),
    // Nothing is issued for a static one: the same code is on all of them.
    expect.stringMatching(/^MenuStaticInactiveOne for all02 hours ago/),
  ]);
  expect(screen.getByRole('link', { name: 'Forest honey' })).toHaveAttribute('href', setupOf(HONEY));
});

test('a product has its picture, and a drawn one where that does not load', async () => {
  answerCalls(...listing({ ...HONEY, image_url: 'https://content.example/honey/thumbnail' }));
  openPage(HERE);
  const [row] = await rows();
  const picture = row!.querySelector('img')!;
  expect(picture).toHaveAttribute('src', 'https://content.example/honey/thumbnail');
  expect(picture).toHaveAttribute('alt', '');
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(row!.querySelector('img')).toBeNull());
});

test('search, filters, order and page are in the address, and the server is asked for them', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listProductPages, pageWith([HONEY, MENU], { total: 41 })),
  );
  const { place } = openPage(HERE);
  await rows();
  const usual = { page: '1', page_size: '20', sort_by: 'changed_at', sort_order: 'desc' };
  expect(sentTo(fetch, listProductPages)[0]?.query).toEqual(usual);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Static');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'menu');
  await waitFor(() => expect(place()).toBe(`${HERE}?nature=static&status=inactive&search=menu`));
  await userEvent.click(screen.getByRole('button', { name: 'Product' }));
  const isSorted = { name: 'Product' };
  await waitFor(() =>
    expect(screen.getByRole('columnheader', isSorted)).toHaveAttribute('aria-sort', 'ascending'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(sentTo(fetch, listProductPages).at(-1)?.query).toEqual({
      page: '2',
      page_size: '20',
      sort_by: 'name',
      sort_order: 'asc',
      nature: 'static',
      status: 'inactive',
      search: 'menu',
    }),
  );
});

test('the list comes as a file with what is searched for', async () => {
  const file = new Response('"Name"\r\n', { headers: { 'content-type': 'text/csv', 'x-total-rows': '1' } });
  const isFile = (headers: Headers) => headers.get('accept') === 'text/csv';
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listProductPages, ({ headers }) => (isFile(headers) ? file : pageWith([HONEY]))),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:products');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  // A press would take this browser to the file, and every test after this one with it.
  const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  openPage(`${HERE}?status=active`);
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() =>
    expect(sentTo(fetch, listProductPages).find(({ headers }) => isFile(headers))?.query).toMatchObject({
      status: 'active',
      page: '1',
    }),
  );
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
});

test.each([
  ['Dynamic', 'dynamic'],
  ['Static', 'static'],
])('a %s product is created and its own page opens', async (title, nature) => {
  const made = {
    id: HONEY.id,
    name: 'Tea',
    reference: null,
    nature: HONEY.nature,
    isActive: true,
    plan_ends_at: null,
    created_at: HONEY.created_at,
  };
  const fetch = answerCalls(...listing(), answer(createProduct, made));
  const { place } = openPage(HERE);
  expect(await screen.findByText('No products yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
  const form = await dialog('Create product');
  await userEvent.click(form.getByRole('button', { name: 'Create and continue' }));
  expect(await form.findByText('This is required.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Product name'), '  Tea ');
  await userEvent.click(form.getByRole('radio', { name: title }));
  await userEvent.click(form.getByRole('button', { name: 'Create and continue' }));
  await waitFor(() => expect(place()).toBe(setupOf(made)));
  expect(bodiesTo(fetch, createProduct)).toEqual([{ name: 'Tea', nature, reference: null }]);
});

test('each type says in a sentence what it is for, and dynamic is chosen at first', async () => {
  answerCalls(...listing(HONEY));
  openPage(HERE);
  await userEvent.click(await screen.findByRole('button', { name: 'Create product' }));
  const form = await dialog('Create product');
  const dynamic = form.getByRole('radio', { name: 'Dynamic' });
  expect(dynamic).toBeChecked();
  expect(dynamic).toHaveAccessibleDescription(
    'Every pack has its own code, so you can trace and recall single packs.',
  );
  expect(form.getByRole('radio', { name: 'Static' })).toHaveAccessibleDescription(
    'One code for all packs, as part of your artwork; you activate it for shoppers.',
  );
});

test('a product is renamed', async () => {
  const fetch = answerCalls(
    ...listing(HONEY),
    answer(renameProduct, { id: HONEY.id }, { ...HONEY, name: 'Hill honey' }),
  );
  openPage(HERE);
  await choose('Forest honey', 'Rename');
  const form = await dialog('Rename product');
  const name = form.getByLabelText('Product name');
  expect(name).toHaveValue('Forest honey');
  await userEvent.clear(name);
  await userEvent.type(name, 'Hill honey');
  await userEvent.type(form.getByLabelText('Reference'), ' NH-1 ');
  await userEvent.click(form.getByRole('button', { name: 'Rename product' }));
  expect(await screen.findByText('Product renamed')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, renameProduct)).toEqual([{ name: 'Hill honey', reference: 'NH-1' }]);
});

test('a duplicate has another name and what was chosen to come along, and its page opens', async () => {
  const copy = productRow({ name: 'Copy of Forest honey' });
  const fetch = answerCalls(...listing(HONEY), answer(duplicateProduct, { id: HONEY.id }, copy));
  const { place } = openPage(HERE);
  await choose('Forest honey', 'Duplicate');
  const form = await dialog('Duplicate Forest honey');
  expect(form.getByLabelText('New product name')).toHaveValue('Copy of Forest honey');
  expect(form.getByRole('checkbox', { name: 'Facts and sections' })).toBeChecked();
  await userEvent.click(form.getByRole('checkbox', { name: 'Packaging' }));
  await userEvent.click(form.getByRole('button', { name: 'Duplicate product' }));
  await waitFor(() => expect(place()).toBe(setupOf(copy)));
  expect(bodiesTo(fetch, duplicateProduct)).toEqual([{ name: 'Copy of Forest honey', with: ['details'] }]);
});

test('a name that is as long as it may be is suggested as it is', async () => {
  const longest = 'ह'.repeat(120);
  answerCalls(...listing({ ...HONEY, name: longest }));
  openPage(HERE);
  await choose(longest, 'Duplicate');
  expect((await dialog(/^Duplicate/)).getByLabelText('New product name')).toHaveValue(longest);
});

test('before a product is deleted, it is said what becomes of its codes', async () => {
  let kept = [HONEY, MENU];
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listProductPages, () => pageWith(kept)),
    answer(deleteProduct, { id: HONEY.id }, () => {
      kept = [MENU];
      return HONEY;
    }),
  );
  openPage(HERE);
  await choose('Forest honey', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete product Forest honey/ }));
  expect(
    question.getByText(/^12,480 codes have been issued for it\. Printed codes keep working/),
  ).toBeVisible();
  expect(question.getByText(/no longer offered\..*This cannot be undone\.$/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete product' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Forest honey' })).toBeNull());
  expect(await screen.findByText('Product deleted')).toBeVisible();
  expect(sentTo(fetch, deleteProduct)).toHaveLength(1);
});

test('a sign-in of a while ago is asked for the password before anything is deleted', async () => {
  answerCalls(...listing(HONEY), answer(deleteProduct, { id: HONEY.id }, failed('step_up')));
  openPage(HERE);
  await choose('Forest honey', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete product' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm your password' })).toBeVisible();
});

test('a role is offered what it may do, and no more', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  const fetch = answerCalls(
    ...inOrganisation(whoamiOf('Member', permissions)),
    answer(listProductPages, pageWith([HONEY])),
  );
  openPage(HERE);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Forest honey' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Open', 'Rename']);
  expect(items[0]).toHaveAttribute('href', setupOf(HONEY));
  expect(screen.queryByRole('button', { name: 'Create product' })).toBeNull();
  expect(writesSent(fetch)).toEqual([]);
});

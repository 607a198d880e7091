import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import {
  changeVendor,
  createVendor,
  deleteVendor,
  listVendorProducts,
  listVendors,
} from '@qrigin/domain/vendors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleId } from '../../../../domain/src/http/index.ts';
import { vendorRow } from '../../../../domain/src/vendors/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const MILL = vendorRow({
  name: 'Coonoor Mill',
  reference: 'V-7',
  email: 'office@mill.example',
  phone: '',
  website: 'https://www.mill.example/honey',
  products: 2,
});
const NAMING = pageWith([
  { id: sampleId(), name: 'Forest honey', is_published: true },
  { id: sampleId(), name: 'Black pepper', is_published: false },
]);
const naming = answer(listVendorProducts, { id: MILL.id }, NAMING);

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/vendors`);
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[DASH-10] [VEND-09] vendors are listed in pages, with how many products name each, and searched', async () => {
  const fetch = answerCalls(...inOrganisation(), answer(listVendors, pageWith([MILL], { total: 41 })));
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Coonoor MillV-7www\.mill\.exampleoffice@mill\.example2/);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  const sorted = { page_size: '20', sort_by: 'name', sort_order: 'asc' };
  await waitFor(() => expect(sentTo(fetch, listVendors).at(-1)?.query).toEqual({ page: '2', ...sorted }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'mill');
  await waitFor(() =>
    expect(sentTo(fetch, listVendors).at(-1)?.query).toEqual({ page: '1', search: 'mill', ...sorted }),
  );
});

test('[DASH-26] certificate providers are a link away', async () => {
  answerCalls(...inOrganisation(), answer(listVendors, pageWith([MILL])));
  open();
  const link = await screen.findByRole('link', { name: 'Certificate Providers' });
  expect(link).toHaveAttribute('href', `/dashboard/${ORG}/certificate-provider`);
});

test('[VEND-09] the first vendor is added; a reference that is taken is told beside its field', async () => {
  let kept: (typeof MILL)[] = [];
  let reply: Reply<typeof createVendor> = failed('reference_taken');
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listVendors, () => pageWith(kept)),
    answer(createVendor, () => reply),
  );
  open();
  expect(await screen.findByText('No vendors yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a vendor' }));
  const form = await panel('Add a vendor');
  await userEvent.type(form.getByLabelText('Name'), 'Coonoor Mill');
  await userEvent.type(form.getByLabelText('Website'), 'http://mill.example');
  await userEvent.type(form.getByLabelText('Email'), 'mill');
  await userEvent.type(form.getByLabelText('Reference'), 'V-7');
  const send = form.getByRole('button', { name: 'Add vendor' });
  await userEvent.click(send);
  expect(await form.findByText('Enter a web address that begins with https://')).toBeVisible();
  expect(form.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Website'));
  await userEvent.type(form.getByLabelText('Website'), 'mill.example');
  await userEvent.type(form.getByLabelText('Email'), '@mill.example');
  await userEvent.click(send);
  expect(await form.findByText('This reference is already in use.')).toBeVisible();
  kept = [MILL];
  reply = MILL;
  await userEvent.type(form.getByLabelText('Reference'), '8');
  await userEvent.click(send);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, createVendor)[1]).toEqual({
    ...createVendor.body.parse({ name: 'Coonoor Mill' }),
    website: 'https://mill.example',
    email: 'mill@mill.example',
    reference: 'V-78',
  });
});

test('a vendor is changed beside the products that name it, and keeps what was not touched', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listVendors, pageWith([MILL])),
    answer(changeVendor, { id: MILL.id }, MILL),
    naming,
  );
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Coonoor Mill' }));
  const form = await panel('Edit vendor');
  expect(await form.findByText('2 products name this vendor:')).toBeVisible();
  const [, pepper] = form.getAllByRole('listitem');
  expect(pepper).toHaveTextContent('Black pepper draft only');
  await userEvent.clear(form.getByLabelText('Reference'));
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _, org_id: __, created_at: ___, products: ____, ...fields } = MILL;
  expect(bodiesTo(fetch, changeVendor)).toEqual([{ ...fields, name: 'Coonoor Mill 2', reference: null }]);
});

test('who deletes a vendor is told first which products name it', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listVendors, pageWith([MILL])),
    answer(deleteVendor, { id: MILL.id }, MILL),
    naming,
  );
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Coonoor Mill' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete vendor Coonoor Mill/ }));
  expect(await question.findByRole('link', { name: 'Forest honey' })).toBeVisible();
  expect(question.getByText(/Pages that name it stop showing it at once/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete vendor' }));
  await waitFor(() => expect(sentTo(fetch, deleteVendor)).toHaveLength(1));
  expect(await screen.findByText('Vendor deleted')).toBeVisible();
});

test('who may only look opens a vendor without changing it, and a failing list can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  let reply: Reply<typeof listVendors> = failed('busy');
  answerCalls(
    ...inOrganisation(whoamiOf('Member', permissions)),
    answer(listVendors, () => reply),
    naming,
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([MILL]);
  await userEvent.click(retry);
  await rows();
  expect(screen.queryByRole('button', { name: 'Add a vendor' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Coonoor Mill' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Coonoor Mill' }));
  const facts = await panel('Coonoor Mill');
  expect(await facts.findByText('2 products name this vendor:')).toBeVisible();
  expect(facts.getByText('V-7')).toBeVisible();
  expect(facts.queryByRole('textbox')).toBeNull();
});

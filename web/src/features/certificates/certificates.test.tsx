import {
  changeCertificate,
  changeProvider,
  createCertificate,
  createProvider,
  deleteProvider,
  listCertificates,
  listProviders,
} from '@qrigin/domain/certificates';
import { findProduct } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { listVendors } from '@qrigin/domain/vendors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { certificateOf, providerOf } from '../../../../domain/src/certificates/samples.ts';
import { fileRow } from '../../../../domain/src/files/samples.ts';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const LABORATORY = providerOf({ name: 'Laboratory' });
const CHECKED = providerOf({
  name: 'Assurance',
  verified: true,
  checked_at: '2026-03-02T10:00:00.000Z',
  file_id: LABORATORY.id,
  file_name: 'Accreditation.pdf',
  file_state: 'ready',
  file_url: 'https://content.example/files/accreditation',
});
const HONEY = foundProduct({ name: 'Forest honey' });

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const providers = answer(listProviders, pageWith([CHECKED, LABORATORY]));

test('[DASH-09] [VEND-10] providers are listed with whether we have checked them, and their files', async () => {
  answerCalls(...inOrganisation(), providers);
  openPage(`/dashboard/${ORG}/certificate-provider`);
  const [checked, laboratory] = await rows();
  expect(checked).toHaveTextContent(/^AssuranceChecked by us on 2 Mar 2026Open the file/);
  expect(laboratory).toHaveTextContent(/^LaboratoryNot checked by usNot given/);
  expect(screen.queryByText(/verified/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', CHECKED.file_url);
});

test('[VEND-10] the first provider is added; a name that is taken is told beside its field', async () => {
  let kept: (typeof LABORATORY)[] = [];
  let reply: Reply<typeof createProvider> = failed('name_taken');
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listProviders, () => pageWith(kept)),
    answer(createProvider, () => reply),
  );
  openPage(`/dashboard/${ORG}/certificate-provider`);
  expect(await screen.findByText('No certificate providers yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a provider' }));
  const form = await panel('Add a certificate provider');
  expect(form.getByText('Not checked by us')).toBeVisible();
  await userEvent.type(form.getByLabelText('Name'), 'Laboratory');
  await userEvent.click(form.getByRole('button', { name: 'Add provider' }));
  expect(await form.findByText('This name is already in use.')).toBeVisible();
  kept = [LABORATORY];
  reply = LABORATORY;
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Add provider' }));
  expect(await rows()).toHaveLength(1);
  expect(bodiesTo(fetch, createProvider).at(-1)).toEqual({ name: 'Laboratory 2', file_id: null });
});

test('[VEND-10] who changes a provider is told what becomes of our check, and keeps the file', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    providers,
    answer(changeProvider, { id: CHECKED.id }, CHECKED),
    answer(deleteProvider, { id: LABORATORY.id }, failed('provider_in_use')),
  );
  openPage(`/dashboard/${ORG}/certificate-provider`);
  await userEvent.click(await screen.findByRole('button', { name: 'Assurance' }));
  const form = await panel('Edit certificate provider');
  expect(form.getByText('If you change the name or the file, we have to check it again.')).toBeVisible();
  expect(form.getByText('Accreditation.pdf')).toBeVisible();
  await userEvent.type(form.getByLabelText('Name'), ' Ltd');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesTo(fetch, changeProvider)).toEqual([{ name: 'Assurance Ltd', file_id: CHECKED.file_id }]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Laboratory' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete provider' }));
  expect(await screen.findByText(/^This provider has certificates and cannot be deleted/)).toBeVisible();
});

test('certificates are listed by their end, with their status in words', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(
      listCertificates,
      pageWith([
        certificateOf({ title: 'Halal', number: '', valid_to: inDays(-1) }),
        certificateOf({ title: 'Organic', number: 'SOA/7', valid_to: inDays(12), product_name: 'Honey' }),
        certificateOf({ title: 'Later', number: '', valid_from: inDays(9), valid_to: inDays(99) }),
        certificateOf({ title: 'Fair', number: '', valid_to: null }),
      ]),
    ),
  );
  openPage(`/dashboard/${ORG}/certificates`);
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Halal.+Expiredfrom 1 May 2026The whole organisationNot given/),
    expect.stringMatching(/^OrganicSOA\/7.+Ends in 12 daysfrom 1 May 2026HoneyNot given/),
    expect.stringMatching(/^Later.+Not valid yetfrom .+The whole/),
    expect.stringMatching(/^Fair.+No endValidfrom .+The whole/),
  ]);
  expect(sentTo(fetch, listCertificates)[0]?.query).toMatchObject({ sort_by: 'valid_to', sort_order: 'asc' });
});

test('[DASH-26] certificates and their providers are a link away from vendors and from each other', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(listVendors, pageWith([])),
    providers,
    answer(listCertificates, pageWith([])),
  );
  const { place } = openPage(`/dashboard/${ORG}/vendors`);
  await userEvent.click(await screen.findByRole('link', { name: 'Certificate Providers' }));
  await screen.findByRole('heading', { level: 1, name: 'Certificate Providers' });
  await userEvent.click(screen.getByRole('link', { name: 'Certificates' }));
  await screen.findByRole('heading', { level: 1, name: 'Certificates' });
  await userEvent.click(screen.getByRole('link', { name: 'Certificate Providers' }));
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/certificate-provider`));
});

test('a certificate of a product is added in its setup, with a provider that was not there yet', async () => {
  const made = certificateOf({ title: 'Organic', product_id: HONEY.id });
  const added = providerOf({ name: 'Council' });
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findProduct, { id: HONEY.id }, HONEY),
    answer(listCertificates, pageWith([])),
    providers,
    answer(createProvider, added),
    answer(createCertificate, made),
  );
  openPage(`/dashboard/${ORG}/${HONEY.id}/setup/certificates`);
  expect(await screen.findByText('No certificates yet')).toBeVisible();
  expect(sentTo(fetch, listCertificates)[0]?.query).toMatchObject({ for_product: HONEY.id });
  await userEvent.click(screen.getByRole('button', { name: 'Add a certificate' }));
  const form = await panel('Add a certificate');
  await userEvent.click(form.getByRole('button', { name: 'Add certificate' }));
  expect(await form.findByText('Choose a provider.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Title'), 'Organic');
  await userEvent.type(form.getByLabelText('Valid from'), '2026-05-02');
  await userEvent.type(form.getByLabelText('Valid to'), '2026-05-01');
  await userEvent.click(form.getByRole('button', { name: 'Add a provider' }));
  const inner = await panel('Add a certificate provider');
  await userEvent.type(inner.getByLabelText('Name'), 'Council');
  await userEvent.click(inner.getByRole('button', { name: 'Add provider' }));
  await waitFor(() => expect(form.getByLabelText('Provider')).toHaveDisplayValue('Council'));
  // What was sent there sent nothing here.
  expect(bodiesTo(fetch, createCertificate)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Add certificate' }));
  expect(await form.findByText('This is before the day from which it is valid.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Valid to'));
  await userEvent.click(form.getByRole('button', { name: 'Add certificate' }));
  await waitFor(() =>
    expect(bodiesTo(fetch, createCertificate)).toEqual([
      {
        title: 'Organic',
        provider_id: added.id,
        number: '',
        valid_from: '2026-05-02',
        valid_to: null,
        file_id: null,
        product_id: HONEY.id,
      },
    ]),
  );
});

test('a provider that was added with one certificate is not that of the next one', async () => {
  const council = providerOf({ name: 'Council' });
  const { id: provider_id, name: provider_name } = LABORATORY;
  const kept = certificateOf({ title: 'Halal', number: '', provider_id, provider_name });
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listCertificates, pageWith([kept])),
    providers,
    answer(createProvider, council),
    answer(createCertificate, certificateOf()),
    answer(changeCertificate, { id: kept.id }, kept),
  );
  openPage(`/dashboard/${ORG}/certificates`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  const form = await panel('Add a certificate');
  await userEvent.type(form.getByLabelText('Title'), 'Organic');
  await userEvent.click(form.getByRole('button', { name: 'Add a provider' }));
  const inner = await panel('Add a certificate provider');
  await userEvent.type(inner.getByLabelText('Name'), 'Council');
  await userEvent.click(inner.getByRole('button', { name: 'Add provider' }));
  await waitFor(() => expect(form.getByLabelText('Provider')).toHaveDisplayValue('Council'));
  await userEvent.click(form.getByRole('button', { name: 'Add certificate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Halal' }));
  const next = await panel('Edit certificate');
  expect(next.getByLabelText('Provider')).toHaveDisplayValue('Laboratory');
  await userEvent.click(next.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesTo(fetch, changeCertificate)[0]).toMatchObject({ provider_id: LABORATORY.id }),
  );
});

test('providers that could not be listed can be asked for again', async () => {
  let reply: Reply<typeof listProviders> = failed('busy');
  answerCalls(
    ...inOrganisation(),
    answer(listCertificates, pageWith([])),
    answer(listProviders, () => reply),
  );
  openPage(`/dashboard/${ORG}/certificates`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  const form = await panel('Add a certificate');
  const retry = await form.findByRole('button', { name: 'Try again' });
  reply = pageWith([LABORATORY]);
  await userEvent.click(retry);
  expect(await form.findByRole('option', { name: 'Laboratory' })).toBeInTheDocument();
});

test('a file that was refused late says so, and so does a product that was deleted', async () => {
  const file = fileRow({ state: 'refused' });
  const refused = certificateOf({ title: 'Halal', file_id: file.id, file });
  const gone = certificateOf({ title: 'Organic', product_name: 'Old honey', is_product_deleted: true });
  answerCalls(...inOrganisation(), answer(listCertificates, pageWith([refused, gone])));
  openPage(`/dashboard/${ORG}/certificates`);
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Not accepted. Choose another file.');
  expect(second).toHaveTextContent('Old honeyProduct deleted');
});

test('who may only look sees the lists without buttons, and a failing list can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  let reply: Reply<typeof listCertificates> = failed('busy');
  answerCalls(
    ...inOrganisation(whoamiOf('Member', permissions)),
    answer(listCertificates, () => reply),
  );
  openPage(`/dashboard/${ORG}/certificates`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([certificateOf()]);
  await userEvent.click(retry);
  const [row] = await rows();
  expect(within(row!).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a certificate' })).toBeNull();
});

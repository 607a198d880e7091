import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { changeSite, createSite, deleteSite, listSites, type Site } from '@qrigin/domain/sites';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteRow } from '../../../../domain/src/sites/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const FARM = siteRow({
  name: 'Upper farm',
  kind: 'farm',
  address: '12 Lake Road\nKotagiri',
  latitude: 11.4064,
  longitude: 76.6932,
});

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/sites`);
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('sites are listed with kind and address, in pages that the server sorts', async () => {
  const fetch = answerCalls(...inOrganisation(), answer(listSites, pageWith([FARM], { total: 41 })));
  const { place } = open();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Upper farmFarm12 Lake Road Kotagiri/);
  expect(screen.getByText('1–1 of 41')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(sentTo(fetch, listSites).at(-1)?.query).toEqual({
      page: '2',
      page_size: '20',
      sort_by: 'name',
      sort_order: 'asc',
    }),
  );
  expect(place()).toBe(`/dashboard/${ORG}/sites?page=2`);
});

test('a sorting in the address that the server does not know counts as not said', async () => {
  const fetch = answerCalls(...inOrganisation(), answer(listSites, pageWith([FARM])));
  openPage(`/dashboard/${ORG}/sites?sort_by=secret&sort_order=asc`);
  await rows();
  expect(sentTo(fetch, listSites).map(({ query }) => query)).toContainEqual({ page: '1', page_size: '20' });
});

test('the first site is added; a name that is taken is told beside its field', async () => {
  let kept: Site[] = [];
  let reply: Reply<typeof createSite> = failed('name_taken');
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listSites, () => pageWith(kept)),
    answer(createSite, () => reply),
  );
  open();
  expect(await screen.findByText('No sites yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a site' }));
  const form = await panel('Add a site');
  await userEvent.type(form.getByLabelText('Name'), 'Upper farm');
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Warehouse');
  await userEvent.type(form.getByLabelText('Latitude'), '11,4064');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await form.findByText('Fill in both, or leave both empty.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Longitude'), '181');
  expect(await form.findByText('Enter 180 or less.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Longitude'));
  await userEvent.type(form.getByLabelText('Longitude'), '76.6932');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await form.findByText('This name is already in use.')).toBeVisible();
  expect(form.getByLabelText('Name')).toBeInvalid();
  kept = [FARM];
  reply = FARM;
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, createSite)[1]).toEqual({
    ...createSite.body.parse({ name: 'Upper farm 2' }),
    kind: 'warehouse',
    address: '',
    latitude: 11.4064,
    longitude: 76.6932,
  });
});

test('a site is edited and keeps what was not touched', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listSites, pageWith([FARM])),
    answer(changeSite, { id: FARM.id }, FARM),
  );
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Upper farm' }));
  const form = await panel('Edit site');
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _, created_at: __, ...fields } = FARM;
  expect(bodiesTo(fetch, changeSite)).toEqual([{ ...fields, name: 'Upper farm 2' }]);
});

test('a site is deleted after a question; one that is used says so and stays', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(listSites, pageWith([FARM])),
    answer(deleteSite, { id: FARM.id }, failed('site_in_use')),
  );
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Upper farm' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete site Upper farm/ }));
  await userEvent.click(question.getByRole('button', { name: 'Delete site' }));
  expect(await screen.findByText('This site is used by a batch and cannot be deleted.')).toBeVisible();
  // Behind the question, which stays.
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});

test('who may not edit sees the list without buttons, and a failing list can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  let reply: Reply<typeof listSites> = failed('busy');
  answerCalls(
    ...inOrganisation(whoamiOf('Member', permissions)),
    answer(listSites, () => reply),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([FARM]);
  await userEvent.click(retry);
  const [row] = await rows();
  expect(within(row!).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a site' })).toBeNull();
});

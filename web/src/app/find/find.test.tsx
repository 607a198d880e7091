import { listCertificates } from '@qrigin/domain/certificates';
import { listMembers } from '@qrigin/domain/members';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { listSites } from '@qrigin/domain/sites';
import { listVendors } from '@qrigin/domain/vendors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { colleagueRow } from '../../../../domain/src/members/samples.ts';
import { productRow } from '../../../../domain/src/products/samples.ts';
import { HONEY } from '../../../../domain/src/scan/samples.ts';
import { siteRow } from '../../../../domain/src/sites/samples.ts';
import { vendorRow } from '../../../../domain/src/vendors/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { myOrganisation, ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const APIARY = siteRow({ name: 'Kotagiri apiary' });
const KIRAN = colleagueRow({ name: 'Kiran Dsouza' });
const found = [
  answer(listSites, pageWith([APIARY])),
  answer(listMembers, pageWith([KIRAN])),
  answer(listVendors, pageWith([])),
];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const press = async (keys: string) => userEvent.keyboard(keys);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function find(path: string, text = '') {
  const page = openPage(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
  const field = await screen.findByRole('combobox', { name: 'Find' });
  if (text) await userEvent.type(field, text);
  return page;
}

test('Control and K open it, and it lists the pages that someone may open', async () => {
  const fetch = answerCalls(...inOrganisation());
  openPage(`/dashboard/${ORG}/roles`);
  await screen.findByRole('link', { name: 'Hill Farm' });
  await press('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Find' })).toHaveFocus();
  expect(options()).toEqual(
    expect.arrayContaining([
      'Products',
      'Access',
      'Audit logWho did what, and when',
      'Organisation settings',
      'Profile',
    ]),
  );
  expect(sentTo(fetch, listSites)).toEqual([]);
});

test('what features find stands in groups of its own; Enter opens what is marked, on a page that shows it', async () => {
  const fetch = answerCalls(...inOrganisation(), ...found);
  const { place } = await find(`/dashboard/${ORG}/roles`, 'ki');
  expect(await screen.findByRole('option', { name: /Kotagiri apiary/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'People' })).toHaveTextContent('Kiran Dsouzakiran@example.com');
  // Asked once the typing pauses, for as many as are shown.
  expect(sentTo(fetch, listSites).map(({ query }) => query)).toEqual([
    { search: 'ki', page: '1', page_size: '5' },
  ]);
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await press('{ArrowUp}{Enter}');
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/sites?search=Kotagiri+apiary`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first is marked, also when what was marked is found no longer', async () => {
  answerCalls(...inOrganisation(), ...found);
  await find(`/dashboard/${ORG}/roles`);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Products');
  await userEvent.type(screen.getByRole('combobox'), 'aud');
  expect(await screen.findByRole('option', { name: /Audit log/, selected: true })).toBeVisible();
});

test('products are searched by the server, and lead to their own page', async () => {
  const honey = productRow({ name: 'Forest honey' });
  const fetch = answerCalls(...inOrganisation(), ...found, answer(listProductPages, pageWith([honey])));
  const { place } = await find(`/dashboard/${ORG}/roles`, 'honey');
  expect(await screen.findByRole('group', { name: 'Products' })).toHaveTextContent(/Forest honey$/);
  expect(sentTo(fetch, listProductPages).map(({ query }) => query)).toEqual([
    { search: 'honey', page: '1', page_size: '5' },
  ]);
  await userEvent.click(screen.getByRole('option', { name: /Forest honey/ }));
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/${honey.id}/setup`));
});

test('vendors are found, and lead to the list of them', async () => {
  const mill = vendorRow({ name: 'Coonoor mill', email: 'office@mill.example' });
  answerCalls(...inOrganisation(), ...found, answer(listVendors, pageWith([mill])));
  const { place } = await find(`/dashboard/${ORG}/roles`, 'mill');
  await userEvent.click(await screen.findByRole('option', { name: /Coonoor mill/ }));
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/vendors?search=Coonoor+mill`));
});

test('nobody is asked for what a role may not see, and its pages are not offered', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  const fetch = answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)), ...found);
  await find(`/dashboard/${ORG}`);
  expect(options()).not.toContain('Access');
  expect(options()).not.toContain('Roles');
  await userEvent.type(screen.getByRole('combobox'), 'ki');
  expect(await screen.findByRole('option', { name: /Kotagiri apiary/ })).toBeVisible();
  expect(sentTo(fetch, listMembers)).toEqual([]);
  expect(screen.queryByRole('group', { name: 'People' })).toBeNull();
});

test('outside an organisation it finds organisations and one’s own pages', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listMyOrganisations, [myOrganisation('Hill Farm', 'Owner'), myOrganisation('Lake Mill', 'Owner')]),
  );
  await find('/dashboard', 'lake');
  await waitFor(() => expect(options()).toEqual(['Lake Mill']));
  expect(sentTo(fetch, listSites)).toEqual([]);
});

const nothing = [
  answer(listSites, pageWith([])),
  answer(listMembers, pageWith([])),
  answer(listVendors, pageWith([])),
  answer(listCertificates, pageWith([])),
];

test('a code leads to its page in the organisation, however it is typed', async () => {
  answerCalls(...inOrganisation(), ...nothing);
  const { place } = await find(`/dashboard/${ORG}/roles`);
  await userEvent.type(screen.getByRole('combobox'), '7k3m 9qxa 2vtd 5rw8 elhn');
  expect(screen.getByRole('group', { name: 'Codes' })).toHaveTextContent('7K3M 9QXA 2VTD 5RW8 E1HN');
  await press('{Enter}');
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/codes/7K3M9QXA2VTD5RW8E1HN`));
});

test('a code leads to the page that shoppers see as well', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  answerCalls(...inOrganisation(), ...nothing);
  await find(`/dashboard/${ORG}/roles`, HONEY.qr_id.toLowerCase());
  await press('{ArrowDown}{Enter}');
  expect(assign).toHaveBeenCalledWith(`/scan/${HONEY.qr_id}`);
});

test('someone who may not see codes is led only to the page that shoppers see', async () => {
  answerCalls(...inOrganisation(whoamiOf('Viewer', [])), ...nothing);
  await find(`/dashboard/${ORG}`, HONEY.qr_id);
  expect(within(screen.getByRole('group', { name: 'Codes' })).getAllByRole('option')).toHaveLength(1);
});

test('nothing found is said, and a search that failed can be tried again', async () => {
  let reply = failed('internal');
  answerCalls(
    ...inOrganisation(),
    answer(listMembers, pageWith([])),
    answer(listVendors, pageWith([])),
    answer(listCertificates, pageWith([])),
    answer(listSites, () => reply),
  );
  await find(`/dashboard/${ORG}/roles`, 'zz');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(screen.queryByText(/^No matches/)).toBeNull();
  reply = Response.json(pageWith([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No matches. Check the spelling, or try fewer letters.')).toBeVisible();
});

test('the keys do nothing while a dialog waits for an answer', async () => {
  answerCalls(...inOrganisation());
  openPage(`/dashboard/${ORG}/roles`);
  // One for a desk, one for a phone.
  const [scan] = await screen.findAllByRole('button', { name: 'Scan' });
  await userEvent.click(scan!);
  await screen.findByRole('dialog', { name: 'Scan a code' });
  await press('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

import { findSettings } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import {
  addSubdomain,
  checkSubdomain,
  dropSubdomain,
  listSubdomains,
  type Subdomain,
} from '@qrigin/domain/subdomains';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { subdomainRow } from '../../../../domain/src/subdomains/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { bodiesTo, lineOf, sentTo, writesSent } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const [FARM, MILL] = [subdomainRow({ subdomain: 'hill-farm' }), subdomainRow({ subdomain: 'mill-farm' })];
const may = (key: string) => BUILT_IN_ROLES.find((role) => role.key === key)?.permissions ?? [];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/access/subdomains`);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Subdomains' })).getAllByRole('listitem');
const field = () => screen.findByLabelText('New subdomain');

test('[ORG-102] the page is reached from Access and lists the subdomains, whose addresses can be copied', async () => {
  const user = userEvent.setup();
  answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, [FARM, subdomainRow({ subdomain: 'hill', address: null })]),
  );
  const { place } = openPage(`/dashboard/${ORG}/access`);
  await user.click(await screen.findByRole('link', { name: /^Custom Subdomains/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Subdomains' })).toBeVisible();
  expect(place()).toBe(`/dashboard/${ORG}/access/subdomains`);
  const [first, second] = await rows();
  expect(first).toHaveTextContent('hill-farmhttps://hill-farm.codes.example/scan/');
  await user.click(within(first!).getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://hill-farm.codes.example/scan/');
  expect(second).toHaveTextContent('Reserved for you. It has no web address yet.');
  expect(within(second!).queryByRole('button', { name: 'Copy address' })).toBeNull();
});

test('[ORG-102] a name is checked when the typing rests, and only one of the right shape', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, []),
    answer(checkSubdomain, { available: true }),
  );
  open();
  await userEvent.type(await field(), 'Hi');
  expect(await screen.findByText(/^3 to 40 characters/)).toBeVisible();
  await userEvent.type(await field(), 'll-Farm');
  expect(await screen.findByText(/is available$/)).toHaveTextContent('hill-farm is available');
  expect(sentTo(fetch, checkSubdomain).map(({ query }) => query)).toEqual([{ subdomain: 'hill-farm' }]);
});

test('[ORG-102] a name that cannot be had is told while typing, and beside the field when it is sent', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, []),
    answer(checkSubdomain, { available: false }),
    answer(addSubdomain, failed('subdomain_unavailable')),
  );
  open();
  await userEvent.type(await field(), 'admin');
  expect(await screen.findByText(/is not available$/)).toHaveTextContent('admin is not available');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('This name is not available. Choose another one.')).toBeVisible();
  expect(await field()).toBeInvalid();
});

test('[ORG-102] a subdomain is added, and dropped after a question that says what stays', async () => {
  let kept: Subdomain[] = [];
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, () => kept),
    answer(checkSubdomain, { available: true }),
    answer(addSubdomain, () => {
      kept = [FARM];
      return FARM;
    }),
    answer(dropSubdomain, { id: FARM.id }, () => {
      kept = [];
      return FARM;
    }),
  );
  open();
  expect(await screen.findByText('No subdomains yet')).toBeVisible();
  await userEvent.type(await field(), 'Hill-Farm{Enter}');
  const [row] = await rows();
  expect(bodiesTo(fetch, addSubdomain)).toEqual([{ subdomain: 'hill-farm' }]);
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await userEvent.click(within(row!).getByRole('button', { name: /^Remove/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Remove hill-farm/ }));
  expect(question.getByText(/keep working/)).toHaveTextContent(/for 180 days/);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No subdomains yet')).toBeVisible();
});

const unverified = answer(findSettings, {
  id: ORG,
  name: 'Hill Farm',
  is_findable: true,
  is_verified: false,
});

test('[ORG-102] an organisation that is not verified is told of its two subdomains before it tries', async () => {
  answerCalls(...inOrganisation(), unverified, answer(listSubdomains, [FARM]));
  open();
  expect(await screen.findByText(/^You can have up to 2 subdomains until/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  expect(await field()).toBeVisible();
});

test('[ORG-102] with two subdomains an organisation that is not verified has no field for another', async () => {
  const two = [FARM, MILL];
  answerCalls(...inOrganisation(), unverified, answer(listSubdomains, two));
  open();
  expect(await screen.findByText(/^You can have up to 2 subdomains until/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('New subdomain')).toBeNull());
  expect(await rows()).toHaveLength(2);
});

test('however the form is hurried, one name is asked for once', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, []),
    answer(checkSubdomain, { available: true }),
    answer(addSubdomain, FARM),
  );
  open();
  await userEvent.type(await field(), 'hill-farm');
  const add = screen.getByRole('button', { name: 'Add' });
  for (let press = 0; press < 3; press += 1) add.click();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(writesSent(fetch)).toEqual([lineOf(addSubdomain, { params: { org: ORG } })]);
});

test('[ORG-102] who may only look sees the list alone, and who may not is told', async () => {
  answerCalls(...inOrganisation(whoamiOf('Supervisor', may('supervisor'))), answer(listSubdomains, [FARM]));
  open();
  const [row] = await rows();
  expect(screen.queryByLabelText('New subdomain')).toBeNull();
  expect(within(row!).queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('[ORG-102] who may not even look is told, and nothing is asked of the server', async () => {
  const fetch = answerCalls(...inOrganisation(whoamiOf('Member', may('member'))));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this.');
  expect(sentTo(fetch, listSubdomains)).toEqual([]);
  expect(sentTo(fetch, checkSubdomain)).toEqual([]);
});

test('with twenty of them there is no field but a word about it', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(
      listSubdomains,
      Array.from({ length: 20 }, (_, at) => subdomainRow({ subdomain: `hill-${at}` })),
    ),
  );
  open();
  expect(await screen.findByText(/at most 20 subdomains/)).toBeVisible();
  expect(screen.queryByLabelText('New subdomain')).toBeNull();
});

test('a list that cannot be loaded can be tried again', async () => {
  let reply: Reply<typeof listSubdomains> = failed('busy');
  answerCalls(
    ...inOrganisation(),
    answer(listSubdomains, () => reply),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = [];
  await userEvent.click(retry);
  expect(await screen.findByText('No subdomains yet')).toBeVisible();
});

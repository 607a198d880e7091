import { listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { productRow } from '../../../../../domain/src/products/samples.ts';
import { ORGANISATION_ROUTE } from '../../../feature/use-whoami-here.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { myOrganisation, ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { lineOf, linesSent, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { routes } from '../../router.tsx';

const HERE = `/dashboard/${ORG}`;
beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const navigation = async () => within(await screen.findByRole('navigation', { name: 'This organisation' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[DASH-08] the index of an organisation shows its products, newest first as the API gives them', async () => {
  const products = [
    productRow({ name: 'Honey' }),
    productRow({ name: 'Soap', nature: 'static', isActive: false }),
  ];
  answerCalls(...inOrganisation(), answer(listProductPages, pageWith(products)));
  openPage(HERE);
  expect(await heading('Products')).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Products' }));
  const rows = (await list.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^HoneyDynamicActive/),
    expect.stringMatching(/^SoapStaticInactive/),
  ]);
});

test('without a product it says what will be here, and offers the first step to those who may take it', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  answerCalls(...inOrganisation(whoamiOf('Member', permissions)));
  openPage(HERE);
  expect(await screen.findByText('No products yet')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Products' }));
  expect(list.queryByRole('button')).toBeNull();
  expect(list.getByText(/will appear here\.$/)).toBeVisible();
});

test('products that cannot be loaded can be tried again, and a role that may not see them is told', async () => {
  let reply = failed('internal');
  answerCalls(
    ...inOrganisation(),
    answer(listProductPages, () => reply),
  );
  openPage(HERE);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  reply = failed('forbidden');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const ENTRIES = [
  ['Products', ''],
  ['Vendors', '/vendors'],
  ['Roles', '/roles'],
  ['Access', '/access'],
  ['Templates', '/templates'],
  ['Statistics', '/statistics'],
  ['Customer Service', '/customer-support'],
] as const;

test('[DASH-16][DASH-17][DASH-18] the navigation has exactly these entries, each with its link', async () => {
  answerCalls(...inOrganisation());
  openPage(HERE);
  const links = (await navigation()).getAllByRole('link');
  const shown = links.map((link) => [link.textContent?.replace(/Soon$/, ''), link.getAttribute('href')]);
  expect(shown).toEqual(ENTRIES.map(([words, path]) => [words, HERE + path]));
});

test('[DASH-16] someone who may do little sees the same entries', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)));
  openPage(HERE);
  const links = (await navigation()).getAllByRole('link');
  expect(links.map((link) => link.textContent?.replace(/Soon$/, ''))).toEqual(
    ENTRIES.map(([words]) => words),
  );
});

test.each([
  ['[DASH-14]', 'Customer Service'],
  ['[DASH-15]', 'Statistics'],
])(
  '%s[DASH-19] %s shows its name and Coming Soon, inside the navigation, and nothing else',
  async (_, name) => {
    answerCalls(...inOrganisation());
    openPage(HERE);
    await userEvent.click((await navigation()).getByRole('link', { name }));
    await heading(name);
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^${name}Coming Soon$`));
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
    expect((await navigation()).getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  },
);

test.each(['reports', 'manage', 'profile', 'notifications'])(
  '[DASH-22] the fixed name %s wins over an organisation of that id',
  (name) => {
    const matched = matchRoutes(routes, `/dashboard/${name}`) ?? [];
    expect(matched.map(({ route }) => route.id)).not.toContain(ORGANISATION_ROUTE);
    expect(matched.at(-1)?.route.path).toBe(name);
  },
);

test.each([
  `/dashboard/create-organisation/${ORG}`,
  `/dashboard/edit-organisation/${ORG}`,
  ...ENTRIES.slice(1).map(([, path]) => HERE + path),
])('[DASH-22] %s is the page of its fixed name', (path) => {
  const last = (matchRoutes(routes, path) ?? []).at(-1)?.route.path;
  expect(path.split('/')).toContain(last?.split('/')[0]);
});

test('the switcher leads to the other organisations, to all of them and to the settings', async () => {
  const other = myOrganisation('Kaveri Spice', 'Member');
  const twin = myOrganisation('Kaveri Spice', 'Owner');
  answerCalls(
    ...inOrganisation(),
    answer(listMyOrganisations, [other, twin, { ...myOrganisation('Hill Farm', 'Owner'), id: ORG }]),
  );
  openPage(HERE);
  await heading('Products');
  const [opener] = await screen.findAllByRole('button', {
    name: /Hill Farm.*Owner.*Switch organisation/,
  });
  await userEvent.click(opener!);
  const menu = within(await screen.findByRole('menu', { name: 'Organisations' }));
  const items = menu.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['KSKaveri Spice', `/dashboard/${other.id}`],
    ['KSKaveri Spice', `/dashboard/${twin.id}`],
    ['All organisations', '/dashboard'],
    ['Organisation settings', `${HERE}/settings`],
  ]);
});

test.each([
  ['no such page in it', `${HERE}/nonsense`, undefined, 'We cannot find this page'],
  ['suspended', HERE, failed('organisation_suspended'), 'This organisation is suspended'],
  ['blocked', HERE, failed('organisation_blocked'), 'We have blocked this organisation'],
  ['failing', HERE, failed('internal'), 'We could not load this page'],
])('an organisation that cannot be shown says why: %s', async (_, path, refusal, title) => {
  answerCalls(...inOrganisation(), ...(refusal ? [answer(whoami, refusal)] : []));
  openPage(path);
  expect(await heading(title)).toBeVisible();
  const name = refusal ? 'Dashboard' : 'This organisation';
  expect(await screen.findByRole('navigation', { name })).toBeVisible();
});

test('[ORG-43] a word that is no id is not asked for, and the page is not found', async () => {
  const fetch = answerCalls(...inOrganisation());
  openPage('/dashboard/create-organisation');
  expect(await heading('We cannot find this page')).toBeVisible();
  expect(linesSent(fetch)).not.toContain(lineOf(whoami, { params: { org: 'create-organisation' } }));
  expect(sentTo(fetch, whoami)).toEqual([]);
});

test('an organisation that failed is tried again', async () => {
  let reply: Reply<typeof whoami> = failed('busy');
  answerCalls(
    ...inOrganisation(),
    answer(whoami, () => reply),
  );
  openPage(HERE);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = whoamiOf();
  await userEvent.click(retry);
  expect(await heading('Products')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

import { type FoundProduct, findProduct, listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundProduct, productRow } from '../../../../../domain/src/products/samples.ts';
import { PRODUCT_ROUTE } from '../../../feature/product-route.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { linesSent, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { routes } from '../../router.tsx';

const HONEY = foundProduct({ name: 'Forest honey', nature: 'dynamic' });
const MENU = foundProduct({ name: 'Café menu', nature: 'static', isActive: true });
const at = ({ id }: FoundProduct, path = '') => `/dashboard/${ORG}/${id}${path}`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const answering = (product: FoundProduct) => answerCalls(...inOrganisation(), answer(findProduct, product));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const navigation = () => screen.findByRole('navigation', { name: 'This product' });
const bare = (element: Element) => element.textContent?.replace(/Soon$/, '') ?? '';

/** The entries of the first level, each with where it leads; a button leads nowhere. */
async function entries(): Promise<[words: string, to: string | null][]> {
  const list = within(await navigation()).getAllByRole('list')[0];
  return Array.from(list?.querySelectorAll(':scope > li > :is(a, button)') ?? [], (entry) => [
    bare(entry),
    entry.getAttribute('href'),
  ]);
}
const words = async () => (await entries()).map(([word]) => word);

function onPhone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 768px)',
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

test('[PROD-01] a product opens with its setup, and the way back does not lead into a circle', async () => {
  answering(HONEY);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { place, router } = openPage(at(HONEY, '/about'));
  await heading('About');
  await router.navigate(at(HONEY));
  await waitFor(() => expect(place()).toBe(at(HONEY, '/setup')));
  await router.navigate(-1);
  await waitFor(() => expect(place()).toBe(at(HONEY, '/about')));
});

test('[PROD-08][PROD-09][PROD-10] a dynamic product has these entries in this order, each with its link', async () => {
  answering(HONEY);
  openPage(at(HONEY, '/about'));
  await screen.findByRole('link', { name: 'Printing' });
  expect(await entries()).toEqual([
    ['Setup', at(HONEY, '/setup')],
    ['About', at(HONEY, '/about')],
    ['QR Operator', at(HONEY, '/qr-operator')],
    ['Promotions', at(HONEY, '/highlights')],
    ['Printing', at(HONEY, '/printing')],
    ['Product Recall', at(HONEY, '/product-recalls')],
    ['Customer Support', at(HONEY, '/customer-support')],
  ]);
});

test('[PROD-08][PROD-13] a static product that is active has Download QR at the end, as a button', async () => {
  answering(MENU);
  openPage(at(MENU, '/about'));
  await within(await navigation()).findByRole('button', { name: 'Download QR' });
  expect(await entries()).toEqual([
    ['Setup', at(MENU, '/setup')],
    ['About', at(MENU, '/about')],
    ['QR Operator', at(MENU, '/qr-operator')],
    ['Promotions', at(MENU, '/highlights')],
    ['Product Recall', at(MENU, '/product-recalls')],
    ['Customer Support', at(MENU, '/customer-support')],
    ['Download QR', null],
  ]);
});

test.each([
  ['[PROD-11][PROD-15]', HONEY, true, false],
  ['[PROD-11][PROD-15]', { ...HONEY, isActive: false }, true, false],
  ['[PROD-12][PROD-13]', MENU, false, true],
  ['[PROD-12][PROD-14]', { ...MENU, isActive: false }, false, false],
] as const)(
  '%s Printing and Download QR go by the type and the status: $name',
  async (_, product, hasPrinting, hasDownload) => {
    answering(product);
    openPage(at(product, '/about'));
    await heading('About');
    expect((await words()).includes('Printing')).toBe(hasPrinting);
    expect((await words()).includes('Download QR')).toBe(hasDownload);
  },
);

test('[PROD-08] someone who may do little sees the same entries', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)), answer(findProduct, HONEY));
  openPage(at(HONEY, '/about'));
  await heading('About');
  expect(await words()).toEqual([
    'Setup',
    'About',
    'QR Operator',
    'Promotions',
    'Printing',
    'Product Recall',
    'Customer Support',
  ]);
});

test.each([
  ['[PROD-04]', '/qr-operator', 'QR Operator'],
  ['[PROD-06]', '/customer-support', 'Customer Support'],
  ['[PROD-19]', '/setup/status', 'Status'],
])('%s %s shows its name and Coming Soon, inside the navigation, and nothing else', async (_, path, name) => {
  answering(HONEY);
  openPage(at(HONEY, path));
  await heading(name);
  expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^${name}Coming Soon$`));
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
  const current = within(await navigation()).getByRole('link', { current: 'page' });
  expect(current).toHaveAccessibleName(name);
});

test('Setup unfolds while one of its pages is open, and only then', async () => {
  answering(HONEY);
  const { router } = openPage(at(HONEY, '/setup/status'));
  await heading('Status');
  const unfolded = within(await navigation()).getByRole('list', { name: 'Setup' });
  const shown = within(unfolded).getAllByRole('link').map(bare);
  expect(shown).toEqual(expect.arrayContaining(['Status', 'Labels', 'Packaging', 'Scan pages']));
  // The page is current, and the entry that it is below only stands for it.
  expect(within(await navigation()).getByRole('link', { name: 'Setup' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await router.navigate(at(HONEY, '/about'));
  await heading('About');
  expect(within(await navigation()).queryByRole('list', { name: 'Setup' })).toBeNull();
});

test('on a phone the pages of Setup are chips on the page, and are not in the strip', async () => {
  onPhone();
  answering(HONEY);
  openPage(at(HONEY, '/setup/status'));
  await heading('Status');
  const chips = within(screen.getByRole('main')).getByRole('navigation', { name: 'Setup' });
  expect(within(chips).getByRole('link', { current: 'page' })).toHaveAccessibleName('Status');
  expect(within(await navigation()).queryByRole('link', { name: 'Status' })).toBeNull();
});

/** Words that are never fetched: only that there is a page that says what comes, and a way on. */
const LATER = [
  ['/setup/label', 'Labels', 'Go to About', '/about'],
  [`/setup/label/edit/${HONEY.id}`, 'Edit label', 'Go to About', '/about'],
  ['/setup/scan-view', 'Scan pages', 'Go to About', '/about'],
  [`/setup/scan-view/code-editor/${HONEY.id}`, 'Scan page code', 'Go to About', '/about'],
  [`/setup/scan-view/form-editor/${HONEY.id}`, 'Scan page form', 'Go to About', '/about'],
  ['/highlights', 'Promotions', 'Go to Setup', '/setup'],
  ['/highlights/promotions', 'Offers', 'Go to Setup', '/setup'],
  ['/highlights/survey', 'Surveys', 'Go to Setup', '/setup'],
  [`/highlights/survey/${HONEY.id}`, 'Survey questions', 'Go to Setup', '/setup'],
  ['/printing', 'Printing', 'Open the API page', undefined],
] as const;

test.each(LATER)('%s says what will be there and leads to what works', async (path, title, link, to) => {
  answering(HONEY);
  openPage(at(HONEY, path));
  await heading(title);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^You’ll .*\. Until then, /)).toBeVisible();
  expect(main.queryByText('Coming Soon')).toBeNull();
  expect(main.getByRole('link', { name: link })).toHaveAttribute('href', to ? at(HONEY, to) : '/api/docs');
});

test('a product that is not there says so, with the way to the others', async () => {
  answerCalls(...inOrganisation(), answer(findProduct, failed('not_found')));
  openPage(at(HONEY, '/about'));
  expect(await heading('We cannot find this product')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your products' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}`,
  );
  expect(await screen.findByRole('navigation', { name: 'This organisation' })).toBeVisible();
});

test('a product that cannot be loaded is tried again', async () => {
  let reply: FoundProduct | Response = failed('internal');
  answerCalls(
    ...inOrganisation(),
    answer(findProduct, () => reply),
  );
  openPage(at(HONEY, '/about'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = HONEY;
  await userEvent.click(retry);
  expect(await heading('About')).toBeVisible();
});

test('a word that is no id is not asked for, and the page is not found', async () => {
  const fetch = answering(HONEY);
  openPage(`/dashboard/${ORG}/nonsense/about`);
  expect(await heading('We cannot find this page')).toBeVisible();
  expect(sentTo(fetch, findProduct)).toEqual([]);
  expect(linesSent(fetch).filter((line) => line.includes('nonsense'))).toEqual([]);
});

test('a role that may not see products is told, and none is asked for', async () => {
  const fetch = answerCalls(...inOrganisation(whoamiOf('Clerk', ['org.view'])), answer(findProduct, HONEY));
  openPage(at(HONEY, '/about'));
  expect(await heading('You do not have access to this page')).toBeVisible();
  expect(sentTo(fetch, findProduct)).toEqual([]);
});

test('an address of a product without a page is not found, inside the product', async () => {
  answering(HONEY);
  openPage(at(HONEY, '/nonsense'));
  expect(await heading('We cannot find this page')).toBeVisible();
  expect(await navigation()).toBeVisible();
});

test.each(['vendors', 'roles', 'access', 'templates', 'statistics', 'customer-support', 'settings', 'sites'])(
  'the fixed name %s wins over a product of that id',
  (name) => {
    const matched = matchRoutes(routes, `/dashboard/${ORG}/${name}`) ?? [];
    expect(matched.map(({ route }) => route.id)).not.toContain(PRODUCT_ROUTE);
    expect(matched.at(-1)?.route.path).toBe(name);
  },
);

test('the frame names the product and leads up, and the switcher to other products', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findProduct, HONEY),
    answer(listProductPages, pageWith([productRow(HONEY), productRow(MENU)])),
  );
  openPage(at(HONEY, '/about'));
  await heading('About');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hill Farm', `/dashboard/${ORG}`],
    ['Forest honey', at(HONEY)],
  ]);
  // All of them are asked for only once someone wants to switch.
  expect(sentTo(fetch, listProductPages)).toEqual([]);
  const [opener] = screen.getAllByRole('button', { name: /Forest honey.*Active.*Switch product/ });
  await userEvent.click(opener!);
  const menu = within(await screen.findByRole('menu', { name: 'Products' }));
  await menu.findByRole('menuitem', { name: 'Café menu' });
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Café menu', at(MENU)],
    ['All products', `/dashboard/${ORG}`],
  ]);
});

test('Find has the pages of the product inside it, and nowhere else', async () => {
  answering(HONEY);
  const { router } = openPage(at(HONEY, '/about'));
  const options = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
    await screen.findByRole('combobox', { name: 'Find' });
    const shown = screen.getAllByRole('option').map(bare);
    await userEvent.keyboard('{Escape}');
    return shown;
  };
  await heading('About');
  expect(await options()).toEqual(expect.arrayContaining(['About', 'Packaging', 'Products', 'Profile']));
  await router.navigate(`/dashboard/${ORG}`);
  await heading('Products');
  const outside = await options();
  expect(outside).toContain('Products');
  expect(outside).not.toContain('About');
  expect(outside).not.toContain('Packaging');
});

test('a page of a product that a role may not open says so under its name', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)), answer(findProduct, HONEY));
  const { router } = openPage(at(HONEY, '/printing'));
  await heading('Printing');
  expect(screen.getByText('Your role does not allow this.')).toBeVisible();
  await router.navigate(at(HONEY, '/pricing'));
  expect(await heading('You do not have access to this page')).toBeVisible();
});

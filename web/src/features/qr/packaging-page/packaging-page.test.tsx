import { deletePackaging, listPackagings, type Packaging } from '@qrigin/domain/packaging';
import { findProduct, listBatches } from '@qrigin/domain/products';
import { BUILT_IN_ROLES, listRoles } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../domain/src/packaging/samples.ts';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const PATH = `/dashboard/${ORG}/${HONEY.id}/setup/packaging`;
const JAR = { name: 'Jar', count: 10, child: null };
const CARTON = { name: 'Carton', count: 40, child: { name: 'Box', count: 25, child: JAR } };
const PALLET = packagingRow({
  name: 'Retail pallet',
  product_id: HONEY.id,
  packaging: { name: 'Pallet', count: 1, child: CARTON },
  issued: { runs: 3, packs: 36, codes: 397_476 },
});
const ROLL = packagingRow({
  name: 'Roll for line 2',
  type: 'blank',
  printFormat: 'zpl',
  product_id: HONEY.id,
  packaging: { name: 'Blank code', count: 1, child: null },
});
const SINGLES = packagingRow({ name: 'Singles', packaging: { name: 'Jar', count: 6, child: null } });

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const permissionsOf = (wanted: string) => BUILT_IN_ROLES.find(({ key }) => key === wanted)!.permissions;
const inProduct = (me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(listRoles, []),
  answer(listBatches, pageWith([])),
];
const listing = (...packagings: Packaging[]) => [...inProduct(), answer(listPackagings, packagings)];
const open = (search = '') => openPage(PATH + search);
const tab = (name: RegExp) => screen.findByRole('tab', { name });
/** What one outermost pack takes, as a sum. */
const sum = () => screen.getAllByRole('paragraph').find(({ textContent }) => textContent?.includes('='));
const drawing = () => screen.findByRole('list', { name: 'Levels, from the outside in' });

test('[PROD-25] setup/packaging shows the packaging page: each structure drawn, with what it takes and what was issued', async () => {
  const fetch = answerCalls(...listing(PALLET, ROLL));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Packaging' })).toBeVisible();
  expect(await tab(/^Retail pallet 36 packs issued$/)).toHaveAttribute('aria-selected', 'true');
  const levels = within(await drawing()).getAllByRole('listitem');
  expect(
    levels.map((one) =>
      within(one)
        .getAllByRole('paragraph')
        .slice(0, 3)
        .map((p) => p.textContent),
    ),
  ).toEqual([
    ['Pallet', 'contains 40 × Carton', '11,041codes each'],
    ['Carton', 'contains 25 × Box', '276codes each'],
    ['Box', 'contains 10 × Jar', '11codes each'],
    ['Jar', 'the smallest pack', '1code each'],
  ]);
  expect(sum()).toHaveTextContent('One Pallet 1 Pallet + 40 Carton + 1,000 Box + 10,000 Jar = 11,041 codes');
  expect(screen.getByText('36 packs, 397,476 codes, in 3 runs')).toBeVisible();
  expect(screen.getByText('Roll, one label at a time')).toBeVisible();
  expect(sentTo(fetch, listPackagings)[0]?.params).toEqual({ org: ORG, id: HONEY.id });
});

test('another structure is opened by keyboard, and the address says which', async () => {
  // Blanks come last, however new they are.
  answerCalls(...listing(ROLL, PALLET));
  const { place } = open();
  (await tab(/^Retail pallet/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Roll for line 2' })).toBeVisible();
  expect(place()).toBe(`${PATH}?structure=${ROLL.id}`);
  expect(screen.getByText('Zebra printer (ZPL)')).toBeVisible();
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

test('a structure leads to its codes and its form', async () => {
  answerCalls(...listing(PALLET, ROLL));
  open(`?structure=${PALLET.id}`);
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('See codes')).toBe(`${PATH}/${PALLET.id}/codes`);
  expect(await to('Edit structure')).toBe(`${PATH}/${PALLET.id}/edit`);
  expect(await to('Create structure')).toBe(`${PATH}/create-structure`);
  expect(await to('Create blank codes')).toBe(`${PATH}/create-blank-qr`);
  expect(await to('Pack with a scanner')).toBe(`/dashboard/${ORG}/packing`);
  expect(await to('Withdraw codes')).toBe(`${PATH}/withdraw`);
  await userEvent.click(await tab(/^Roll/));
  await screen.findByRole('heading', { level: 2, name: 'Roll for line 2' });
  expect(screen.queryByRole('link', { name: 'See codes' })).toBeNull();
});

test('without structures there is one next step', async () => {
  answerCalls(...listing());
  open();
  expect(await screen.findByText('No packaging structures yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create structure' })).toHaveAttribute(
    'href',
    `${PATH}/create-structure`,
  );
  expect(screen.queryByRole('tab')).toBeNull();
});

test('one level is drawn as one box, and one that comes in numbers says so', async () => {
  answerCalls(...listing(SINGLES));
  open();
  expect(within(await drawing()).getAllByRole('listitem')).toHaveLength(1);
  expect(await drawing()).toHaveTextContent('Jarnothing inside · 6 at a time1code each');
  expect(sum()).toHaveTextContent('6 × Jar 6 Jar = 6 codes');
});

test('of many structures the newest are tabs, and each of the others is found by its name', async () => {
  const many = Array.from({ length: 40 }, (_, at) => packagingRow({ name: `Structure ${at}` }));
  answerCalls(...listing(...many));
  const { place } = open();
  expect(await screen.findAllByRole('tab')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Find one of 40 structures' }));
  const search = within(await screen.findByRole('dialog', { name: 'Find a structure' }));
  await userEvent.type(search.getByRole('combobox'), 'URE 37');
  expect(search.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Structure 37' })).toBeVisible();
  expect(place()).toBe(`${PATH}?structure=${many[37]!.id}`);
  expect(screen.getAllByRole('tab')[0]).toHaveAccessibleName(/^Structure 37/);
});

test('a structure is deleted after a question; one that has codes says so and stays', async () => {
  let kept = [SINGLES, PALLET];
  let reply: Reply<typeof deletePackaging> = failed('packaging_in_use');
  const fetch = answerCalls(
    ...inProduct(),
    answer(listPackagings, () => kept),
    answer(deletePackaging, () => reply),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete structure' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete structure Singles/ }));
  await userEvent.click(question.getByRole('button', { name: 'Delete structure' }));
  expect(await screen.findByText('This packaging already has codes, so it cannot be deleted.')).toBeVisible();
  reply = SINGLES;
  kept = [PALLET];
  await userEvent.click(question.getByRole('button', { name: 'Delete structure' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Retail pallet' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sentTo(fetch, deletePackaging).map(({ params }) => params.id)).toEqual([SINGLES.id, SINGLES.id]);
});

test('whoever may only look sees structures and their codes, and nothing that changes them', async () => {
  answerCalls(
    ...inProduct(whoamiOf('QR Operator', permissionsOf('qr_operator'))),
    answer(listPackagings, [PALLET]),
  );
  open();
  expect(await drawing()).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button')).toBeNull();
  expect(
    main.getAllByRole('link', { name: /codes|structure|scanner/i }).map(({ textContent }) => textContent),
  ).toEqual(['Pack with a scanner', 'See codes']);
});

test('a Member edits structures, but neither issues codes nor deletes', async () => {
  answerCalls(...inProduct(whoamiOf('Member', permissionsOf('member'))), answer(listPackagings, [PALLET]));
  open();
  expect(await screen.findByRole('link', { name: 'Edit structure' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create blank codes' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete structure' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Issue codes' })).toBeNull();
});

test('whoever may not see packaging is told, and nothing is asked for', async () => {
  const fetch = answerCalls(...inProduct(whoamiOf('Visitor', ['product.view'])));
  open();
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(sentTo(fetch, listPackagings)).toEqual([]);
});

test('a failing list can be tried again', async () => {
  let reply: Reply<typeof listPackagings> = failed('busy');
  answerCalls(
    ...inProduct(),
    answer(listPackagings, () => reply),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = [PALLET];
  await userEvent.click(retry);
  await waitFor(async () => expect(await drawing()).toBeVisible());
});

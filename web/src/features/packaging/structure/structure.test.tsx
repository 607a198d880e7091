import { changePackaging, createPackaging, findPackaging, listPackagings } from '@qrigin/domain/packaging';
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
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const PACKAGING = `/dashboard/${ORG}/${HONEY.id}/setup/packaging`;
const CREATE = `${PACKAGING}/create-structure`;
const PALLET = packagingRow({
  name: 'Retail pallet',
  product_id: HONEY.id,
  packaging: {
    name: 'Pallet',
    count: 1,
    child: { name: 'Carton', count: 40, child: { name: 'Jar', count: 25, child: null } },
  },
});
const PACKER = {
  id: crypto.randomUUID(),
  name: 'Line packer',
  parent_role_id: null,
  built_in: false,
  is_public: false,
  permissions: [],
  people: 0,
};

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const inProduct = (me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(listRoles, [PACKER]),
  answer(listPackagings, []),
  answer(listBatches, pageWith([])),
];
const editing = (packaging = PALLET) => [
  ...inProduct(),
  answer(findPackaging, { id: packaging.id }, packaging),
];
const edit = (packaging = PALLET) => openPage(`${PACKAGING}/${packaging.id}/edit`);

const level = async (number: number) => within(await screen.findByRole('group', { name: `Level ${number}` }));
const name = async (number: number) => (await level(number)).getAllByLabelText('Name')[0]!;
/** How many of this level go into the one around it. */
const count = async (number: number) => (await level(number)).getAllByLabelText(/^How many/)[0]!;
const totals = () => within(screen.getByRole('region', { name: 'Codes needed' }));
const rows = () =>
  totals()
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

/** Once the form has been judged, which takes a moment. */
const describedBy = (field: () => Promise<HTMLElement>, message: string) =>
  waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function choose(number: number, item: string) {
  const [menu] = (await level(number)).getAllByRole('button', { name: `Actions for level ${number}` });
  await userEvent.click(menu!);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('[PROD-26] create-structure shows the structure form, and stores what was typed', async () => {
  const fetch = answerCalls(...inProduct(), answer(createPackaging, PALLET));
  const { place } = openPage(CREATE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create packaging structure' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Structure name'), 'Retail carton');
  await userEvent.type(await name(1), 'Carton');
  await userEvent.type(await name(2), 'Jar');
  await userEvent.type(await count(2), '24');
  await userEvent.selectOptions(screen.getByLabelText('How the labels are printed'), 'zpl');
  await screen.findByRole('option', { name: 'Line packer' });
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Line packer');
  await press('Create structure');
  await waitFor(() => expect(place()).toBe(`${PACKAGING}?structure=${PALLET.id}`));
  expect(bodiesTo(fetch, createPackaging)).toEqual([
    {
      name: 'Retail carton',
      type: 'structure',
      packaging: { name: 'Carton', count: 1, child: { name: 'Jar', count: 24, child: null } },
      printFormat: 'zpl',
      roleID: PACKER.id,
      product_id: HONEY.id,
    },
  ]);
});

test('totals move as one types, for one outermost pack and for many', async () => {
  answerCalls(...inProduct());
  openPage(CREATE);
  await name(1);
  expect(totals().getByText(/^Enter how many there are/)).toBeVisible();
  await press('Pallet of 40 cartons');
  expect(rows()).toEqual([
    ['Level', 'One Pallet', '10 × Pallet'],
    ['Pallet', '1', '10'],
    ['Carton', '40', '400'],
    ['Pack', '960', '9,600'],
    ['Codes', '1,001', '10,010'],
  ]);
  await retype(await count(3), '1,0');
  await retype(totals().getByLabelText('Number of packs to try'), '12');
  expect(rows().at(-1)).toEqual(['Codes', '441', '5,292']);
  expect((await level(2)).getByText('11')).toBeVisible();
  // Whoever does not see them hears the sum, not the table anew with each key.
  expect(totals().getByRole('status')).toHaveTextContent(/^5,292 codes$/);
  expect(totals().getByRole('table').closest('output, [aria-live]')).toBeNull();
});

test('an example takes away what was wrong with the levels before it', async () => {
  answerCalls(...inProduct());
  openPage(CREATE);
  await name(1);
  await press('Create structure');
  await describedBy(() => name(1), 'This is required.');
  await describedBy(() => count(2), 'This is required.');
  await press('Pallet of 40 cartons');
  expect(await name(1)).toHaveValue('Pallet');
  await waitFor(async () => expect(await name(1)).not.toHaveAccessibleDescription('This is required.'));
  await waitFor(async () => expect(await count(2)).toBeValid());
});

test('levels are added around, between and inside and removed, by keyboard, and the focus goes along', async () => {
  const fetch = answerCalls(...editing(), answer(changePackaging, PALLET));
  edit();
  const add = await screen.findByRole('button', { name: 'Add a level around Pallet' });
  expect(screen.getByText('3 of 6 levels')).toBeVisible();
  add.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await name(1)).toHaveFocus());
  await userEvent.keyboard('Container');
  // What was outermost had no number; one is asked for now.
  expect(await count(2)).toHaveValue('');
  await userEvent.type(await count(2), '20');
  await choose(3, 'Add a level inside it');
  await waitFor(async () => expect(await name(4)).toHaveFocus());
  await userEvent.keyboard('Box');
  await userEvent.type(await count(4), '5');
  await choose(2, 'Remove this level');
  await waitFor(async () => expect(await name(1)).toHaveFocus());
  await press('Save structure');
  await waitFor(() => expect(sentTo(fetch, changePackaging)).toHaveLength(1));
  expect(bodiesTo(fetch, changePackaging)[0]?.packaging).toEqual({
    name: 'Container',
    count: 1,
    child: {
      name: 'Carton',
      count: 40,
      child: { name: 'Box', count: 5, child: { name: 'Jar', count: 25, child: null } },
    },
  });
});

test('the outermost level can be removed; the last one that is left stays and has no number', async () => {
  const fetch = answerCalls(...editing(), answer(changePackaging, PALLET));
  edit();
  await screen.findByRole('button', { name: 'Save structure' });
  await choose(1, 'Remove this level');
  await choose(1, 'Remove this level');
  expect(screen.queryByLabelText(/^How many in/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for level 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove this level' })).toHaveAttribute('data-disabled');
  await userEvent.keyboard('{Escape}');
  await press('Save structure');
  await waitFor(() => expect(sentTo(fetch, changePackaging)).toHaveLength(1));
  expect(bodiesTo(fetch, changePackaging)[0]?.packaging).toEqual({ name: 'Jar', count: 1, child: null });
});

test('six levels are the most', async () => {
  answerCalls(...editing());
  edit();
  for (const depth of [4, 5, 6]) {
    await userEvent.click(await screen.findByRole('button', { name: /^Add a level around/ }));
    await screen.findByText(depth === 6 ? '6 levels, which is the maximum' : `${depth} of 6 levels`);
  }
  expect(screen.queryByRole('button', { name: /^Add a level around/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for level 6' }));
  expect(await screen.findByRole('menuitem', { name: 'Add a level inside it' })).toHaveAttribute(
    'data-disabled',
  );
});

test('a number is changed with its buttons and the arrow keys, down to 1 and up to 10,000', async () => {
  answerCalls(...editing());
  edit();
  const field = await count(3);
  await userEvent.click((await level(3)).getByRole('button', { name: 'One more' }));
  expect(field).toHaveValue('26');
  await retype(field, '2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveValue('1');
  await retype(field, '10000');
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('10000');
});

test.each([
  ['2', 'Pallet', 'Another level has this name. Use a different one.'],
  ['2', ' ', 'This is required.'],
])('level %s called %j is refused beside its field', async (_, typed, message) => {
  const fetch = answerCalls(...editing());
  edit();
  await retype(await name(2), typed);
  await press('Save structure');
  await describedBy(() => name(2), message);
  expect(sentTo(fetch, changePackaging)).toEqual([]);
});

test.each([
  ['0', 'Enter 1 or more.'],
  ['10001', 'Enter 10000 or less.'],
  ['a few', 'Enter a whole number.'],
  ['1.5', 'Enter a whole number.'],
  ['', 'This is required.'],
])('a number of %j is refused beside its field', async (typed, message) => {
  const fetch = answerCalls(...editing());
  edit();
  const field = await count(2);
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
  await press('Save structure');
  await describedBy(() => count(2), message);
  expect(sentTo(fetch, changePackaging)).toEqual([]);
});

test('a structure of more than 10,000,000 codes is refused, and says how many it would be', async () => {
  const fetch = answerCalls(...editing());
  edit();
  await retype(await count(2), '1000');
  await retype(await count(3), '10000');
  expect(totals().getByText('A structure can have at most 10,000,000 codes.')).toBeVisible();
  await press('Save structure');
  await describedBy(
    () => count(3),
    'This structure has 10,001,001 codes. A structure can have at most 10,000,000.',
  );
  expect(sentTo(fetch, changePackaging)).toEqual([]);
});

test('a structure with codes says that these keep the old one, and keeps its label and role', async () => {
  const label_id = crypto.randomUUID();
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  const issued = { runs: 3, packs: 12, codes: 132_492 };
  const printed = { ...PALLET, label_id, roleID: PACKER.id, issued };
  const fetch = answerCalls(
    ...inProduct(
      whoamiOf(
        'Member',
        permissions.filter((permission) => permission !== 'role.view'),
      ),
    ),
    answer(findPackaging, printed),
    answer(changePackaging, printed),
  );
  const { place } = edit();
  expect(await screen.findByText('132,492 issued codes keep the old structure.')).toBeVisible();
  expect(screen.queryByLabelText('Role')).toBeNull();
  await retype(screen.getByLabelText('Structure name'), 'Export pallet');
  await press('Save structure');
  await waitFor(() => expect(place()).toBe(`${PACKAGING}?structure=${PALLET.id}`));
  expect(sentTo(fetch, listRoles)).toEqual([]);
  expect(bodiesTo(fetch, changePackaging)).toEqual([
    expect.objectContaining({
      name: 'Export pallet',
      label_id,
      roleID: PACKER.id,
      packaging: PALLET.packaging,
    }),
  ]);
});

test('blanks have a name and a way to be printed, and no levels', async () => {
  const blank = packagingRow({
    name: 'Roll',
    type: 'blank',
    product_id: HONEY.id,
    packaging: { name: 'Blank code', count: 1, child: null },
  });
  const fetch = answerCalls(...editing(blank), answer(changePackaging, blank));
  edit(blank);
  await retype(await screen.findByLabelText('Structure name'), 'Roll 2');
  expect(screen.queryByRole('group', { name: 'Level 1' })).toBeNull();
  await press('Save structure');
  await waitFor(() => expect(sentTo(fetch, changePackaging)).toHaveLength(1));
  expect(bodiesTo(fetch, changePackaging)[0]).toMatchObject({
    name: 'Roll 2',
    type: 'blank',
    packaging: blank.packaging,
  });
});

test('whoever leaves with unsaved changes is asked once', async () => {
  answerCalls(...editing());
  const { place } = edit();
  await retype(await screen.findByLabelText('Structure name'), 'Export pallet');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Structure name')).toHaveValue('Export pallet');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe(`${PACKAGING}?structure=${PALLET.id}`));
});

test('a failure keeps what was typed', async () => {
  let reply: Reply<typeof createPackaging> = failed('too_many_packagings');
  answerCalls(
    ...inProduct(),
    answer(createPackaging, () => reply),
  );
  const { place } = openPage(CREATE);
  await userEvent.type(await screen.findByLabelText('Structure name'), 'Singles');
  await press('Single packs');
  await press('Create structure');
  expect(
    await screen.findByText(/^An organisation can have at most 1,000 packaging structures/),
  ).toBeVisible();
  expect(screen.getByLabelText('Structure name')).toHaveValue('Singles');
  reply = PALLET;
  await press('Create structure');
  await waitFor(() => expect(place()).toBe(`${PACKAGING}?structure=${PALLET.id}`));
});

test.each([
  ['that is not there', failed('not_found')],
  ['of another product', { ...PALLET, product_id: crypto.randomUUID() }],
])('a structure %s is not edited', async (_, reply) => {
  answerCalls(...inProduct(), answer(findPackaging, reply));
  edit();
  expect(
    await screen.findByRole('heading', { name: 'We cannot find this packaging structure' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Packaging' })).toHaveAttribute('href', PACKAGING);
});

test('whoever may only look does not get the form', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(...inProduct(whoamiOf('QR Operator', permissions)));
  openPage(CREATE);
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.queryByLabelText('Structure name')).toBeNull();
});

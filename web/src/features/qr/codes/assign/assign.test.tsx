import { findPackaging, listPackagings } from '@qrigin/domain/packaging';
import { findProduct, listBatches, listProductPages } from '@qrigin/domain/products';
import { assignBlanks, readRange } from '@qrigin/domain/qr';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../../domain/src/packaging/samples.ts';
import { batchRow, foundProduct, productRow } from '../../../../../../domain/src/products/samples.ts';
import { rangeRead, refusedCode } from '../../../../../../domain/src/qr/samples.ts';
import { storeToken } from '../../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../../testing/in-organisation.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { ORG } from '../../../../testing/organisation.ts';
import { pageWith } from '../../../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../../../testing/sent-calls.ts';
import { tokenOf } from '../../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const PEPPER = productRow({ name: 'Black pepper' });
const BLANKS = packagingRow({ name: 'Blank rolls', type: 'blank', product_id: HONEY.id });
const PALLET = packagingRow({ name: 'Pallets of jars', product_id: HONEY.id });
const BAG = packagingRow({ name: 'Bags', product_id: PEPPER.id, packaging: { name: 'bag', count: 1 } });
const BOX = packagingRow({ name: 'Boxes', product_id: PEPPER.id, packaging: { name: 'box', count: 1 } });
const BATCH = batchRow({ lot_code: 'NH-2026/014' });
const [ONE, TWO, THREE] = ['7K3M9QXA2VTD5RW8E1HN', '6G77NQMTMG287ZKPSRSC', '0000000000000000000A'] as const;

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const answers = () => [
  ...inOrganisation(),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(findPackaging, { id: BLANKS.id }, BLANKS),
  answer(listProductPages, pageWith([PEPPER, productRow({ id: HONEY.id, name: HONEY.name })])),
  answer(listPackagings, { id: HONEY.id }, [PALLET, BLANKS]),
  answer(listPackagings, { id: PEPPER.id }, [BAG, BOX]),
  answer(listBatches, ({ params }) => pageWith(params.id === HONEY.id ? [BATCH] : [])),
];
const PATH = `/dashboard/${ORG}/${HONEY.id}/setup/packaging/${BLANKS.id}/assign`;
const open = () => openPage(PATH);
const field = (name: string) => screen.findByLabelText(name);
const way = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The only structure chooses itself. */
async function chooseJars() {
  open();
  await waitFor(async () => expect(await field('Packaging structure')).toHaveValue(PALLET.id));
  await userEvent.selectOptions(await field('Level'), 'jar');
}

test('codes of a list are assigned, as a hand scanner types them; those refused are named with the reason', async () => {
  const refused = [
    refusedCode({ qr_id: TWO }),
    refusedCode({ qr_id: THREE, reason: 'not_blank', belongs_to: null }),
  ];
  const fetch = answerCalls(
    ...answers(),
    answer(assignBlanks, { assigned: 1, already: 1, refused, refused_count: 2 }),
  );
  await chooseJars();
  await userEvent.selectOptions(await field('Batch'), 'NH-2026/014');
  const list = await field('Codes');
  await userEvent.click(list);
  await userEvent.paste(`HTTPS://Q.EXAMPLE/SCAN/${ONE}\n${TWO.toLowerCase()}\nhoney\n${ONE}\n`);
  await userEvent.type(list, `${THREE}{Enter}`);
  expect(screen.getByText('3 codes')).toBeVisible();
  expect(screen.getByText('1 line is not a Qrigin code and is left out:')).toBeVisible();
  expect(screen.getByText('1 line repeats a code, which counts once.')).toBeVisible();
  expect(sentTo(fetch, assignBlanks)).toEqual([]);
  await press('Assign 3 codes');
  expect(await screen.findByRole('heading', { name: '1 code assigned' })).toHaveFocus();
  expect(screen.getByText('1 code was already assigned to this.')).toBeVisible();
  expect(screen.getByText('3 codes were refused.')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Refused codes' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'honeyNot a Qrigin code',
    '6G77 NQMT MG28 7ZKP SRSCAlready assigned to something elseBlack pepper',
    '0000 0000 0000 0000 000ANot a blank code',
  ]);
  expect(bodiesTo(fetch, assignBlanks)).toEqual([
    { product: HONEY.id, packaging: PALLET.id, level: 'jar', batch: BATCH.id, codes: [ONE, TWO, THREE] },
  ]);
  expect(await field('Codes')).toHaveValue('');
  expect(await field('Level')).toHaveValue('jar');
});

test('what a hand scanner reads while codes are being assigned stays in the list, and the focus with it', async () => {
  const held = Promise.withResolvers<void>();
  answerCalls(
    ...answers(),
    answer(assignBlanks, async () => {
      await held.promise;
      return { assigned: 1, already: 0, refused: [], refused_count: 0 };
    }),
  );
  await chooseJars();
  const list = await field('Codes');
  await userEvent.type(list, `${ONE}{Enter}`);
  await press('Assign 1 code');
  await userEvent.type(list, `${TWO}{Enter}${THREE.slice(0, 8)}`);
  held.resolve();
  expect(await screen.findByRole('heading', { name: '1 code assigned' })).toBeVisible();
  expect(list).toHaveFocus();
  await userEvent.keyboard(THREE.slice(8));
  expect(list).toHaveValue(`${TWO}\n${THREE}`);
  expect(screen.getByRole('button', { name: 'Assign 2 codes' })).toBeEnabled();
  // They are told where they are.
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(toasts.getByText('1 code assigned')).toBeVisible();
});

test('another range that is chosen while one is being assigned stays', async () => {
  const held = Promise.withResolvers<void>();
  answerCalls(
    ...answers(),
    answer(readRange, rangeRead()),
    answer(assignBlanks, async () => {
      await held.promise;
      return { assigned: 20, already: 0, refused: [], refused_count: 0 };
    }),
  );
  await chooseJars();
  await way('Range');
  await userEvent.type(await field('First code'), ONE);
  await userEvent.type(await field('Last code'), TWO);
  await press('Assign 20 codes');
  await userEvent.clear(await field('Last code'));
  await userEvent.type(await field('Last code'), THREE);
  held.resolve();
  expect(await screen.findByRole('heading', { name: '20 codes assigned' })).toBeVisible();
  expect(await field('First code')).toHaveValue(ONE);
  expect(await field('Last code')).toHaveValue(THREE);
});

test('what was refused is saved as a file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:refused';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const refused = [refusedCode({ qr_id: ONE, reason: 'withdrawn', belongs_to: null })];
  answerCalls(...answers(), answer(assignBlanks, { assigned: 0, already: 0, refused, refused_count: 1001 }));
  await chooseJars();
  await userEvent.type(await field('Codes'), `=1+1{Enter}${ONE}`);
  await press('Assign 1 code');
  expect(await screen.findByRole('heading', { name: 'No codes were assigned' })).toBeVisible();
  expect(screen.getByText('The first 2 are listed.')).toBeVisible();
  await press('Save as CSV');
  expect(names).toEqual([expect.stringMatching(/^Hill Farm refused codes .*\.csv$/)]);
  // Harmless to spreadsheets, whatever was pasted.
  expect(await files[0]?.text()).toBe(
    '\uFEFF"Code","Reason","Product","Packaging"\r\n"\'=1+1","Not a Qrigin code","",""\r\n' +
      `"${ONE}","Withdrawn","",""\r\n`,
  );
});

test('a range says how many codes it has before they are assigned', async () => {
  const fetch = answerCalls(
    ...answers(),
    answer(readRange, rangeRead({ assigned: 2, withdrawn: 1 })),
    answer(assignBlanks, { assigned: 17, already: 2, refused: [], refused_count: 0 }),
  );
  await chooseJars();
  await way('Range');
  await userEvent.type(await field('First code'), `${ONE}{Enter}`);
  expect(await field('Last code')).toHaveFocus();
  await userEvent.keyboard(`${TWO}{Enter}`);
  expect(await screen.findByText('Numbers 11 to 30 of run 40')).toBeVisible();
  expect(screen.getByText('2 of them are already assigned.')).toBeVisible();
  expect(screen.getByText('1 of them is already withdrawn.')).toBeVisible();
  expect(bodiesTo(fetch, readRange)).toEqual([{ from: ONE, to: TWO }]);
  await userEvent.keyboard('{Enter}');
  // Enter ends what a hand scanner types, and sends nothing.
  expect(sentTo(fetch, assignBlanks)).toEqual([]);
  await press('Assign 20 codes');
  expect(await screen.findByRole('heading', { name: '17 codes assigned' })).toBeVisible();
  expect(bodiesTo(fetch, assignBlanks)).toEqual([
    { product: HONEY.id, packaging: PALLET.id, level: 'jar', from: ONE, to: TWO },
  ]);
});

test('a range that cannot be, or of codes that are no blanks, cannot be assigned', async () => {
  let reply: ReturnType<typeof failed> | ReturnType<typeof rangeRead> = failed('range_of_two_runs');
  answerCalls(
    ...answers(),
    answer(readRange, () => reply),
  );
  await chooseJars();
  await way('Range');
  await userEvent.type(await field('First code'), `${ONE}{Enter}`);
  await userEvent.type(await field('Last code'), `${TWO.slice(0, 9)}{Enter}`);
  expect(await screen.findByText('This is not a Qrigin code.')).toBeVisible();
  await userEvent.type(await field('Last code'), TWO.slice(9));
  expect(await screen.findByText(/The first and the last code are of different runs/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Assign codes' })).toBeDisabled();
  reply = failed('not_found');
  await userEvent.type(await field('Last code'), '{Backspace}D');
  expect(
    await screen.findByText('At least one of the two is not a code of this organisation.'),
  ).toBeVisible();
  reply = rangeRead({ kind: 'structure' });
  await userEvent.type(await field('Last code'), '{Backspace}E');
  expect(
    await screen.findByText('These are not blank codes. You can assign blank codes only.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Assign codes' })).toBeDisabled();
});

test('another product forgets the structure and the level, and asks for its own', async () => {
  const fetch = answerCalls(
    ...answers(),
    answer(assignBlanks, { assigned: 1, already: 0, refused: [], refused_count: 0 }),
  );
  await chooseJars();
  await userEvent.selectOptions(await field('Product'), 'Black pepper');
  expect(await field('Packaging structure')).toHaveValue('');
  await userEvent.type(await field('Codes'), ONE);
  await press('Assign 1 code');
  expect(sentTo(fetch, assignBlanks)).toEqual([]);
  expect(await field('Packaging structure')).toBeInvalid();
  await userEvent.selectOptions(
    await field('Packaging structure'),
    await screen.findByRole('option', { name: 'Boxes' }),
  );
  await waitFor(async () => expect(await field('Level')).toHaveValue('box'));
  await press('Assign 1 code');
  await waitFor(() =>
    expect(bodiesTo(fetch, assignBlanks)).toEqual([
      { product: PEPPER.id, packaging: BOX.id, level: 'box', codes: [ONE] },
    ]),
  );
});

test('whoever leaves with codes that are not assigned is asked once, but not about the one of the address', async () => {
  answerCalls(...answers(), answer(assignBlanks, { assigned: 1, already: 0, refused: [], refused_count: 0 }));
  const { router, place } = openPage(`${PATH}?code=${ONE}`);
  expect(await field('Codes')).toHaveValue(ONE);
  await router.navigate(PATH);
  expect(place()).toBe(PATH);
  await userEvent.type(await field('Codes'), `{Enter}${TWO}`);
  void router.navigate('/dashboard');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(place()).toBe(PATH);
  await waitFor(async () => expect(await field('Packaging structure')).toHaveValue(PALLET.id));
  await userEvent.selectOptions(await field('Level'), 'jar');
  await press('Assign 2 codes');
  await screen.findByRole('heading', { name: '1 code assigned' });
  await router.navigate(`${PATH}?code=${ONE}`);
  expect(place()).toBe(`${PATH}?code=${ONE}`);
});

test('without any packaging structure the form leads to where one is made', async () => {
  answerCalls(...answers(), answer(listPackagings, { id: HONEY.id }, [BLANKS]));
  open();
  expect(await screen.findByRole('link', { name: 'Create a structure' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/setup/packaging/create-structure`,
  );
});

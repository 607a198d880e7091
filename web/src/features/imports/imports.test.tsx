import { finishUpload, requestUpload } from '@qrigin/domain/files';
import {
  findImport,
  type Import,
  importProducts,
  listImports,
  storeImportedProducts,
} from '@qrigin/domain/imports';
import { listProductPages } from '@qrigin/domain/products';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileRow } from '../../../../domain/src/files/samples.ts';
import { importRow } from '../../../../domain/src/imports/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls } from '../../testing/answer-calls.ts';
import { fakeStore } from '../../testing/fake-store.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const HERE = `/dashboard/${ORG}/imports`;
const chosen = (content: BlobPart, name = 'Honig.csv') => new File([content], name, { type: 'text/csv' });
const atId = ({ id }: Import) => `${HERE}?${new URLSearchParams({ kind: 'products', id })}`;

async function choose(file: File) {
  await userEvent.upload(await screen.findByLabelText(/^Your file/), file);
}

test('columns are matched by their names, can be changed, and the file is sent as it will be read', async () => {
  const checking = importRow({ state: 'checking', percent: 40 });
  const { id } = fileRow();
  const { puts } = fakeStore();
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([])),
    answer(requestUpload, {
      id,
      upload_url: 'https://store.example/x',
      headers: {},
      download_url: null,
    }),
    answer(finishUpload, fileRow({ id, state: 'ready' })),
    answer(importProducts, checking),
    answer(findImport, { id: checking.id }, checking),
  );
  openPage(HERE);
  // In Windows-1252, as a spreadsheet saves it in Europe.
  const bytes = Uint8Array.from('SKU;Bezeichnung;Preis\r\nH-1;Bl\u00FCtenhonig;1.234,50\r\n', (sign) =>
    sign.charCodeAt(0),
  );
  await choose(chosen(bytes));
  expect(await screen.findByRole('heading', { name: 'Match columns' })).toBeVisible();
  expect(screen.getByLabelText('Reference')).toHaveDisplayValue('A: SKU');
  const name = screen.getByLabelText('Name');
  expect(name).toHaveDisplayValue('Not in this file');
  await userEvent.selectOptions(name, 'B: Bezeichnung');
  expect(screen.getByText('Blütenhonig')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'C: Preis');
  expect(screen.getByText(/is 1,234\.5/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByRole('progressbar', { name: 'Checking rows' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(await puts[0]?.body.text()).toContain('Blütenhonig');
  expect(bodiesTo(fetch, importProducts)).toEqual([
    { file_id: id, delimiter: ';', columns: { reference: 0, name: 1, price: 2 } },
  ]);
  expect(bodiesTo(fetch, requestUpload)).toMatchObject([
    { name: 'Honig.csv', type: 'import', nature: 'private' },
  ]);
});

test('a file without the column that finds rows again cannot be checked', async () => {
  answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(HERE);
  await choose(chosen('Name\nHoney\n'));
  expect(await screen.findByText('Every file needs a column for: Reference or GTIN.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check file' })).toBeDisabled();
});

const MANY = 'NH-1,Honey\n'.repeat(20_000);

test.each([
  ['nothing in it', '', 'This file is empty.'],
  ['headings alone', 'Name\n', 'This file has headings and no rows.'],
  ['an open quotation mark at its end', `Name\n${MANY}"Honey`, /^A cell begins with a quotation mark/],
  ['too many rows', `Reference,Name\n${MANY}NH-1,Honey`, /^This file has more than 20,000 rows/],
])('a file with %s is refused before anything is sent, with this reason alone', async (_, content, words) => {
  const fetch = answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(HERE);
  await choose(chosen(content));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/error/i)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByText('No File Chosen')).toBeVisible();
  expect(sentTo(fetch, requestUpload)).toEqual([]);
});

test('what someone could read in another way is pointed out, wherever it is in the file', async () => {
  answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(`${HERE}?kind=batches`);
  const clear = 'NH-1,L1,31/01/2026,\n'.repeat(1000);
  await choose(chosen(`SKU,Lot,Mfg date,Expiry\n${clear}NH-1,L2,03/04/2026,\n`));
  expect(await screen.findByText(/is read day first/)).toHaveTextContent(
    '03/04/2026 is read day first: 3 Apr 2026',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Products' }));
  const plain = 'NH-1;500 g;12,5\n'.repeat(1000);
  await choose(chosen(`SKU;Net weight;MRP\n${plain}NH-2;1.000 kg;1,250\n`));
  expect(await screen.findByText(/decimal point/)).toHaveTextContent(
    '1.000 kg is read with a decimal point: 1',
  );
  expect(screen.getByText(/without decimals/)).toHaveTextContent('1,250 is read without decimals: 1,250');
});

test('while an import is under way nothing is sent, and the list of imports shows by itself when it ends', async () => {
  let last = importRow({ state: 'checking', percent: 40, file_name: 'vendors.csv', kind: 'vendors' });
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listImports, () => pageWith([last])),
  );
  openPage(HERE);
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }));
  expect(earlier.getByText('Checking')).toBeVisible();
  await choose(chosen('SKU,Name\nNH-1,Honey\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Check file' }));
  expect(await screen.findByText(/^Another import is under way\./)).toBeVisible();
  expect(sentTo(fetch, requestUpload)).toEqual([]);
  last = { ...last, state: 'done', ended_at: last.created_at };
  expect(await earlier.findByText('Imported', undefined, { timeout: 5000 })).toBeVisible();
});

test('whoever may not import what is in a file sees what came of it, and no button that is not for them', async () => {
  const ofBatches = whoamiOf('Editor', ['org.view', 'product.view', 'product.edit']);
  const faulty = importRow({
    faulty: 1,
    faults: [{ column: 'gtin', cause: 'gtin', count: 1, rows: [2], sample: 'x' }],
  });
  const ready = importRow();
  answerCalls(
    ...inOrganisation(ofBatches),
    answer(listImports, pageWith([])),
    answer(findImport, { id: faulty.id }, faulty),
    answer(findImport, { id: ready.id }, ready),
  );
  const { router } = openPage(atId(faulty));
  expect(await screen.findByText('1 row has mistakes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download rejected rows' })).toBeNull();
  await act(() => router.navigate(atId(ready)));
  expect(await screen.findByText('No mistakes found. Nothing is stored yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByRole('radio')).toHaveAccessibleName('Batches');
});

test.each([
  [['product.create'], 0],
  [['product.create', 'product.edit'], 1],
] as const)(
  'with the permissions %j the list of products has so many ways to the import: %d',
  async (held, count) => {
    const me = whoamiOf('Own', ['org.view', 'product.view', ...held]);
    answerCalls(...inOrganisation(me), answer(listProductPages, pageWith([])));
    openPage(`/dashboard/${ORG}`);
    expect(await screen.findByRole('button', { name: 'Create product' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Import' })).toHaveLength(count);
  },
);

test('the page leads back to the list of what is imported', async () => {
  answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(`${HERE}?kind=vendors`);
  expect(await screen.findByRole('link', { name: 'Back to vendors' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/vendors`,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Batches' }));
  expect(await screen.findByRole('link', { name: 'Back to products' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}`,
  );
});

test('mistakes are shown by cause with their rows, and what is in cells is text', async () => {
  const faults = [
    { column: 'gtin', cause: 'gtin', count: 300, rows: [2, 3], sample: '<b>8901</b>' },
    { column: 'name', cause: 'missing', count: 1, rows: [9], sample: '' },
    { column: 'price', cause: 'number', count: 1, rows: [12], sample: 'ten' },
  ] as const;
  const found = importRow({
    faulty: 301,
    rows: 20_000,
    faults: [...faults].map((fault) => ({ ...fault, rows: [...fault.rows] })),
  });
  answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([found])),
    answer(findImport, { id: found.id }, found),
  );
  openPage(atId(found));
  const list = within(await screen.findByRole('list', { name: 'Mistakes' }));
  const [gtin, name, price] = list.getAllByRole('listitem');
  expect(gtin).toHaveTextContent(
    'GTIN300 rowsThis is not a valid GTIN. Check its digits.Rows 2, 3 and 298 more. The first has <b>8901</b>',
  );
  expect(name).toHaveTextContent('Name1 rowThis cell is empty.Row 9');
  expect(price).toHaveTextContent(/Row 12\. It has ten$/);
  expect(screen.getByText('301 rows have mistakes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import .* rows?$/ })).toBeNull();
});

test('a file without mistakes says what it will do, and then what it has done', async () => {
  let found = importRow();
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([])),
    answer(findImport, { id: found.id }, () => found),
    answer(storeImportedProducts, { id: found.id }, () => {
      found = { ...found, state: 'done', ended_at: found.created_at };
      return found;
    }),
  );
  openPage(atId(found));
  expect(await screen.findByText('No mistakes found. Nothing is stored yet.')).toBeVisible();
  expect(
    screen.getByText(/^Products with a new name are renamed at once, also for shoppers\./),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 240 rows' }));
  expect(await screen.findByText('All rows are stored.')).toBeVisible();
  expect(screen.getByText('228').closest('li')).toHaveTextContent('228 added');
  expect(
    screen.getByText(/^Products with a new name are renamed already, also for shoppers\./),
  ).toBeVisible();
  expect(sentTo(fetch, storeImportedProducts)).toHaveLength(1);
});

test.each([
  ['products', 0],
  ['vendors', 8],
] as const)('of %s of which %d are changed it does not speak of new names', async (kind, changed) => {
  const found = importRow({ kind, changed });
  answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([])),
    answer(findImport, { id: found.id }, found),
  );
  openPage(atId(found));
  expect(await screen.findByRole('button', { name: 'Import 240 rows' })).toBeVisible();
  expect(screen.queryByText(/renamed/)).toBeNull();
});

test('a file of which every row is stored already is not offered to be imported', async () => {
  const found = importRow({ rows: 3, created: 0, changed: 0, unchanged: 3 });
  answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([found])),
    answer(findImport, { id: found.id }, found),
  );
  openPage(atId(found));
  expect(
    await screen.findByText('All of these are stored already. There is nothing to import.'),
  ).toBeVisible();
  expect(await screen.findByText('Nothing to import')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('columns of the file that are not used are named, at most ten of them', async () => {
  answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(`${HERE}?kind=vendors`);
  await choose(chosen('Name,Ref,Tel,\nBlue Hill,V-1,12,\n'));
  const line = await screen.findByText(/^Not used:/);
  expect(line).toHaveTextContent(/^Not used: Ref, Tel$/);
  expect(within(line).getByText('Tel')).toHaveAttribute('translate', 'no');
  await userEvent.selectOptions(screen.getByLabelText('Reference'), 'B: Ref');
  await userEvent.selectOptions(screen.getByLabelText('Phone'), 'C: Tel');
  expect(screen.queryByText(/^Not used:/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  const others = Array.from({ length: 12 }, (_, at) => `X${at}`).join(',');
  await choose(chosen(`Name,${others}\nBlue Hill\n`));
  expect(await screen.findByText(/^Not used:/)).toHaveTextContent(/: X0, X1, .*, X9 and 2 more$/);
});

test('the list of imports says of each what has become of it, of the open one as soon as that is known', async () => {
  const open = importRow({ faulty: 0 });
  const states = ['waiting', 'checking', 'checked', 'storing', 'done', 'failed', 'dropped'] as const;
  const others = states.map((state) => importRow({ state }));
  const late = { ...open, state: 'checking', percent: 40 } as const;
  answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([late, importRow({ faulty: 2 }), ...others])),
    answer(findImport, { id: open.id }, open),
  );
  openPage(atId(open));
  expect(await screen.findByRole('button', { name: 'Import 240 rows' })).toBeVisible();
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }));
  const words = [
    'Checked, not imported yet',
    'Has mistakes',
    'Waiting',
    'Checking',
    'Checked, not imported yet',
    'Importing',
    'Imported',
    'Failed',
    'Not stored',
  ];
  for (const [at, item] of earlier.getAllByRole('listitem').entries())
    expect(item).toHaveTextContent(`products.csv${words[at]}`);
});

test.each([
  ['products', 'Open products', ''],
  ['batches', 'Choose a product to see its batches', ''],
  ['vendors', 'Open vendors', '/vendors'],
] as const)('once %s are imported, a link leads to where they are listed', async (kind, name, path) => {
  const found = importRow({ kind, state: 'done' });
  answerCalls(
    ...inOrganisation(),
    answer(listImports, pageWith([])),
    answer(findImport, { id: found.id }, found),
  );
  openPage(atId(found));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/dashboard/${ORG}${path}`);
});

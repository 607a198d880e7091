import { finishUpload, requestUpload } from '@qrigin/domain/files';
import {
  findImport,
  type Import,
  importProducts,
  listImports,
  storeImportedProducts,
} from '@qrigin/domain/imports';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileRow } from '../../../../domain/src/files/samples.ts';
import { importRow } from '../../../../domain/src/imports/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls } from '../../testing/answer-calls.ts';
import { fakeStore } from '../../testing/fake-store.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
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

test.each([
  ['', 'This file is empty.'],
  ['Name\n', 'This file has headings and no rows.'],
  ['Name\n"Honey', /^A cell begins with a quotation mark/],
])('a file with %j is refused before anything is sent', async (content, words) => {
  const fetch = answerCalls(...inOrganisation(), answer(listImports, pageWith([])));
  openPage(HERE);
  await choose(chosen(content));
  expect(await screen.findByText(words)).toBeVisible();
  expect(sentTo(fetch, requestUpload)).toEqual([]);
});

test('mistakes are shown by cause with their rows, and what is in cells is text', async () => {
  const faults = [
    { column: 'gtin', cause: 'gtin', count: 300, rows: [2, 3], sample: '<b>8901</b>' },
    { column: 'name', cause: 'missing', count: 1, rows: [9], sample: '' },
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
  const [gtin, name] = list.getAllByRole('listitem');
  expect(gtin).toHaveTextContent(
    'GTIN300 rowsThis is not a valid GTIN. Check its digits.Rows 2, 3 and 298 more. The first has <b>8901</b>',
  );
  expect(name).toHaveTextContent('Name1 rowThis cell is empty.Row 9');
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
  await userEvent.click(screen.getByRole('button', { name: 'Import 240 rows' }));
  expect(await screen.findByText('All rows are stored.')).toBeVisible();
  expect(screen.getByText('228').closest('li')).toHaveTextContent('228 added');
  expect(sentTo(fetch, storeImportedProducts)).toHaveLength(1);
});

import { listPackagings, type Packaging } from '@qrigin/domain/packaging';
import { createBatch, findProduct, listBatches } from '@qrigin/domain/products';
import { issueCodes } from '@qrigin/domain/qr';
import { listRoles } from '@qrigin/domain/roles';
import { listSites } from '@qrigin/domain/sites';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../domain/src/packaging/samples.ts';
import { batchRow, foundProduct } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const HERE = `/dashboard/${ORG}/${HONEY.id}`;
const PATH = `${HERE}/setup/packaging`;
const JAR = { name: 'Jar', count: 250, child: null };
const PALLET = packagingRow({
  name: 'Retail pallet',
  product_id: HONEY.id,
  packaging: { name: 'Pallet', count: 1, child: { name: 'Carton', count: 40, child: JAR } },
});
const SINGLE = packagingRow({ name: 'Singles', packaging: { name: 'Jar', count: 1, child: null } });
const ROLL = packagingRow({ type: 'blank', packaging: { name: 'Blank code', count: 1, child: null } });
const BATCH = batchRow({ lot_code: 'NH-2611-06', expires_on: '2028-03-11' });

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const issued = {
  run_id: 7,
  work_id: crypto.randomUUID(),
  count: 120_492,
  levels: [
    { name: 'Pallet', count: 12 },
    { name: 'Carton', count: 480 },
    { name: 'Jar', count: 120_000 },
  ],
  created_at: '2026-11-15T09:00:00.000Z',
};

const answering = (packaging: Packaging, me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(listRoles, []),
  answer(listSites, pageWith([])),
  answer(listBatches, pageWith([BATCH])),
  answer(listPackagings, [packaging]),
];
const open = () => openPage(PATH);
const panel = async (name = 'Issue codes') => within(await screen.findByRole('region', { name }));

test('says how many codes of each level that is, issues them for a batch at once, and leads on', async () => {
  const fetch = answerCalls(...answering(PALLET), answer(issueCodes, issued));
  open();
  const form = await panel();
  await userEvent.clear(form.getByLabelText('Number of packs'));
  await userEvent.type(form.getByLabelText('Number of packs'), '12');
  expect(form.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Level', 'One Pallet', '12 × Pallet'],
    ['Pallet', '1', '12'],
    ['Carton', '40', '480'],
    ['Jar', '10,000', '120,000'],
    ['Codes', '10,041', '120,492'],
  ]);
  await userEvent.click(form.getByRole('button', { name: 'Batch No batch' }));
  await userEvent.click(await screen.findByRole('option', { name: /^NH-2611-06/ }));
  expect(form.getByRole('button', { name: 'Batch NH-2611-06' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Issue 120,492 codes' }));
  const result = await screen.findByRole('heading', { name: '120,492 codes issued' });
  expect(result).toHaveFocus();
  expect(form.getByText('For batch', { exact: false })).toHaveTextContent('For batch NH-2611-06');
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pallet12',
    'Carton480',
    'Jar120,000',
  ]);
  expect(form.getByRole('link', { name: 'Print the labels' })).toHaveAttribute('href', `${HERE}/printing`);
  expect(form.getByRole('link', { name: 'See codes' })).toHaveAttribute('href', `${PATH}/${PALLET.id}/codes`);
  expect(bodiesTo(fetch, issueCodes)).toEqual([{ packagingId: PALLET.id, count: 12, batch_id: BATCH.id }]);
  await userEvent.click(form.getByRole('button', { name: 'Issue more codes' }));
  expect(form.getByLabelText('Number of packs')).toHaveValue('1');
});

test('a batch is added here and chosen; it can be left out again', async () => {
  const fetch = answerCalls(
    ...answering(SINGLE),
    answer(createBatch, { id: HONEY.id }, BATCH),
    answer(issueCodes, { ...issued, count: 1, levels: [{ name: 'Jar', count: 1 }] }),
  );
  open();
  const form = await panel();
  await userEvent.click(form.getByRole('button', { name: 'Add a batch' }));
  const added = within(await screen.findByRole('dialog', { name: 'Add a batch' }));
  await userEvent.type(added.getByLabelText('Batch number'), 'NH-2611-06{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Sending the batch has not sent the form that it is for.
  expect(sentTo(fetch, issueCodes)).toEqual([]);
  expect(form.getByRole('button', { name: 'Batch NH-2611-06' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Issue without a batch' }));
  await userEvent.click(form.getByRole('button', { name: 'Issue 1 code' }));
  await screen.findByRole('heading', { name: '1 code issued' });
  expect(bodiesTo(fetch, issueCodes)).toEqual([{ packagingId: SINGLE.id, count: 1 }]);
});

test('more than 10,000,000 codes are refused before they are sent, with how many are possible', async () => {
  const fetch = answerCalls(...answering(PALLET));
  open();
  const form = await panel();
  const count = form.getByLabelText('Number of packs');
  await userEvent.clear(count);
  await userEvent.type(count, '996');
  expect(count).toHaveAccessibleDescription(expect.stringMatching(/so enter 995 or less\.$/));
  await userEvent.type(count, '{Enter}');
  await waitFor(() => expect(count).toHaveAttribute('aria-invalid', 'true'));
  expect(count).toHaveAccessibleDescription(
    'That is 10,000,836 codes. You can issue at most 10,000,000 in one run, so enter 995 or less.',
  );
  expect(sentTo(fetch, issueCodes)).toEqual([]);
  await userEvent.type(count, '{ArrowDown}');
  expect(count).toHaveValue('995');
  await waitFor(() => expect(count).not.toHaveAttribute('aria-invalid'));
});

test.each([
  ['', 'This is required.'],
  ['0', 'Enter 1 or more.'],
  ['dozen', 'Enter a whole number.'],
])('a number of packs of %j is refused beside its field', async (typed, message) => {
  const fetch = answerCalls(...answering(PALLET));
  open();
  const form = await panel();
  const count = form.getByLabelText('Number of packs');
  await userEvent.clear(count);
  if (typed !== '') await userEvent.type(count, typed);
  await userEvent.click(form.getByRole('button', { name: 'Issue codes' }));
  await waitFor(() => expect(count).toHaveAccessibleDescription(message));
  expect(sentTo(fetch, issueCodes)).toEqual([]);
});

test('a structure that was made larger meanwhile is refused beside the number, which stays', async () => {
  answerCalls(...answering(PALLET), answer(issueCodes, failed('too_many_codes')));
  open();
  const form = await panel();
  await userEvent.type(form.getByLabelText('Number of packs'), '00{Enter}');
  await waitFor(() =>
    expect(form.getByLabelText('Number of packs')).toHaveAccessibleDescription(
      'You can issue at most 10,000,000 codes in one run.',
    ),
  );
  expect(form.getByLabelText('Number of packs')).toHaveValue('100');
});

test('blank codes have no batch, and lead to printing and to assigning', async () => {
  const fetch = answerCalls(
    ...answering(ROLL),
    answer(issueCodes, { ...issued, count: 5000, levels: [{ name: 'Blank code', count: 5000 }] }),
  );
  open();
  const form = await panel('Issue blank codes');
  expect(form.queryByText('Batch')).toBeNull();
  await userEvent.clear(form.getByLabelText('Number of codes'));
  await userEvent.type(form.getByLabelText('Number of codes'), '5,000');
  await userEvent.click(form.getByRole('button', { name: 'Issue 5,000 blank codes' }));
  await screen.findByRole('heading', { name: '5,000 codes issued' });
  expect(form.getByRole('link', { name: 'Print the labels' })).toHaveAttribute('href', `${HERE}/printing`);
  expect(form.getByRole('link', { name: 'Assign the codes' })).toHaveAttribute(
    'href',
    `${PATH}/${ROLL.id}/assign`,
  );
  expect(bodiesTo(fetch, issueCodes)).toEqual([{ packagingId: ROLL.id, count: 5000 }]);
});

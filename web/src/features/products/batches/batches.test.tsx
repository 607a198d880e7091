import {
  type Batch,
  changeBatch,
  createBatch,
  deleteBatch,
  findProduct,
  listBatches,
} from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { listSites } from '@qrigin/domain/sites';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchRow, foundProduct } from '../../../../../domain/src/products/samples.ts';
import { siteRow } from '../../../../../domain/src/sites/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { isPast } from './is-past.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const PRODUCT = HONEY.id;
const FARM = siteRow({ name: 'Upper farm' });
const FRESH = batchRow({
  lot_code: 'NH-2',
  made_on: '2026-03-12',
  expires_on: '9999-03-11',
  site_id: FARM.id,
  site_name: 'Upper farm',
});
const OLD = batchRow({ lot_code: 'NH-1', made_on: null, expires_on: '2024-02-29' });

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const sites = answer(listSites, pageWith([FARM]));
const inProduct = (me = whoamiOf()) => [...inOrganisation(me), answer(findProduct, { id: PRODUCT }, HONEY)];
const listing = (...batches: Batch[]) => [...inProduct(), sites, answer(listBatches, pageWith(batches))];
const open = () => openPage(`/dashboard/${ORG}/${PRODUCT}/setup/batches`);
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('batches of the product are listed with their days and their site, and what is over is marked', async () => {
  const fetch = answerCalls(...listing(FRESH, OLD));
  open();
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^NH-212 Mar 202611 Mar 9999Upper farm/),
    expect.stringMatching(/^NH-1Not given29 Feb 2024ExpiredNot given/),
  ]);
  expect(sentTo(fetch, listBatches)[0]).toMatchObject({
    params: { org: ORG, id: PRODUCT },
    query: { page: '1', page_size: '20' },
  });
});

test.each([
  ['2026-11-17', true],
  ['2026-11-18', false],
  ['2026-11-19', false],
])('on 18 November, at any hour, %s is over: %s', (day, expected) => {
  expect(isPast(day, new Date(2026, 10, 18, 0, 0))).toBe(expected);
  expect(isPast(day, new Date(2026, 10, 18, 23, 59))).toBe(expected);
});

test('the first batch is added; a number that is taken is told beside its field', async () => {
  let kept: Batch[] = [];
  let reply: Reply<typeof createBatch> = failed('lot_code_taken');
  const fetch = answerCalls(
    ...inProduct(),
    sites,
    answer(listBatches, () => pageWith(kept)),
    answer(createBatch, { id: PRODUCT }, () => reply),
  );
  open();
  expect(await screen.findByText('No batches yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a batch' }));
  const form = await panel('Add a batch');
  await userEvent.type(form.getByLabelText('Batch number'), 'NH-2');
  await userEvent.type(form.getByLabelText('Made on'), '2026-03-12');
  await userEvent.type(form.getByLabelText('Expires on'), '2026-03-11');
  await userEvent.selectOptions(form.getByLabelText('Site'), 'Upper farm');
  await userEvent.click(form.getByRole('button', { name: 'Add batch' }));
  expect(await form.findByText('This is before the day it was made.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Expires on'));
  await userEvent.type(form.getByLabelText('Expires on'), '2028-03-11');
  await userEvent.click(form.getByRole('button', { name: 'Add batch' }));
  expect(await form.findByText('This product already has a batch with this number.')).toBeVisible();
  kept = [FRESH];
  reply = FRESH;
  await userEvent.type(form.getByLabelText('Batch number'), '/b');
  await userEvent.click(form.getByRole('button', { name: 'Add batch' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, createBatch).at(-1)).toEqual({
    lot_code: 'NH-2/b',
    made_on: '2026-03-12',
    expires_on: '2028-03-11',
    site_id: FARM.id,
  });
});

test.each(['31-12-2027', '2027-12-31', ' 31-12-2027\n'])(
  'a day that is pasted as %j is read, whichever part comes first',
  async (text) => {
    const fetch = answerCalls(...listing(), answer(createBatch, { id: PRODUCT }, FRESH));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a batch' }));
    const form = await panel('Add a batch');
    await userEvent.type(form.getByLabelText('Batch number'), '7');
    await userEvent.click(form.getByLabelText('Expires on'));
    await userEvent.paste(text);
    expect(form.getByLabelText('Expires on')).toHaveValue('2027-12-31');
    await userEvent.click(form.getByRole('button', { name: 'Add batch' }));
    await waitFor(() =>
      expect(bodiesTo(fetch, createBatch)).toEqual([
        { lot_code: '7', made_on: null, expires_on: '2027-12-31', site_id: null },
      ]),
    );
  },
);

test('a batch is edited and keeps what was not touched, its site too while sites are still to come', async () => {
  const fetch = answerCalls(
    ...listing(FRESH),
    answer(listSites, () => new Promise(() => {})),
    answer(changeBatch, { id: PRODUCT, batch: FRESH.id }, FRESH),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'NH-2' }));
  const form = await panel('Edit batch');
  expect(form.getByLabelText('Site')).toHaveDisplayValue('Upper farm');
  await userEvent.clear(form.getByLabelText('Made on'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesTo(fetch, changeBatch)).toEqual([
    { lot_code: 'NH-2', made_on: null, expires_on: '9999-03-11', site_id: FARM.id },
  ]);
});

test('of hundreds of sites each can be chosen', async () => {
  const many = Array.from({ length: 240 }, (_, at) => siteRow({ name: `Site ${at}` }));
  answerCalls(
    ...listing(FRESH),
    answer(listSites, ({ query }) => {
      const first = (Number(query['page']) - 1) * 100;
      return pageWith(many.slice(first, first + 100), { total: many.length });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'NH-2' }));
  const form = await panel('Edit batch');
  expect(await form.findByRole('option', { name: 'Site 239' })).toBeInTheDocument();
  expect(form.getAllByRole('option')).toHaveLength(241);
});

test('a batch is deleted after a question; one that is used says so and stays', async () => {
  answerCalls(
    ...listing(FRESH),
    answer(deleteBatch, { id: PRODUCT, batch: FRESH.id }, failed('batch_in_use')),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for NH-2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete batch NH-2/ }));
  await userEvent.click(question.getByRole('button', { name: 'Delete batch' }));
  expect(
    await screen.findByText('This batch is used by codes or recalls and cannot be deleted.'),
  ).toBeVisible();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});

test('whoever may not edit sees the list without ways to change it, and a failing list can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  let reply: Reply<typeof listBatches> = failed('busy');
  answerCalls(
    ...inProduct(whoamiOf('QR Operator', permissions)),
    answer(listBatches, () => reply),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([FRESH]);
  await userEvent.click(retry);
  const [row] = await rows();
  expect(screen.queryByRole('button', { name: 'Add a batch' })).toBeNull();
  expect(within(row!).queryByRole('button', { name: FRESH.lot_code })).toBeNull();
  await userEvent.click(within(row!).getByRole('button', { name: `Actions for ${FRESH.lot_code}` }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Trace both ways']);
});

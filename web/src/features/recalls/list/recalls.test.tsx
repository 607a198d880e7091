import { listRecalls, type RecallEntry } from '@qrigin/domain/recalls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { recallEntry } from '../../../../../domain/src/recalls/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { HONEY, inHoney, openRecalls } from '../testing/at-recalls.ts';

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const local = (day: number) => new Date(2026, 9, day).toISOString();
const OPEN = recallEntry({ product: HONEY });
const ENDED = recallEntry({
  heading: '',
  reason: 'The lid may leak.',
  scope: 'code',
  qr_id: '7K3M9QXA2VTD5RW8E1HN',
  level: 'carton',
  lot_code: 'NH-2610',
  lifted_at: '2026-11-18T10:00:00.000Z',
});
const MOCK = recallEntry({ heading: 'Exercise', mock: true, scope: 'window', from: local(1), to: local(15) });

const listing = (...recalls: RecallEntry[]) => [...inHoney(), answer(listRecalls, pageWith(recalls))];
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

test('[PROD-07] the product child product-recalls shows the recalls page', async () => {
  answerCalls(...listing());
  openRecalls();
  expect(await screen.findByRole('heading', { level: 1, name: 'Product Recall' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No recalls yet' })).toBeVisible();
  const entry = screen.getByRole('link', { name: 'Product Recall', current: 'page' });
  expect(entry).toHaveTextContent(/^Product Recall$/);
});

test('[PACK-23] the recalls page takes recall entries and shows them as a list', async () => {
  const fetch = answerCalls(...listing(OPEN, ENDED, MOCK));
  openRecalls();
  expect(await rows()).toEqual([
    expect.stringMatching(/^Recall of Forest honey, 500 g.*Open.*Batch FH-2026-014.*2,002.*Meera Nair/),
    expect.stringMatching(/^The lid may leak\..*Ended.*[Cc]arton 7K3M….*, batch NH-2610.*ended 18 Nov 2026/),
    expect.stringMatching(/^Exercise.*Mock.*Open.*Issued 1.+14 Oct 2026/),
  ]);
  expect(sentTo(fetch, listRecalls)[0]?.query).toMatchObject({ product_id: HONEY.id, page: '1' });
  expect(screen.getByRole('link', { name: /^Recall of Forest honey/ })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/product-recalls/${OPEN.id}`,
  );
});

test('the list is narrowed to what is open, and to mock recalls', async () => {
  const fetch = answerCalls(...listing(OPEN, MOCK));
  openRecalls();
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Open');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Mock recalls');
  await waitFor(() =>
    expect(sentTo(fetch, listRecalls).at(-1)?.query).toMatchObject({ open: 'true', mock: 'true' }),
  );
});

test('whoever may only look sees the list and no way to open a recall', async () => {
  answerCalls(
    ...inHoney(whoamiOf('QR Operator', ['product.view', 'recall.view'])),
    answer(listRecalls, pageWith([OPEN])),
  );
  const { router } = openRecalls();
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Open a recall' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Mock recall' })).toBeNull();
  await router.navigate(`/dashboard/${ORG}/${HONEY.id}/product-recalls/new`);
  expect(await screen.findByText('You do not have access to this page')).toBeVisible();
});

test('a list that cannot be loaded is asked for again', async () => {
  let reply: Response | ReturnType<typeof pageWith<RecallEntry>> = failed('internal');
  answerCalls(
    ...inHoney(),
    answer(listRecalls, () => reply),
  );
  openRecalls();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([OPEN]);
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(1);
});

import { findReceipt, listPayments, type Receipt } from '@qrigin/domain/payments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentRow, receiptSample } from '../../../../domain/src/payments/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const HERE = `/dashboard/${ORG}/payments`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('payments are listed in pages with their status in words, and each leads to its receipt', async () => {
  const paid = paymentRow({ receipt_number: '2026-27/000042' });
  const list = [
    paid,
    paymentRow({ status: 'open', receipt_number: null, paid_at: null, starts_at: null, ends_at: null }),
    paymentRow({ status: 'failed', receipt_number: null, paid_at: null, starts_at: null, ends_at: null }),
    paymentRow({ status: 'refunded' }),
    paymentRow({ starts_at: null, ends_at: null }),
    paymentRow({
      payment_plan: 'beta',
      plan_name: 'Beta',
      amount: 0,
      tax: 0,
      tax_percent: 0,
      receipt_number: null,
      ends_at: null,
    }),
  ];
  const fetch = answerCalls(...inOrganisation(), answer(listPayments, pageWith(list, { total: 41 })));
  openPage(HERE);
  const shown = await rows();
  const statuses = ['Paid', 'Not paid yet', 'Never paid', 'Refunded', 'Being refunded', 'Paid'];
  for (const [index, status] of statuses.entries())
    expect(within(shown[index]!).getByText(status)).toBeVisible();
  expect(shown[0]).toHaveTextContent(/2026-27\/000042₹4,999\.00/);
  expect(shown[5]).toHaveTextContent(/No endNoneFree/);
  expect(screen.getAllByRole('link', { name: 'Café menu' })[0]).toHaveAttribute('href', `${HERE}/${paid.id}`);
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(sentTo(fetch, listPayments).at(-1)?.query).toMatchObject({ page: '2' }));
});

test('an organisation that has paid nothing reads where payments begin; a list that fails can be tried again', async () => {
  let reply: Reply<typeof listPayments> = failed('busy');
  answerCalls(
    ...inOrganisation(),
    answer(listPayments, () => reply),
  );
  openPage(HERE);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = pageWith([]);
  await userEvent.click(retry);
  expect(await screen.findByText('No payments yet')).toBeVisible();
});

test('settings lead to the payments', async () => {
  answerCalls(...inOrganisation());
  openPage(`/dashboard/${ORG}/settings`);
  expect(await screen.findByRole('link', { name: /^Payments/ })).toHaveAttribute('href', HERE);
});

function show(receipt: Receipt) {
  answerCalls(...inOrganisation(), answer(findReceipt, { id: receipt.id }, receipt));
  openPage(`${HERE}/${receipt.id}`);
  return screen.findByRole('article', { name: 'Receipt' });
}

test('a receipt names seller, buyer, number, amounts with tax and the time that is paid for, and is printed', async () => {
  const sheet = await show(receiptSample({ receipt_number: '2026-27/000042' }));
  expect(within(sheet).getByText('2026-27/000042')).toBeVisible();
  expect(sheet).toHaveTextContent(
    /SellerQrigin Technologies Private Limited21 Residency Road.*GSTIN 29AABCQ1234M1Z5/s,
  );
  expect(sheet).toHaveTextContent(/BuyerThird Bell Café.*GSTIN 29AAGCB7383J1Z4/s);
  const amounts = within(within(sheet).getByRole('table', { name: 'Amounts' })).getAllByRole('row');
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    'One year for Café menu₹4,236.44',
    'GST (18%)₹762.56',
    'Total paid₹4,999.00',
  ]);
  expect(sheet).toHaveTextContent('from 15 Nov 2026 until 15 Nov 2027');
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a receipt has the days of India, as its number has, wherever it is read', async () => {
  const at = '2026-03-31T18:30:00.000Z';
  const sheet = await show(
    receiptSample({ created_at: at, paid_at: at, starts_at: at, ends_at: '2027-03-31T18:30:00.000Z' }),
  );
  expect(sheet).toHaveTextContent(/Paid1 Apr 2026, 00:00 GMT\+5:30/);
  expect(sheet).toHaveTextContent('from 1 Apr 2026 until 1 Apr 2027');
});

test.each<[what: string, over: Partial<Receipt>, words: RegExp, isPrinted: boolean]>([
  [
    'a refund',
    { status: 'refunded', refunded_at: '2026-11-17T09:00:00.000Z' },
    /All of ₹4,999.00 was refunded on 17 Nov 2026\./,
    true,
  ],
  [
    'money that goes back',
    { starts_at: null, ends_at: null },
    /This payment did not start a plan: the product was already active or is no longer available\. All of ₹4,999.00 is/,
    true,
  ],
  [
    'an open order',
    { status: 'open', paid_at: null, receipt_number: null, starts_at: null, ends_at: null },
    /This order is not paid yet\. It is not a receipt\./,
    false,
  ],
  [
    'an order that was never paid',
    { status: 'failed', paid_at: null, receipt_number: null, starts_at: null, ends_at: null },
    /We received no payment for this order, and it is closed/,
    false,
  ],
])('%s is shown for what it is', async (_what, over, words, isPrinted) => {
  const sheet = await show(receiptSample(over));
  expect(sheet).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: 'Print receipt' })).toHaveLength(isPrinted ? 1 : 0);
});

test('a payment that is not there is not found, and a word that is no id asks no one', async () => {
  const fetch = answerCalls(...inOrganisation());
  openPage(`${HERE}/nonsense`);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sentTo(fetch, findReceipt)).toEqual([]);
});

import { findReceipt, type Payment } from '@qrigin/domain/payments';
import { paymentRow, receiptSample } from '../../../../domain/src/payments/samples.ts';
import { addressOf } from '../../../product/address-of.ts';
import { after, page, type Shot } from '../../shot.ts';
import { listScenes, typical } from '../../world/organisation-scenes.ts';

const LIST = '/dashboard/:orgId/payments';
const RECEIPT = '/dashboard/:orgId/payments/:paymentId';

const receiptOf = (over: Partial<Payment>) =>
  after(typical, (calls) =>
    calls.on(addressOf(findReceipt), (call) => call.answer({ json: receiptSample(over) })),
  );

const KINDS: readonly Partial<Payment>[] = [
  {},
  { status: 'open', receipt_number: null, starts_at: null, ends_at: null },
  { status: 'failed', receipt_number: null, starts_at: null, ends_at: null },
  { status: 'refunded' },
  { starts_at: null, ends_at: null },
];
let last = 0;

const paymentOf = (name: string) => {
  last += 1;
  return paymentRow({ ...KINDS[last % KINDS.length], product_name: name });
};

const lists = listScenes('/payments', paymentOf);

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-payments',
    path: LIST,
    states: { ...lists, typical: { ...typical, place: 'cafe' } },
    openings: [],
  },
  page('organisation-receipt', RECEIPT, receiptOf({})),
  page(
    'organisation-receipt-refunded',
    RECEIPT,
    receiptOf({ status: 'refunded', refunded_at: '2026-11-17T09:00:00.000Z' }),
  ),
];

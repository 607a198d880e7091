import { randomBytes } from 'node:crypto';

/** What the provider writes down, in the shape of its documented answers. Money is in paise. */
export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
};
export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  captured: boolean;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  method: 'upi';
  error_code: string | null;
  created_at: number;
};
export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'processed';
  created_at: number;
};
export type State = { orders: Order[]; payments: Payment[]; refunds: Refund[] };

/** Said as the provider says no. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const idOf = (prefix: string) =>
  `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
const now = () => Math.floor(Date.now() / 1000);

function newOrder({ amount, currency, receipt, notes }: Record<string, unknown>): Order {
  if (!Number.isSafeInteger(amount) || Number(amount) < 100)
    throw new Refused('Order amount less than minimum amount allowed');
  if (currency !== 'INR') throw new Refused('Currency is not supported');
  return {
    id: idOf('order'),
    entity: 'order',
    amount: Number(amount),
    amount_paid: 0,
    amount_due: Number(amount),
    currency,
    receipt: typeof receipt === 'string' ? receipt : null,
    status: 'created',
    attempts: 0,
    notes: Object.fromEntries(Object.entries(Object(notes)).map(([name, value]) => [name, String(value)])),
    created_at: now(),
  };
}

function newRefund(payment: Payment, asked?: number): Refund {
  const left = payment.amount - payment.amount_refunded;
  if (payment.status === 'refunded') throw new Refused('The payment has been fully refunded already');
  if (!payment.captured) throw new Refused('The payment status should be captured for action to be taken');
  const amount = asked ?? left;
  if (amount < 1 || amount > left)
    throw new Refused('The refund amount provided is greater than amount captured');
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.refund_status = isFull ? 'full' : 'partial';
  if (isFull) payment.status = 'refunded';
  return {
    id: idOf('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    status: 'processed',
    created_at: now(),
  };
}

export type Books = ReturnType<typeof openBooks>;

/** Orders, tries to pay them, and what went back. An order is paid once, and a payment goes back once. */
export function openBooks(state: State, onChange: () => void = () => undefined) {
  const find = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw new Refused('The id provided does not exist');
    return found;
  };

  /** The newest comes first, as the provider lists them. */
  const kept = <Row>(rows: Row[], row: Row): Row => {
    rows.unshift(row);
    onChange();
    return row;
  };

  function tryToPay(orderId: string, status: 'captured' | 'failed'): Payment {
    const order = find(state.orders, orderId);
    if (order.status === 'paid') throw new Refused('Order already paid');
    order.attempts += 1;
    const isPaid = status === 'captured';
    order.status = isPaid ? 'paid' : 'attempted';
    if (isPaid) Object.assign(order, { amount_paid: order.amount, amount_due: 0 });
    const payment: Payment = {
      id: idOf('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status,
      order_id: order.id,
      captured: isPaid,
      amount_refunded: 0,
      refund_status: null,
      method: 'upi',
      error_code: isPaid ? null : 'BAD_REQUEST_ERROR',
      created_at: now(),
    };
    return kept(state.payments, payment);
  }

  return {
    state,
    order: (id: string) => find(state.orders, id),
    payment: (id: string) => find(state.payments, id),
    createOrder: (asked: Record<string, unknown>) => kept(state.orders, newOrder(asked)),
    pay: (orderId: string) => tryToPay(orderId, 'captured'),
    fail: (orderId: string) => tryToPay(orderId, 'failed'),
    refund: (paymentId: string, asked?: number) =>
      kept(state.refunds, newRefund(find(state.payments, paymentId), asked)),
  };
}

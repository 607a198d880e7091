import { SAMPLE_TIME, sampleId, sampleNumber } from '../http/index.ts';
import type { Payment, PaymentOrder, Receipt } from './contract.ts';
import { CURRENCY, type PaymentPlan, taxWithin } from './plan.ts';

const AMOUNT = 499_900;
const TAX_PERCENT = 18;
const MONEY = { amount: AMOUNT, tax: taxWithin(AMOUNT, TAX_PERCENT), currency: CURRENCY } as const;

/** A year for the price of one print run of labels. */
export function paymentPlan(over: Partial<PaymentPlan> = {}): PaymentPlan {
  return {
    id: 'one-year',
    name: 'One year',
    summary: 'For one product, with any number of packs and scans',
    ...MONEY,
    tax_percent: TAX_PERCENT,
    months: 12,
    ...over,
  };
}

/** An order as the checkout gets it. */
export function paymentOrder(over: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    id: sampleId(),
    order_id: `order_Sample${sampleNumber()}`,
    key_id: 'rzp_test_sample',
    payment_plan: 'one-year',
    product_id: sampleId(),
    ...MONEY,
    created_at: SAMPLE_TIME,
    checkout_url: 'https://checkout.razorpay.com/v1/checkout.js',
    ...over,
  };
}

/** A year that was paid for, as the list has it. */
export function paymentRow(over: Partial<Payment> = {}): Payment {
  const number = sampleNumber();
  return {
    id: sampleId(),
    product_id: sampleId(),
    product_name: 'Café menu',
    payment_plan: 'one-year',
    plan_name: 'One year',
    status: 'paid',
    ...MONEY,
    tax_percent: TAX_PERCENT,
    order_id: `order_Sample${number}`,
    payment_id: `pay_Sample${number}`,
    receipt_number: `2026-27/${String(number).padStart(6, '0')}`,
    created_at: SAMPLE_TIME,
    paid_at: SAMPLE_TIME,
    refunded_at: null,
    starts_at: SAMPLE_TIME,
    ends_at: '2027-11-15T09:00:00.000Z',
    ...over,
  };
}

/** The same with who sold and who bought. */
export function receiptSample(over: Partial<Receipt> = {}): Receipt {
  return {
    ...paymentRow(over),
    seller: {
      name: 'Qrigin Technologies Private Limited',
      address: '21 Residency Road\nBengaluru 560025',
      tax_number: '29AABCQ1234M1Z5',
    },
    buyer: {
      name: 'Third Bell Café',
      address: '8 Church Street\nBengaluru 560001',
      tax_number: '29AAGCB7383J1Z4',
    },
    ...over,
  };
}

import { expect, test } from 'vitest';
import { z } from 'zod';
import { startPaymentProvider } from '../../../tooling/services/payment-provider/payment-provider.ts';
import { paymentSettings } from '../../../tooling/services/payment-provider/settings.ts';
import { PaymentSettings, paymentFaults } from './env-payments.ts';

const Settings = z.object(PaymentSettings);
const provider = await startPaymentProvider();
await provider.stop();
const RIGHT = paymentSettings(provider);

/** The settings that are complained about. */
function wrong(changes: Record<string, string | undefined>, APP_ORIGIN = 'http://localhost'): string[] {
  const given = Object.entries({ ...RIGHT, ...changes }).filter(([, value]) => value !== undefined);
  const read = Settings.safeParse(Object.fromEntries(given));
  if (!read.success) return [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  return paymentFaults({ ...read.data, APP_ORIGIN }).map(({ name }) => name);
}

const plan = (over: object) =>
  JSON.stringify([
    { id: 'one-year', name: 'One year', price: 499_900, tax_percent: 18, months: 12, ...over },
  ]);

test('the settings of the local provider are right, and none at all are right as well', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong(Object.fromEntries(Object.keys(RIGHT).map((name) => [name, undefined])))).toEqual([]);
});

test('[PAY-10] plans are read with the tax that their price includes', () => {
  const { PLANS } = Settings.parse(RIGHT);
  expect(PLANS.map(({ id, amount, tax, currency }) => [id, amount, tax, currency])).toEqual([
    ['one-year', 499_900, 76_256, 'INR'],
    ['three-months', 149_900, 22_866, 'INR'],
  ]);
});

test.each([
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_NUMBER',
  'PLANS',
])('without %s the server does not start with the others', (name) => {
  expect(wrong({ [name]: undefined })).toEqual([name]);
});

test.each([
  ['no list', '{}'],
  ['no JSON', 'one year'],
  ['a price in rupees', plan({ price: 4999.5 })],
  ['a price below a rupee', plan({ price: 99 })],
  ['no end', plan({ months: 0 })],
  ['the free plan', plan({ id: 'beta' })],
  ['another currency', plan({ currency: 'USD' })],
  ['something that we do not know', plan({ discount: 10 })],
  ['two plans of one id', `[${plan({}).slice(1, -1)},${plan({}).slice(1, -1)}]`],
])('plans with %s are refused', (_, text) => {
  expect(wrong({ PLANS: text })).toEqual(['PLANS']);
});

test('the webhook has a secret of its own, now and before', () => {
  const { RAZORPAY_KEY_SECRET: key } = RIGHT;
  expect(wrong({ RAZORPAY_WEBHOOK_SECRET: key })).toEqual(['RAZORPAY_WEBHOOK_SECRET']);
  expect(wrong({ RAZORPAY_WEBHOOK_SECRET_BEFORE: key })).toEqual(['RAZORPAY_WEBHOOK_SECRET']);
  expect(wrong({ RAZORPAY_WEBHOOK_SECRET: 'short' })).toEqual(['RAZORPAY_WEBHOOK_SECRET']);
});

test('on the internet, money goes nowhere without https', () => {
  const app = 'https://app.example.com';
  expect(wrong({}, app)).toEqual(['PAYMENT_URL', 'PAYMENT_CHECKOUT_URL', 'CHECKOUT_ORIGINS']);
  const online = { PAYMENT_URL: undefined, PAYMENT_CHECKOUT_URL: undefined, CHECKOUT_ORIGINS: undefined };
  const checkout = 'https://checkout.razorpay.com';
  expect(wrong({ ...online, CHECKOUT_ORIGINS: `${checkout},${provider.url}` }, app)).toEqual([
    'CHECKOUT_ORIGINS',
  ]);
  expect(wrong(online, app)).toEqual([]);
  expect(wrong({ PAYMENT_URL: 'http://api.example.com' })).toEqual(['PAYMENT_URL']);
});

test('the pricing page may load the checkout that it opens', () => {
  expect(wrong({ CHECKOUT_ORIGINS: undefined })).toEqual(['CHECKOUT_ORIGINS']);
  expect(wrong({ CHECKOUT_ORIGINS: `https://bank.example,${provider.url}` })).toEqual([]);
});

test('a plan without tax needs no tax number', () => {
  expect(wrong({ PLANS: plan({ tax_percent: 0 }), SELLER_TAX_NUMBER: undefined })).toEqual([]);
});

import { storeQrInfo } from '@qrigin/domain/details';
import { requestExport } from '@qrigin/domain/exports';
import { completePayment, createPaymentOrder, findReceipt, payBeta } from '@qrigin/domain/payments';
import {
  createProduct,
  deleteProduct,
  findProduct,
  type Product,
  renameProduct,
} from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { createRecall, liftRecall } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { newStaticProduct, orderFor, payIn, sharedTill, type Till } from '../../../testing/programs/till.ts';
import { endPlanOf } from './end-plans.ts';

const DAY_MS = 86_400_000;

let till: Till;
beforeAll(async () => {
  till = await sharedTill();
});
afterEach(() => {
  till.provider.webhooks.take();
  Object.assign(till.provider.faults, { isDown: false, broken: [], lost: 0, lossRate: 0 });
});

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const daysOn = (days: number) => minutesOn(days * 24 * 60);
const isActive = async (org: TestOrganisation, { id }: { id: string }) =>
  (await org.call(findProduct, { params: { id } })).isActive;
const receipt = (org: TestOrganisation, id: string) => org.call(findReceipt, { params: { id } });

async function newOrder(plan?: string) {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  return { org, product, order: await orderFor(org, product, plan) };
}

async function paid() {
  const { org, product, order } = await newOrder('three-months');
  const { ends_at: end } = await org.call(completePayment, { body: payIn(till, order.order_id) });
  const ends = new Date(end ?? '');
  return { org, product, order, daysBefore: (days: number) => new Date(ends.getTime() - days * DAY_MS) };
}

async function told(org: TestOrganisation) {
  const { rows } = await till.api.database.superuser.query<{ kind: string }>(
    "select kind from notification where org_id = $1 and kind like 'plan.%' order by created_at",
    [org.id],
  );
  return rows.map(({ kind }) => kind);
}

const scan = async (qr: string) => (await till.api.ask(scanOverview, { params: { qr } })).body;

test('what neither the browser nor an event told is found by the round, once some minutes have gone by', async () => {
  const { org, product, order } = await newOrder();
  payIn(till, order.order_id);
  await till.lookAround();
  expect(await isActive(org, product)).toBe(false);
  till.provider.faults.isDown = true;
  await till.lookAround(minutesOn(6));
  expect(await isActive(org, product)).toBe(false);
  till.provider.faults.isDown = false;
  await till.lookAround(minutesOn(16));
  await till.lookAround(minutesOn(26));
  expect(await isActive(org, product)).toBe(true);
  expect(await receipt(org, order.id)).toMatchObject({ status: 'paid' });
});

test('an order that the provider never made is given up after a week, and so is one that nobody paid', async () => {
  const { org, product, order } = await newOrder();
  till.provider.faults.isDown = true;
  const other = await newStaticProduct(org);
  const body = { payment_plan: 'one-year', product_id: other.id };
  expect((await org.ask(createPaymentOrder, { body })).status).toBe(503);
  till.provider.faults.isDown = false;
  await till.lookAround(minutesOn(8 * 24 * 60));
  const { rows } = await till.api.database.superuser.query('select status from payment where org_id = $1', [
    org.id,
  ]);
  expect(rows).toEqual([{ status: 'failed' }, { status: 'failed' }]);
  expect((await orderFor(org, product)).id).not.toBe(order.id);
});

test('an order that the provider does not know, as after a change of keys, is given up after a week', async () => {
  const { org, product, order } = await newOrder();
  await till.api.database.superuser.query("update payment set order_id = 'order_OfOtherKeys' where id = $1", [
    order.id,
  ]);
  await till.lookAround(daysOn(6.9));
  expect(await receipt(org, order.id)).toMatchObject({ status: 'open' });
  await till.lookAround(daysOn(7.2));
  expect(await receipt(org, order.id)).toMatchObject({ status: 'failed' });
  expect((await orderFor(org, product)).order_id).not.toBe('order_OfOtherKeys');
});

test('an order is not given up while the bank has confirmed it and the provider has yet to take the money', async () => {
  const { org, product, order } = await newOrder();
  const { payment_id: id } = payIn(till, order.order_id);
  till.provider.books.payment(id).status = 'authorized';
  await till.lookAround(daysOn(7.2));
  expect(await receipt(org, order.id)).toMatchObject({ status: 'open' });
  till.provider.books.payment(id).status = 'captured';
  await till.lookAround(daysOn(7.5));
  expect(await isActive(org, product)).toBe(true);
});

test('an order that was paid in an old window after it was given up is found for another week', async () => {
  const { org, product, order } = await newOrder();
  await till.lookAround(daysOn(8));
  expect(await receipt(org, order.id)).toMatchObject({ status: 'failed' });
  payIn(till, order.order_id);
  await till.lookAround(daysOn(13));
  expect(await isActive(org, product)).toBe(true);
});

test('orders that the provider cannot answer about keep no one waiting', async () => {
  const { org, product, order } = await newOrder();
  const broken = [await newOrder(), await newOrder(), await newOrder()];
  // Those that were never asked about come first, so the one that was paid waits for these three.
  await till.api.database.superuser.query(
    "update payment set checked_at = now() - interval '1 hour' where id = $1",
    [order.id],
  );
  till.provider.faults.broken = broken.map((one) => one.order.order_id);
  payIn(till, order.order_id);
  await till.lookAround(minutesOn(6));
  await till.lookAround(minutesOn(6));
  expect(await isActive(org, product)).toBe(true);
  expect(await receipt(broken[0]!.org, broken[0]!.order.id)).toMatchObject({ status: 'open' });
});

test('an order that was given up for a new price and was paid in an old tab is found all the same', async () => {
  const { org, product, order } = await newOrder();
  await till.api.database.superuser.query("update payment set status = 'failed' where id = $1", [order.id]);
  payIn(till, order.order_id);
  await till.lookAround(minutesOn(6));
  expect(await isActive(org, product)).toBe(true);
});

test('orders that cannot be settled, of another organisation, keep no one waiting', async () => {
  const busy = await newOrganisation(till.api);
  // The provider knows none of these, as after a change of keys.
  await till.api.database.superuser.query(
    `with made as (insert into product (org_id, name, nature) select $1, 'Café menu ' || n, 'static'
       from generate_series(1, 250) n returning id)
     insert into payment (org_id, product_id, plan, plan_name, amount, tax, tax_percent, months, status, order_id, created_at)
     select $1, id, 'one-year', 'One year', 499900, 76256, 18, 12, 'open', 'order_' || replace(id::text, '-', ''),
       now() - interval '1 hour' from made`,
    [busy.id],
  );
  const { org, product, order } = await newOrder();
  payIn(till, order.order_id);
  await till.lookAround(minutesOn(6));
  expect(await isActive(org, product)).toBe(true);
  const asked = async () => {
    const { rows } = await till.api.database.superuser.query(
      'select count(*)::int from payment where org_id = $1 and checked_at is not null',
      [busy.id],
    );
    return rows[0].count;
  };
  expect(await asked()).toBe(20);
  await till.lookAround(minutesOn(6));
  expect(await asked()).toBe(40);
  await till.api.database.superuser.query("update payment set status = 'failed' where org_id = $1", [
    busy.id,
  ]);
  await till.api.database.superuser.query(
    "update payment set created_at = now() - interval '30 days' where org_id = $1",
    [busy.id],
  );
});

test('money that someone gave back at the provider’s own page is seen the next day', async () => {
  const { org, product, order } = await newOrder();
  const { payment_id: id } = await org.call(completePayment, { body: payIn(till, order.order_id) });
  till.provider.books.refund(id ?? '');
  await till.lookAround();
  expect(await receipt(org, order.id)).toMatchObject({ status: 'paid' });
  await till.lookAround(minutesOn(25 * 60));
  expect(await receipt(org, order.id)).toMatchObject({ status: 'refunded' });
  expect(await isActive(org, product)).toBe(false);
});

test('Owners are reminded 14 and 3 days before the end and at the end, once each', async () => {
  const { org, daysBefore } = await paid();
  const seen: number[] = [];
  for (const days of [14.1, 14, 13, 4, 3, 2, 0.1, 0, -1]) {
    await till.lookAround(daysBefore(days));
    await till.lookAround(daysBefore(days));
    seen.push((await told(org)).length);
  }
  expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
  expect(await told(org)).toEqual(['plan.end-in-14-days', 'plan.end-in-3-days', 'plan.end']);
});

test('a reminder that no worker was there for is not made up for when the next one is due', async () => {
  const { org, daysBefore } = await paid();
  await till.lookAround(daysBefore(2));
  expect(await told(org)).toEqual(['plan.end-in-3-days']);
});

test('Owners are not told of plans of a product that is deleted, or while the organisation is suspended', async () => {
  const [deleted, suspended] = [await paid(), await paid()];
  const suspend = (at: 'now()' | 'null') =>
    till.api.database.superuser.query(`update organisation set suspended_at = ${at} where id = $1`, [
      suspended.org.id,
    ]);
  await deleted.org.call(deleteProduct, { params: { id: deleted.product.id } });
  await suspend('now()');
  await till.lookAround(deleted.daysBefore(13));
  expect([await told(deleted.org), await told(suspended.org)]).toEqual([[], []]);
  await suspend('null');
  await till.lookAround(deleted.daysBefore(12));
  expect([await told(deleted.org), await told(suspended.org)]).toEqual([[], ['plan.end-in-14-days']]);
  await suspend('now()');
  await till.lookAround(deleted.daysBefore(-1));
  await suspend('null');
  expect([await told(deleted.org), await told(suspended.org)]).toEqual([[], ['plan.end-in-14-days']]);
  expect(await isActive(suspended.org, suspended.product)).toBe(false);
});

test('[PAY-12] a plan ends: the product is inactive, its code answers as before, and it can be renewed', async () => {
  const { org, product, daysBefore } = await paid();
  const { id: qr } = await org.call(getDefaultQr, { params: { id: product.id } });
  expect(await scan(qr)).toMatchObject({ state: 'active', product: { is_active: true } });

  await till.lookAround(daysBefore(0.01));
  expect(await isActive(org, product)).toBe(true);
  await till.lookAround(daysBefore(0));
  expect(await isActive(org, product)).toBe(false);
  expect(await scan(qr)).toMatchObject({
    state: 'active',
    product: { name: 'Café menu', is_active: false },
  });

  // What people write goes on, and so do recalls and the way out.
  const params = { id: product.id };
  await org.call(renameProduct, { params, body: { name: 'Summer menu' } });
  await org.call(storeQrInfo, { params, body: { title: 'Summer menu' } });
  const { id } = await org.call(createRecall, {
    body: { scope: 'product', product_id: product.id, reason: 'Nuts are missing in the list' },
  });
  expect(await scan(qr)).toMatchObject({
    state: 'recalled',
    maker: { name: 'Hill Farm' },
    product: { name: 'Summer menu' },
    recall: { recalled: true, reason: 'Nuts are missing in the list' },
  });
  await org.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
  expect(await scan(qr)).toMatchObject({ state: 'active', product: { name: 'Summer menu' } });
  expect((await org.ask(requestExport)).status).toBe(requestExport.status);

  const renewal = await orderFor(org, product);
  const again = await org.call(completePayment, { body: payIn(till, renewal.order_id) });
  expect(again).toMatchObject({ status: 'paid', starts_at: expect.any(String) });
  expect(await isActive(org, product)).toBe(true);
  expect(await scan(qr)).toMatchObject({ state: 'active', product: { is_active: true } });
});

test('a job that comes before the end leaves the plan as it is', async () => {
  const { org, product, order, daysBefore } = await paid();
  const place = { orgId: org.id, id: order.id };
  await endPlanOf(till.jobCtx, place, daysBefore(0.01));
  expect(await isActive(org, product)).toBe(true);
  await endPlanOf(till.jobCtx, place, daysBefore(0));
  expect(await isActive(org, product)).toBe(false);
});

test('a plan that ends by its own job ends once, and one that was refunded before is left alone', async () => {
  const { org, daysBefore, product } = await paid();
  await till.lookAround(daysBefore(-1));
  await till.lookAround(daysBefore(-2));
  expect(await told(org)).toEqual(['plan.end']);
  await org.call(payBeta, { body: { product_id: product.id } });
  await till.lookAround(daysBefore(-3));
  expect(await isActive(org, product)).toBe(true);
  expect(await told(org)).toEqual(['plan.end']);
});

test('what never was activated answers inactive, whatever has been ordered for it', async () => {
  const { org, product } = await newOrder();
  const { id: qr } = await org.call(getDefaultQr, { params: { id: product.id } });
  await till.lookAround(minutesOn(60));
  expect(await scan(qr)).toMatchObject({ state: 'inactive', product: { is_active: false } });
  const dynamic: Product = await org.call(createProduct, { body: { name: 'Honey', nature: 'dynamic' } });
  const code = await org.call(getDefaultQr, { params: { id: dynamic.id } });
  expect(await scan(code.id)).toMatchObject({ state: 'active', product: { is_active: true } });
});

import { closeOrganisation } from '@qrigin/domain/organisations';
import {
  completePayment,
  createPaymentOrder,
  findReceipt,
  listPayments,
  payBeta,
} from '@qrigin/domain/payments';
import { deleteProduct, findProduct } from '@qrigin/domain/products';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { newStaticProduct, orderFor, payIn, sharedTill, type Till } from '../../../testing/programs/till.ts';

let till: Till;
let mailRoom: MailRoom | undefined;
beforeAll(async () => {
  till = await sharedTill();
});
afterEach(() => Object.assign(till.provider.faults, { isDown: false, lost: 0, lossRate: 0 }));
afterAll(() => mailRoom?.stop());

const isActive = async (org: TestOrganisation, { id }: { id: string }) =>
  (await org.call(findProduct, { params: { id } })).isActive;
const deliver = () => Promise.all(till.provider.webhooks.take().map((sending) => sending()));
const receipt = (org: TestOrganisation, id: string) => org.call(findReceipt, { params: { id } });

async function ledger(org: TestOrganisation) {
  const { rows } = await till.api.database.superuser.query<{ kind: string; amount: number }>(
    'select kind, amount from payment_entry where org_id = $1 order by id',
    [org.id],
  );
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

async function newOrder(plan?: string) {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  return { org, product, order: await orderFor(org, product, plan) };
}

test('the browser and the provider’s events, at the same time and again and again: one activation', async () => {
  const { org, product, order } = await newOrder();
  till.provider.webhooks.how.times = 3;
  const body = payIn(till, order.order_id);
  till.provider.webhooks.how.times = 1;
  const browser = Array.from({ length: 3 }, () => org.ask(completePayment, { body }));
  const [answers] = await Promise.all([Promise.all(browser), deliver(), till.doJobs()]);
  await till.doJobs();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ledger(org)).toEqual(['paid 499900']);
  const { rows } = await till.api.database.superuser.query(
    `with own as (select $1::uuid as org_id)
     select (select count(*) from audit_entry join own using (org_id) where action = 'payment.pay')::int as told,
       (select count(*) from payment join own using (org_id) where starts_at is not null)::int as plans,
       (select count(*) from mail where kind = 'payments.receipt' and facts ->> 'orgId' = $1::text)::int as mails`,
    [org.id],
  );
  expect(rows).toEqual([{ told: 1, plans: 1, mails: 1 }]);
  expect(await isActive(org, product)).toBe(true);
});

test('paid in two tabs, for two plans: the first counts, and all of the second goes back', async () => {
  const { org, product, order } = await newOrder();
  const other = await orderFor(org, product, 'three-months');
  const [first, second] = [payIn(till, order.order_id), payIn(till, other.order_id)];
  const [one, two] = [
    await org.call(completePayment, { body: first }),
    await org.call(completePayment, { body: second }),
  ];
  expect([one.status, one.starts_at !== null]).toEqual(['paid', true]);
  expect([two.status, two.starts_at, two.ends_at]).toEqual(['paid', null, null]);
  // The answer of the provider is lost once: it gives the money back all the same, and only once.
  till.provider.faults.lost = 1;
  await till.doJobs();
  await till.doJobsAgain();
  expect(await ledger(org)).toEqual(['paid 499900', 'paid 149900', 'refunded -149900']);
  expect(till.provider.books.payment(second.payment_id)).toMatchObject({ status: 'refunded' });
  expect(await receipt(org, other.id)).toMatchObject({ status: 'refunded', amount: 149_900 });
  expect(await receipt(org, order.id)).toMatchObject({ status: 'paid' });
  expect(await isActive(org, product)).toBe(true);
});

test('the provider takes one order twice: the second payment goes back', async () => {
  const { org, product, order } = await newOrder();
  const first = payIn(till, order.order_id);
  till.provider.books.order(order.order_id).status = 'attempted';
  const second = payIn(till, order.order_id);
  await org.call(completePayment, { body: second });
  await till.doJobs();
  expect((await ledger(org)).toSorted()).toEqual(['paid 499900', 'paid 499900', 'refunded -499900']);
  const { payment_id: counted } = await receipt(org, order.id);
  const others = [first.payment_id, second.payment_id].filter((id) => id !== counted);
  expect(others.map((id) => till.provider.books.payment(id).status)).toEqual(['refunded']);
  expect(await isActive(org, product)).toBe(true);
  // The first payment stays as it is, and Owners hear of the second.
  expect(await receipt(org, order.id)).toMatchObject({ status: 'paid', refunded_at: null });
  const { rows } = await till.api.database.superuser.query<{ kind: string }>(
    "select kind from notification where org_id = $1 and kind = 'payment.refund'",
    [org.id],
  );
  expect(rows).toHaveLength(1);
});

test('money for a product that is active already, deleted, or of an organisation that is closed goes back', async () => {
  const [active, gone, closed] = [await newOrder(), await newOrder(), await newOrder()];
  await active.org.call(payBeta, { body: { product_id: active.product.id } });
  await gone.org.call(deleteProduct, { params: { id: gone.product.id } });
  await closed.org.call(closeOrganisation, { body: { name: 'Hill Farm' } });
  for (const { order } of [active, gone, closed]) payIn(till, order.order_id);
  await deliver();
  await till.doJobs();
  for (const { org } of [active, gone, closed])
    expect(await ledger(org)).toEqual(['paid 499900', 'refunded -499900']);
  const { rows } = await till.api.database.superuser.query(
    'select id, is_active from product where id = any($1) order by is_active',
    [[gone.product.id, closed.product.id]],
  );
  expect(rows.map(({ is_active }) => is_active)).toEqual([false, false]);
});

test('a part that goes back leaves the plan as it is; once all went back it is over, and codes go on', async () => {
  const { org, product, order } = await newOrder();
  const { payment_id: id } = await org.call(completePayment, { body: payIn(till, order.order_id) });
  till.provider.refund(id ?? '', 100_000);
  await deliver();
  await till.doJobs();
  expect(await receipt(org, order.id)).toMatchObject({ status: 'paid', refunded_at: null });
  expect(await isActive(org, product)).toBe(true);

  till.provider.refund(id ?? '');
  await deliver();
  await deliver();
  await till.doJobs();
  expect(await ledger(org)).toEqual(['paid 499900', 'refunded -100000', 'refunded -399900']);
  expect(await receipt(org, order.id)).toMatchObject({ status: 'refunded' });
  expect(await isActive(org, product)).toBe(false);
  expect((await orderFor(org, product)).id).not.toBe(order.id);
});

test('a refund that is on its way is not asked for again, and one that failed is', async () => {
  const { org, product, order } = await newOrder();
  const other = await orderFor(org, product, 'three-months');
  await org.call(completePayment, { body: payIn(till, order.order_id) });
  const { payment_id: id } = await org.call(completePayment, { body: payIn(till, other.order_id) });
  const made = till.provider.books.refund(id ?? '');
  Object.assign(made, { status: 'pending' });
  await till.doJobs();
  const refunds = () => till.provider.books.state.refunds.filter(({ payment_id }) => payment_id === id);
  expect(refunds()).toHaveLength(1);
  expect(await ledger(org)).toEqual(['paid 499900', 'paid 149900']);
  // The bank could not do it: the money is with us again.
  Object.assign(made, { status: 'failed' });
  Object.assign(till.provider.books.payment(id ?? ''), { status: 'captured', amount_refunded: 0 });
  await till.doJobsAgain();
  expect(refunds().map(({ status }) => status)).toEqual(['processed', 'failed']);
  expect(await ledger(org)).toEqual(['paid 499900', 'paid 149900', 'refunded -149900']);
});

test('money that is not what was agreed activates nothing, and nothing else waits for it', async () => {
  const [odd, right] = [await newOrder(), await newOrder()];
  const { payment_id: id } = payIn(till, odd.order.order_id);
  till.provider.books.payment(id).amount = 500_900;
  payIn(till, right.order.order_id);
  await deliver();
  await till.doJobs();
  expect(await isActive(odd.org, odd.product)).toBe(false);
  expect(await ledger(odd.org)).toEqual([]);
  expect(await isActive(right.org, right.product)).toBe(true);
});

test('the ledger is only added to: nobody changes, removes or empties it, not even its owner', async () => {
  const { org, order } = await newOrder();
  await org.call(completePayment, { body: payIn(till, order.order_id) });
  const { superuser, app } = till.api.database;
  for (const statement of [
    'update payment_entry set amount = 1',
    'delete from payment_entry',
    'truncate payment_entry',
  ]) {
    await expect(superuser.query(statement)).rejects.toThrow('append-only');
    await expect(app.pool.query(statement)).rejects.toThrow('permission denied');
  }
  await expect(
    superuser.query(
      `insert into payment_entry (org_id, payment_id, kind, amount, currency, provider_payment_id)
       select org_id, payment_id, kind, amount, currency, provider_payment_id from payment_entry where org_id = $1`,
      [org.id],
    ),
  ).rejects.toThrow('payment_entry_paid_once');
});

test('receipts are numbered without a gap, also when many pay at the same moment', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, () => newOrder('three-months')));
  const paid = await Promise.all(
    orders.map(({ org, order }) => org.call(completePayment, { body: payIn(till, order.order_id) })),
  );
  const { rows } = await till.api.database.superuser.query<{ receipt_number: string }>(
    'select receipt_number from payment where receipt_number is not null order by receipt_number',
  );
  const numbers = rows.map(({ receipt_number }) => Number(receipt_number.split('/')[1]));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(new Set(paid.map(({ receipt_number }) => receipt_number)).size).toBe(5);
  expect(paid[0]?.receipt_number).toMatch(/^\d{4}-\d\d\/\d{6}$/);
});

test('the receipt names seller, buyer, price and tax, as they were then, and comes by email to Owners and whoever paid', async () => {
  mailRoom = await startMailRoom(till.api);
  const { org, product } = await newOrder();
  const admin = await org.newMember('admin');
  const gone = await org.newMember('owner');
  await till.api.database.superuser.query('update app_user set deleted_at = now() where id = $1', [gone.id]);
  const order = await till.api.call(createPaymentOrder, {
    params: { org: org.id },
    token: admin.token,
    body: { payment_plan: 'three-months', product_id: product.id },
  });
  await org.call(completePayment, { body: payIn(till, order.order_id) });
  const shown = await receipt(org, order.id);
  expect(shown).toMatchObject({
    status: 'paid',
    amount: 149_900,
    tax: 22_866,
    tax_percent: 18,
    seller: { name: 'Qrigin Technologies Private Limited', tax_number: '29AABCQ1234M1Z5' },
    buyer: { name: 'Hill Farm' },
  });
  await till.api.database.superuser.query("update organisation set name = 'Another' where id = $1", [org.id]);
  expect(await receipt(org, order.id)).toMatchObject({ buyer: { name: 'Hill Farm' } });
  for (const { email } of [org.owner, admin]) {
    const [mail, ...others] = await mailRoom.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your receipt');
    expect(mail?.text).toContain(shown.receipt_number);
    for (const words of ['₹1,499.00', '₹228.66', '₹1,270.34', 'GST (18%)', '29AABCQ1234M1Z5'])
      expect(mail?.text).toContain(words);
  }
  expect(await mailRoom.mailsTo(gone.email)).toEqual([]);
});

test('the receipt goes to whoever ordered, as long as they are a member, and to whoever’s browser completed it', async () => {
  const org = await newOrganisation(till.api);
  const product = await newStaticProduct(org);
  const [left, stayed, completing] = [
    await org.newMember('admin'),
    await org.newMember('admin'),
    await org.newMember('admin'),
  ];
  const by = async (person: typeof left, plan: string) =>
    till.api.call(createPaymentOrder, {
      params: { org: org.id },
      token: person.token,
      body: { payment_plan: plan, product_id: product.id },
    });
  const orders = [await by(left, 'three-months'), await by(stayed, 'one-year')];
  await till.api.database.superuser.query(
    "update membership set status = 'suspended' where org_id = $1 and user_id = $2",
    [org.id, left.id],
  );
  const receivers = [];
  for (const order of orders) {
    const body = payIn(till, order.order_id);
    await till.api.call(completePayment, { params: { org: org.id }, token: completing.token, body });
    const { rows } = await till.api.database.superuser.query<{ address: string }>(
      "select address from mail where kind = 'payments.receipt' and facts ->> 'paymentId' = $1",
      [order.id],
    );
    receivers.push(rows.map(({ address }) => address).toSorted());
  }
  expect(receivers).toEqual([
    [org.owner.email, completing.email].toSorted(),
    [org.owner.email, stayed.email, completing.email].toSorted(),
  ]);
});

test('the list of payments is the organisation’s own, the newest first', async () => {
  const { org, product, order } = await newOrder();
  const other = await orderFor(org, product, 'three-months');
  await newOrder();
  await org.call(completePayment, { body: payIn(till, order.order_id) });
  const { items, total } = await org.call(listPayments, { query: {} });
  expect([total, items.map(({ id, status }) => [id, status])]).toEqual([
    2,
    [
      [other.id, 'open'],
      [order.id, 'paid'],
    ],
  ]);
});

import type { Page } from '@playwright/test';
import { createProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { withinOrg } from '../../server/src/testing/client.ts';
import { addOrder } from '../../tooling/dev/demo/seed-order.ts';
import { clientOf } from '../world/client-of.ts';
import { letPlanEnd } from '../world/let-plan-end.ts';
import { newOrganisation } from '../world/new-organisation.ts';
import { beSignedIn, expectPage, toastOf } from '../world/signing-in.ts';
import { expect, test } from '../world/world.ts';

/** A menu that no one has paid for yet. */
async function newMenu(page: Page) {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Lake Café');
  const client = await clientOf(page);
  const { call } = withinOrg(client, { org });
  const { id } = await call(createProduct, { body: { name: 'Summer menu', nature: 'static' } });
  return { org, id, client, call, here: `/dashboard/${org}/${id}` };
}

const active = (page: Page) => page.getByRole('region', { name: 'This product is active' });
const openCheckout = (page: Page, price: string) =>
  page.getByRole('button', { name: `Pay ${price}` }).click();
const payInCheckout = (page: Page) =>
  page.getByRole('dialog', { name: 'Test payment' }).getByRole('button', { name: 'Pay' }).click();

test('[PAY-08] an Owner pays for a plan in two tabs: the first activates the product, and the second is refunded', async ({
  page,
  context,
  request,
}) => {
  const { org, here } = await newMenu(page);
  const policyOf = async (path: string) =>
    String((await request.get(path)).headers()['content-security-policy']);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`${here}/pricing`);
  await openCheckout(page, '₹4,999.00');
  await openCheckout(second, '₹1,499.00');
  await payInCheckout(page);
  await expect(toastOf(page, 'Product activated')).toBeVisible();
  await expect(active(page)).toContainText('includes 18% GST, ₹762.56');

  await payInCheckout(second);
  await expect(active(second)).toBeVisible();
  await expect(
    second.getByText(/arrived when this product was already active\. We (are refund|refund)/),
  ).toBeVisible();

  // Only the document of prices may load the provider’s program; every other one is fetched without it.
  const program = await page.evaluate(() => typeof Reflect.get(window, 'Razorpay'));
  await page.getByRole('link', { name: /^\d{4}-\d\d\/\d{6}$/ }).click();
  await expectPage(page, 'Receipt');
  expect([program, await page.evaluate(() => typeof Reflect.get(window, 'Razorpay'))]).toEqual([
    'function',
    'undefined',
  ]);
  const [open, others] = [await policyOf(`${here}/pricing`), await policyOf(`/dashboard/${org}/payments`)];
  const additions = new Set(open.split(/[ ;]+/).filter((word) => !others.includes(word)));
  expect([...additions]).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  const sheet = page.getByRole('article', { name: 'Receipt' });
  await expect(sheet).toContainText('Lake Café');
  await expect(sheet.getByRole('row', { name: 'Total paid' })).toContainText('₹4,999.00');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet).toBeVisible();

  await expect(async () => {
    await page.goto(`/dashboard/${org}/payments`);
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('[PROD-14] after its plan ends a printed code still shows the menu, and renewing brings the rest back', async ({
  page,
}) => {
  const { org, id, client, call, here } = await newMenu(page);
  await addOrder(client.call, { org, product: id }, 'paid');
  const { id: code } = await call(getDefaultQr, { params: { id } });
  await letPlanEnd(org);
  await expect(async () => {
    await page.goto(`${here}/pricing`);
    await expect(page.getByRole('button', { name: 'Renew for ₹4,999.00' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Download QR' })).toHaveCount(0);

  await page.goto(`/scan/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Summer menu' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Not active yet');

  await page.goto(`${here}/pricing`);
  await page.getByRole('button', { name: 'Renew for ₹4,999.00' }).click();
  await payInCheckout(page);
  await expect(active(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download QR' })).toBeVisible();
});

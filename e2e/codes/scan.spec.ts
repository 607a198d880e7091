import type { Page } from '@playwright/test';
import { createPackaging } from '@qrigin/domain/packaging';
import { deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, issueCodes, listCodes, renewDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { liftRecall, recallCode } from '@qrigin/domain/recalls';
import { recallSample } from '../../domain/src/recalls/samples.ts';
import { newBrand } from '../world/brand.ts';
import { expect, test } from '../world/world.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const stateLine = (page: Page) => page.locator('main').innerText();

test('[SCAN-18][SCAN-02][SCAN-08] a shopper scans a pack and sees what it is, without an account', async ({
  page,
  context,
}) => {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  const told = page.waitForResponse((response) => response.url().endsWith('/usage'));
  const response = await page.goto(`/scan/${jar?.id}`);
  expect(response?.status()).toBe(200);
  await expect(headline(page)).toHaveText('Forest honey');
  expect(await stateLine(page)).toMatch(/No recall, in date/);
  expect((await told).status()).toBe(200);
  await expect(page.getByText(/Checked today at \d\d:\d\d/)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('a pack that is scanned again is counted again', async ({ page }) => {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  for (const visit of ['first', 'second']) {
    const told = page.waitForResponse((response) => response.url().endsWith('/usage'));
    await page.goto(`/scan/${jar?.id}`);
    expect((await told).status(), visit).toBe(200);
    await page.goto('about:blank');
  }
});

test('a code in capitals or small letters opens the same page', async ({ page }) => {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  await page.goto(`/SCAN/${jar?.id}`);
  await expect(headline(page)).toHaveText('Forest honey');
  await page.goto(`/scan/${jar?.id.toLowerCase()}`);
  await expect(headline(page)).toHaveText('Forest honey');
});

test('who goes back to a pack that was recalled meanwhile sees the recall', async ({ page }) => {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  await page.goto(`/scan/${jar?.id}`);
  await expect(headline(page)).toHaveText('Forest honey');
  await page.goto('/');
  await brand.call(recallCode, {
    params: { id: jar?.id ?? '' },
    body: { reason: 'Splinters of glass may be in the honey.' },
  });
  await page.goBack();
  await expect(headline(page)).toHaveText('This pack has been recalled. Do not use it.');
});

test('[PACK-25][SCAN-14] staff enter a recall and the next look at the same page is red', async ({
  page,
}) => {
  const brand = await newBrand();
  const [carton, jar] = await brand.jars(await brand.product());
  await page.goto(`/scan/${jar?.id}`);
  await expect(headline(page)).toHaveText('Forest honey');
  const recall = await brand.call(recallCode, {
    params: { id: carton?.id ?? '' },
    body: recallSample(),
  });
  await page.reload();
  await expect(headline(page)).toHaveText('This pack has been recalled. Do not use it.');
  await expect(page.getByText('Splinters of glass may be in the honey.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 1800 000 2647' })).toBeVisible();
  await brand.call(liftRecall, { params: { id: recall.id }, body: { reason: 'All of it came back' } });
  await page.reload();
  await expect(headline(page)).toHaveText('Forest honey');
});

test('what a shopper types by hand is looked up, and what no one issued is not found', async ({ page }) => {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  const response = await page.goto('/scan/00000000000000000000');
  expect(response?.status()).toBe(404);
  await expect(headline(page)).toHaveText('Product not found');
  await page.getByLabel('Enter the code next to the QR code').fill(jar?.id.replace(/(.{4})/g, '$1 ') ?? '');
  await page.getByRole('button', { name: 'Check code' }).click();
  // In the language in which they asked.
  await expect(page).toHaveURL(new RegExp(`/scan/${jar?.id}\\?lang=en$`));
  await expect(headline(page)).toHaveText('Forest honey');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[SCAN-43] every ending has its own page, which tells identity and recall state as the API does', async ({
    page,
  }) => {
    const brand = await newBrand();
    const withdrawn = await brand.jars(await brand.product());
    await brand.call(withdrawCodes, { body: { qrIds: [withdrawn[1]?.id ?? ''] } });
    const renewed = await brand.product();
    const old = await brand.call(getDefaultQr, { params: { id: renewed } });
    await brand.call(renewDefaultQr, { params: { id: renewed } });
    const deleted = await brand.product();
    const orphan = await brand.jars(deleted);
    await brand.call(deleteProduct, { params: { id: deleted } });
    const sleeping = await brand.product('static');
    const inactive = await brand.call(getDefaultQr, { params: { id: sleeping } });
    const expired = await brand.jars(await brand.product(), '2026-02-28');
    const recalled = await brand.jars(await brand.product());
    await brand.call(recallCode, { params: { id: recalled[1]?.id ?? '' }, body: { reason: 'Glass' } });
    const { id: blanks } = await brand.call(createPackaging, {
      body: {
        name: 'Stickers',
        type: 'blank',
        packaging: { name: 'sticker', count: 1 },
        printFormat: 'label',
        product_id: renewed,
      },
    });
    await brand.call(issueCodes, { params: { id: blanks }, body: { packagingId: blanks, count: 1 } });
    const { items } = await brand.call(listCodes, { params: { id: blanks } });

    const endings: [string | undefined, string, RegExp][] = [
      [withdrawn[1]?.id, 'withdrawn', /This code has been withdrawn/],
      [old.id, 'replaced', /This code has been replaced/],
      [orphan[1]?.id, 'delisted', /No longer offered/],
      [inactive.id, 'inactive', /Not active yet/],
      [items[0]?.id, 'inactive', /Not active yet/],
      [expired[1]?.id, 'expired', /Expired|past its/i],
      [recalled[1]?.id, 'recalled', /This pack has been recalled/],
    ];
    for (const [code = '', state, words] of endings) {
      const overview = await brand.overview(code);
      expect(overview.state, state).toBe(state);
      const response = await page.goto(`/scan/${code}`);
      expect(response?.status()).toBe(200);
      const text = await page.locator('body').innerText();
      expect(text).toMatch(words);
      expect(text).toContain('Nilgiri Honey');
      expect(text).toContain(code.replace(/(.{4})(?=.)/g, '$1 '));
      if (overview.product) expect(text).toContain('Forest honey');
      expect(text).toMatch(state === 'recalled' ? /Glass/ : /No recall/);
      expect(text).not.toMatch(/genuine/i);
    }
  });
});

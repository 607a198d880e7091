import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { withinOrg } from '../../server/src/testing/client.ts';
import { clientOf } from '../world/client-of.ts';
import { newOrganisation } from '../world/new-organisation.ts';
import { beSignedIn, expectPage } from '../world/signing-in.ts';
import { expect, test } from '../world/world.ts';

/** A menu that no one has activated, its code and the address of its pages. */
async function newMenu(page: Page) {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Lake Café');
  const cafe = withinOrg(await clientOf(page), { org });
  const { id } = await cafe.call(createProduct, { body: { name: 'Summer menu', nature: 'static' } });
  const { id: code } = await cafe.call(getDefaultQr, { params: { id } });
  return { org, code, here: `/dashboard/${org}/${id}` };
}

test('an Owner activates a menu for free and downloads its code, and whoever scans it reads the menu', async ({
  page,
}) => {
  const { code, here } = await newMenu(page);
  await page.goto(`/scan/${code}`);
  await expect(page.locator('main')).toContainText('Not active yet');

  await page.goto(`${here}/pricing`);
  await page.getByRole('button', { name: 'Activate for free' }).click();
  await expect(page.getByRole('heading', { name: 'This product is active' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Summer menu.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');

  await page.getByRole('link', { name: 'See its QR code' }).click();
  await expectPage(page, 'About');
  await expect(page.getByRole('img', { name: 'QR code of this product' })).toBeVisible();
  await expect(page.getByText(`/scan/${code}`)).toBeVisible();

  await page.goto(`/scan/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Summer menu' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Not active yet');
});

test('every page of a product opens by its address, and a word that is no id is not found', async ({
  page,
  request,
}) => {
  const { org, here } = await newMenu(page);
  for (const path of ['', '/about', '/pricing', '/setup/packaging/create-structure', '/highlights/survey'])
    expect((await request.get(here + path)).status(), path).toBe(200);
  expect((await request.get(`/dashboard/${org}/nonsense/about`)).status()).toBe(404);
  expect((await request.get(`${here}/nonsense`)).status()).toBe(404);

  await page.goto(`${here}/customer-support`);
  await expectPage(page, 'Customer Support');
  await page.getByRole('navigation', { name: 'This product' }).getByRole('link', { name: 'About' }).click();
  await expectPage(page, 'About');
});

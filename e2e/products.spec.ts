import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createProduct, findProduct, listProductPages } from '@qrigin/domain/products';
import { createSite } from '@qrigin/domain/sites';
import { productSample } from '../domain/src/products/samples.ts';
import { siteSample } from '../domain/src/sites/samples.ts';
import { withinOrg } from '../server/src/testing/client.ts';
import { workbookOf } from '../web/src/testing/workbook-of.ts';
import { goodsOf } from './world/brand.ts';
import { clientOf } from './world/client-of.ts';
import { letSignInAge } from './world/let-sign-in-age.ts';
import { newOrganisation } from './world/new-organisation.ts';
import { beSignedIn, newPerson, PASSWORD } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

/** The page of the product that has just been made, whose id it answers. */
async function productOpened(page: Page): Promise<string> {
  await page.waitForURL(/\/dashboard\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/setup/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

const create = (page: Page) => page.getByRole('button', { name: 'Create product' });

async function choose(page: Page, product: string, act: string) {
  await page.getByRole('button', { name: `Actions for ${product}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** The links of a list to its rows. */
const namesIn = (list: Locator) => list.getByRole('link').filter({ hasNotText: /^Import$/ });

test('a dynamic and a static product are created, and each opens its own page', async ({ page }) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  for (const [title, nature, name] of [
    ['Dynamic', 'dynamic', 'Forest honey'],
    ['Static', 'static', 'Café menu'],
  ] as const) {
    await page.goto(`/dashboard/${org}`);
    await create(page).click();
    const dialog = page.getByRole('dialog', { name: 'Create product' });
    await dialog.getByLabel('Product name').fill(name);
    await dialog.getByRole('radio', { name: title }).check();
    await dialog.getByRole('button', { name: 'Create and continue' }).click();
    const id = await productOpened(page);
    expect(await farm.call(findProduct, { params: { id } })).toMatchObject({
      name,
      nature,
      isActive: nature === 'dynamic',
    });
  }
  await page.goto(`/dashboard/${org}`);
  const list = page.getByRole('region', { name: 'Products' });
  await expect(namesIn(list)).toHaveText(['Café menu', 'Forest honey']);
  await expect(list.getByText('Inactive')).toBeVisible();
});

test('a product is renamed, and a duplicate of it takes its packaging along', async ({ page }) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const goods = goodsOf(withinOrg(await clientOf(page), { org }));
  await goods.jars(await goods.product());
  await page.goto(`/dashboard/${org}`);
  await choose(page, 'Forest honey', 'Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename product' });
  await renaming.getByLabel('Product name').fill('Hill honey');
  await renaming.getByRole('button', { name: 'Rename product' }).click();
  await expect(page.getByRole('link', { name: 'Hill honey' })).toBeVisible();

  await choose(page, 'Hill honey', 'Duplicate');
  const copying = page.getByRole('dialog', { name: 'Duplicate Hill honey' });
  await expect(copying.getByLabel('New product name')).toHaveValue('Copy of Hill honey');
  await copying.getByLabel('New product name').fill('Meadow honey');
  await copying.getByRole('button', { name: 'Duplicate product' }).click();
  await productOpened(page);
  await page.goto(`/dashboard/${org}`);
  const list = page.getByRole('region', { name: 'Products' });
  await expect(namesIn(list)).toHaveText(['Meadow honey', 'Hill honey']);
});

test('a product is deleted after the password was confirmed, and its printed code says that it is no longer offered', async ({
  page,
}) => {
  const person = newPerson();
  await beSignedIn(page, person);
  const org = await newOrganisation(page, 'Hill Farm');
  const goods = goodsOf(withinOrg(await clientOf(page), { org }));
  const [, jar] = await goods.jars(await goods.product());
  await letSignInAge(person.email);
  await page.goto(`/dashboard/${org}`);
  await choose(page, 'Forest honey', 'Delete');
  const asked = page.getByRole('alertdialog', { name: /^Delete product Forest honey/ });
  await expect(
    asked.getByText(/^3 codes have been issued for it\. Printed codes keep working/),
  ).toBeVisible();
  await asked.getByRole('button', { name: 'Delete product' }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm your password' });
  await stepUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.goto(`/scan/${jar?.id}`);
  await expect(page.getByText(/no longer offered/i).first()).toBeVisible();
});

test('among many products one is found by its name and its type, and the address says so', async ({
  page,
}) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  for (let number = 1; number <= 8; number += 1)
    await farm.call(createProduct, {
      body: productSample({ name: `Tea ${number}`, nature: number % 2 ? 'static' : 'dynamic' }),
    });
  await page.goto(`/dashboard/${org}`);
  const list = page.getByRole('region', { name: 'Products' });
  await expect(namesIn(list)).toHaveCount(8);
  await list.getByRole('combobox', { name: 'Type' }).selectOption('Dynamic');
  await expect(namesIn(list)).toHaveCount(4);
  await list.getByRole('searchbox', { name: 'Search products' }).fill('tea 6');
  await expect(namesIn(list)).toHaveText(['Tea 6']);
  await page.reload();
  await expect(namesIn(list)).toHaveText(['Tea 6']);
  expect(new URL(page.url()).search).toBe('?nature=dynamic&search=tea+6');
});

test('a batch is added with its days and its site, changed and deleted', async ({ page }) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  await farm.call(createSite, { body: siteSample({ name: 'Honey house' }) });
  const { id } = await farm.call(createProduct, { body: productSample() });
  await page.goto(`/dashboard/${org}/${id}/setup/batches`);
  await page.getByRole('button', { name: 'Add a batch' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a batch' });
  await adding.getByLabel('Batch number').fill('NH-1');
  await adding.getByLabel('Made on').fill('2026-03-12');
  // As it stands in a table, with the day first.
  await adding.getByLabel('Expires on').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '11-03-2024');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(adding.getByLabel('Expires on')).toHaveValue('2024-03-11');
  await adding.getByLabel('Site').selectOption('Honey house');
  await adding.getByRole('button', { name: 'Add batch' }).click();
  await expect(adding.getByText('This is before the day it was made.')).toBeVisible();
  await adding.getByLabel('Made on').fill('2023-03-12');
  await adding.getByRole('button', { name: 'Add batch' }).click();
  const list = page.getByRole('region', { name: 'Batches' });
  await expect(list.getByText('11 Mar 2024')).toBeVisible();
  await expect(list.getByText('Expired')).toBeVisible();
  await expect(list.getByText('Honey house')).toBeVisible();

  await list.getByRole('button', { name: 'NH-1', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit batch' });
  await editing.getByLabel('Expires on').fill('2040-03-11');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('Expired')).toBeHidden();

  await choose(page, 'NH-1', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete batch' }).click();
  await expect(page.getByText('No batches yet')).toBeVisible();
});

const WITH_MISTAKES = [
  'SKU;EAN;Product name;MRP',
  'NH-1;4006381333931;Forest honey;1.234,50',
  'NH-2;4006381333932;Wild cardamom;90',
  'NH-3;;;12',
].join('\r\n');

test('a file with mistakes is checked, its rejected rows are mended, and then all of it is imported', async ({
  page,
}) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  const names = async () => {
    const { items } = await farm.call(listProductPages, {
      query: { page: '1', sort_by: 'name', sort_order: 'asc' },
    });
    return items.map(({ name }) => name);
  };
  const send = async (content: string) => {
    await page
      .getByLabel(/^Your file/)
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Check file' }).click();
  };

  await page.goto(`/dashboard/${org}`);
  await page.getByRole('link', { name: 'Import' }).click();
  await send(WITH_MISTAKES);
  const mistakes = page.getByRole('list', { name: 'Mistakes' }).getByRole('listitem');
  await expect(mistakes).toHaveCount(2);
  await expect(mistakes.filter({ hasText: 'GTIN' })).toContainText('Row 3');
  await expect(mistakes.filter({ hasText: 'This cell is empty.' })).toContainText('Row 4');
  expect(await names()).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rejected rows' }).click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  const mended = rejected.replace('4006381333932', '').replace('"NH-3","",""', '"NH-3","","Black pepper"');
  const [headings, ...rows] = mended.split('\r\n');
  const first = '"NH-1","4006381333931","Forest honey"';
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await send([headings, first, ...rows].join('\r\n'));
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('All rows are stored.')).toBeVisible();
  expect(await names()).toEqual(['Black pepper', 'Forest honey', 'Wild cardamom']);
});

/** So many that what is in the workbook is more than half a megabyte, which readers of such files unpack apart. */
const MANY = 3000;

test('a workbook of thousands of rows is read in the browser under our content policy, and imported', async ({
  page,
}) => {
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  const rows = Array.from({ length: MANY }, (_, at) => [
    `P-${at}`,
    `Forest honey of the hill number ${at}`,
    'Gathered above Kotagiri, strained through cloth and filled by hand.',
    at + 0.5,
  ]);
  const workbook = workbookOf([['SKU', 'Product name', 'About', 'MRP'], ...rows]);

  await page.goto(`/dashboard/${org}/imports`);
  await page.getByLabel(/^Your file/).setInputFiles({
    name: 'products.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  await expect(page.getByLabel('Price')).toHaveValue('3');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: 'Import 3,000 rows' }).click({ timeout: 30_000 });
  await expect(page.getByText('All rows are stored.')).toBeVisible({ timeout: 30_000 });
  const { items, total } = await farm.call(listProductPages, { query: { page: '1', search: 'P-2999' } });
  expect([total, items.map(({ name }) => name)]).toEqual([1, ['Forest honey of the hill number 2999']]);
});

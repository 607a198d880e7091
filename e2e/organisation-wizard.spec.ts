import type { Locator, Page } from '@playwright/test';
import { createOrganisation, saveDetails } from '@qrigin/domain/organisations';
import { addressOf } from '../tooling/product/address-of.ts';
import { clientOf } from './world/client-of.ts';
import { pdfFile, pngFile } from './world/real-files.ts';
import { beSignedIn, expectPage } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

const SAVING = addressOf(saveDetails);

/** A new organisation of the person who is signed in here. */
async function newOrganisation(page: Page): Promise<string> {
  const { call } = await clientOf(page);
  return (await call(createOrganisation, { body: { name: 'Nilgiri Honey' } })).id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const standing = (page: Page, step: number) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .nth(step - 1);
const fileInput = (within: Page | Locator) => within.locator('input[type=file]');

async function addCertificate(page: Page, number: number, file: string, about: string): Promise<void> {
  await press(page, '+ Add Certificate');
  const card = page.getByRole('listitem', { name: `Certificate ${number}` });
  await fileInput(card).setInputFiles(pdfFile(file));
  await expect(card.getByText(file)).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  await card.getByLabel('Description').fill(about);
}

test('an organisation tells about itself in three steps, with a logo and certificates; a failed save is said until it is mended', async ({
  page,
  guard,
}) => {
  // Three files are sent and checked on the way.
  test.setTimeout(180_000);
  await beSignedIn(page);
  const org = await newOrganisation(page);
  await page.goto(`/dashboard/create-organisation/${org}`);
  await expectPage(page, 'Business details');
  await page.getByText('Manufacturing', { exact: true }).click();
  await page.getByLabel('Business Type').selectOption('partnership');
  await page.getByLabel('Website').fill('https://nilgiri.example');
  await page.getByLabel('Contact Phone').pressSequentially('0423+4170');
  await expect(page.getByText('Please enter a valid number', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Contact Phone')).toHaveValue('04234170');
  await fileInput(page).first().setInputFiles(pngFile('comb.png', 64));
  await expect(page.getByText('Current logo')).toBeVisible({ timeout: 30_000 });

  await page.route(SAVING, (route) => route.abort());
  await press(page, 'Save & Next');
  await expectPage(page, 'Verification');
  await expect(page.getByText('Error in Updating Details', { exact: true })).toBeVisible();
  await expect(standing(page, 1)).toContainText('Save failed');
  guard.clear();

  await page.unroute(SAVING);
  await page.reload();
  await expectPage(page, 'Verification');
  await expect(standing(page, 1)).toContainText('Save failed');
  await press(page, 'Go back and save again');
  await expectPage(page, 'Business details');
  await expect(page.getByLabel('Website')).toHaveValue('https://nilgiri.example');
  await press(page, 'Save & Next');
  await expectPage(page, 'Verification');
  await expect(standing(page, 1)).toContainText('Saved');

  await page.getByLabel('PAN').fill('AAPFU0939F');
  await page.getByLabel('Registration Date').fill('2019-04-01');
  await press(page, 'Save & Next');
  await expectPage(page, 'Additional information');
  await page.getByLabel('Years in Business').fill('7');
  await addCertificate(page, 1, 'organic.pdf', 'Organic');
  await addCertificate(page, 2, 'fair.pdf', 'Fair trade');
  await press(page, 'Save & Exit');
  await expectPage(page, 'Organisations');
  await expect(page.getByText('Details Updated Successfully', { exact: true })).toBeVisible();

  await page.goto(`/dashboard/edit-organisation/${org}`);
  await expectPage(page, 'Business details');
  await expect(page.getByRole('radio', { name: 'Manufacturing' })).toBeChecked();
  await expect(page.getByLabel('Business Type')).toHaveValue('partnership');
  await expect(page.getByLabel('Website')).toHaveValue('https://nilgiri.example');
  await expect(page.getByLabel('Contact Phone')).toHaveValue('04234170');
  const logo = page.locator('form:visible img');
  await expect(logo).toHaveAttribute('src', new RegExp(`^${process.env['E2E_CONTENT_URL']}/files/${org}/`));
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await press(page, 'Skip');
  await expect(page.getByLabel('PAN')).toHaveValue('AAPFU0939F');
  await expect(page.getByLabel('Registration Date')).toHaveValue('2019-04-01');
  await press(page, 'Skip');
  await expect(page.getByLabel('Years in Business')).toHaveValue('7');
  await expect(page.getByText('organic.pdf')).toBeVisible();
  await expect(page.getByText('fair.pdf')).toBeVisible();
  await expect(page.getByLabel('Description').last()).toHaveValue('Fair trade');
});

const LONG = 'honey\n'.repeat(60);

/** How high it is, empty and full. */
async function heights(field: Locator): Promise<(number | undefined)[]> {
  const empty = (await field.boundingBox())?.height;
  await field.fill(LONG);
  return [empty, (await field.boundingBox())?.height];
}

test('[ORG-80][ORG-81] About Business and Industry Challenges are 100 to 200 pixels high', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(`/dashboard/create-organisation/${await newOrganisation(page)}`);
  expect(await heights(page.getByLabel('About Business'))).toEqual([100, 200]);
  await press(page, 'Skip');
  await press(page, 'Skip');
  expect(await heights(page.getByLabel('Industry Challenges (Optional)'))).toEqual([100, 200]);
});

test('editing asks before unsaved words are lost', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(`/dashboard/edit-organisation/${await newOrganisation(page)}`);
  await page.getByLabel('Website').fill('typed');
  await press(page, 'Back');
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Website')).toHaveValue('typed');
  await press(page, 'Back');
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expectPage(page, 'Organisations');
});

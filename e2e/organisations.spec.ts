import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withinOrg } from '../server/src/testing/client.ts';
import { goodsOf } from './world/brand.ts';
import { clientOf } from './world/client-of.ts';
import { letSignInAge } from './world/let-sign-in-age.ts';
import { newOrganisation } from './world/new-organisation.ts';
import { beSignedIn, expectPage, newPerson, PASSWORD, startSignedIn } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

/** From the first day's dashboard; the wizard is left at once. */
async function createOrganisation(page: Page, name: string): Promise<string> {
  await expect(page.getByText('Start with an organisation')).toBeVisible();
  await page.getByRole('button', { name: 'Create Organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Organisation' });
  await dialog.getByLabel('Organisation name').fill(name);
  await dialog.getByRole('button', { name: 'Create and continue' }).click();
  await page.waitForURL(/\/dashboard\/create-organisation\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('an organisation is created from the empty dashboard, renamed, and given a subdomain and a site', async ({
  page,
}) => {
  await startSignedIn(page);
  const org = await createOrganisation(page, 'Hill Farm');

  await page.goto(`/dashboard/${org}/settings`);
  const name = page.getByRole('region', { name: 'Name' });
  await name.getByLabel('Organisation name').fill('Hill Farm Ltd');
  await name.getByLabel('Let people find this organisation by name').check();
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(name.getByLabel('Organisation name')).toHaveValue('Hill Farm Ltd');
  await expect(page.getByRole('button', { name: /Hill Farm Ltd.*Owner/ })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Custom Subdomains/ })
    .click();
  const subdomain = `hill-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('New subdomain').fill(subdomain);
  await expect(page.getByText(`${subdomain} is available`)).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const added = page.getByRole('list', { name: 'Subdomains' }).getByRole('listitem');
  await expect(added).toHaveCount(1);
  await expect(added.getByRole('heading', { name: subdomain })).toBeVisible();

  await page.goto(`/dashboard/${org}/sites`);
  await page.getByRole('button', { name: 'Add a site' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a site' });
  await panel.getByLabel('Name').fill('Kotagiri apiary');
  await panel.getByLabel('Address').fill('12 Lake Road');
  await panel.getByRole('button', { name: 'Add site' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Kotagiri apiary', exact: true })).toBeVisible();
});

test('an organisation is closed after the password was confirmed, and its printed codes still open', async ({
  page,
}) => {
  const person = newPerson();
  await beSignedIn(page, person);
  const org = await newOrganisation(page, 'Hill Farm');
  const goods = goodsOf(withinOrg(await clientOf(page), { org }));
  const [, jar] = await goods.jars(await goods.product());
  await page.goto(`/dashboard/${org}`);
  await expect(page.getByRole('link', { name: 'Forest honey' })).toBeVisible();

  await letSignInAge(person.email);
  await page.goto(`/dashboard/${org}/settings`);
  await page.getByRole('button', { name: 'Close this organisation' }).click();
  const asked = page.getByRole('alertdialog', { name: /^Close Hill Farm/ });
  await asked.getByRole('textbox').fill('Hill Farm');
  await asked.getByRole('button', { name: 'Close organisation' }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm your password' });
  await stepUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await expectPage(page, 'Organisations');
  await expect(page.getByText('Start with an organisation')).toBeVisible();

  await page.goto(`/dashboard/${org}`);
  await expectPage(page, 'Organisations');
  await expect(page).toHaveURL(/\/dashboard$/);
  const scanned = await page.goto(`/scan/${jar?.id}`);
  expect(scanned?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forest honey');
  await expect(page.locator('body')).toContainText('Hill Farm');
});

test('an address below the dashboard that has no page answers 404 and says so inside the frame', async ({
  page,
  guard,
}) => {
  await beSignedIn(page);
  for (const path of ['/dashboard/no-such-page', '/dashboard/create-organisation']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expectPage(page, 'We cannot find this page');
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  }
  guard.clear();
});

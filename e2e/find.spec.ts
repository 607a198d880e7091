import { createSite } from '@qrigin/domain/sites';
import { siteSample } from '../domain/src/sites/samples.ts';
import { withinOrg } from '../server/src/testing/client.ts';
import { clientOf } from './world/client-of.ts';
import { newOrganisation } from './world/new-organisation.ts';
import { expectPage, startSignedIn } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

test('a site is found from the list of organisations in two steps, by keys alone', async ({ page }) => {
  await startSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const farm = withinOrg(await clientOf(page), { org });
  for (const name of ['Honey house', 'Kotagiri apiary'])
    await farm.call(createSite, { body: siteSample({ name }) });

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  await field.fill('hill');
  await expect(page.getByRole('option', { name: 'Hill Farm', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Products');

  await page.keyboard.press('Control+k');
  await field.fill('kota');
  await expect(page.getByRole('option', { name: /^Kotagiri apiary/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Sites');
  await expect(page.getByRole('searchbox', { name: 'Search sites' })).toHaveValue('Kotagiri apiary');
  await expect(page.getByRole('button', { name: 'Kotagiri apiary', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Honey house' })).toBeHidden();
});

test('the way to it is in the bar, and a press opens what was found', async ({ page }) => {
  await startSignedIn(page);
  await newOrganisation(page, 'Hill Farm');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Find' }).fill('prof');
  await page.getByRole('option', { name: 'Profile' }).click();
  await expectPage(page, 'Profile');
  await expect(page.getByRole('dialog')).toBeHidden();
});

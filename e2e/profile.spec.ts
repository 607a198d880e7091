import { readFile } from 'node:fs/promises';
import { letSignInAge } from './world/let-sign-in-age.ts';
import { expectPage, fillLogin, logIn, logOut, newPerson, PASSWORD, signUp } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

test('details are changed, stay changed, and leaving before saving asks once', async ({ page }) => {
  await signUp(page, newPerson());
  await page.goto('/dashboard/profile');
  await page.getByLabel('Name').fill('Asha Menon');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Menon');
});

test('[DASH-23] a new password after a while asks for the old one first, ends all other sessions and is the one to log in with', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await elsewhere.newPage();
  await logIn(otherPage, person);
  await expectPage(otherPage, 'Organisations');

  await page.goto('/dashboard/profile');
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await letSignInAge(person.email);
  await page.getByLabel('New password').fill('marker-Jacaranda-in-April');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password. You have 4 attempts remaining');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions.first()).toContainText('This device');

  await otherPage.reload();
  await expectPage(otherPage, 'Login');
  await elsewhere.close();
  await sessions.getByRole('button', { name: 'Log out' }).click();
  await expectPage(page, 'Login');
  await fillLogin(page, { ...person, password: 'marker-Jacaranda-in-April' });
  await expectPage(page, 'Organisations');
});

test('someone takes their data along and deletes their account', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.goto('/dashboard/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('qrigin-my-data.json');
  const mine: { profile: { email: string } } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(mine.profile.email).toBe(person.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await asked.getByRole('textbox').fill(person.email);
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expectPage(page, 'Login');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await fillLogin(page, person);
  await expect(page.getByText('invalid credentials').first()).toBeVisible();
});

test('[security log] a wrong password and the right one both appear in recent activity, with where they came from', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await logOut(page);
  await fillLogin(page, { ...person, password: 'not the password' });
  await expect(page.getByText('invalid credentials').first()).toBeVisible();
  await logIn(page, person);
  await expectPage(page, 'Organisations');

  await page.goto('/dashboard/profile');
  const activity = page.getByRole('region', { name: 'Recent activity' });
  const rows = activity.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText(/Signed in.*This session.*Chrome on Linux.*127\.0\.0\.1/);
  await expect(rows.nth(1)).toContainText('Sign-in failed: wrong password');
  await expect(rows.nth(2)).toContainText('Logged out');
  await activity.getByRole('link', { name: 'change your password' }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeInViewport();
});

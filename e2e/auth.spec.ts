import type { Page } from '@playwright/test';
import { handOver } from '@qrigin/domain/auth';
import { addressOf } from '../tooling/product/address-of.ts';
import { letTimePass } from './world/let-time-pass.ts';
import {
  expectPage,
  fillLogin,
  giveMailedCode,
  logIn,
  logOut,
  newPerson,
  register,
  signUp,
  toastOf,
} from './world/signing-in.ts';
import { plantToken, storedToken, tokenOf } from './world/token.ts';
import { expect, test } from './world/world.ts';

test('[AUTH-75] a new user signs up, gives the code from the mail and reaches the dashboard', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(toastOf(page, 'OTP Verified')).toBeVisible();
  await page.reload();
  await expectPage(page, 'Organisations');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('[AUTH-75] whoever gives the code in another browser than the one they registered in chooses a password first', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const chosen = { ...person, password: 'marker-Jacaranda-in-April' };
  await register(page, person);
  await expectPage(page, 'Verify OTP');
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(`/verify-otp?${new URLSearchParams({ email: person.email })}`);
  await giveMailedCode(phone, person.email, 'is your Qrigin code');
  await expectPage(phone, 'Choose your password');
  await expect(phone.getByText(/in a different browser from the one you registered in/)).toBeVisible();
  expect(await storedToken(phone)).toBeNull();
  await phone.getByLabel('New password').fill(chosen.password);
  await phone.getByRole('button', { name: 'Set password' }).click();
  await expectPage(phone, 'Login');
  await fillLogin(phone, person);
  await expect(phone.getByText(/^Wrong email or password/)).toBeVisible();
  await fillLogin(phone, chosen);
  await expectPage(phone, 'Organisations');
  await elsewhere.close();
});

test('[AUTH-76] a user logs in and lands on the dashboard', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await logOut(page);
  await page.goto('/dashboard');
  await expectPage(page, 'Login');
  await fillLogin(page, person);
  await expectPage(page, 'Organisations');
  await expect(page).toHaveURL('/dashboard');
});

test('every wrong password leaves one attempt less, in a toast and below the field', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await logOut(page);
  await logIn(page, { ...person, password: 'not the password' });
  for (const left of [4, 3, 2]) {
    await expect(page.getByRole('listitem').filter({ hasText: 'invalid credentials' })).toContainText(
      `You have ${left} attempts remaining`,
    );
    await expect(
      page.getByText(`Wrong email or password. You have ${left} attempts remaining`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Login' }).click();
  }
  await expect(page.getByText('Wrong email or password. You have 1 attempt remaining')).toBeVisible();
  await fillLogin(page, person);
  await expectPage(page, 'Organisations');
});

test('who forgot the password sets a new one with the code from a mail and logs in with it', async ({
  page,
}) => {
  const person = newPerson();
  const fresh = { ...person, password: 'marker-Jacaranda-in-April' };
  await signUp(page, person);
  await logOut(page);
  // An address gets one email a minute.
  await letTimePass();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectPage(page, 'Forgot Password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveMailedCode(page, person.email, 'is your Qrigin password reset code');
  await expectPage(page, 'Reset Password');
  expect(await storedToken(page)).toBeNull();
  await page.getByLabel('New password').fill(fresh.password);
  await page.getByRole('button', { name: 'Set password' }).click();

  await expectPage(page, 'Login');
  await expect(toastOf(page, 'Your new password is set')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillLogin(page, person);
  await expect(page.getByText(/^Wrong email or password/)).toBeVisible();
  await fillLogin(page, fresh);
  await expectPage(page, 'Organisations');
});

test('a deep link opens after signing in', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await logOut(page);
  await page.goto('/dashboard/reports');
  await expectPage(page, 'Login');
  await fillLogin(page, person);
  await expectPage(page, 'Reports');
  await expect(page).toHaveURL('/dashboard/reports');
});

test('an expired token is cleared and leads to the login', async ({ page }) => {
  await plantToken(page, tokenOf({ exp: Math.floor(Date.now() / 1000) - 60 }));
  await page.goto('/dashboard');
  await expectPage(page, 'Login');
  expect(await storedToken(page)).toBeNull();
});

test('a token that is not verified leads to the code for its address', async ({ page }) => {
  await plantToken(page, tokenOf({ email: 'asha@people.example', is_verified: false }));
  await page.goto('/dashboard');
  await expectPage(page, 'Verify OTP');
  await expect(page.getByText('asha@people.example')).toBeVisible();
});

test('a session that the server does not know ends at the login, which says so and leads back', async ({
  page,
}) => {
  await plantToken(page, tokenOf());
  await page.goto('/dashboard/profile');
  await expectPage(page, 'Login');
  await expect(toastOf(page, 'Sign in again to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%2Fprofile');
});

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('a token that is handed over in a cookie opens the page and leaves the cookie', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  const token = (await storedToken(page)) ?? '';
  await plantToken(page, null);
  // Nothing hands a session over yet, so what the server would answer is a session that it knows.
  await page.route(addressOf(handOver), (route) => route.fulfill({ json: { token } }));
  const { origin } = new URL(page.url());
  const value = tokenOf({ email: person.email });
  await page.context().addCookies([{ name: 'Authorization', value, url: origin }]);
  await page.goto('/dashboard/profile');
  await expectPage(page, 'Profile');
  expect(await storedToken(page)).toBe(token);
  expect(await cookieNames(page)).not.toContain('Authorization');
});

test('a handed-over cookie that is worth nothing opens no page and is deleted, wherever it was set', async ({
  page,
}) => {
  await page.goto('/');
  const { origin, hostname } = new URL(page.url());
  const cookie = { name: 'Authorization', value: 'no.token.here', expires: Date.now() / 1000 + 600 };
  await page.context().addCookies([
    { ...cookie, url: origin },
    { ...cookie, domain: hostname, path: '/dashboard' },
  ]);
  await page.goto('/dashboard');
  await expectPage(page, 'Login');
  expect(await cookieNames(page)).not.toContain('Authorization');
});

test('what was typed before the script arrived is still there when it has', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@people.example');
  arrive();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Login' }).click();
  // Of the password alone.
  await expect(page.getByText('This is required.')).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('asha@people.example');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/register', '/forgot-password'])
    test(`${path} says that signing in needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('noscript p')).toHaveText(/^To sign in, turn on JavaScript/);
      await expect(page.locator('noscript p')).toBeVisible();
    });
});

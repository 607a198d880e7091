import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { register as registerByApi } from '../../tooling/dev/demo/register.ts';
import { storeToken } from '../../tooling/product/token-storage.ts';
import { mailedCode } from './mailed-code.ts';
import { expect } from './world.ts';

export interface Person {
  email: string;
  password: string;
}

/** Stands out, so that it can be searched for. */
export const PASSWORD = 'marker-Kurinji-blooms-2030';

export const newPerson = (): Person => ({ email: `asha-${randomUUID()}@people.example`, password: PASSWORD });

export const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** What a toast shows; it is read out in other words. */
export const toastOf = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Into six boxes, of which the first passes on to the next. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
}

/** The code from the email; typing the last digit submits it. */
export async function giveMailedCode(page: Page, email: string, subject: string): Promise<void> {
  await expectPage(page, 'Verify OTP');
  await typeCode(page, await mailedCode(email, subject));
}

/** Registers, which leads to the screen that takes the code. */
export async function register(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').fill('India');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Address').fill('12 Lake Road\nKotagiri');
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Registers and gives the code, which signs in. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await register(page, person);
  await giveMailedCode(page, person.email, 'is your Qrigin code');
  await expectPage(page, 'Organisations');
}

/** Signed in without the screens of it, which other journeys are about; no page is open yet. */
export async function beSignedIn(page: Page, { email, password }: Person = newPerson()): Promise<void> {
  const person = { name: 'Asha Rao', email, password_hash: password, country: 'India', address: '' };
  const mailed = () => mailedCode(email, 'is your Qrigin code');
  const token = await registerByApi(String(process.env['E2E_URL']), person, mailed);
  // Nothing runs there that could ask or store something.
  await page.goto('/healthz');
  await storeToken(page, token);
}

/** Signed in, on the first page that one sees then. */
export async function startSignedIn(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto('/dashboard');
  await expectPage(page, 'Organisations');
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  const account = page.getByRole('dialog', { name: 'Your account' });
  await account.getByRole('button', { name: 'Log out' }).click();
  await expectPage(page, 'Login');
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, person);
}

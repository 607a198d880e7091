import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { letTimePass } from './let-time-pass.ts';
import { mailedCode } from './mailed-code.ts';
import { expect, test } from './world.ts';

/** Stands out, so that it can be searched for. */
const PASSWORD = 'marker-Kurinji-blooms-2030';
const STEP_S = 30;

interface Person {
  email: string;
  password: string;
}

let count = 0;
function newPerson(): Person {
  count += 1;
  return { email: `asha-${process.pid}-${Date.now()}-${count}@example.com`, password: PASSWORD };
}

const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function signUp(page: Page, { email, password }: Person) {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Country').fill('India');
  await page.getByLabel('Address').fill('12 Lake Road, Kotagiri');
  await page.getByRole('button', { name: 'Register' }).click();
  await giveMailedCode(page, email, 'is your Qrigin code');
}

async function giveMailedCode(page: Page, email: string, subject: string) {
  await expectPage(page, 'Verify OTP');
  await page.getByLabel('Code').fill(await mailedCode(email, subject));
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectPage(page, 'Login');
}

async function logIn(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('[AUTH-75] a new user signs up, gives the code from the mail and reaches the dashboard', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expectPage(page, 'Dashboard');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Asha Rao')).toBeVisible();
});

test('[AUTH-76] a user logs in and lands on the dashboard', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await signOut(page);
  await page.goto('/dashboard');
  await expectPage(page, 'Login');

  await logIn(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('invalid credentials. You have 4 attempts remaining');
  await logIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('[AUTH-88] with the second factor on a ticket stands for the password, which is in no address', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const person = newPerson();
  await signUp(page, person);
  const { secret, recoveryCodes } = await turnOnSecondFactor(page);
  await signOut(page);

  const [answer] = await Promise.all([page.waitForResponse('**/api/signin'), logIn(page, person)]);
  const { ticket, token }: { ticket: string; token?: string } = await answer.json();
  expect({ status: answer.status(), token }).toEqual({ status: 200, token: undefined });
  await expectPage(page, 'Enter Verification Code');
  await expect(page).toHaveURL('/verify2FA');

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('invalid code. You have 4 attempts remaining');
  const code = await generate({ secret });
  await page.getByLabel('Code').fill(code);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/signin'),
    page.getByRole('button', { name: 'Verify' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ email: person.email, password: ticket, code });
  await expect(page).toHaveURL('/dashboard');
  expect(asked.filter((url) => url.includes(PASSWORD))).toEqual([]);

  await signOut(page);
  const query = new URLSearchParams({ redirect: '/dashboard?from=link', ...person });
  await page.goto(`/verify2FA?${query}`);
  await expectPage(page, 'Enter Verification Code');
  await expect(page).toHaveURL('/verify2FA');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(PASSWORD);
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard?from=link');
  await expect(page.getByText(person.email)).toBeVisible();
});

/** With the code before the present one, so that the present one is still good for signing in. */
async function turnOnSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  const secondsLeft = () => STEP_S - ((Date.now() / 1000) % STEP_S);
  await expect.poll(secondsLeft, { timeout: 10_000 }).toBeGreaterThan(5);
  const epoch = Math.floor(Date.now() / 1000) - STEP_S;
  await page.getByLabel('Code from the app').fill(await generate({ secret, epoch }));
  await page.getByRole('button', { name: 'Turn on' }).click();

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On. Signing in asks for a code from your app.')).toBeVisible();
  return { secret, recoveryCodes };
}

test('who forgot the password sets a new one with the code from a mail and logs in with it', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await signOut(page);
  // One mail a minute goes to an address.
  await letTimePass();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectPage(page, 'Forgot Password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveMailedCode(page, person.email, 'is your code for a new password');
  await expectPage(page, 'Reset Password');
  expect(await page.evaluate(() => localStorage.getItem('token-storage'))).not.toContain('eyJ');
  await page.getByLabel('New password').fill('marker-Jacaranda-in-April');
  await page.getByRole('button', { name: 'Set password' }).click();

  await expectPage(page, 'Login');
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('invalid credentials');
  await logIn(page, { ...person, password: 'marker-Jacaranda-in-April' });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a handed-over cookie that is worth nothing opens no page and is deleted, wherever it was set', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const { origin, hostname } = new URL(page.url());
  const cookie = { name: 'Authorization', value: 'no.token.here', expires: Date.now() / 1000 + 600 };
  await context.addCookies([
    { ...cookie, url: origin },
    { ...cookie, domain: hostname, path: '/dashboard' },
  ]);
  await page.goto('/dashboard');
  await expectPage(page, 'Login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Authorization');
});

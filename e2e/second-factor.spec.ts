import type { Page } from '@playwright/test';
import { signIn } from '@qrigin/domain/auth';
import { generate } from 'otplib';
import { addressOf } from '../tooling/product/address-of.ts';
import {
  expectPage,
  logIn,
  logOut,
  newPerson,
  PASSWORD,
  signUp,
  toastOf,
  typeCode,
} from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

const STEP_S = 30;

test('[AUTH-88] with the second factor on a ticket stands for the password, which is in no address', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const person = newPerson();
  await signUp(page, person);
  const { secret, recoveryCodes } = await turnOnSecondFactor(page);
  await logOut(page);

  const [answer] = await Promise.all([page.waitForResponse(addressOf(signIn)), logIn(page, person)]);
  const { ticket, token }: { ticket: string; token?: string } = await answer.json();
  expect({ status: answer.status(), token }).toEqual({ status: 200, token: undefined });
  await expectPage(page, 'Enter Verification Code');
  await expect(page).toHaveURL('/verify2FA');

  await typeCode(page, '000000');
  await expect(
    page.getByText('This code is wrong or has expired. You have 4 attempts remaining'),
  ).toBeVisible();
  const code = await generate({ secret });
  const [request] = await Promise.all([page.waitForRequest(addressOf(signIn)), typeCode(page, code)]);
  expect(request.postDataJSON()).toEqual({ email: person.email, password: ticket, code });
  await expectPage(page, 'Organisations');
  await expect(toastOf(page, 'OTP Verified')).toBeVisible();
  expect(asked.filter((url) => url.includes(PASSWORD))).toEqual([]);

  await logOut(page);
  await page.goto(
    `/verify2FA?${new URLSearchParams({ redirect: '/dashboard/reports?from=link', ...person })}`,
  );
  await expectPage(page, 'Enter Verification Code');
  await expect(page).toHaveURL('/verify2FA');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectPage(page, 'Reports');
  await expect(page).toHaveURL('/dashboard/reports?from=link');
});

/** With the code before the present one, so that the present one is still good for signing in. */
async function turnOnSecondFactor(page: Page) {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.getByRole('code').first().innerText()).replaceAll(/\s/g, '');
  const secondsLeft = () => STEP_S - ((Date.now() / 1000) % STEP_S);
  await expect.poll(secondsLeft, { timeout: 15_000 }).toBeGreaterThan(8);
  const epoch = Math.floor(Date.now() / 1000) - STEP_S;
  await typeCode(page, await generate({ secret, epoch }));
  await page.getByRole('button', { name: 'Turn on' }).click();

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('On. You need a code from your app to sign in.')).toBeVisible();
  return { secret, recoveryCodes };
}

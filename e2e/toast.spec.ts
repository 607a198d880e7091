import type { Locator, Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { sendContactMessage } from '@qrigin/domain/website';
import { addressOf } from '../tooling/product/address-of.ts';
import { expect, test } from './world/world.ts';

const { status, text } = FAILURES.too_often;

/** A message that is refused: its toast stays for five seconds, and as long as the pointer is on it. */
async function showToast(page: Page): Promise<Locator> {
  await page.route(addressOf(sendContactMessage), (route) =>
    route.fulfill({ status, json: { error: text, code: 'too_often' } }),
  );
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Message').fill('How many codes fit on a roll?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast).toContainText(text);
  return toast;
}

async function placeOf(toast: Locator) {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not to be seen.');
  return box;
}

/** Pulls it to the right and lets go. */
async function pull(page: Page, toast: Locator, pixels: number) {
  const { x, y, height } = await placeOf(toast);
  const from = { x: x + 60, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + pixels, from.y, { steps: 7 });
  const pulled = await placeOf(toast);
  await page.mouse.up();
  return pulled.x - x;
}

test('[TOAST-12] a toast that is swiped to the right goes', async ({ page }) => {
  const toast = await showToast(page);
  await pull(page, toast, 70);
  await expect(toast).toBeHidden({ timeout: 1000 });
});

test('[TOAST-13] a swipe of less than 50 pixels leaves the toast where it was', async ({ page }) => {
  const toast = await showToast(page);
  const { x } = await placeOf(toast);
  expect(await pull(page, toast, 35)).toBeGreaterThan(20);
  await expect.poll(async () => (await placeOf(toast)).x).toBe(x);
  await expect(toast).toBeVisible();
  // The pointer has left it no more than the toast has left its place: a longer pull still works.
  await pull(page, toast, 70);
  await expect(toast).toBeHidden({ timeout: 1000 });
});

test('a toast leaves a margin of 16 pixels on a phone and is 380 wide elsewhere', async ({ page }) => {
  const toast = await showToast(page);
  const { width } = await placeOf(toast);
  const { width: screen } = page.viewportSize() ?? { width: 0 };
  expect(width).toBe(screen < 640 ? screen - 32 : 380);
});

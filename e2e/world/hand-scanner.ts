import type { Page } from '@playwright/test';

/** Eight codes a second are as many as people manage. */
const PAUSE_MS = 125;

/** Types as a hand scanner does: whole addresses one after the other, each with its Enter, wherever the focus is. */
export async function scanByHand(page: Page, addresses: readonly string[]): Promise<void> {
  const began = Date.now();
  for (const [at, address] of addresses.entries()) {
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    const left = began + (at + 1) * PAUSE_MS - Date.now();
    if (left > 0) await page.waitForTimeout(left);
  }
}

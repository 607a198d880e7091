import type { Page } from '@playwright/test';

/** Puts the token where the app keeps it, as if its page had signed in; runs in a page of the same origin. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.evaluate((token) => {
    localStorage.setItem('token-storage', JSON.stringify({ state: { token }, version: 1 }));
  }, token);
}

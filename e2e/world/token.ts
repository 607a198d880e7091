import type { Page } from '@playwright/test';

/** A token as the browser reads it, good for an hour unless told otherwise. No server would take it. */
export function tokenOf(claims: Record<string, unknown> = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const body = { email: 'asha@people.example', is_verified: true, exp, ...claims };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(body)}.`;
}

const NAME = 'token-storage';

/** Puts a token where the browser keeps it; null takes it out. */
export async function plantToken(page: Page, token: string | null): Promise<void> {
  await page.goto('/version');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    NAME,
    JSON.stringify({ state: { token }, version: 1 }),
  ] as const);
}

/** Null when there is none. */
export async function storedToken(page: Page): Promise<string | null> {
  const text = await page.evaluate((name) => localStorage.getItem(name), NAME);
  const { state }: { state: { token: string | null } } = JSON.parse(text ?? '{"state":{"token":null}}');
  return state.token;
}

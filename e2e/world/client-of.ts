import type { Page } from '@playwright/test';
import { type Client, clientAt } from '../../server/src/testing/client.ts';
import { storedToken } from './token.ts';

/** The api that journeys go to. */
export const E2E_URL = String(process.env['E2E_URL']);

/** Calls of whoever is signed in on the page, with the cookies of its browser. */
export async function clientOf(page: Page): Promise<Client> {
  const token = await storedToken(page);
  return clientAt('', {
    ...(token === null ? {} : { token }),
    async send(url, { method = 'GET', headers, body }) {
      const answer = await page.request.fetch(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { data: body } : {}),
      });
      return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() });
    },
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../product/chromium.ts';
import { hurryForms } from './hurry.ts';

let browser: Browser;
let body = '';
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>Planted</title>${body}`);
});

beforeAll(async () => {
  browser = await launchChromium();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function hurried(planted: string) {
  body = planted;
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const result = await hurryForms(page, page.locator('body'));
  await page.close();
  return result;
}

const form = (onsubmit: string) =>
  `<form onsubmit="event.preventDefault(); ${onsubmit}"><input name="name"><button type="submit">Send</button></form>`;
const SEND = `fetch('/api/things', { method: 'POST' })`;
const ONCE = `if (!this.dataset.sent) { this.dataset.sent = 1; ${SEND} }`;

test('a form that sends one request has no fault, and nothing of it arrives', async () => {
  expect(await hurried(form(ONCE) + form(ONCE))).toEqual({ forms: 2, faults: [] });
  expect(asked.filter((url) => url.startsWith('/api/'))).toEqual([]);
});

test('a form that sends with every press is found', async () => {
  const { faults } = await hurried(form(SEND));
  expect(faults).toEqual([
    expect.stringMatching(/^a form in a hurry sends \d+ requests instead of one: POST /),
  ]);
});

test('a form that only looks at what was typed a moment later is found, too', async () => {
  const { faults } = await hurried(form(`setTimeout(() => ${SEND}, 20)`));
  expect(faults).toHaveLength(1);
});

test('what the page fetches meanwhile is not the form’s', async () => {
  const fetching = `<script>addEventListener('submit', () => fetch('/api/me'), { once: true })</script>`;
  expect(await hurried(form(ONCE) + fetching)).toEqual({ forms: 1, faults: [] });
});

test('a form that sends nothing, and a place without one, are found', async () => {
  expect(await hurried(form(''))).toEqual({
    forms: 1,
    faults: ['a form in a hurry sends 0 requests instead of one: '],
  });
  expect(await hurried('<p>Nothing</p>')).toEqual({ forms: 0, faults: ['no form to hurry'] });
});

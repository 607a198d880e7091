import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../product/chromium.ts';
import { indexPage, summary } from './index-page.ts';
import { FRAMES } from './picture.ts';
import type { Shot } from './shot.ts';
import { type Walk, walkMails, walkRoutes } from './walk.ts';

const PAGE = `<!doctype html><html lang="en"><title>Planted</title><link rel="icon" href="data:,">
<style>body { margin: 20px } button { width: 100px; height: 48px }</style>
<h1>Planted</h1>
<button onclick="document.querySelector('dialog').showModal()">Open</button>
<button onclick="console.error('planted'); fetch('/api/list')">Log</button>
<dialog><p>Hello undefined</p></dialog>`;

let browser: Browser;
let walk: Walk;
const server = createServer((request, response) => {
  if (request.url === '/missing.png') response.writeHead(404, { 'content-type': 'image/png' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
});

beforeAll(async () => {
  browser = await launchChromium();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'shots-'));
  walk = {
    browser,
    folder,
    frames: FRAMES,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
});
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(walk.folder, { recursive: true });
});

const nothing = async () => undefined;
const press = (name: string) => ({
  name: name.toLowerCase(),
  open: (page: Page) => page.getByRole('button', { name }).click(),
});

test('each page, dialog and state is photographed at both widths and in both themes', async () => {
  const shot: Shot = { name: 'page', path: '/', states: { typical: nothing }, openings: [press('Open')] };
  const pictures = await walkRoutes(walk, [shot]);
  expect((await readdir(walk.folder)).toSorted()).toEqual(
    ['1440.dark', '1440.light', '390.dark', '390.light'].flatMap((frame) => [
      `page.${frame}.typical.open.png`,
      `page.${frame}.typical.png`,
    ]),
  );
  const inDialog = pictures.filter(({ opening }) => opening === 'open');
  const without = pictures.filter(({ opening }) => opening === '');
  expect(without.flatMap(({ faults }) => faults)).toEqual([]);
  expect(inDialog.map(({ faults }) => faults.join())).toEqual(
    Array(4).fill('leaked word: "undefined" in "Hello undefined"'),
  );
  expect(summary(pictures)).toBe('8 pictures, 4 faults');
  expect(indexPage(pictures)).toContain(
    '<li>leaked word: &quot;undefined&quot; in &quot;Hello undefined&quot;</li>',
  );
});

test('errors in the console are faults; 500 answers of the API are none in the failing state alone', async () => {
  const fails = async (context: BrowserContext) => {
    await context.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  };
  const shot: Shot = {
    name: 'log',
    path: '/',
    states: { typical: fails, failing: fails },
    openings: [press('Log')],
  };
  const pictures = await walkRoutes({ ...walk, frames: FRAMES.slice(0, 1) }, [shot]);
  const faults = (state: string) =>
    pictures.find((picture) => picture.state === state && picture.opening === 'log')?.faults;
  expect(faults('failing')).toEqual(['console error: planted']);
  expect(faults('typical')).toEqual([
    'console error: planted',
    expect.stringMatching(/^bad response: 500 .*\/api\/list$/),
  ]);
});

test('a mail is photographed like a page, and a background that does not load is a fault', async () => {
  const html = PAGE.replace('<button', `<p style="background:url(${walk.url}/missing.png)">Hello</p><button`);
  const pictures = await walkMails({ ...walk, frames: FRAMES.slice(0, 1) }, [
    { name: 'welcome', state: 'typical', html },
  ]);
  expect(pictures.map(({ file }) => file)).toEqual(['mail-welcome.390.light.typical.png']);
  expect(pictures[0]?.faults).toEqual([`bad response: 404 for GET ${walk.url}/missing.png`]);
});

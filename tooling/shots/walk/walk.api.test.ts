import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../product/chromium.ts';
import { FRAMES } from '../frame.ts';
import { indexPage, summary } from '../index-page.ts';
import type { Shot } from '../shot.ts';
import type { PlantedCalls } from './planted-calls.ts';
import { type Walk, walkMails, walkRoutes } from './walk.ts';

const PAGE = `<!doctype html><html lang="en"><title>Planted</title><link rel="icon" href="data:,">
<style>body { margin: 20px } button { width: 100px; height: 48px }</style>
<h1>Planted</h1>
<button onclick="document.querySelector('dialog').showModal()">Open</button>
<button onclick="console.error('planted'); fetch('/api/list')">Log</button>
<dialog><p>Hello undefined</p></dialog>`;

/** Its form counts, and its dialog is in order as long as nothing was counted. What is shown stays the same. */
const FORM = `<!doctype html><html lang="en"><title>Planted</title><link rel="icon" href="data:,">
<style>body { margin: 20px } button, input, div { width: 100px; height: 48px } :focus-visible { outline: 2px solid }</style>
<h1>Planted</h1><div style="cursor:pointer">For mice</div>
<form onsubmit="event.preventDefault(); word.textContent = 'undefined'"><label>Name <input value="Asha"></label><button type="submit">Send</button></form>
<button aria-haspopup="dialog" onclick="document.querySelector('dialog').showModal()">Open</button>
<dialog role="dialog" aria-label="Layer"><p id="word">Hello</p><button>Inside</button></dialog>`;

let browser: Browser;
let walk: Walk;
const server = createServer((request, response) => {
  if (request.url === '/missing.png') response.writeHead(404, { 'content-type': 'image/png' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/form' ? FORM : PAGE);
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

const press = (name: string) => ({
  name: name.toLowerCase(),
  open: (page: Page) => page.getByRole('button', { name }).click(),
});

test('each page, dialog and state is photographed at both widths and in both themes', async () => {
  const shot: Shot = { name: 'page', path: '/', states: { typical: {} }, openings: [press('Open')] };
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
  expect(summary(pictures)).toBe(
    '2 stops, 8 pictures, 0 keyboard walks, 0 forms hurried at 0 stops, 4 faults',
  );
  expect(indexPage(pictures)).toContain(
    '<li>leaked word: &quot;undefined&quot; in &quot;Hello undefined&quot;</li>',
  );
});

test('errors in the console are faults; 500 answers of the API are none in the failing state alone', async () => {
  const fails = {
    arrange: (calls: PlantedCalls) =>
      calls.on(
        () => true,
        (call) => call.answer({ status: 500 }),
      ),
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

test('in its turn a stop is walked by keyboard and its forms are hurried, and then seen no more as it was', async () => {
  const shot: Shot = {
    name: 'form',
    path: '/form',
    states: { typical: {} },
    openings: [{ ...press('Open'), isLayer: true }],
    hasForm: true,
  };
  const pictures = await walkRoutes({ ...walk, frames: FRAMES.slice(0, 1), turn: () => true }, [shot]);
  expect(
    pictures.map(({ opening, isWalked, forms, faults }) => ({ opening, isWalked, forms, faults })),
  ).toEqual([
    {
      opening: '',
      isWalked: true,
      forms: 1,
      faults: [
        'cannot be reached with the keyboard: div "For mice"',
        'a form in a hurry sends 0 requests instead of one: ',
      ],
    },
    { opening: 'open', isWalked: false, forms: 0, faults: [] },
  ]);
});

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../product/chromium.ts';
import { findFaults } from './faults/find-faults.ts';
import { FULL } from './world/full-words.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The faults of a small page at a phone's or a desk's width. */
async function faultsOf(body: string, width = 390): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.setContent(
    `<!doctype html><title>Planted</title><body style="margin:0;font:16px/1.5 sans-serif">${body}`,
  );
  const faults = await findFaults(page);
  await page.close();
  return faults;
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Each fault as its only report starts, the page that has it, and a twin that differs in that alone. */
const PLANTED = [
  {
    fault: 'sideways scrolling: 500 px in a window of 390 px (div.wide "")',
    page: '<div class="wide" style="width:500px;height:9px"></div>',
    clean: '<div style="overflow-x:auto"><div class="wide" style="width:500px;height:9px"></div></div>',
  },
  {
    fault: 'cut text: "A name that is too long for its box" by p "A name',
    page: '<p style="width:90px;overflow:hidden;white-space:nowrap">A name that is too long for its box</p>',
    clean: '<p style="width:90px">A name that is too long for its box</p>',
  },
  {
    fault: 'cut text: "A name with three dots at its end" by p',
    page: '<p style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A name with three dots at its end</p>',
    clean:
      '<p title="A name with three dots at its end" style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A name with three dots at its end</p>',
  },
  {
    fault: 'cut text: "The second line of this is hidden" by div.box',
    page: '<div class="box" style="width:150px;height:24px;overflow:hidden"><p style="margin:0">The second line of this is hidden</p></div>',
    clean:
      '<div class="box" style="width:150px;height:48px;overflow:hidden"><p style="margin:0">The second line of this is hidden</p></div>',
  },
  {
    fault: 'cut text: "Begins outside" by the window',
    page: '<p style="position:relative;left:-20px">Begins outside</p>',
    clean: '<p style="position:relative;left:0">Begins outside</p>',
  },
  {
    fault: 'overlapping text: "First words" and "Other words"',
    page: '<p style="margin:0">First words</p><p style="margin:-12px 0 0">Other words</p>',
    clean: '<p style="margin:0">First words</p><p style="margin:0">Other words</p>',
  },
  {
    fault: 'small target: button "Go" is 40 × 40 px, needs 44 px',
    page: '<button style="width:40px;height:40px;padding:0">Go</button>',
    clean: '<button style="width:44px;height:44px;padding:0">Go</button>',
  },
  {
    fault: 'small target: a "Alone" is',
    page: '<nav><a href="/">Alone</a></nav>',
    clean: '<p>Not <a href="/">alone</a>, but among words</p>',
  },
  {
    fault: 'small target: div "Tab" is 60 × 20 px, needs 44 px',
    page: '<div role="tab" style="width:60px;height:20px">Tab</div>',
    clean: '<div style="width:60px;height:20px">Tab</div>',
  },
  {
    fault: 'small target: input "" is',
    page: '<input type="checkbox" id="a"><label for="b">Tick</label>',
    clean: '<label style="display:flex;height:44px;align-items:center"><input type="checkbox"> Tick</label>',
  },
  { fault: 'leaked word: "undefined"', page: '<p>Hello undefined</p>', clean: '<p>Hello Asha</p>' },
  { fault: 'leaked word: "NaN"', page: '<p>NaN codes</p>', clean: '<p>No codes in Nan Province</p>' },
  { fault: 'leaked word: "[object"', page: '<p>[object Object]</p>', clean: '<p>an object</p>' },
  { fault: 'leaked word: "Invalid Date"', page: '<p>Packed Invalid Date</p>', clean: '<p>No date</p>' },
  { fault: 'leaked word: "Lorem"', page: '<p>Lorem ipsum</p>', clean: '<p hidden>Lorem ipsum</p>' },
  {
    fault: 'leaked word: "undefined" in "Photo of undefined"',
    page: `<img alt="Photo of undefined" src="${PIXEL}">`,
    clean: `<img alt="Photo of a jar" src="${PIXEL}">`,
  },
  {
    fault: 'missing picture: data:image/png;base64,AAAA',
    page: '<img alt="" src="data:image/png;base64,AAAA">',
    clean: `<img alt="" src="${PIXEL}">`,
  },
];

test.each(PLANTED)('finds only: $fault', async ({ fault, page }) => {
  const faults = await faultsOf(page);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test.each(PLANTED)('finds nothing in the twin of: $fault', async ({ clean }) => {
  expect(await faultsOf(clean)).toEqual([]);
});

test('a desk needs 24 px to press where a phone needs 44', async () => {
  const button = '<button style="width:30px;height:30px;padding:0">x</button>';
  expect(await faultsOf(button, 1440)).toEqual([]);
  expect(await faultsOf(button, 390)).toHaveLength(1);
});

test('a dialog may cover what lies under it, but its own texts may not meet', async () => {
  const under = '<p>Words under the dialog</p>';
  const dialog = (gap: number) =>
    `<div role="dialog" style="position:fixed;top:8px;left:0"><p>Question</p><p style="margin-top:${gap}px">Answer</p></div>`;
  expect(await faultsOf(under + dialog(16))).toEqual([]);
  expect(await faultsOf(under + dialog(-36))).toEqual(['overlapping text: "Question" and "Answer"']);
});

test('words for screen readers, folded sections and scrolled tables are no faults', async () => {
  const spoken = '<span style="position:absolute;width:1px;height:1px;overflow:hidden">Only spoken</span>';
  const folded = '<div style="height:0;overflow:hidden"><p>Folded away</p></div>';
  const table =
    '<div style="overflow-x:auto"><p style="width:900px;white-space:nowrap">A wide table</p></div>';
  expect(await faultsOf(spoken + folded + table)).toEqual([]);
});

test('a very full page that wraps its long names is clean, and checked in reasonable time', async () => {
  const names = [FULL.name, FULL.hindiName];
  expect(names.map((name) => name.length)).toEqual([120, 120]);
  const row = (index: number) =>
    `<tr><td>${names[index % 2]}</td><td style="text-align:right">${index}</td></tr>`;
  const rows = Array.from({ length: FULL.rows }, (_, index) => row(index)).join('');
  const started = performance.now();
  expect(await faultsOf(`<table>${rows}</table>`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(10_000);
});

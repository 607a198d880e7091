import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../product/chromium.ts';
import { walkByKeyboard } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function faultsOf(body: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(
    `<!doctype html><title>Planted</title><style>:focus-visible { outline: 2px solid green }</style><body>${body}`,
  );
  const faults = await walkByKeyboard(page);
  await page.close();
  return faults;
}

const CLEAN = '<a href="/a">First</a><button>Second</button><label>Third <input></label>';

test('a page whose parts can all be reached has no fault', async () => {
  expect(await faultsOf(CLEAN)).toEqual([]);
});

test.each([
  [
    'a part that only a mouse can press',
    `${CLEAN}<div style="cursor:pointer">Pressed by mice</div>`,
    'cannot be reached with the keyboard: div "Pressed by mice"',
  ],
  [
    'a button that Tab passes over',
    `${CLEAN}<button tabindex="-1">Left out</button>`,
    'cannot be reached with the keyboard: button "Left out"',
  ],
  [
    'a focus that nobody sees',
    `${CLEAN}<button style="outline:none">Without a ring</button>`,
    'no visible ring around the focus: button "Without a ring"',
  ],
  [
    'a part under another one',
    `<button style="position:fixed;top:0;left:0">Under</button><div style="position:fixed;top:0;left:0;width:200px;height:99px;background:#fff">Above</div>`,
    'has the focus but cannot be seen: button "Under"',
  ],
  [
    'a trap',
    `${CLEAN}<input aria-label="Trap" onkeydown="if (event.key === 'Tab') event.preventDefault()"><button>After</button>`,
    'the focus is trapped: it never leaves the page again',
  ],
])('%s is found', async (_, body, fault) => {
  expect(await faultsOf(body)).toContain(fault);
});

const opener = (close: string) => `
  <button id="opener" aria-haspopup="dialog" onclick="layer.showModal()">Open</button>
  <dialog id="layer" role="dialog" aria-label="Layer" onclose="${close}"><button>Inside</button></dialog>`;

test('a dialog that gives the focus back has no fault, one that does not is found', async () => {
  expect(await faultsOf(opener(''))).toEqual([]);
  expect(
    await faultsOf(opener('setTimeout(() => other.focus())') + '<button id="other">Other</button>'),
  ).toEqual(['does not give the focus back: button "Open" (it is at button "Other")']);
});

test('a layer that takes the pointer a moment after the focus has no fault', async () => {
  const late = `
    <button aria-haspopup="dialog" onclick="scrim.hidden = false; layer.show(); setTimeout(() => layer.style.pointerEvents = 'auto', 200)">Open</button>
    <div id="scrim" hidden style="position:fixed; inset:0"></div>
    <dialog id="layer" role="dialog" aria-label="Layer" style="position:fixed; pointer-events:none"
      onkeydown="if (event.key === 'Escape') { layer.close(); scrim.hidden = true }
        if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === last ? first : last).focus() }">
      <button id="first">First</button><button id="last">Last</button></dialog>`;
  expect(await faultsOf(late)).toEqual([]);
});

test('what has gone by itself before its turn is no fault', async () => {
  const toast = `<div onfocusin="toast.remove()">${CLEAN}</div><div id="toast"><button>Close</button></div>`;
  expect(await faultsOf(toast)).toEqual([]);
});

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../product/chromium.ts';
import { englishWords } from './faults/english-words.ts';
import { notAccessible } from './faults/not-accessible.ts';
import { pageKit } from './faults/page-kit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function look<Found>(body: string, at: (page: Page) => Promise<Found>): Promise<Found> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title><main>${body}</main>`);
  const found = await at(page);
  await page.close();
  return found;
}

test('a field without a label and a faint text are found; with label and ink nothing is', async () => {
  const faults = await look('<input><p style="color:#ccc">Faint</p>', notAccessible);
  expect(faults).toEqual([
    expect.stringMatching(/^not accessible: .*\(color-contrast\) at p$/),
    expect.stringMatching(/^not accessible: .*\(label\) at input$/),
  ]);
  expect(await look('<label>Name <input></label><p>Ink</p>', notAccessible)).toEqual([]);
});

test('words that bypass the catalogue are found in texts and names; data that is marked is none', async () => {
  const at = async (page: Page) => page.evaluate(englishWords, await page.evaluateHandle(pageKit));
  expect(await look('<p>Plain</p><button aria-label="Close">×</button><p>Ŵíťĥ áççéñťš</p>', at)).toEqual([
    'words outside the catalogue: "Plain"',
    'words outside the catalogue: "Close"',
  ]);
  expect(await look('<p translate="no">Nilgiri Honey</p><code>7K3M</code>', at)).toEqual([]);
});

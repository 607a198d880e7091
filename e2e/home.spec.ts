import type { Page } from '@playwright/test';
import { expect, test } from './world/world.ts';

const SECTIONS = [
  'Every pack speaks for itself.',
  'One code, four kinds of reader',
  'Print the code once. Update its page any time.',
  'Made for the pack, not just the code',
  'From product name to first scan in three steps',
  'Tuesday, 10:02. Glass in a jar.',
  'Limits we stand by',
  'Registering is free',
];

/** What is meant to be seen of the page and is not, without anyone scrolling. */
const unseen = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const parts = main.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, li, dl, figure, table, svg, [data-plate]',
    );
    return (
      [...parts]
        // Shown at another width.
        .filter((part) => !part.closest('[class*="hidden"]'))
        .filter((part) => {
          const { width, height } = part.getBoundingClientRect();
          const isShown = part.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
            contentVisibilityAuto: true,
          });
          return !isShown || width === 0 || height === 0;
        })
        .map((part) => part.outerHTML.slice(0, 80))
    );
  });

/** The height of the tallest part with one colour from edge to edge, in a picture of the whole page. */
async function tallestBlank(page: Page): Promise<number> {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  const reader = await page.context().newPage();
  const tallest = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!drawing) throw new Error('no canvas');
    drawing.drawImage(image, 0, 0);
    const pixels = new Uint32Array(drawing.getImageData(0, 0, image.width, image.height).data.buffer);
    let [run, most] = [0, 0];
    for (let y = 0; y < image.height; y += 1) {
      const row = pixels.subarray(y * image.width, (y + 1) * image.width);
      const isBlank = row.every((pixel) => pixel === row[0]);
      const goesOn = isBlank && row[0] === pixels[(y - 1) * image.width];
      if (isBlank) run = goesOn ? run + 1 : 1;
      else run = 0;
      most = Math.max(most, run);
    }
    return most;
  }, picture);
  await reader.close();
  return tallest;
}

/** Around sections there are 96 pixels at most, and twice as many between two of one colour. */
const GAP_MOST = 200;

async function expectWhole(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const first = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect
    .poll(async () => [...(await first.allInnerTexts()), ...(await headings.allInnerTexts())].map(inOneLine))
    .toEqual(SECTIONS);
  expect(await unseen(page)).toEqual([]);
  expect(await tallestBlank(page)).toBeLessThan(GAP_MOST);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

async function follow(page: Page, entry: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).click();
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the whole page is there without scrolling, on screen and on paper (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expectWhole(page);
    await page.emulateMedia({ media: 'print', reducedMotion });
    await expectWhole(page);
  });
}

test('who comes back to the page finds the whole of it', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Teams');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await follow(page, 'Home');
  await expectWhole(page);
  await page.emulateMedia({ media: 'print' });
  await expectWhole(page);
});

/**
 * Wherever the bar covers text only in part: a line that continues beside it, or shows through it. What is
 * wholly below its upper edge is as if below the window, so the bar has to be opaque and to reach all three
 * edges.
 */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('aside[aria-label="Register"]');
    if (!bar?.checkVisibility({ visibilityProperty: true })) return 'away';
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const faults: string[] = [];
    const isAtFooter = bottom < window.innerHeight;
    if (left > 0 || right < document.documentElement.clientWidth) faults.push('not as wide as the window');
    if (!/^(rgb\(|oklch\([^/]*\)$|color\([^/]*\)$)/.test(getComputedStyle(bar).backgroundColor))
      faults.push('not opaque');
    const lines = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = lines.nextNode(); node; node = lines.nextNode()) {
      if (bar.contains(node) || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const isUnder = line.bottom > top && line.top < bottom && line.right > left && line.left < right;
        if (!isUnder) continue;
        const [x, y] = [
          (line.left + line.right) / 2,
          (Math.max(line.top, top) + Math.min(line.bottom, bottom)) / 2,
        ];
        const shown = document.elementFromPoint(x, y);
        // The header lies above it in a window that is too low for both.
        if (shown && !bar.contains(shown) && !shown.closest('header'))
          faults.push(`shows through: ${node.textContent}`);
        if (isAtFooter) faults.push(`covered: ${node.textContent}`);
      }
    }
    return faults;
  });

test('[PUB-18] wherever one is in the page, ‘Register For Free’ is in view and covers no text', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByRole('link', { name: 'Register For Free' });
  // In the page itself, so that a picture of the whole page has nothing lying over it.
  expect(await faultsOfBar(page)).toBe('away');
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('complementary', { name: 'Register' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 900; y < height; y += 370) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(bar).toBeVisible();
    expect(await faultsOfBar(page), `at ${y}`).toEqual([]);
    await expect(bar.getByRole('link', { name: 'Register For Free' })).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
});

test('tables and drawings stay on their cards at every width', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390, 480, 640, 768, 1024, 1199, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('article :is(table, td, svg, dl, p, [data-plate])')].flatMap((part) => {
        const card = part.closest('article')?.getBoundingClientRect();
        const { left, right } = part.getBoundingClientRect();
        if (!card || right === 0 || (left >= card.left + 15 && right <= card.right - 15)) return [];
        return [part.outerHTML.slice(0, 80)];
      }),
    );
    expect(outside, `${width} pixels wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels wide`).toBe(
      width,
    );
  }
});

test('on a phone the opened menu dims the page, and a press beside it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const behind = await menu.evaluate((it) => getComputedStyle(it, '::backdrop').backgroundColor);
  expect(behind).toBe('rgba(8, 14, 11, 0.52)');
  await page.mouse.click(100, 600);
  await expect(menu).toBeHidden();
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../product/chromium.ts';
import { icoOf } from './ico.ts';
import { shareCard } from './share-card.ts';

/** `npm run draw-icons`: draws the pictures that browsers and other websites look for at a fixed place. */
const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'web/public');
/** As an image of its own, because its styles are about every path there is. */
const MARK = `data:image/svg+xml;base64,${readFileSync(join(ROOT, 'web/src/ui/look/mark.svg')).toString('base64')}`;

interface Drawing {
  html: string;
  width: number;
  height: number;
  /** Keeps what is not drawn on clear. */
  isClear?: boolean;
}

async function draw(browser: Browser, { html, width, height, isClear = false }: Drawing): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body { margin: 0 } img { display: block }</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: isClear });
  await page.close();
  return picture;
}

const markOf = (side: number) => `<img alt="" src="${MARK}" width="${side}" height="${side}">`;

/** Phones cut the corners themselves and show black where a picture is clear. */
const touchIcon = `<div style="padding: 34px; background: #faf8f4">${markOf(112)}</div>`;

const browser = await launchChromium();
try {
  const sizes = [16, 32, 48];
  const icons = await Promise.all(
    sizes.map((side) => draw(browser, { html: markOf(side), width: side, height: side, isClear: true })),
  );
  writeFileSync(
    join(PUBLIC, 'favicon.ico'),
    icoOf(icons.map((png, index) => ({ png, side: sizes[index] ?? 0 }))),
  );
  writeFileSync(
    join(PUBLIC, 'apple-touch-icon.png'),
    await draw(browser, { html: touchIcon, width: 180, height: 180 }),
  );
  writeFileSync(
    join(PUBLIC, 'share-card.png'),
    await draw(browser, { html: shareCard(markOf(56)), width: 1200, height: 630 }),
  );
} finally {
  await browser.close();
}

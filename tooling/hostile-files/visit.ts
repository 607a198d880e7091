import type { Page } from '@playwright/test';
import type { Materials } from './hostile-file.ts';

const PATIENCE_MS = 10_000;

/** Pictures that a browser drew, to hide things in. */
export async function drawPictures(page: Page): Promise<Omit<Materials, 'canary'>> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 90 });
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    for (let at = 0; at < 90; at += 1) {
      pen.fillStyle = `hsl(${at * 37} 70% 50%)`;
      pen.fillRect((at * 53) % 110, (at * 29) % 80, 17, 11);
    }
    return ['image/png', 'image/jpeg', 'image/webp'].map(
      (type) => canvas.toDataURL(type).split(',')[1] ?? '',
    );
  });
  const [png, jpeg, webp] = drawn.map((text) => Buffer.from(text, 'base64'));
  if (!png || !jpeg || !webp) throw new Error('the browser drew nothing');
  return { png, jpeg, webp };
}

/** Opens the address by itself, as a victim who follows a link; what is saved is saved nowhere. */
export async function openAlone(victim: Page, address: string): Promise<void> {
  try {
    await victim.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  } catch (error) {
    if (/Download is starting|ERR_ABORTED/.test(String(error))) return;
    throw error;
  }
  await victim.mouse.click(20, 20);
}

/** Shows all of them in a page of the app, as pictures and in frames, and takes them away again. */
export async function showInApp(app: Page, addresses: string[]): Promise<void> {
  await app.evaluate(
    async ([sources, patience]) => {
      const shown = sources.flatMap((source) =>
        ['img', 'iframe'].map((name) => {
          const element = document.createElement(name);
          element.setAttribute('src', source);
          return element;
        }),
      );
      const settled = shown.map(
        (element) =>
          new Promise<void>((resolve) => {
            element.addEventListener('load', () => resolve());
            element.addEventListener('error', () => resolve());
            // A frame whose content is saved fires no event.
            setTimeout(resolve, element.tagName === 'IFRAME' ? 300 : patience);
          }),
      );
      document.body.append(...shown);
      await Promise.all(settled);
      for (const element of shown) element.remove();
    },
    [addresses, PATIENCE_MS] as const,
  );
}

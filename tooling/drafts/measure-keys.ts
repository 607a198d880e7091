import type { Page } from '@playwright/test';

/** As fast as people type who do it all day, and never in step with the frames of the screen. */
const BETWEEN_MS = 70;
const LETTERS = 'gathered by hand from cliff and tree combs above kotagiri after the first rain ';

/** From when a key was pressed until the frame that shows it was drawn, in milliseconds, for each key typed where the focus is. */
export async function measureKeys(page: Page, count: number): Promise<number[]> {
  await page.evaluate(watchKeys);
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(
      LETTERS[at % LETTERS.length] === ' ' ? 'Space' : `Key${LETTERS[at % LETTERS.length]?.toUpperCase()}`,
    );
    await page.waitForTimeout(BETWEEN_MS + (at % 7) * 3);
  }
  const measured: unknown = await page.evaluate(() => Reflect.get(window, 'measuredKeys'));
  if (!Array.isArray(measured) || measured.length !== count)
    throw new Error(`of ${count} keys ${Array.isArray(measured) ? measured.length : 0} were drawn`);
  return measured.map(Number);
}

/** Runs in the page. What is queued in a frame of animation comes after that frame was drawn. */
function watchKeys(): void {
  const measured: number[] = [];
  Reflect.set(window, 'measuredKeys', measured);
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => measured.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

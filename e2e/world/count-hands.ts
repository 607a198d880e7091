import type { BrowserContext, Page } from '@playwright/test';

export interface Hands {
  clicks: number;
  keys: number;
}

/** Counts what a person does with the pages of a browser: clicks or taps, and keys. */
export async function countHands(context: BrowserContext): Promise<Hands> {
  const hands: Hands = { clicks: 0, keys: 0 };
  await context.exposeFunction('noteHand', (what: keyof Hands) => {
    hands[what] += 1;
  });
  await context.addInitScript(() => {
    const note = (what: string) => (event: Event) => {
      const noteHand: unknown = Reflect.get(window, 'noteHand');
      if (event.isTrusted && typeof noteHand === 'function') noteHand(what);
    };
    window.addEventListener('pointerdown', note('clicks'), { capture: true });
    window.addEventListener('keydown', note('keys'), { capture: true });
  });
  return hands;
}

/** Chooses a file as people do: a press on the field, and one in the window of the system, which no page hears of. */
export async function chooseFile(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
  hands?: Hands,
): Promise<void> {
  await page.getByLabel(label).last().setInputFiles(file);
  if (hands) hands.clicks += 2;
}

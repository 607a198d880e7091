import type { Browser, BrowserContext } from '@playwright/test';
import { EVENTS, stir } from './look.ts';
import { PAYLOADS } from './payloads.ts';
import type { Expected, Tally } from './tally.ts';

/** What React writes for a text, and so for the texts of makers. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/**
 * A scan page with one component that forgets to escape its text: the real page on its way to the browser, with every text as it
 * was typed. Were that not noticed, all the rest would prove nothing. `name` says under which name it is looked at.
 */
export async function showPlanted(
  context: BrowserContext,
  tally: Tally,
  { address, texts, name }: { address: string; texts: readonly Expected[]; name: string },
): Promise<void> {
  const page = await context.newPage();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = texts.reduce(
      (all, { text }) => all.replaceAll(escaped(text), () => text),
      await response.text(),
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  await stir(page);
  await tally.see(page, name, []);
  await page.close();
}

/** Long enough for pictures that cannot be loaded. */
const MOMENT_MS = 500;

/** How many of the payloads do run where a page takes them for markup, each in a page by itself. */
export async function countPotent(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.alert = () => Reflect.set(window, 'hasRun', true);
  });
  await page.setContent(PAYLOADS.map(frameOf).join(''));
  const potent = await page.evaluate(
    async ({ events, moment }) => {
      const frames = Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentWindow);
      for (const frame of frames)
        for (const element of frame?.document.querySelectorAll('*') ?? [])
          for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, moment));
      return frames.filter((frame) => frame && Reflect.get(frame, 'hasRun') === true).length;
    },
    { events: EVENTS, moment: MOMENT_MS },
  );
  await page.close();
  return potent;
}

/** A page with the payload in its places. */
function frameOf(payload: string): string {
  const page = `<!doctype html><p>${payload}</p><a href="${payload}">x</a><img alt="${payload}">`;
  return `<iframe srcdoc="${escaped(page)}"></iframe>`;
}

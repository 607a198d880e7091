import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small one: it is compiled at every stop. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. No rule of theirs is switched off. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What keeps someone with a screen reader, a keyboard or weak eyes from using the page as it is now. */
export async function notAccessible(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (levels) => {
    // In the frame of a preview no script runs, so there is nothing to wait for; the scan page has pictures of its own.
    const how = { runOnly: levels, reporter: 'no-passes', iframes: false } as const;
    const { violations } = await window.axe.run(document, how);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `not accessible: ${help} (${id}) at ${node.target.join(' ')}`),
    );
  }, LEVELS);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

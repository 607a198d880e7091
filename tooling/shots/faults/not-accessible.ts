import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2, levels A and AA. No rule of theirs is switched off. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What keeps someone with a screen reader, a keyboard or weak eyes from using the page as it is now. */
export async function notAccessible(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (levels) => {
    const { violations } = await window.axe.run(document, { runOnly: levels, resultTypes: ['violations'] });
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

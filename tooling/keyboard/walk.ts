import type { Page } from '@playwright/test';
import { type Focused, readFocused } from './focused.ts';
import { MARK, marksLeft, markTargets, type Target } from './targets.ts';

/** About a tenth of a second. */
const CALM_FRAMES = 6;
/** Longer than anything opens or closes. */
const LAYER_MS = 3000;
const BACK_MS = 1000;
/** Something is still on its way; a button may wait as long as it likes. */
const BUSY = '[aria-busy=true]:not(button), .animate-pulse';
export const LAYER = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * What someone without a mouse cannot do on the page as it is now, in words. What opens around the page and is in
 * `known` was tried on another page; what is tried now is added.
 */
export async function walkByKeyboard(page: Page, known = new Set<string>()): Promise<string[]> {
  await standStill(page);
  const targets = await page.evaluate(markTargets, MARK);
  const { reached, faults } = await tabThrough(page, targets);
  const untried = targets.filter(({ opens, isOfFrame, words }) => opens && !(isOfFrame && known.has(words)));
  for (const { words } of untried.filter(({ isOfFrame }) => isOfFrame)) known.add(words);
  // A toast may have gone meanwhile.
  const left = new Set(await page.evaluate(marksLeft, MARK));
  const unreached = targets.filter(({ mark }) => left.has(mark) && !reached.has(mark));
  return [
    ...faults,
    ...unreached.map(({ words }) => `cannot be reached with the keyboard: ${words}`),
    ...(await tryLayers(page, untried)),
  ];
}

/** An answer that has arrived may not be drawn yet, and what is marked now must be there when it is looked for. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY);
  await page.evaluate(untilCalm, CALM_FRAMES);
}

/** Runs in the page: so many pictures in a row are drawn of which nothing changes, nor who has the focus. */
function untilCalm(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let left = frames;
    let focused = document.activeElement;
    const observer = new MutationObserver(() => (left = frames));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = () => {
      left = focused === document.activeElement ? left - 1 : frames;
      focused = document.activeElement;
      if (left > 0) {
        requestAnimationFrame(next);
        return;
      }
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(next);
  });
}

/** Presses Tab from the beginning of the page to its end, and once more if that has not met everything. */
async function tabThrough(
  page: Page,
  targets: readonly Target[],
): Promise<{ reached: Set<string>; faults: string[] }> {
  const reached = new Set<string>();
  const faults: string[] = [];
  await page.evaluate(() => {
    // Tab goes on from what had the focus last, whatever has it now.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    document.getSelection()?.removeAllRanges();
    window.scrollTo(0, 0);
  });
  const isDone = () => targets.every(({ mark }) => reached.has(mark));
  let ends = 0;
  // Six boxes of a code are six stops of one group, so there may be more stops than targets.
  for (let press = 0; press < targets.length * 4 + 40 && ends < 2; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(readFocused, MARK);
    if (focused.isNowhere) {
      ends += isDone() ? 2 : 1;
      continue;
    }
    if (focused.mark !== null) reached.add(focused.mark);
    faults.push(...faultsOf(focused));
  }
  if (ends < 2) faults.push('the focus is trapped: it never leaves the page again');
  return { reached, faults: [...new Set(faults)] };
}

function faultsOf({ hasRing, isHidden, words }: Focused): string[] {
  return [
    ...(hasRing ? [] : [`no visible ring around the focus: ${words}`]),
    ...(isHidden ? [`has the focus but cannot be seen: ${words}`] : []),
  ];
}

/** Opens each dialog and menu, stays in it, and closes it with Escape: the focus must be where it was. */
async function tryLayers(page: Page, openers: readonly Target[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { mark, words } of openers) {
    await page.locator(`[${MARK}="${mark}"]`).focus();
    await page.keyboard.press('Enter');
    const layer = page.locator(LAYER).last();
    const isOpen = await layer.waitFor({ timeout: LAYER_MS }).then(
      () => true,
      () => false,
    );
    if (!isOpen) {
      faults.push(`opens nothing by Enter: ${words}`);
      continue;
    }
    faults.push(...(await stayInside(page, words)));
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'hidden', timeout: LAYER_MS });
    // Some give it back once the layer is gone from the page.
    const isBack = ([name, value]: readonly [string, string]) =>
      document.activeElement?.closest(`[${name}]`)?.getAttribute(name) === value;
    await page.waitForFunction(isBack, [MARK, mark] as const, { timeout: BACK_MS }).catch(() => undefined);
    await page.evaluate(untilCalm, CALM_FRAMES);
    const back = await page.evaluate(readFocused, MARK);
    if (back.mark !== mark) faults.push(`does not give the focus back: ${words} (it is at ${back.words})`);
  }
  return faults;
}

async function stayInside(page: Page, words: string): Promise<string[]> {
  const faults = new Set<string>();
  // It takes the focus first and the pointer a moment later; between the two nothing in it is met by a look from above.
  const isReady = (layer: string) => {
    const opened = document.activeElement?.closest(layer) ?? null;
    return opened !== null && getComputedStyle(opened).pointerEvents !== 'none';
  };
  await page.waitForFunction(isReady, LAYER, { timeout: LAYER_MS }).catch(() => undefined);
  for (let press = 0; press < 12; press += 1) {
    if (press > 0) await page.keyboard.press('Tab');
    const focused = await page.evaluate(readFocused, MARK);
    // Past the end of a native dialog the browser's own bars have the focus.
    if (focused.isNowhere) continue;
    if (!focused.isInLayer) faults.add(`the focus is not inside what was opened by ${words}`);
    else if (press > 0) for (const fault of faultsOf(focused)) faults.add(fault);
  }
  return [...faults];
}

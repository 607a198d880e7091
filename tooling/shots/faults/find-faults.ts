import type { Page } from '@playwright/test';
import { cutText } from './cut-text.ts';
import { leakedWords } from './leaked-words.ts';
import { missingPicture } from './missing-picture.ts';
import { overlappingText } from './overlapping-text.ts';
import { type PageKit, pageKit } from './page-kit.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { smallTarget } from './small-target.ts';

const CHECKS = [sidewaysScroll, cutText, overlappingText, smallTarget, leakedWords, missingPicture];

type Check = (kit: PageKit) => string[];

/** Everything wrong with the page as it is drawn now, in words. */
export async function findFaults(page: Page, also: readonly Check[] = []): Promise<string[]> {
  const kit = await page.evaluateHandle(pageKit);
  const found = await Promise.all([...CHECKS, ...also].map((check) => page.evaluate(check, kit)));
  return found.flat();
}

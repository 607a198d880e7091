import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { CHROMIUM_FLAGS, findWholeChromium } from '../product/chromium.ts';
import { freePort } from '../services/free-port.ts';
import { slowdownFor } from './slowdown.ts';

/** With those of which Lighthouse loses the recording (its error NO_NAVSTART), about one in fourteen. */
const LOST_MOST = 3;

/** A line that visitors have, as Lighthouse simulates it. */
export type Line = { rttMs: number; throughputKbps: number };

/** Lighthouse's own default for phones. */
export const SLOW_4G: Line = { rttMs: 150, throughputKbps: 1638.4 };

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Settings = NonNullable<NonNullable<Parameters<typeof lighthouse>[2]>['settings']>;
type What = Pick<Settings, 'onlyAudits' | 'onlyCategories'>;

/** So many visits that were recorded, each with a fresh browser. */
export async function visit(url: string, times: number, line: Line, what: What): Promise<Result[]> {
  const results: Result[] = [];
  for (let made = 0; results.length < times && made < times + LOST_MOST; made += 1) {
    const result = await visitOnce(url, line, what);
    if (result) results.push(result);
    else console.log(`${url}: a visit was not recorded and is made again`);
  }
  if (results.length < times) throw new Error('too many visits were not recorded');
  return results;
}

async function visitOnce(url: string, line: Line, what: What): Promise<Result | undefined> {
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args });
  try {
    const cpuSlowdownMultiplier = slowdownFor(await speedOf(browser));
    const settings = { ...what, throttling: { ...line, cpuSlowdownMultiplier } };
    // A page that is not found is a page to measure as well.
    const flags = { port, logLevel: 'error', ignoreStatusCode: true } as const;
    const result = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
    const isLost = result?.lhr.audits['largest-contentful-paint']?.errorMessage?.includes('NO_NAVSTART');
    return isLost ? undefined : result?.lhr;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's own benchmark of the machine, right before the visit. */
async function speedOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

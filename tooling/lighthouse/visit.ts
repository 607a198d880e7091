import { type Browser, chromium } from '@playwright/test';
import lighthouse, { auditFlowArtifacts } from 'lighthouse';
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

type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;
export type Result = Visit['lhr'];
type Settings = NonNullable<NonNullable<Parameters<typeof lighthouse>[2]>['settings']>;
type What = Pick<Settings, 'onlyAudits' | 'onlyCategories'>;
type Config = {
  extends: string;
  settings: What & { throttling: Partial<Line> & { cpuSlowdownMultiplier: number } };
};

/** So many visits that were recorded, each with a fresh browser; for each line what they come to on it. */
export async function visit(
  url: string,
  times: number,
  lines: readonly Line[],
  what: What,
): Promise<Result[][]> {
  const results: Result[][] = [];
  for (let made = 0; results.length < times && made < times + LOST_MOST; made += 1) {
    const found = await visitOnce(url, lines, what);
    if (found) results.push(found);
    else console.log(`${url}: a visit was not recorded and is made again`);
  }
  if (results.length < times) throw new Error('too many visits were not recorded');
  return lines.map((_, at) => results.flatMap((found) => found[at] ?? []));
}

async function visitOnce(url: string, lines: readonly Line[], what: What): Promise<Result[] | undefined> {
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args });
  try {
    const cpuSlowdownMultiplier = slowdownFor(await speedOf(browser));
    const configOf = (line?: Line): Config => ({
      extends: 'lighthouse:default',
      settings: { ...what, throttling: { ...line, cpuSlowdownMultiplier } },
    });
    // A page that is not found is a page to measure as well.
    const flags = { port, logLevel: 'error', ignoreStatusCode: true } as const;
    const [first, ...others] = lines;
    const recorded = await lighthouse(url, flags, configOf(first));
    const isLost = recorded?.lhr.audits['largest-contentful-paint']?.errorMessage?.includes('NO_NAVSTART');
    if (recorded === undefined || isLost) return undefined;
    const again = others.map((line) => onLine(recorded, flags, configOf(line)));
    return [recorded.lhr, ...(await Promise.all(again))];
  } finally {
    await browser.close();
  }
}

/** What the same recording comes to on another line: the page came over none, Lighthouse computes what each would do. */
async function onLine({ artifacts }: Visit, flags: object, config: Config): Promise<Result> {
  const { settings } = artifacts;
  const throttling = { ...settings.throttling, ...config.settings.throttling };
  const moved = { ...artifacts, settings: { ...settings, throttling } };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts: moved, flags }] }, config);
  const [step] = steps;
  if (!step) throw new Error('nothing was found');
  return step.lhr;
}

/** Lighthouse's own benchmark of the machine, right before the visit. */
async function speedOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findWholeChromium } from '../product/chromium.ts';
import { freePort } from '../services/free-port.ts';

const RUNS = 3;
/** With those of which Lighthouse loses the recording (its error NO_NAVSTART), about one in fourteen. */
const VISITS_MOST = 6;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Config = NonNullable<Parameters<typeof lighthouse>[2]>;

/** Three visits that were recorded, each with a fresh browser. */
export async function visitThrice(url: string, settings: Config['settings']): Promise<Result[]> {
  const results: Result[] = [];
  for (let visit = 0; results.length < RUNS && visit < VISITS_MOST; visit += 1) {
    const result = await visitOnce(url, { extends: 'lighthouse:default', ...(settings && { settings }) });
    if (result) results.push(result);
    else console.log(`${url}: a visit was not recorded and is made again`);
  }
  if (results.length < RUNS) throw new Error('too many visits were not recorded');
  return results;
}

async function visitOnce(url: string, config: Config): Promise<Result | undefined> {
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args });
  try {
    // A page that is not found is a page to measure as well.
    const result = await lighthouse(url, { port, logLevel: 'error', ignoreStatusCode: true }, config);
    const isLost = result?.lhr.audits['largest-contentful-paint']?.errorMessage?.includes('NO_NAVSTART');
    return isLost ? undefined : result?.lhr;
  } finally {
    await browser.close();
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@qrigin/domain/http';
import { scanUsage } from '@qrigin/domain/scan';
import { scanPage } from '../../server/src/features/scan/page/page.ts';
import { servePagesAlone } from '../../server/src/http/pages/serve-page-alone.ts';
import { testEnv } from '../../server/src/testing/test-env.ts';
import { OVERVIEWS } from '../../web/src/testing/overviews.ts';
import { ROOT } from '../dev/children.ts';

const NAMES = Object.keys(OVERVIEWS);

/** A code for each sample, in the order of their list; real codes say nothing about what they stand for. */
const codeOf = (name: string) => String(NAMES.indexOf(name)).padStart(20, '0');

export const SCAN_PATHS = NAMES.map((name) => ({ name, path: `/scan/${codeOf(name)}` }));

/** The scan pages of the samples, by the product's own code and with its headers, where no database is needed. */
export async function startScanServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(join(ROOT, 'web/dist/scan/render.js')))
    throw new Error('web/dist/scan is missing: run npm run build.');
  const byCode = new Map(Object.entries(OVERVIEWS).map(([name, overview]) => [codeOf(name), overview]));
  // No one connects: the settings only make the headers.
  const env = testEnv('postgres://app_rw@127.0.0.1:1/none');
  const app = await servePagesAlone(
    env,
    scanPage(async (code) => byCode.get(code)),
  );
  app.post(`${API_BASE}${scanUsage.path}`, async (request) => request.body);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => app.close() };
}

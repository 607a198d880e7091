import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { loadPageBuild } from '../../server/src/features/scan/page-build.ts';
import { compress } from '../../server/src/http/serve-page-encoding.ts';
import { inLongWords, OVERVIEWS } from '../../web/src/testing/overviews.ts';

/** `npm run check:bundle`: how much a page makes a browser load before it is idle, as the api serves it (brotli). */
const DIST = join(import.meta.dirname, '../../web/dist');
const SITE = { page: 'index.html', most: 110_000 };
/** What fits into the first burst of packets of a connection: the page is there after one round trip. */
const SCAN_PAGE_MOST = 14_000;

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);
const manifest = Manifest.parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')));

/** The entry and all that it imports at once; what is imported on demand does not count. */
function scriptsOf(entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  if (chunk.file.endsWith('.js')) seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, seen);
  return seen;
}

function report(name: string, bytes: number, most: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB, at most ${most / 1000} kB`);
  if (bytes > most) process.exitCode = 1;
}

const siteBytes = [...scriptsOf(SITE.page)].reduce(
  (sum, file) => sum + readFileSync(join(DIST, `${file}.br`)).length,
  0,
);
report(`${SITE.page}, script`, siteBytes, SITE.most);

const build = await loadPageBuild();
if (!build) throw new Error('web/dist/scan is missing: run npm run build.');
for (const [name, overview] of Object.entries(OVERVIEWS)) {
  const told = overview && inLongWords(overview);
  const page = await compress(build.render(told, '7K3M9QXA2VTD5RW8E1HN'), 'br');
  report(`scan page ${name}, told at length`, page.length, SCAN_PAGE_MOST);
}

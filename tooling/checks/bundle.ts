import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `npm run check:bundle`: how much script a page loads before it is idle, as the api serves it (brotli). */
const DIST = join(import.meta.dirname, '../../web/dist');
const BUDGETS = [
  { page: 'index.html', most: 110_000 },
  { page: 'scan.html', most: 90_000 },
];

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

for (const { page, most } of BUDGETS) {
  const bytes = [...scriptsOf(page)].reduce(
    (sum, file) => sum + readFileSync(join(DIST, `${file}.br`)).length,
    0,
  );
  console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB of script, at most ${most / 1000} kB`);
  if (bytes > most) process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '../../domain/src/details/index.ts';
import { Code } from '../../domain/src/qr/index.ts';
import { HONEY } from '../../domain/src/scan/samples.ts';
import { createDrawnPages } from '../../server/src/features/scan/page/drawn-pages.ts';
import { loadPageBuild } from '../../server/src/features/scan/page/page-build.ts';
import { pageLanguage } from '../../server/src/features/scan/page/page-language.ts';
import { gzippedPage } from '../../server/src/page-parts.ts';
import { inLongWords, OVERVIEWS } from '../../web/src/testing/scan/overviews.ts';
import { toldPages } from '../../web/src/testing/scan/told-pages.ts';

/** `npm run check:bundle`: how much a page makes a browser load before it is idle, as the api serves it: the website by brotli, scan pages by gzip. */
const DIST = join(import.meta.dirname, '../../web/dist');
const START_MOST = 110_000;
/** What fits into the first burst of packets of a connection: the page is there after one round trip. */
const SCAN_PAGE_MOST = 14_000;

/** The scripts that the home page's document names itself; what is fetched later does not count. */
function scriptsOf(page: string): string[] {
  const document = readFileSync(join(DIST, page), 'utf8');
  const named = [...document.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g)];
  return named.map(([, file = '']) => file);
}

function report(name: string, bytes: number, most: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB, at most ${most / 1000} kB`);
  if (bytes > most) process.exitCode = 1;
}

const scripts = scriptsOf('pages/home.html');
if (scripts.length === 0) throw new Error('the home page names no script');
const startBytes = scripts.reduce((sum, file) => sum + readFileSync(join(DIST, `${file}.br`)).length, 0);
report('home page, script', startBytes, START_MOST);

const build = await loadPageBuild();
if (!build) throw new Error('web/dist/scan is missing: run npm run build.');
const pages = createDrawnPages();
const EN = pageLanguage({ chosen: undefined, accepted: [], otherwise: 'en' });
for (const [name, { overview, details }] of Object.entries(toldPages())) {
  for (const language of LANGUAGE_CODES) {
    const told = { mark: name, language, load: () => ({ mark: name, shown: details }) };
    const languages = pageLanguage({ chosen: language, accepted: [], otherwise: 'en' });
    const parts = await pages.ofPack(build, { overview, told }, languages);
    report(`scan page ${name} in ${language}`, gzippedPage(parts).length, SCAN_PAGE_MOST);
  }
}
for (const [name, overview] of Object.entries(OVERVIEWS)) {
  const told = overview && inLongWords(overview);
  const parts = told
    ? await pages.ofPack(build, { overview: told, told: undefined }, EN)
    : pages.ofUnknown(build, Code.parse(HONEY.qr_id), EN);
  report(`scan page ${name}, told at length`, gzippedPage(parts).length, SCAN_PAGE_MOST);
}

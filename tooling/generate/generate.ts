import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { configurationPage } from './configuration.ts';
import { allEndpoints } from './endpoints.ts';
import { eventsPage } from './events.ts';
import { exportingPage } from './exporting.ts';
import { limitsPage } from './limits.ts';
import { permissionsPage } from './permissions.ts';
import { scanCatalogue, scanCatalogueFile, TRANSLATED } from './scan-words.ts';
import { schemaPage } from './schema.ts';
import { startScratchDatabase } from './scratch-database.ts';
import { tableTypes } from './tables.ts';
import { wordsCatalogue } from './words.ts';

/** `npm run generate` writes what follows from other files; with `--check` it fails when one of them is stale. */
const isCheck = process.argv.includes('--check');

async function generated(): Promise<Record<string, string>> {
  const database = await startScratchDatabase();
  const client = new Client({ connectionString: database.superuserUrl });
  try {
    await client.connect();
    return {
      'server/src/db/tables.ts': tableTypes(database.superuserUrl),
      'docs/schema.md': await schemaPage(client),
      'docs/configuration.md': configurationPage(),
      'docs/limits.md': limitsPage(),
      'docs/permissions.md': permissionsPage(await allEndpoints()),
      'docs/events.md': eventsPage(),
      'docs/in-and-out/exporting.md': exportingPage(),
      'web/src/words/en.po': await wordsCatalogue(),
      ...(await scanCatalogues()),
    };
  } finally {
    await client.end();
    await database.stop();
  }
}

/** A language that is new has no catalogue yet. */
async function scanCatalogues(): Promise<Record<string, string>> {
  const catalogues = TRANSLATED.map(async (language) => [
    scanCatalogueFile(language),
    await scanCatalogue(language),
  ]);
  return Object.fromEntries(await Promise.all(catalogues));
}

const stale: string[] = [];
for (const [file, text] of Object.entries(await generated())) {
  const path = new URL(`../../${file}`, import.meta.url);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale.push(file);
  if (!isCheck) writeFileSync(path, text);
}
if (isCheck && stale.length) {
  console.error(`stale: ${stale.join(', ')}; run npm run generate and commit what it writes`);
  process.exitCode = 1;
} else {
  console.log(
    stale.length ? ['written by npm run generate:', ...stale].join('\n  ') : 'generated files are up to date',
  );
}

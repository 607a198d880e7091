import { Code } from '@qrigin/domain/qr';
import type { Overview } from '@qrigin/domain/scan';
import { connectBeside } from '../../server/src/db/connect/side-database.ts';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { codeBookOf } from '../../server/src/features/qr/index.ts';
import type { FoundCode } from '../../server/src/features/scan/found-code.ts';
import { createFindCode } from '../../server/src/features/scan/overview.ts';
import { createDrawnPages } from '../../server/src/features/scan/page/drawn-pages.ts';
import { loadPageBuild, type PageBuild } from '../../server/src/features/scan/page/page-build.ts';
import { pageLanguage } from '../../server/src/features/scan/page/page-language.ts';
import { createResolver } from '../../server/src/features/scan/resolve.ts';
import { createScanCache } from '../../server/src/features/scan/scan-cache.ts';
import { scanConnections } from '../../server/src/features/scan/scan-database.ts';
import { createToldCache } from '../../server/src/features/scan/told-cache.ts';
import { plainPage } from '../../server/src/page-parts.ts';
import { readPatiently } from './patiently.ts';

/** What the product's own code answers when it remembers nothing. All that this tool knows of its inside is in this file. */
export type Fresh = {
  find: (code: string) => Promise<FreshCode | undefined>;
  close: () => Promise<void>;
};

/** What is true of a code, and its page for an overview that differs in time alone. */
type FreshCode = { overview: Overview; draw: (overview: Overview) => string };

type Settings = { SCAN_DATABASE_URL: string; CODE_KEYS: string; CONTENT_ORIGIN: string };

/** `moment` is another number whenever a write was begun or answered. */
export async function createFresh(settings: Settings, moment: () => number): Promise<Fresh> {
  const build = await loadPageBuild();
  if (!build) throw new Error('web/dist is missing: run npm run build.');
  const scans = connectBeside(scanConnections(settings.SCAN_DATABASE_URL));
  const book = codeBookOf(ENVIRONMENTS.api.shape.CODE_KEYS.parse(settings.CODE_KEYS));
  const newLook = () =>
    createFindCode({
      resolver: createResolver(scans, book),
      known: createScanCache(scans),
      told: createToldCache(scans, settings.CONTENT_ORIGIN),
      book,
    });

  // Making room for memories takes longer than a look, so looks share it while nothing is written.
  let current = { moment: -1, look: newLook() };
  return {
    find: (code) =>
      readPatiently(async () => {
        if (current.moment !== moment()) current = { moment: moment(), look: newLook() };
        const found = await current.look(Code.parse(code));
        return found && freshCode(build, found);
      }),
    close: () => scans.close(),
  };
}

const ENGLISH = pageLanguage({ chosen: 'en', accepted: [], otherwise: 'en' });

async function freshCode(build: PageBuild, { overview, told }: FoundCode): Promise<FreshCode> {
  const details = await told?.load();
  return {
    overview,
    draw(seen) {
      const found = { overview: seen, told: told && details && { ...told, load: () => details } };
      const parts = createDrawnPages().ofPack(build, found, ENGLISH);
      if (parts instanceof Promise) throw new Error('a page with all that it needs is drawn at once');
      return plainPage(parts).toString();
    },
  };
}

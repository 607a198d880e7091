import { Code } from '@qrigin/domain/qr';
import type { Overview } from '@qrigin/domain/scan';
import { connectBeside } from '../../server/src/db/connect/side-database.ts';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { codeBookOf } from '../../server/src/features/qr/index.ts';
import { createOverview } from '../../server/src/features/scan/overview.ts';
import { createDrawnPages } from '../../server/src/features/scan/page/drawn-pages.ts';
import { loadPageBuild } from '../../server/src/features/scan/page/page-build.ts';
import { createResolver } from '../../server/src/features/scan/resolve.ts';
import { createScanCache } from '../../server/src/features/scan/scan-cache.ts';
import { scanConnections } from '../../server/src/features/scan/scan-database.ts';
import { plainPage } from '../../server/src/page-parts.ts';
import { readPatiently } from './patiently.ts';

/** What the product's own code answers when it remembers nothing. All that this tool knows of its inside is in this file. */
export type Fresh = {
  overview: (code: string) => Promise<Overview | undefined>;
  page: (overview: Overview) => string;
  close: () => Promise<void>;
};

type Settings = { SCAN_DATABASE_URL: string; CODE_KEYS: string };

/** `moment` is another number whenever a write was begun or answered. */
export async function createFresh(settings: Settings, moment: () => number): Promise<Fresh> {
  const build = await loadPageBuild();
  if (!build) throw new Error('web/dist is missing: run npm run build.');
  const scans = connectBeside(scanConnections(settings.SCAN_DATABASE_URL));
  const book = codeBookOf(ENVIRONMENTS.api.shape.CODE_KEYS.parse(settings.CODE_KEYS));
  const newLook = () =>
    createOverview({ resolver: createResolver(scans, book), known: createScanCache(scans), book });

  // Making room for memories takes longer than a look, so looks share it while nothing is written.
  let current = { moment: -1, look: newLook() };
  return {
    overview: (code) =>
      readPatiently(() => {
        if (current.moment !== moment()) current = { moment: moment(), look: newLook() };
        return current.look(Code.parse(code));
      }),
    page: (overview) => plainPage(createDrawnPages().ofPack(build, overview)).toString(),
    close: () => scans.close(),
  };
}

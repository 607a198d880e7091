import { Failure } from '@qrigin/domain/errors';
import { publicRecall, publicRecalls } from '@qrigin/domain/recalls';
import * as contract from '@qrigin/domain/scan';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { codeBookOf } from '../qr/index.ts';
import { createPublicRecalls } from '../recalls/index.ts';
import { recordUsage } from './events/record-usage.ts';
import { createScanEvents } from './events/scan-events.ts';
import { createLookUps } from './look-ups.ts';
import { createFindCode } from './overview.ts';
import { createDrawnPages } from './page/drawn-pages.ts';
import { ownSubdomain } from './page/own-subdomain.ts';
import { scanPage } from './page/page.ts';
import { previewFrame } from './page/preview-frame.ts';
import { recallPage } from './page/recall-page.ts';
import { reportGuesses } from './report-guesses.ts';
import { createResolver } from './resolve.ts';
import { createScanCache } from './scan-cache.ts';
import { scanConnections } from './scan-database.ts';
import { createToldCache } from './told-cache.ts';
import { toldPicture, toldSections, toldVendor } from './told-parts.ts';
import { createUnknownCodes } from './unknown-codes.ts';
import { whoScans } from './who-scans.ts';

export function routes(serve: Serve, parts: FeatureDeps) {
  const { env, connectBeside, servePage, addGauge, onClose } = parts;
  const scans = connectBeside(scanConnections(env.SCAN_DATABASE_URL, parts.share));
  // It can add scan events and nothing else.
  const ingest = connectBeside({ url: env.INGEST_DATABASE_URL, connections: 1 });
  const unknownCodes = watchUnknownCodes(parts);
  const book = codeBookOf(env.CODE_KEYS);
  const resolver = createResolver(scans, book);
  const known = createScanCache(scans);
  const told = createToldCache(scans, env.CONTENT_ORIGIN);
  const find = createFindCode({ resolver, book, known, told });
  const { findCode, findFacts, requirePlace } = createLookUps({ resolver, find, unknownCodes });
  const events = createScanEvents({
    query: async (statement) => ({ rowCount: await ingest.execute(statement) }),
  });
  onClose(() => events.stop());

  const tenants = { base: env.SCAN_BASE_URL, isOwn: ownSubdomain({ scans, findFacts, known }) };
  const pages = createDrawnPages();
  addGauge('scan_pages_bytes', 'Memory of scan pages that are kept drawn', pages.bytes);
  addGauge('scan_pages', 'Scan pages that are kept drawn', pages.count);
  for (const page of scanPage(findCode, { tenants, pages })) servePage(page);
  // Read with the rights of scans, which are less than those of members.
  const recalls = createPublicRecalls({
    scans,
    appOrigin: env.APP_ORIGIN,
    contentOrigin: env.CONTENT_ORIGIN,
  });
  for (const page of recallPage({ find: recalls.one, pages })) servePage(page);
  servePage(previewFrame({ contentOrigin: env.CONTENT_ORIGIN }));

  serve(contract.scanOverview, async ({ ctx, params }) => {
    const found = await findCode(params.qr, ctx.caller);
    if (!found) throw new Failure('not_found');
    return found.overview;
  });
  serve(contract.scanSections, async ({ ctx, params }) =>
    toldSections(await findCode(params.qr, ctx.caller)),
  );
  serve(contract.scanProductImage, async ({ ctx, params }) =>
    toldPicture(await findCode(params.qr, ctx.caller)),
  );
  serve(contract.scanVendor, async ({ ctx, params }) =>
    toldVendor(await findCode(params.qr, ctx.caller), params.id.toLowerCase()),
  );
  serve(contract.scanWhoami, async ({ ctx, params }) =>
    whoScans(ctx, (await requirePlace(params.qr, ctx.caller)).run.orgId),
  );
  serve(
    contract.scanUsage,
    async ({ ctx, params, body }) => {
      const { run, idx } = await requirePlace(params.qr, ctx.caller);
      return recordUsage(events, ctx, { orgId: run.orgId, runId: run.id, idx }, body.event_id);
    },
    { onTenantHosts: true },
  );

  const kept = { feature: 'recalls', keptSeconds: 60 };
  serve(publicRecall, ({ params }) => recalls.one(params.id), kept);
  serve(publicRecalls, ({ params, query }) => recalls.ofOrganisation(params.id, query), kept);
}

/** Slows down callers who ask for codes that no one issued, and reports them. */
function watchUnknownCodes({ env, share, register, addNetworkCounts, onStopping }: FeatureDeps) {
  const unknownCodes = createUnknownCodes({
    limit: env.RATE_UNKNOWN_CODES,
    share,
    alert: reportGuesses(register),
  });
  addNetworkCounts('unknown_codes', 'Scans of codes that do not exist', unknownCodes.counts);
  // No one should wait for a guess.
  onStopping(() => unknownCodes.stop());
  return unknownCodes;
}

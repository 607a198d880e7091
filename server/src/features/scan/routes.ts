import { Failure } from '@qrigin/domain/errors';
import { scanOverview, scanProductImage, scanSections, scanUsage, scanWhoami } from '@qrigin/domain/scan';
import type { Caller } from '../../db/index.ts';
import type { FeatureParts, Serve } from '../../http/serve.ts';
import { type CodePlace, createCodeBook, createResolver } from '../qr/index.ts';
import { knownThings } from './known-things.ts';
import { createOverview } from './overview.ts';
import { ownSubdomain } from './own-subdomain.ts';
import { scanPage } from './page.ts';
import { recordUsage } from './record-usage.ts';
import { createScanEvents } from './scan-events.ts';
import { whoScans } from './who-scans.ts';

export function routes(serve: Serve, parts: FeatureParts) {
  const { env, scans, ingest, unknownCodes, servePage, onClose } = parts;
  const book = createCodeBook(env.CODE_KEYS);
  const resolver = createResolver(scans, book);
  const known = knownThings(scans);
  const find = createOverview({ resolver, book, known });

  /** One way for every look at a code: who looks for many that nobody issued has to wait. */
  async function unlessGuessed<Found>(caller: Caller, look: Promise<Found | undefined>) {
    const found = await look;
    if (found === undefined) await unknownCodes.slowDown(caller);
    return found;
  }
  const overview = (code: string, caller: Caller) => unlessGuessed(caller, find(code));
  const placeOf = (code: string, caller: Caller) => unlessGuessed(caller, resolver.place(code));

  const events = createScanEvents(ingest);
  onClose(() => events.stop());

  const tenants = { base: env.SCAN_BASE_URL, isOwn: ownSubdomain({ scans, placeOf, known }) };
  for (const page of scanPage(overview, { tenants })) servePage(page);

  /** One answer for every code that nobody issued, whatever is wrong with it. */
  async function requirePlace(code: string, caller: Caller): Promise<CodePlace> {
    const place = await placeOf(code, caller);
    if (!place) throw new Failure('not_found');
    return place;
  }

  serve(scanOverview, async ({ ctx, params }) => {
    const found = await overview(params.qr, ctx.caller);
    if (!found) throw new Failure('not_found');
    return found;
  });
  // The organisation writes sections and chooses a picture in the product's setup, which is still to come.
  serve(scanSections, async ({ ctx, params }) => {
    await requirePlace(params.qr, ctx.caller);
    return [];
  });
  serve(scanProductImage, async ({ ctx, params }) => {
    await requirePlace(params.qr, ctx.caller);
    return null;
  });
  serve(scanWhoami, async ({ ctx, params }) =>
    whoScans(ctx, (await requirePlace(params.qr, ctx.caller)).run.orgId),
  );
  serve(
    scanUsage,
    async ({ ctx, params, body }) => {
      const { run, idx } = await requirePlace(params.qr, ctx.caller);
      return recordUsage(events, ctx, { orgId: run.orgId, runId: run.id, idx }, body.event_id);
    },
    { onTenantHosts: true },
  );
}

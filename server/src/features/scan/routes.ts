import { Failure } from '@qrigin/domain/errors';
import { scanOverview, scanProductImage, scanSections, scanUsage, scanWhoami } from '@qrigin/domain/scan';
import type { FeatureParts, Serve } from '../../http/serve.ts';
import { type CodePlace, createCodeBook, createResolver } from '../qr/index.ts';
import { knownThings } from './known-things.ts';
import { createOverview } from './overview.ts';
import { ownSubdomain } from './own-subdomain.ts';
import { scanPage } from './page.ts';
import { recordUsage } from './record-usage.ts';
import { createScanEvents } from './scan-events.ts';
import { whoScans } from './who-scans.ts';

export function routes(serve: Serve, { env, scans, ingest, servePage, onClose }: FeatureParts) {
  const book = createCodeBook(env.CODE_KEYS);
  const resolver = createResolver(scans, book);
  const known = knownThings(scans);
  const overview = createOverview({ resolver, book, known });
  const events = createScanEvents(ingest);
  onClose(() => events.stop());

  const tenants = { base: env.SCAN_BASE_URL, isOwn: ownSubdomain({ scans, resolver, known }) };
  for (const page of scanPage(overview, { tenants })) servePage(page);

  /** One answer for every code that nobody issued, whatever is wrong with it. */
  async function requirePlace(code: string): Promise<CodePlace> {
    const place = await resolver.place(code);
    if (!place) throw new Failure('not_found');
    return place;
  }

  serve(scanOverview, async ({ params }) => {
    const found = await overview(params.qr);
    if (!found) throw new Failure('not_found');
    return found;
  });
  // The organisation writes sections and chooses a picture in the product's setup, which is still to come.
  serve(scanSections, async ({ params }) => {
    await requirePlace(params.qr);
    return [];
  });
  serve(scanProductImage, async ({ params }) => {
    await requirePlace(params.qr);
    return null;
  });
  serve(scanWhoami, async ({ ctx, params }) => whoScans(ctx, (await requirePlace(params.qr)).run.orgId));
  serve(scanUsage, async ({ ctx, params, body }) => {
    const { run, idx } = await requirePlace(params.qr);
    return recordUsage(events, ctx, { orgId: run.orgId, runId: run.id, idx }, body.event_id);
  });
}

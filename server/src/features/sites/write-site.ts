import { Failure, type FailureCode } from '@qrigin/domain/errors';
import type { Site, SiteFields } from '@qrigin/domain/sites';
import { SITE, SITE_EVENTS } from '@qrigin/domain/sites';
import { type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { presentSite } from './present-site.ts';
import { insertSite, removeSite, updateSite } from './queries.ts';

/** What the database refuses, in our words. */
const REFUSALS: [constraint: string, code: FailureCode][] = [
  ['site_one_per_name', 'name_taken'],
  ['batch_org_id_site_id_fkey', 'site_in_use'],
  ['trace_event_org_id_site_id_fkey', 'site_in_use'],
];

type SiteRow = Parameters<typeof presentSite>[0];
type SiteEvent = (typeof SITE_EVENTS)[keyof typeof SITE_EVENTS];

/** Writes a site and records it, which tells the other people who look after the organisation. */
async function write(
  ctx: OrgCtx,
  event: SiteEvent,
  change: () => Promise<SiteRow | undefined>,
): Promise<Site> {
  const row = await change().catch((error: unknown) => {
    const refusal = REFUSALS.find(([constraint]) => violates(error, constraint));
    throw refusal ? new Failure(refusal[1]) : error;
  });
  if (!row) throw new Failure('not_found');
  await record(ctx, event, { id: row.id });
  return presentSite(row);
}

export async function createSite(ctx: OrgCtx, site: SiteFields): Promise<Site> {
  await requireRoom(ctx, SITE);
  return write(ctx, SITE_EVENTS.created, () => insertSite(ctx.db, ctx.orgId, site));
}

export function changeSite(ctx: OrgCtx, id: string, site: SiteFields): Promise<Site> {
  return write(ctx, SITE_EVENTS.changed, () => updateSite(ctx.db, { orgId: ctx.orgId, id }, site));
}

export function deleteSite(ctx: OrgCtx, id: string): Promise<Site> {
  return write(ctx, SITE_EVENTS.deleted, () => removeSite(ctx.db, ctx.orgId, id));
}

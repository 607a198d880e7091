import { Failure, type FailureCode } from '@qrigin/domain/errors';
import type { Site, SiteFields } from '@qrigin/domain/sites';
import { SITE } from '@qrigin/domain/sites';
import { audit, type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import { notify } from '../notifications/index.ts';
import { presentSite } from './present-site.ts';
import { insertSite, removeSite, updateSite } from './queries.ts';

/** What the database refuses, in our words. */
const REFUSALS: [constraint: string, code: FailureCode][] = [
  ['site_one_per_name', 'name_taken'],
  ['batch_org_id_site_id_fkey', 'site_in_use'],
  ['trace_event_org_id_site_id_fkey', 'site_in_use'],
];

type SiteRow = Parameters<typeof presentSite>[0];

/** Writes a site, records it and tells the other people who look after the organisation. */
async function write(ctx: OrgCtx, action: string, change: () => Promise<SiteRow | undefined>): Promise<Site> {
  const row = await change().catch((error: unknown) => {
    const refusal = REFUSALS.find(([constraint]) => violates(error, constraint));
    throw refusal ? new Failure(refusal[1]) : error;
  });
  if (!row) throw new Failure('not_found');
  const auditEntryId = await audit(ctx, action, row.id);
  await notify(ctx, { people: { may: 'org.edit' }, kind: action, subjectId: row.id, auditEntryId });
  return presentSite(row);
}

export async function createSite(ctx: OrgCtx, site: SiteFields): Promise<Site> {
  await requireRoom(ctx, SITE);
  return write(ctx, 'site.create', () => insertSite(ctx.db, ctx.orgId, site));
}

export function changeSite(ctx: OrgCtx, id: string, site: SiteFields): Promise<Site> {
  return write(ctx, 'site.change', () => updateSite(ctx.db, { orgId: ctx.orgId, id }, site));
}

export function deleteSite(ctx: OrgCtx, id: string): Promise<Site> {
  return write(ctx, 'site.delete', () => removeSite(ctx.db, ctx.orgId, id));
}

import { audit, type MemberCtx, type OrgCtx } from '../../db/index.ts';
import { findOrganisation, updateOrganisation } from './queries.ts';

export function findSettings({ db, orgId }: OrgCtx) {
  return findOrganisation(db, orgId);
}

export async function changeOrganisation(ctx: MemberCtx, settings: { name: string; is_findable: boolean }) {
  const changed = await updateOrganisation(ctx.db, ctx.orgId, settings);
  await audit(ctx, 'org.change', ctx.orgId);
  return changed;
}

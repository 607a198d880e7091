import { ORGANISATION_EVENTS } from '@qrigin/domain/organisations';
import type { MemberCtx, OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { findOrganisation, updateOrganisation } from './queries.ts';

export function findSettings({ db, orgId }: OrgCtx) {
  return findOrganisation(db, orgId);
}

export async function changeOrganisation(ctx: MemberCtx, settings: { name: string; is_findable: boolean }) {
  const changed = await updateOrganisation(ctx.db, ctx.orgId, settings);
  await record(ctx, ORGANISATION_EVENTS.changed, { id: ctx.orgId });
  return changed;
}

import { Failure } from '@qrigin/domain/errors';
import { ORGANISATION_EVENTS } from '@qrigin/domain/organisations';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { endOpenOffers } from './offer-queries.ts';

/** Any Owner may take it back. One that was answered meanwhile is not there any more. */
export async function withdrawOffer(ctx: OrgCtx): Promise<{ id: string }> {
  await lockOrganisations(ctx.db, [ctx.orgId]);
  const id = await endOpenOffers(ctx.db, ctx.orgId, 'withdrawn');
  if (id === undefined) throw new Failure('not_found');
  await record(ctx, ORGANISATION_EVENTS.offerWithdrawn, { id });
  return { id };
}

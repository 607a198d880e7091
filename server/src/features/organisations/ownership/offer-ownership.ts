import { Failure } from '@qrigin/domain/errors';
import { ORGANISATION_EVENTS, type OwnershipOffer } from '@qrigin/domain/organisations';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { endOpenOffers, insertOffer, openOffer } from './offer-queries.ts';
import { isActiveMember, ownersOf } from './owners.ts';

/**
 * A new offer takes the place of an open one. A notification tells the receiver where to look; nothing
 * happens by a link alone.
 */
export async function offerOwnership(ctx: OrgCtx, receiverId: string): Promise<OwnershipOffer> {
  const { db, orgId, userId } = ctx;
  if (receiverId.toLowerCase() === userId)
    throw new Failure('invalid_input', { fields: { user_id: 'another person than yourself' } });
  await lockOrganisations(db, [orgId]);
  // While the caller waited they may have left, or handed it over.
  if (!(await ownersOf(db, orgId)).includes(userId)) throw new Failure('forbidden');
  if (!(await isActiveMember(db, orgId, receiverId))) throw new Failure('not_a_member');

  await endOpenOffers(db, orgId, 'ended');
  const { id } = await insertOffer(db, { orgId, from: userId, to: receiverId });
  await record(ctx, ORGANISATION_EVENTS.offered, { id, people: [receiverId] });
  const offer = await openOffer(db, orgId);
  if (!offer) throw new Error('the offer that was just made is not there');
  return offer;
}

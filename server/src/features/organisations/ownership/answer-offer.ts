import { Failure } from '@qrigin/domain/errors';
import { ORGANISATION_EVENTS } from '@qrigin/domain/organisations';
import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { enterOrg } from '../../../db/tenancy/enter-org.ts';
import { record } from '../../notifications/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { giveOwnership } from './give-ownership.ts';
import { findOfferTo, loadOffer, storeAnswer } from './offer-queries.ts';
import { isActiveMember, ownersOf } from './owners.ts';
import { requireRoom } from './require-room.ts';

type Action = 'accept' | 'decline';
const OUTCOME = { accept: 'accepted', decline: 'declined' } as const;
const ANSWERED = {
  accept: ORGANISATION_EVENTS.offerAccepted,
  decline: ORGANISATION_EVENTS.offerDeclined,
};

/** The receiver must still work there and the giver still own it; both are looked at with everyone else kept waiting. */
async function answer(inside: OrgCtx, id: string, action: Action): Promise<void> {
  const { db, orgId, userId } = inside;
  await lockOrganisations(db, [orgId]);
  const offer = await loadOffer(db, orgId, id);
  if (!offer) throw new Failure('not_found');
  // Said twice is said once: the first answer may have been lost on its way back.
  if (offer.outcome === OUTCOME[action]) return;
  if (offer.outcome !== null || offer.is_over) throw new Failure('offer_ended');
  if (offer.suspended_at) throw new Failure('organisation_suspended');
  if (!(await isActiveMember(db, orgId, userId))) throw new Failure('offer_ended');

  if (action === 'accept') {
    const owners = await ownersOf(db, orgId);
    if (!owners.includes(offer.from_user_id)) throw new Failure('offer_ended');
    await giveOwnership(db, { orgId, from: offer.from_user_id, to: userId });
  }
  await storeAnswer(db, { orgId, id }, OUTCOME[action]);
  await record(inside, ANSWERED[action], { id });
}

/** Only who was offered the organisation finds the offer at all. */
export async function answerOffer(ctx: UserCtx, id: string, action: Action) {
  const offer = await findOfferTo(ctx.db, id, ctx.userId);
  if (!offer) throw new Failure('not_found');
  if (action === 'accept') await requireRoom(ctx, offer.org_id);
  await enterOrg(ctx, offer.org_id, (inside) => answer(inside, id, action));
  return { id, action };
}

import { z } from 'zod';
import { ORGANISATION } from '../declaration/index.ts';
import { endpoint, Id } from '../http/index.ts';
import { MEMBER } from '../members/feature.ts';
import { ROLE } from '../roles/feature.ts';
import { OFFER, ORGANISATIONS } from './feature.ts';

const inOrg = z.object({ org: Id });

export const leaveOrganisation = endpoint({
  name: 'leaveOrganisation',
  summary: 'Leave the organisation; the last Owner has to hand it over or close it instead',
  method: 'DELETE',
  path: '/:org/membership',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'write' },
  params: inOrg,
  changes: [ORGANISATION, MEMBER],
  reply: z.object({ id: Id }),
  fails: ['last_owner'],
});

export const closeOrganisation = endpoint({
  name: 'closeOrganisation',
  summary: 'Close the organisation permanently; its printed codes keep working',
  method: 'DELETE',
  path: '/:org',
  policy: { who: 'member', permission: ORGANISATIONS.close, rate: 'write', stepUp: 'everybody' },
  params: inOrg,
  /** The organisation's name, typed: no one closes one by a slip. */
  body: z.strictObject({ name: z.string().max(200) }),
  changes: [ORGANISATION],
  reply: z.object({ id: Id }),
  fails: ['wrong_name'],
});

export const OFFER_DAYS = 7;

/** Ownership on its way from one person to another. */
export const OwnershipOffer = z.object({
  id: Id,
  organisation: z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() }),
  from: z.object({ id: Id, name: z.string() }),
  to: z.object({ id: Id, name: z.string() }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type OwnershipOffer = z.output<typeof OwnershipOffer>;

export const offerOwnership = endpoint({
  name: 'offerOwnership',
  summary: `Offer the organisation to another member, who has ${OFFER_DAYS} days to accept; a new offer replaces an open one`,
  method: 'POST',
  path: '/:org/ownership',
  policy: {
    who: 'member',
    permission: ORGANISATIONS.transfer,
    rate: 'write',
    stepUp: 'everybody',
    idempotent: true,
  },
  params: inOrg,
  body: z.strictObject({ user_id: Id }),
  changes: [OFFER],
  reply: OwnershipOffer,
  fails: ['not_a_member'],
});

export const findOffer = endpoint({
  name: 'findOffer',
  summary: 'The organisation’s open offer, if there is one',
  method: 'GET',
  path: '/:org/ownership',
  policy: { who: 'member', permission: ORGANISATIONS.transfer, rate: 'read' },
  params: inOrg,
  reads: [OFFER],
  reply: z.object({ offer: OwnershipOffer.nullable() }),
});

export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  summary: 'Withdraw the open offer',
  method: 'DELETE',
  path: '/:org/ownership',
  policy: { who: 'member', permission: ORGANISATIONS.transfer, rate: 'write' },
  params: inOrg,
  changes: [OFFER],
  reply: z.object({ id: Id }),
});

export const listMyOffers = endpoint({
  name: 'listMyOffers',
  summary: 'Organisations offered to the caller',
  method: 'GET',
  path: '/users/me/ownership-offers',
  policy: { who: 'user', rate: 'read' },
  reads: [OFFER],
  reply: z.array(OwnershipOffer),
});

export const answerOffer = endpoint({
  name: 'answerOffer',
  summary: 'Accept or decline an organisation; on acceptance, the previous Owner becomes an Admin',
  method: 'PUT',
  path: '/users/me/ownership-offers/:id',
  policy: { who: 'user', rate: 'write' },
  params: z.object({ id: Id }),
  body: z.strictObject({ action: z.enum(['accept', 'decline']) }),
  changes: [OFFER, ORGANISATION, MEMBER, ROLE],
  reply: z.object({ id: Id, action: z.enum(['accept', 'decline']) }),
  fails: ['offer_ended', 'organisation_suspended', 'too_many_organisations'],
});

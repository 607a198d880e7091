import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { offersTo, openOffer } from './offer-queries.ts';

export async function findOffer({ db, orgId }: OrgCtx) {
  return { offer: (await openOffer(db, orgId)) ?? null };
}

export function listMyOffers({ db, userId }: UserCtx) {
  return offersTo(db, userId);
}

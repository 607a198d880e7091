import { Failure } from '@qrigin/domain/errors';
import {
  isReservedSubdomain,
  SUBDOMAIN_EVENTS,
  SUBDOMAIN_NAMES_MAX,
  SUBDOMAINS_MAX,
  type Subdomain,
  UNVERIFIED_SUBDOMAIN_NAMES_MAX,
  UNVERIFIED_SUBDOMAINS_MAX,
} from '@qrigin/domain/subdomains';
import { type OrgCtx, violates } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { findOrganisation, lockOrganisations } from '../organisations/index.ts';
import { type AddressOf, presentSubdomain } from './present-subdomain.ts';
import { insertSubdomain, isTaken, otherNames, subdomainsOf } from './queries.ts';

/** Counted while others who add one wait. Dropped names count too: whoever takes and drops them keeps them from everyone else. */
async function requireRoom({ db, orgId }: OrgCtx, name: string): Promise<void> {
  const { length: count } = await subdomainsOf(db, orgId);
  if (count >= SUBDOMAINS_MAX) throw new Failure('too_many_subdomains');
  const { is_verified: isVerified } = await findOrganisation(db, orgId);
  if (!isVerified && count >= UNVERIFIED_SUBDOMAINS_MAX) throw new Failure('unverified_subdomains');
  const max = isVerified ? SUBDOMAIN_NAMES_MAX : UNVERIFIED_SUBDOMAIN_NAMES_MAX;
  if ((await otherNames(db, orgId, name)) >= max) throw new Failure('too_many_names');
}

/** Why a name is not available is no one's business, so there is one answer for all reasons. */
export async function addSubdomain(ctx: OrgCtx, name: string, addressOf: AddressOf): Promise<Subdomain> {
  const { db, orgId } = ctx;
  await lockOrganisations(db, [orgId]);
  await requireRoom(ctx, name);
  if (isReservedSubdomain(name) || (await isTaken(db, orgId, name)))
    throw new Failure('subdomain_unavailable');

  const row = await insertSubdomain(db, orgId, name).catch((error: unknown) => {
    // Someone else took it since we looked.
    const isLate = ['subdomain_one_per_name', 'subdomain_one_per_look'].some((index) =>
      violates(error, index),
    );
    throw isLate ? new Failure('subdomain_unavailable') : error;
  });
  await record(ctx, SUBDOMAIN_EVENTS.added, { id: row.id });
  return presentSubdomain(row, addressOf);
}

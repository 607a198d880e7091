import { Failure } from '@qrigin/domain/errors';
import { isReservedSubdomain, SUBDOMAINS_MAX, type Subdomain } from '@qrigin/domain/organisations';
import { audit, type OrgCtx, violates } from '../../../db/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { type AddressOf, presentSubdomain } from './present-subdomain.ts';
import { insertSubdomain, isTaken, subdomainsOf } from './queries.ts';

/** Why a name cannot be had is nobody's business, so there is one answer for all reasons. */
export async function addSubdomain(ctx: OrgCtx, name: string, addressOf: AddressOf): Promise<Subdomain> {
  const { db, orgId } = ctx;
  await lockOrganisations(db, [orgId]);
  if ((await subdomainsOf(db, orgId)).length >= SUBDOMAINS_MAX) throw new Failure('too_many_subdomains');
  if (isReservedSubdomain(name) || (await isTaken(db, orgId, name)))
    throw new Failure('subdomain_unavailable');

  const row = await insertSubdomain(db, orgId, name).catch((error: unknown) => {
    // Somebody else took it since we looked.
    const isLate = ['subdomain_one_per_name', 'subdomain_one_per_look'].some((index) =>
      violates(error, index),
    );
    throw isLate ? new Failure('subdomain_unavailable') : error;
  });
  await audit(ctx, 'subdomain.add', row.id);
  return presentSubdomain(row, addressOf);
}

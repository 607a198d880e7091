import type { Subdomain } from '@qrigin/domain/subdomains';
import type { OrgCtx } from '../../db/index.ts';
import { type AddressOf, presentSubdomain } from './present-subdomain.ts';
import { subdomainsOf } from './queries.ts';

export async function listSubdomains({ db, orgId }: OrgCtx, addressOf: AddressOf): Promise<Subdomain[]> {
  const rows = await subdomainsOf(db, orgId);
  return rows.map((row) => presentSubdomain(row, addressOf));
}

import type { CertificateProvider } from '@qrigin/domain/certificates';
import { Failure } from '@qrigin/domain/errors';
import { type Listed, listed, type OrgCtx, type UserCtx } from '../../../db/index.ts';
import { enterOrg } from '../../../db/tenancy/enter-org.ts';
import { loadMember } from '../../../db/tenancy/load-member.ts';
import type { Links } from '../../files/index.ts';
import { presentProvider, presentProviders } from './present-providers.ts';
import { organisationOf, providersOf } from './provider-queries.ts';

export function listProviders(ctx: OrgCtx, links: Links): Listed<CertificateProvider> {
  return listed(ctx.db, providersOf(ctx.db, ctx.orgId), {
    tieBreak: 'id',
    searched: ['name'],
    present: (rows) => presentProviders(ctx, rows, links),
  });
}

/** Of an organisation that the path does not name: to anyone who is no active member of it, it does not exist. */
export async function findProvider(ctx: UserCtx, id: string, links: Links): Promise<CertificateProvider> {
  const owner = await organisationOf(ctx.db, id);
  if (owner === undefined) throw new Failure('not_found');
  return enterOrg(ctx, owner, async (inside) => {
    const { permissions } = await loadMember(inside.db, owner, ctx.userId);
    if (!permissions.includes('product.view')) throw new Failure('forbidden');
    const row = await providersOf(inside.db, owner).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not_found');
    return presentProvider(inside, row, links);
  });
}

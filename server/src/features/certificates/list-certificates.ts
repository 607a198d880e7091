import type { Certificate, CertificatesQuery } from '@qrigin/domain/certificates';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import type { Links } from '../files/index.ts';
import { presentCertificates } from './present-certificates.ts';
import { certificatesOf } from './queries.ts';

export function listCertificates(
  ctx: OrgCtx,
  { for_product: product, ids }: CertificatesQuery,
  links: Links,
): Listed<Certificate> {
  return listed(ctx.db, certificatesOf(ctx.db, ctx.orgId, { product, ids }), {
    tieBreak: 'id',
    searched: { lowered: 'searched' },
    present: (rows) => presentCertificates(ctx, rows, links),
  });
}

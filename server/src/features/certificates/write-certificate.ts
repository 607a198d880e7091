import {
  CERTIFICATE,
  CERTIFICATE_EVENTS,
  CERTIFICATE_FILE,
  type Certificate,
  type CertificateFields,
  type NewCertificate,
} from '@qrigin/domain/certificates';
import { Failure } from '@qrigin/domain/errors';
import { type OrgCtx, requireRoom } from '../../db/index.ts';
import { type Links, requireFiles } from '../files/index.ts';
import { record } from '../notifications/index.ts';
import { presentCertificate } from './present-certificates.ts';
import { insertCertificate, removeCertificate, updateCertificate } from './queries.ts';

async function requireFile(ctx: OrgCtx, { file_id: id }: CertificateFields): Promise<void> {
  if (id !== null) await requireFiles(ctx, [id], { kind: CERTIFICATE_FILE });
}

export async function createCertificate(
  ctx: OrgCtx,
  fields: NewCertificate,
  links: Links,
): Promise<Certificate> {
  await requireRoom(ctx, CERTIFICATE);
  await requireFile(ctx, fields);
  const row = await insertCertificate(ctx.db, ctx.orgId, fields);
  await record(ctx, CERTIFICATE_EVENTS.created, { id: row.id });
  return presentCertificate(ctx, row, links);
}

type Change = { id: string; fields: CertificateFields };

export async function changeCertificate(
  ctx: OrgCtx,
  { id, fields }: Change,
  links: Links,
): Promise<Certificate> {
  await requireFile(ctx, fields);
  const row = await updateCertificate(ctx.db, { orgId: ctx.orgId, id }, fields);
  if (!row) throw new Failure('not_found');
  await record(ctx, CERTIFICATE_EVENTS.changed, { id });
  return presentCertificate(ctx, row, links);
}

/** Drafts and versions that name it stay as they are: where it was shown, it is shown no longer. */
export async function deleteCertificate(ctx: OrgCtx, id: string, links: Links): Promise<Certificate> {
  const row = await removeCertificate(ctx.db, { orgId: ctx.orgId, id });
  if (!row) throw new Failure('not_found');
  await record(ctx, CERTIFICATE_EVENTS.deleted, { id });
  return presentCertificate(ctx, row, links);
}

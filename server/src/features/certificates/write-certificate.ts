import {
  CERTIFICATE,
  CERTIFICATE_EVENTS,
  CERTIFICATE_FILE,
  type Certificate,
  type CertificateFields,
  type NewCertificate,
} from '@qrigin/domain/certificates';
import { Failure } from '@qrigin/domain/errors';
import { isReferenced, type OrgCtx, requireRoom } from '../../db/index.ts';
import type { Links } from '../files/index.ts';
import { record } from '../notifications/index.ts';
import { presentCertificate } from './present-certificates.ts';
import { insertCertificate, lockCertificate, removeCertificate, updateCertificate } from './queries.ts';
import { requireNewFile } from './require-new-file.ts';

/** Its provider may be deleted at the same moment. */
function refuseGone(error: unknown): never {
  throw isReferenced(error) ? new Failure('not_found') : error;
}

export async function createCertificate(
  ctx: OrgCtx,
  fields: NewCertificate,
  links: Links,
): Promise<Certificate> {
  await requireRoom(ctx, CERTIFICATE);
  await requireNewFile(ctx, fields, { kind: CERTIFICATE_FILE, kept: null });
  const row = await insertCertificate(ctx.db, ctx.orgId, fields).catch(refuseGone);
  await record(ctx, CERTIFICATE_EVENTS.created, { id: row.id });
  return presentCertificate(ctx, row, links);
}

type Change = { id: string; fields: CertificateFields };

export async function changeCertificate(
  ctx: OrgCtx,
  { id, fields }: Change,
  links: Links,
): Promise<Certificate> {
  const place = { orgId: ctx.orgId, id };
  const known = await lockCertificate(ctx.db, place);
  if (!known) throw new Failure('not_found');
  await requireNewFile(ctx, fields, { kind: CERTIFICATE_FILE, kept: known.file_id });
  const row = await updateCertificate(ctx.db, place, fields).catch(refuseGone);
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

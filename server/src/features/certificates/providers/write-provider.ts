import {
  CERTIFICATE_EVENTS,
  CERTIFICATE_PROVIDER,
  type CertificateProvider,
  PROVIDER_FILE,
  type ProviderFields,
} from '@qrigin/domain/certificates';
import { Failure } from '@qrigin/domain/errors';
import { isReferenced, type OrgCtx, requireRoom, violates } from '../../../db/index.ts';
import type { Links } from '../../files/index.ts';
import { record } from '../../notifications/index.ts';
import { requireNewFile } from '../require-new-file.ts';
import { presentProvider } from './present-providers.ts';
import { insertProvider, lockProvider, removeProvider, updateProvider } from './provider-queries.ts';

function refuseTaken(error: unknown): never {
  throw violates(error, 'certificate_provider_one_per_name') ? new Failure('name_taken') : error;
}

export async function createProvider(
  ctx: OrgCtx,
  fields: ProviderFields,
  links: Links,
): Promise<CertificateProvider> {
  await requireRoom(ctx, CERTIFICATE_PROVIDER);
  await requireNewFile(ctx, fields, { kind: PROVIDER_FILE, kept: null });
  const row = await insertProvider(ctx.db, ctx.orgId, fields).catch(refuseTaken);
  await record(ctx, CERTIFICATE_EVENTS.providerCreated, { id: row.id });
  return presentProvider(ctx, row, links);
}

type Change = { id: string; fields: ProviderFields };

export async function changeProvider(
  ctx: OrgCtx,
  { id, fields }: Change,
  links: Links,
): Promise<CertificateProvider> {
  const place = { orgId: ctx.orgId, id };
  const known = await lockProvider(ctx.db, place);
  if (!known) throw new Failure('not_found');
  await requireNewFile(ctx, fields, { kind: PROVIDER_FILE, kept: known.file_id });
  const row = await updateProvider(ctx.db, place, fields).catch(refuseTaken);
  if (!row) throw new Failure('not_found');
  await record(ctx, CERTIFICATE_EVENTS.providerChanged, { id });
  return presentProvider(ctx, row, links);
}

/** Only while it has no certificates, which the keys of the database know. */
export async function deleteProvider(ctx: OrgCtx, id: string, links: Links): Promise<CertificateProvider> {
  const row = await removeProvider(ctx.db, { orgId: ctx.orgId, id }).catch((error: unknown) => {
    throw isReferenced(error) ? new Failure('provider_in_use') : error;
  });
  if (!row) throw new Failure('not_found');
  await record(ctx, CERTIFICATE_EVENTS.providerDeleted, { id });
  return presentProvider(ctx, row, links);
}

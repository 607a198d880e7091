import { CERTIFICATE_FILE, type Certificate } from '@qrigin/domain/certificates';
import type { OrgCtx } from '../../db/index.ts';
import { type Links, storedFiles } from '../files/index.ts';
import { providersNamed } from './queries.ts';

type Joined = 'provider_name' | 'provider_checked_at' | 'file';
type Row = Omit<Certificate, Joined | 'created_at'> & { created_at: Date };
type Ctx = Pick<OrgCtx, 'db' | 'orgId'>;

/** Certificates as the wire shows them, with their providers and files. */
export async function presentCertificates(
  ctx: Ctx,
  rows: readonly Row[],
  links: Links,
): Promise<Certificate[]> {
  const providers = await providersNamed(
    ctx.db,
    ctx.orgId,
    rows.map(({ provider_id }) => provider_id),
  );
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  const files = await storedFiles(ctx, { ids, kinds: [CERTIFICATE_FILE] }, links);
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return rows.map((row) => {
    const provider = providers.get(row.provider_id);
    return {
      ...row,
      provider_name: provider?.name ?? '',
      provider_checked_at: provider?.checked_at?.toISOString() ?? null,
      file: row.file_id === null ? null : (fileOf.get(row.file_id) ?? null),
      created_at: row.created_at.toISOString(),
    };
  });
}

export async function presentCertificate(ctx: Ctx, row: Row, links: Links): Promise<Certificate> {
  const [certificate] = await presentCertificates(ctx, [row], links);
  if (!certificate) throw new Error('a row became none');
  return certificate;
}

import { type CertificateProvider, PROVIDER_FILE } from '@qrigin/domain/certificates';
import type { OrgCtx } from '../../../db/index.ts';
import { type Links, storedFiles } from '../../files/index.ts';

type Row = {
  id: string;
  org_id: string;
  name: string;
  file_id: string | null;
  checked_at: Date | null;
  created_at: Date;
};
type Ctx = Pick<OrgCtx, 'db' | 'orgId'>;

/** Providers as the wire shows them, with what is known of their files. */
export async function presentProviders(
  ctx: Ctx,
  rows: readonly Row[],
  links: Links,
): Promise<CertificateProvider[]> {
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  const files = await storedFiles(ctx, { ids, kinds: [PROVIDER_FILE] }, links);
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return rows.map(({ checked_at: at, created_at, file_id, ...rest }) => {
    const file = file_id === null ? undefined : fileOf.get(file_id);
    return {
      ...rest,
      verified: at !== null,
      checked_at: at?.toISOString() ?? null,
      file_id,
      file_name: file?.name ?? null,
      file_state: file?.state ?? null,
      file_url: file?.download_url ?? null,
      created_at: created_at.toISOString(),
    };
  });
}

export async function presentProvider(ctx: Ctx, row: Row, links: Links): Promise<CertificateProvider> {
  const [provider] = await presentProviders(ctx, [row], links);
  if (!provider) throw new Error('a row became none');
  return provider;
}

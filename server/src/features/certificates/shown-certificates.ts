import type { Db, OrgCtx } from '../../db/index.ts';
import { certificatesOf, type OfProduct, providersNamed, shownOn } from './queries.ts';

type ShownCertificate = {
  title: string;
  number: string;
  valid_from: string | null;
  valid_to: string | null;
  file_id: string | null;
  provider: { name: string; checked_at: string | null };
};

/** Which of these a page of the product can show: they are of this organisation, and of no other product. */
export async function usableCertificates(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  { product, ids }: Omit<OfProduct, 'orgId'>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await certificatesOf(db, orgId, { product, ids }).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What shoppers see of these, by their ids; one that was deleted, or is of another product, is missing. */
export async function shownCertificates(
  db: Db,
  wanted: OfProduct,
): Promise<Record<string, ShownCertificate>> {
  if (wanted.ids.length === 0) return {};
  const rows = await shownOn(db, wanted);
  const providers = await providersNamed(
    db,
    wanted.orgId,
    rows.map(({ provider_id }) => provider_id),
  );
  return Object.fromEntries(
    rows.map(({ id, provider_id, ...shown }) => {
      const provider = providers.get(provider_id);
      const checkedAt = provider?.checked_at?.toISOString() ?? null;
      return [id, { ...shown, provider: { name: provider?.name ?? '', checked_at: checkedAt } }];
    }),
  );
}

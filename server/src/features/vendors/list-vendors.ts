import type { VendorRow, VendorsQuery } from '@qrigin/domain/vendors';
import { Listed, listed, type OrgCtx } from '../../db/index.ts';
import { presentVendor } from './present-vendor.ts';
import { countProducts, productsNaming, vendorsOf } from './queries.ts';

export function listVendors(ctx: OrgCtx, { page, page_limit: number, ids }: VendorsQuery): Listed<VendorRow> {
  const { db, orgId } = ctx;
  const vendors = listed(db, vendorsOf(db, orgId, ids), {
    tieBreak: 'id',
    searched: { lowered: 'searched' },
    present: (rows) => presentRows(ctx, rows),
  });
  // As the specification calls it.
  return new Listed({
    page: (query) => vendors.page({ ...query, page: page ?? number ?? 1 }),
    count: vendors.count,
    parts: vendors.parts,
  });
}

type Row = Parameters<typeof presentVendor>[0];

async function presentRows({ db, orgId }: OrgCtx, rows: readonly Row[]): Promise<VendorRow[]> {
  const counts = await countProducts(
    db,
    orgId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...presentVendor(row), products: counts.get(row.id) ?? 0 }));
}

export function listVendorProducts({ db, orgId }: OrgCtx, id: string) {
  return listed(db, productsNaming(db, { orgId, id }), { tieBreak: 'id', present: (rows) => rows });
}

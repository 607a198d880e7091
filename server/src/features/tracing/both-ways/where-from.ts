import { PRODUCTS } from '@qrigin/domain/products';
import { SITES } from '@qrigin/domain/sites';
import { TRACED_PER_PART_MAX, type Trace } from '@qrigin/domain/tracing';
import { sql } from 'kysely';
import type { MemberCtx } from '../../../db/index.ts';
import { nameOwners } from '../../qr/index.ts';
import { batchOf } from '../code/code-queries.ts';
import { findPeople } from '../who.ts';

type From = Trace['from'];

/** A run that issued some of the goods; `assigned` of them, where it is of blanks. */
export type RunOfGoods = {
  id: number;
  createdAt: Date;
  createdBy: string | null;
  size: number;
  assigned: number | null;
};

/** Where goods of this product and batch came from. */
export async function whereFrom(
  ctx: MemberCtx,
  { productId, batchId }: { productId: string | null; batchId: string | null },
  runs: readonly RunOfGoods[],
): Promise<From> {
  const [owner] = await nameOwners(ctx, [{ productId, packagingId: null }]);
  const named = runs.toSorted((one, other) => other.id - one.id).slice(0, TRACED_PER_PART_MAX);
  const personOf = await findPeople(
    ctx,
    named.map(({ createdBy }) => createdBy),
  );
  return {
    product: owner?.product ?? null,
    batch: await batchOf(ctx, batchId),
    site: await siteOf(ctx, batchId),
    vendors: await vendorsOf(ctx, productId),
    runs: named.map(({ id, createdAt, createdBy, size, assigned }) => ({
      run_id: id,
      at: createdAt.toISOString(),
      by: personOf(createdBy),
      codes: size,
      assigned,
    })),
    runs_count: runs.length,
  };
}

/** Where the batch was made, for those who may see the sites. */
async function siteOf({ db, orgId, member }: MemberCtx, batchId: string | null): Promise<From['site']> {
  if (batchId === null || !member.permissions.includes(SITES.view.name)) return null;
  const row = await db
    .selectFrom('batch as b')
    .innerJoin('site as s', (join) => join.onRef('s.org_id', '=', 'b.org_id').onRef('s.id', '=', 'b.site_id'))
    .select(['s.id', 's.name', 's.address'])
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', batchId)
    .executeTakeFirst();
  return row ?? null;
}

/** Vendors that shoppers are told of. Their names are for those who may see products, as everywhere in the dashboard. */
async function vendorsOf(
  { db, orgId, member }: MemberCtx,
  productId: string | null,
): Promise<From['vendors']> {
  if (productId === null || !member.permissions.includes(PRODUCTS.view.name)) return [];
  const { rows } = await sql<From['vendors'][number]>`
    select v.id, v.name from named_vendor n join vendor v on v.org_id = n.org_id and v.id = n.vendor_id
    where n.org_id = ${orgId} and n.product_id = ${productId} and n.place = 'published'
    order by v.name, v.id limit ${TRACED_PER_PART_MAX}`.execute(db);
  return rows;
}

import type { VendorFields } from '@qrigin/domain/vendors';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const COLUMNS = [
  'id',
  'org_id',
  'reference',
  'name',
  'email',
  'phone',
  'address',
  'website',
  'description',
  'created_at',
] as const;

type Place = { orgId: string; id: string };

export function insertVendor(db: Db, orgId: string, vendor: VendorFields) {
  return db
    .insertInto('vendor')
    .values({ org_id: orgId, ...vendor })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateVendor(db: Db, { orgId, id }: Place, vendor: VendorFields) {
  return db
    .updateTable('vendor')
    .set(vendor)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function removeVendor(db: Db, { orgId, id }: Place) {
  return db
    .deleteFrom('vendor')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function vendorsOf(db: Db, orgId: string, ids?: readonly string[]) {
  const vendors = db.selectFrom('vendor').select(COLUMNS).where('org_id', '=', orgId);
  return ids ? vendors.where('id', 'in', [...ids]) : vendors;
}

/** How many products name each of these vendors; none is left out of which no product does. */
export async function countProducts(db: Db, orgId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; products: number }>`
    select wanted.id, (select count(distinct n.product_id)::integer from named_vendor n
      join product p on p.org_id = n.org_id and p.id = n.product_id and p.deleted_at is null
      where n.org_id = ${orgId} and n.vendor_id = wanted.id) as products
    from unnest(${[...ids]}::uuid[]) as wanted (id)`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** The products that name a vendor, each once. Of a deleted product no one is told. */
export function productsNaming(db: Db, { orgId, id }: Place) {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .select(
      sql<boolean>`exists (select from named_vendor n where n.org_id = product.org_id and n.vendor_id = ${id}
        and n.product_id = product.id and n.place = 'published')`.as('is_published'),
    )
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where(
      'id',
      'in',
      db
        .selectFrom('named_vendor')
        .select('product_id')
        .where('org_id', '=', orgId)
        .where('vendor_id', '=', id),
    );
}

/** Which of these are vendors of this organisation. */
export async function usableVendors(
  { db, orgId }: { db: Db; orgId: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('vendor')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What shoppers see of these vendors, by their ids; one that was deleted is missing. By the rights with which scan pages are drawn. */
export async function shownVendors(
  db: Db,
  { orgId, ids }: { orgId: string; ids: readonly string[] },
): Promise<Record<string, { name: string; website: string; description: string }>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'name', 'website', 'description'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ id, ...shown }) => [id, shown]));
}

import type { ProductFields, ProductsFilter } from '@qrigin/domain/products';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const COLUMNS = [
  'id',
  'name',
  'reference',
  'nature',
  'is_active',
  'plan_ends_at',
  'created_at',
  'changed_at',
  'picture_id',
] as const;

type NewProduct = ProductFields & { orgId: string; isActive: boolean; userId: string | null };
export type ProductNames = { name: string; reference?: string | null | undefined };
type Place = { orgId: string; id: string };

export function insertProduct(db: Db, { orgId, name, nature, reference, isActive, userId }: NewProduct) {
  return db
    .insertInto('product')
    .values({ org_id: orgId, name, nature, reference, is_active: isActive, created_by: userId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A deleted product stays for its printed codes; no list and no call of the organisation finds it. */
export function productsOf(db: Db, orgId: string, { nature, status }: Partial<ProductsFilter> = {}) {
  let products = db
    .selectFrom('product')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null);
  if (nature !== undefined) products = products.where('nature', '=', nature);
  if (status !== undefined) products = products.where('is_active', '=', status === 'active');
  return products;
}

export function productById(db: Db, { orgId, id }: Place) {
  return productsOf(db, orgId).where('id', '=', id).executeTakeFirst();
}

export function creatorOf(db: Db, { orgId, id }: Place) {
  return db
    .selectFrom('product')
    .innerJoin('app_user', 'app_user.id', 'product.created_by')
    .select(['app_user.id', 'app_user.name'])
    .where('product.org_id', '=', orgId)
    .where('product.id', '=', id)
    .executeTakeFirst();
}

function product(db: Db, { orgId, id }: Place) {
  return db
    .updateTable('product')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS);
}

/** `undefined` when it is deleted. A reference that is left out stays. */
export function updateNames(db: Db, place: Place, { name, reference }: ProductNames) {
  return product(db, place)
    .set({ name, ...(reference !== undefined && { reference }) })
    .executeTakeFirst();
}

/** `undefined` when it is deleted already. */
export function markDeleted(db: Db, place: Place) {
  return product(db, place).set({ deleted_at: sql<Date>`now()` }).executeTakeFirst();
}

type Counts = { codesIssued: number; batches: number };

/** How many codes of packs these products have, and how many batches. */
export async function countsOf(
  db: Db,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  // Codes of blank runs have no product, and the default code is the product's own.
  const { rows } = await sql<{ id: string; codes: string; batches: string }>`
    select wanted.id,
      (select coalesce(sum(size), 0) from code_run
       where org_id = ${orgId} and product_id = wanted.id and kind = 'structure') as codes,
      (select count(*) from batch where org_id = ${orgId} and product_id = wanted.id) as batches
    from unnest(${[...ids]}::uuid[]) as wanted (id)`.execute(db);
  return new Map(
    rows.map(({ id, codes, batches }) => [id, { codesIssued: Number(codes), batches: Number(batches) }]),
  );
}

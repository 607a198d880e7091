import { type ProductFields, startsActive } from '@qrigin/domain/products';
import { sql } from 'kysely';
import type { RecordCtx } from '../../db/index.ts';

type Ctx = Pick<RecordCtx, 'db' | 'orgId'>;

export type KnownProduct = { id: string; name: string; reference: string | null; nature: string };

function knownProducts({ db, orgId }: Ctx) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'reference', 'nature'])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null);
}

export async function productsWithReference(
  ctx: Ctx,
  references: readonly string[],
): Promise<KnownProduct[]> {
  return references.length === 0
    ? []
    : knownProducts(ctx)
        .where('reference', 'in', [...references])
        .execute();
}

export async function productsById(ctx: Ctx, ids: readonly string[]): Promise<KnownProduct[]> {
  return ids.length === 0
    ? []
    : knownProducts(ctx)
        .where('id', 'in', [...ids])
        .execute();
}

/** Adds many at once. Whoever calls it has made sure that there is room, and records it. */
export async function addProducts(
  { db, orgId, userId }: Pick<RecordCtx, 'db' | 'orgId' | 'userId'>,
  products: readonly (ProductFields & { id: string })[],
): Promise<void> {
  if (products.length === 0) return;
  await db
    .insertInto('product')
    .values(
      products.map((product) => ({
        ...product,
        org_id: orgId,
        is_active: startsActive(product.nature),
        created_by: userId,
      })),
    )
    .execute();
}

type Renamed = { id: string; name: string; reference: string | null };

/** Changes what many are called. Throws when one of them was deleted meanwhile. */
export async function changeProducts({ db, orgId }: Ctx, products: readonly Renamed[]): Promise<void> {
  if (products.length === 0) return;
  const { numAffectedRows } = await sql`
    update product p set name = sent.name, reference = sent.reference
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as sent(id uuid, name text, reference text)
    where p.org_id = ${orgId} and p.id = sent.id and p.deleted_at is null`.execute(db);
  if (Number(numAffectedRows) !== products.length) throw new Error('a product was deleted meanwhile');
}

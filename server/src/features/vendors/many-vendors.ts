import type { VendorFields } from '@qrigin/domain/vendors';
import { sql } from 'kysely';
import type { RecordCtx } from '../../db/index.ts';

type Ctx = Pick<RecordCtx, 'db' | 'orgId'>;

export type KnownVendor = VendorFields & { id: string };

/** Those with one of these references or names; capitals make no difference to a name. */
export async function vendorsNamed(
  { db, orgId }: Ctx,
  { references, names }: { references: readonly string[]; names: readonly string[] },
): Promise<KnownVendor[]> {
  const { rows } = await sql<KnownVendor>`
    select id, reference, name, email, phone, address, website, description from vendor
    where org_id = ${orgId} and (reference = any (${[...references]}::text[])
      or lower(name) = any (select lower(one) from unnest(${[...names]}::text[]) as one))`.execute(db);
  return rows;
}

/** Adds many at once. Whoever calls it has made sure that there is room, and records it. */
export async function addVendors({ db, orgId }: Ctx, vendors: readonly VendorFields[]): Promise<void> {
  if (vendors.length === 0) return;
  await db
    .insertInto('vendor')
    .values(vendors.map((vendor) => ({ ...vendor, org_id: orgId })))
    .execute();
}

/** Changes many. Throws when one of them was deleted meanwhile. */
export async function changeVendors({ db, orgId }: Ctx, vendors: readonly KnownVendor[]): Promise<void> {
  if (vendors.length === 0) return;
  const { numAffectedRows } = await sql`
    update vendor v set reference = sent.reference, name = sent.name, email = sent.email, phone = sent.phone,
      address = sent.address, website = sent.website, description = sent.description
    from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb)
      as sent(id uuid, reference text, name text, email text, phone text, address text, website text, description text)
    where v.org_id = ${orgId} and v.id = sent.id`.execute(db);
  if (Number(numAffectedRows) !== vendors.length) throw new Error('a vendor was deleted meanwhile');
}

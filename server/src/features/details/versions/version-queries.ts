import type { Content, Outline } from '@qrigin/domain/details';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { Place } from '../drafts/draft-queries.ts';

export type NewVersion = {
  number: number;
  content: Content;
  bytes: number;
  outline: Outline;
  isPublished: boolean;
  restoredFrom: number | null;
};

/** Adds a version to a product whose details are locked, and shows it to shoppers if it is published. */
export async function insertVersion(
  db: Db,
  { orgId, productId, userId }: Place & { userId: string },
  { number, content, bytes, outline, isPublished, restoredFrom }: NewVersion,
): Promise<void> {
  const place = { org_id: orgId, product_id: productId };
  await db
    .insertInto('details_version')
    .values({
      ...place,
      number,
      content: JSON.stringify(content),
      bytes,
      outline: JSON.stringify(outline),
      is_published: isPublished,
      restored_from: restoredFrom,
      made_by: userId,
    })
    .execute();
  await db
    .updateTable('product_details')
    .set((eb) => ({
      last_number: number,
      made_bytes: eb('made_bytes', '+', String(bytes)),
      ...(isPublished && { published_number: number, restored_from: null }),
    }))
    .where((eb) => eb.and(place))
    .execute();
  // Lists of products show the picture that shoppers see, and when anything was last changed for them.
  if (isPublished)
    await db
      .updateTable('product')
      .set({ changed_at: sql<Date>`now()`, picture_id: content.image_file_id })
      .where('org_id', '=', orgId)
      .where('id', '=', productId)
      .execute();
}

/** How many versions the organisation has made in all, and their bytes. It has far fewer products than versions. */
export function countMade(db: Db, orgId: string): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('product_details')
    .select(sql<number>`coalesce(sum(last_number), 0)::float8`.as('count'))
    .select(sql<number>`coalesce(sum(made_bytes), 0)::float8`.as('bytes'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
}

/** The bytes of those that are there. */
export async function sumBytes(db: Db, orgId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('details_version')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Versions of a product with who made them, if that person still has an account. */
export function versionsOf(db: Db, { orgId, productId }: Place) {
  return db
    .selectFrom('details_version as v')
    .innerJoin('product_details as d', (join) =>
      join.onRef('d.org_id', '=', 'v.org_id').onRef('d.product_id', '=', 'v.product_id'),
    )
    .leftJoin('app_user as u', (join) => join.onRef('u.id', '=', 'v.made_by').on('u.deleted_at', 'is', null))
    .select(['v.number', 'v.made_at', 'v.is_published', 'v.restored_from'])
    .select(['u.id as maker_id', 'u.name as maker_name'])
    .select(sql<boolean>`v.number = d.published_number is true`.as('is_live'))
    .where('v.org_id', '=', orgId)
    .where('v.product_id', '=', productId);
}

export function findVersionRow(db: Db, place: Place, number: number) {
  return versionsOf(db, place)
    .select(['v.content', 'v.outline'])
    .where('v.number', '=', number)
    .executeTakeFirst();
}

/** The version that shoppers see. */
export function findPublishedRow(db: Db, place: Place) {
  return versionsOf(db, place)
    .select('v.content')
    .whereRef('v.number', '=', 'd.published_number')
    .executeTakeFirst();
}

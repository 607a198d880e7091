import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export type Place = { orgId: string; productId: string };

/** Whoever writes about a product waits here for whoever does so at the same moment. */
export async function lockDetails(db: Db, { orgId, productId }: Place): Promise<void> {
  const lock = () =>
    db
      .selectFrom('product_details')
      .select('product_id')
      .where('org_id', '=', orgId)
      .where('product_id', '=', productId)
      .forUpdate()
      .executeTakeFirst();
  if (await lock()) return;
  await db
    .insertInto('product_details')
    .values({ org_id: orgId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lock();
}

/**
 * The draft and what it is compared with, in one statement and so of one moment. The contents of all parts, or only that of the
 * part that is named.
 */
export function findDraftRow(db: Db, { orgId, productId }: Place, contentOf?: string) {
  const isRead = contentOf === undefined ? sql`true` : sql`p.part = ${contentOf}`;
  return db
    .selectFrom('product_details as d')
    .leftJoin('details_version as v', (join) =>
      join
        .onRef('v.org_id', '=', 'd.org_id')
        .onRef('v.product_id', '=', 'd.product_id')
        .onRef('v.number', '=', 'd.published_number'),
    )
    .leftJoin('app_user as u', (join) => join.onRef('u.id', '=', 'v.made_by').on('u.deleted_at', 'is', null))
    .select(['d.section_ids', 'd.last_revision', 'd.last_number', 'd.restored_from'])
    .select(['v.number', 'v.outline', 'v.made_at', 'u.id as maker_id', 'u.name as maker_name'])
    .select(
      sql<boolean>`exists (select from details_version kept where kept.org_id = d.org_id and kept.product_id = d.product_id
        and kept.number = d.restored_from and kept.is_published)`.as('is_kept'),
    )
    .select(
      sql`(select coalesce(json_agg(json_build_object('part', p.part, 'revision', p.revision, 'mark', p.mark,
          'bytes', p.bytes, 'changed_at', p.changed_at, 'changer_id', w.id, 'changer_name', w.name,
          'content', case when ${isRead} then p.content end)), '[]')
        from details_part p left join app_user w on w.id = p.changed_by and w.deleted_at is null
        where p.org_id = d.org_id and p.product_id = d.product_id)`.as('parts'),
    )
    .where('d.org_id', '=', orgId)
    .where('d.product_id', '=', productId)
    .executeTakeFirst();
}

export type PartToWrite = { part: string; content: object; bytes: number; mark: string; revision: number };

export type DraftChange = {
  put: readonly PartToWrite[];
  /** Sections that are taken out. */
  removed: readonly string[];
  sectionIds: readonly string[];
  lastRevision: number;
  restoredFrom: number | null;
};

/** Writes into a draft whose row is locked, all of it in one statement, and answers when. */
export async function writeDraft(
  db: Db,
  { orgId, productId, userId }: Place & { userId: string },
  { put, removed, sectionIds, lastRevision, restoredFrom }: DraftChange,
): Promise<Date> {
  const { rows } = await sql<{ changed_at: Date }>`
    with removed as (
      delete from details_part where org_id = ${orgId} and product_id = ${productId} and part = any (${removed}::text[])
    ), written as (
      insert into details_part (org_id, product_id, part, content, bytes, mark, revision, changed_by)
      select ${orgId}::uuid, ${productId}::uuid, part, content, bytes, mark, revision, ${userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(put)}::jsonb)
        as put(part text, content jsonb, bytes integer, mark text, revision integer)
      on conflict (org_id, product_id, part) do update set content = excluded.content, bytes = excluded.bytes,
        mark = excluded.mark, revision = excluded.revision, changed_by = excluded.changed_by, changed_at = now()
    )
    update product_details set section_ids = ${sectionIds}::uuid[], last_revision = ${lastRevision},
      restored_from = ${restoredFrom}::integer, changed_by = ${userId}, changed_at = now()
    where org_id = ${orgId} and product_id = ${productId}
    returning changed_at`.execute(db);
  const [written] = rows;
  if (!written) throw new Error('a draft was written without its row');
  return written.changed_at;
}

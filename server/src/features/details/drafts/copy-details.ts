import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';

/**
 * When a product is duplicated: its draft comes along as a draft, in one statement and so as of one moment. Nothing of the copy is
 * published before someone has read it. Sections keep their ids, which are known within a product only.
 */
export async function copyDetails(
  { db, orgId, userId }: OrgCtx,
  fromProduct: string,
  toProduct: string,
): Promise<void> {
  await sql`
    with copied as (
      insert into product_details (org_id, product_id, section_ids, last_revision, changed_by)
      select org_id, ${toProduct}::uuid, section_ids, last_revision, ${userId}::uuid
      from product_details where org_id = ${orgId} and product_id = ${fromProduct}
    )
    insert into details_part (org_id, product_id, part, content, bytes, mark, revision, changed_by)
    select org_id, ${toProduct}::uuid, part, content, bytes, mark, revision, ${userId}::uuid
    from details_part where org_id = ${orgId} and product_id = ${fromProduct}`.execute(db);
}

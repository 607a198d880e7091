import { FIXED_CONTENT, type FixedContent } from '@qrigin/domain/details';
import { sql } from 'kysely';
import type { RecordCtx } from '../../../db/index.ts';
import { bytesOf, markOf } from './marks.ts';

type Ctx = Pick<RecordCtx, 'db' | 'orgId'>;
type Overview = FixedContent<'overview'>;

/** The products that are not deleted and have a GTIN in their draft. GTINs are compared with fourteen digits. Reads every draft. */
export async function productsWithGtin({ db, orgId }: Ctx): Promise<{ product_id: string; gtin: string }[]> {
  const { rows } = await sql<{ product_id: string; gtin: string }>`
    select d.product_id, lpad(d.content ->> 'gtin', 14, '0') as gtin
    from details_part d join product p on p.org_id = d.org_id and p.id = d.product_id and p.deleted_at is null
    where d.org_id = ${orgId} and d.part = 'overview' and length(d.content ->> 'gtin') between 8 and 14`.execute(
    db,
  );
  return rows;
}

export type StoredOverview = {
  content: Overview;
  mark: string | null;
  lastRevision: number;
  /** Of all parts of the draft but this one. */
  otherBytes: number;
};

/**
 * The overviews of drafts, by product; a product of which nothing was written is missing. `isToChange` makes everyone wait who
 * writes about one of these products, until the transaction ends.
 */
export async function readOverviews(
  { db, orgId }: Ctx,
  ids: readonly string[],
  { isToChange }: { isToChange: boolean },
): Promise<ReadonlyMap<string, StoredOverview>> {
  if (ids.length === 0) return new Map();
  if (isToChange)
    await sql`select from product_details where org_id = ${orgId} and product_id = any (${[...ids]}::uuid[])
      order by product_id for update`.execute(db);
  const { rows } = await sql<{
    product_id: string;
    content: unknown;
    mark: string | null;
    last_revision: number;
    other_bytes: number;
  }>`
    select d.product_id, p.content, p.mark, d.last_revision,
      (select coalesce(sum(o.bytes), 0)::integer from details_part o
        where o.org_id = d.org_id and o.product_id = d.product_id and o.part <> 'overview') as other_bytes
    from product_details d
    left join details_part p on p.org_id = d.org_id and p.product_id = d.product_id and p.part = 'overview'
    where d.org_id = ${orgId} and d.product_id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        content: FIXED_CONTENT.overview.parse(row.content ?? {}),
        mark: row.mark,
        lastRevision: row.last_revision,
        otherBytes: row.other_bytes,
      },
    ]),
  );
}

export type OverviewToWrite = { productId: string; content: Overview; lastRevision: number };

/** Writes the overviews of many drafts at once. Of those that exist the rows are locked, by `readOverviews`. */
export async function writeOverviews(
  { db, orgId, userId }: Pick<RecordCtx, 'db' | 'orgId' | 'userId'>,
  overviews: readonly OverviewToWrite[],
): Promise<void> {
  if (overviews.length === 0) return;
  const put = overviews.map(({ productId, content, lastRevision }) => ({
    product_id: productId,
    content,
    bytes: bytesOf(content),
    mark: markOf(content),
    revision: lastRevision + 1,
  }));
  await sql`
    with put as (
      select * from jsonb_to_recordset(${JSON.stringify(put)}::jsonb)
        as put(product_id uuid, content jsonb, bytes integer, mark text, revision integer)
    ), details as (
      insert into product_details (org_id, product_id, last_revision, changed_by)
      select ${orgId}::uuid, product_id, revision, ${userId}::uuid from put
      on conflict (org_id, product_id) do update set last_revision = excluded.last_revision, restored_from = null,
        changed_by = excluded.changed_by, changed_at = now()
    )
    insert into details_part (org_id, product_id, part, content, bytes, mark, revision, changed_by)
    select ${orgId}::uuid, product_id, 'overview', content, bytes, mark, revision, ${userId}::uuid from put
    on conflict (org_id, product_id, part) do update set content = excluded.content, bytes = excluded.bytes,
      mark = excluded.mark, revision = excluded.revision, changed_by = excluded.changed_by, changed_at = now()`.execute(
    db,
  );
}

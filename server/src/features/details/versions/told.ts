import { Content } from '@qrigin/domain/details';
import type { Db } from '../../../db/index.ts';
import type { Place } from '../drafts/draft-queries.ts';

/** The version that shoppers see now, by the rights with which scan pages are drawn. */
export async function toldNumber(db: Db, { orgId, productId }: Place): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_details')
    .select('published_number')
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.published_number ?? undefined;
}

/** What it tells, and nothing of who wrote it. */
export async function toldContent(db: Db, { orgId, productId }: Place, number: number): Promise<Content> {
  const { content } = await db
    .selectFrom('details_version')
    .select('content')
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return Content.parse(content);
}

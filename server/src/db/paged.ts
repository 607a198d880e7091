import type { Page, PageQuery } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';

/** The database says it in text, as it may be larger than a number can be. */
const Counted = z.object({ total: z.coerce.number() });

/**
 * One page of a list, for the whole system. The total is counted by itself, because a count that rides on the
 * rows is lost on an empty page. `tieBreak` is a unique column: without it rows would jump between pages. Where it counts up
 * it goes the way of the list, so that of two things of one moment the later one is the newer one.
 */
export async function paged<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: PageQuery,
  tieBreak: string,
  tieOrder: PageQuery['sort_order'] = 'asc',
): Promise<Page<Row>> {
  const counted = await rows
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await rows
    .orderBy(sql.ref(query.sort_by), query.sort_order)
    .orderBy(sql.ref(tieBreak), tieOrder)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return {
    items,
    total: Counted.parse(counted).total,
    page: query.page,
    page_size: query.page_size,
  };
}

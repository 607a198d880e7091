import type { Page, PageQuery } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables.ts';

/**
 * One page of a list, for the whole system. The total is counted by itself, because a count that rides on the
 * rows is lost on an empty page. `tieBreak` is a unique column: without it rows would jump between pages.
 */
export async function paged<Table extends keyof DB, Row extends object>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  query: PageQuery,
  tieBreak: string,
): Promise<Page<Row>> {
  const counted = await rows
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await rows
    .orderBy(sql.ref(query.sort_by), query.sort_order)
    .orderBy(sql.ref(tieBreak))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return {
    items,
    total: Number(counted.total),
    page: query.page,
    page_size: query.page_size,
  };
}

import type { ListQuery, Page } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { hasWords } from './search.ts';

/** The database says it in text, as it may be larger than a number can be. */
const Counted = z.object({ total: z.coerce.number() });

export type ListOrder = {
  /** A unique column: without it rows would jump between pages. */
  tieBreak: string;
  /** Where the unique column counts up it goes the way of the list, so that of two things of one moment the later one is the newer one. */
  tieOrder?: ListQuery['sort_order'];
  /** The columns in which the words of a search are looked for. */
  searched?: readonly string[];
};

/** What is left of the rows when they are searched. */
export function searchedIn<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  { search }: Pick<ListQuery, 'search'>,
  { searched }: ListOrder,
) {
  if (search === undefined) return rows;
  if (!searched) throw new Error('a list that says nothing about where to look cannot be searched');
  return rows.where(hasWords(searched, search));
}

export function sorted<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: Pick<ListQuery, 'sort_by' | 'sort_order'>,
  { tieBreak, tieOrder = 'asc' }: ListOrder,
) {
  return rows.orderBy(sql.ref(query.sort_by), query.sort_order).orderBy(sql.ref(tieBreak), tieOrder);
}

export async function countOf<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
): Promise<number> {
  const counted = await rows
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Counted.parse(counted).total;
}

/**
 * One page of a list, for the whole system. The total is counted by itself, because a count that rides on the
 * rows is lost on an empty page.
 */
export async function paged<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: ListQuery,
  order: ListOrder,
): Promise<Page<Row>> {
  const found = searchedIn(rows, query, order);
  const total = await countOf(found);
  const items = await sorted(found, query, order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return { items, total, page: query.page, page_size: query.page_size };
}

import type { ListQuery, Page } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type FindsWord, hasWords, type Searched } from './search.ts';

/** The database says it in text, as it may be larger than a number can be. */
const Counted = z.object({ total: z.coerce.number() });

export type ListOrder = {
  /** A unique column: without it rows would jump between pages. */
  tieBreak: string;
  /** With the way of the list an index has both, and of two things of one moment the later one is the newer one where the unique column counts up. */
  tieOrder?: ListQuery['sort_order'];
  /** Where the words of a search are looked for. */
  searched?: Searched;
  /** Where else a word may be found. */
  alsoFound?: FindsWord;
};

/** What is left of the rows when they are searched. */
export function searchedIn<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  { search }: Pick<ListQuery, 'search'>,
  { searched, alsoFound }: ListOrder,
) {
  if (search === undefined) return rows;
  if (!searched) throw new Error('a list that says nothing about where to look cannot be searched');
  return rows.where(hasWords(searched, search, alsoFound));
}

type Sorted = Pick<ListQuery, 'sort_by' | 'sort_order'>;
const otherWay = (order: ListQuery['sort_order']) => (order === 'asc' ? 'desc' : 'asc');

export function sorted<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: Sorted,
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

type Part = { before: number; count: number };

/** So many rows after so many others. Those near the end of a long list are read from its end, as quickly as the first ones. */
async function partOf<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: Sorted,
  { order, part: { before, count }, total }: { order: ListOrder; part: Part; total: number },
): Promise<Row[]> {
  if (before < total / 2) return sorted(rows, query, order).limit(count).offset(before).execute();
  const wanted = Math.min(count, total - before);
  if (wanted <= 0) return [];
  const { tieOrder = 'asc', ...rest } = order;
  const read = await sorted(
    rows,
    { ...query, sort_order: otherWay(query.sort_order) },
    { ...rest, tieOrder: otherWay(tieOrder) },
  )
    .limit(wanted)
    .offset(total - before - wanted)
    .execute();
  return read.toReversed();
}

/** A search looks at every row, so it does that once, and the total comes with the rows. */
async function foundPart<Shape, Table extends keyof Shape, Row extends object>(
  found: SelectQueryBuilder<Shape, Table, Row>,
  query: Sorted,
  { order, part: { before, count } }: { order: ListOrder; part: Part },
): Promise<Pick<Page<Row>, 'items' | 'total'>> {
  const counted = found.select(sql<string>`count(*) over ()`.as('total'));
  const items: Row[] = await sorted(counted, query, order).limit(count).offset(before).execute();
  const [first] = items;
  if (first) return { items, total: Counted.parse(first).total };
  // With an empty page the count is lost.
  return { items, total: before === 0 ? 0 : await countOf(found) };
}

/**
 * One page of a list, for the whole system. The total is counted by itself, because a count that rides on the
 * rows is lost on an empty page, and what is counted without looking at each row is counted quickly.
 */
export async function paged<Shape, Table extends keyof Shape, Row extends object>(
  rows: SelectQueryBuilder<Shape, Table, Row>,
  query: ListQuery,
  order: ListOrder,
): Promise<Page<Row>> {
  const found = searchedIn(rows, query, order);
  const { page, page_size } = query;
  const part = { before: (page - 1) * page_size, count: page_size };
  if (query.search) return { ...(await foundPart(found, query, { order, part })), page, page_size };
  const total = await countOf(found);
  const items = await partOf(found, query, { order, part, total });
  return { items, total, page, page_size };
}

import type { ListQuery, Page } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../connect/connection.ts';
import { countOf, type ListOrder, paged, searchedIn, sorted } from './paged.ts';

/** So many rows are in memory at a time while a whole list is read. */
const AT_ONCE = 500;

/** A list that is still to be read, in one of two ways. Only while the transaction lasts that it was made in. */
export class Listed<Item> {
  readonly page: (query: ListQuery) => Promise<Page<Item>>;
  readonly count: (query: ListQuery) => Promise<number>;
  /** All of it in its order, up to so many items, part by part. */
  readonly parts: (query: ListQuery, max: number) => AsyncGenerator<Item[]>;

  constructor({ page, count, parts }: Pick<Listed<Item>, 'page' | 'count' | 'parts'>) {
    this.page = page;
    this.count = count;
    this.parts = parts;
  }
}

type ListType<Row, Item> = ListOrder & {
  /** The rows as they go over the wire; together, because names are looked up for all of them at once. */
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
};

export function listed<Shape, Table extends keyof Shape, Row extends object, Item>(
  db: Db,
  rows: SelectQueryBuilder<Shape, Table, Row>,
  { present, ...order }: ListType<Row, Item>,
): Listed<Item> {
  return new Listed<Item>({
    async page(query) {
      const page = await paged(rows, query, order);
      return { ...page, items: await present(page.items) };
    },
    count: (query) => countOf(searchedIn(rows, query, order)),
    async *parts(query, max) {
      const all = sorted(searchedIn(rows, query, order), query, order).limit(max);
      await sql`declare listed no scroll cursor for ${all}`.execute(db);
      for (;;) {
        const part = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from listed`.execute(db);
        if (!part.rows.length) return;
        yield await present(part.rows);
      }
    },
  });
}

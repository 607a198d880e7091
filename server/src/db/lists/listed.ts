import type { ListQuery, Page } from '@qrigin/domain/http';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../connect/connection.ts';
import { countOf, type ListOrder, paged, searchedIn, sorted } from './paged.ts';

/** So many rows are in memory at a time while a whole list is read. */
const AT_ONCE = 500;

/** A list that was specified without pages is asked for without one, unless the caller names it. */
type Asked = Omit<ListQuery, 'page'> & { page?: number | undefined };

/** A list that is still to be read, in one of two ways. Only while the transaction lasts that it was made in. */
export class Listed<Item, Unpaged = never> {
  /** The page that is asked for; where none is, and the list can do without, an array. */
  readonly page: (query: Asked) => Promise<Page<Item> | Unpaged[]>;
  readonly count: (query: Asked) => Promise<number>;
  /** All of it in its order, up to so many items, part by part. */
  readonly parts: (query: Asked, max: number) => AsyncGenerator<Item[]>;

  constructor({ page, count, parts }: Pick<Listed<Item, Unpaged>, 'page' | 'count' | 'parts'>) {
    this.page = page;
    this.count = count;
    this.parts = parts;
  }
}

type ListType<Row, Item, Unpaged> = ListOrder & {
  /** The rows as they go over the wire; together, because names are looked up for all of them at once. */
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
  /** How many rows, and how they go over the wire, when no page is asked for. */
  unpaged?: { max: number; present: (row: Row) => Unpaged };
};

export function listed<Shape, Table extends keyof Shape, Row extends object, Item, Unpaged = never>(
  db: Db,
  rows: SelectQueryBuilder<Shape, Table, Row>,
  { present, unpaged, ...order }: ListType<Row, Item, Unpaged>,
): Listed<Item, Unpaged> {
  const inOrder = (query: Asked) => sorted(searchedIn(rows, query, order), query, order);
  return new Listed<Item, Unpaged>({
    async page({ page, ...query }) {
      if (page === undefined && unpaged)
        return (await inOrder(query).limit(unpaged.max).execute()).map(unpaged.present);
      const found = await paged(rows, { ...query, page: page ?? 1 }, order);
      return { ...found, items: await present(found.items) };
    },
    count: (query) => countOf(searchedIn(rows, query, order)),
    async *parts(query, max) {
      await sql`declare listed no scroll cursor for ${inOrder(query).limit(max)}`.execute(db);
      for (;;) {
        const part = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from listed`.execute(db);
        if (!part.rows.length) return;
        yield await present(part.rows);
      }
    },
  });
}

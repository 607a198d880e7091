import type { Page } from '@qrigin/domain/http';
import type { Db } from '../connect/connection.ts';

/** Does some work in a transaction of the caller. */
export type InTransaction = <T>(work: (ctx: { db: Db }) => Promise<T>) => Promise<T>;

type ComputedType<Item> = {
  total: number;
  /** So many items after the first ones. It opens a transaction only if it has to look something up. */
  slice: (skipped: number, count: number, inTransaction: InTransaction) => Promise<Item[]>;
};

/**
 * A list that is computed from what was read before. So it can be of any length, its last page is as quick as its first, and no
 * transaction lasts while someone takes all of it as a file.
 */
export class Computed<Item> {
  readonly total: number;
  readonly slice: ComputedType<Item>['slice'];

  constructor({ total, slice }: ComputedType<Item>) {
    this.total = total;
    this.slice = slice;
  }

  async page(
    { page, page_size }: { page: number; page_size: number },
    inTransaction: InTransaction,
  ): Promise<Page<Item>> {
    const skipped = (page - 1) * page_size;
    const count = Math.max(0, Math.min(page_size, this.total - skipped));
    const items = count > 0 ? await this.slice(skipped, count, inTransaction) : [];
    return { items, total: this.total, page, page_size };
  }
}

import { z } from 'zod';

export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 10_000;

/** Numbers of a query arrive as text; anything but plain digits is refused. */
export function queryCount(max: number, otherwise: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.int().max(max))
    .default(otherwise);
}

/** The query of a paged list, sorted by one of the named columns (the first unless asked). */
export function pageQuery<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.strictObject({
    page: queryCount(PAGE_MAX, 1),
    page_size: queryCount(PAGE_SIZE_MAX, 20),
    sort_by: z.enum(columns).default(columns[0]),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
  });
}

export type PageQuery<Column extends string = string> = {
  page: number;
  page_size: number;
  sort_by: Column;
  sort_order: 'asc' | 'desc';
};

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    page_size: z.int().positive(),
  });
}

export type Page<Item> = { items: Item[]; total: number; page: number; page_size: number };

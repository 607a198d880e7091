import { z } from 'zod';
import { STOP } from './fields.ts';

export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 10_000;
export const SEARCH_MAX = 120;

/** Numbers of a query arrive as text; anything but plain digits is refused. */
export function queryCount(max: number, otherwise: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.int().max(max))
    .default(otherwise);
}

/** Words that someone typed into a search field. None of them at all finds everything. */
export const SearchText = z
  .string()
  .trim()
  .max(SEARCH_MAX, STOP)
  .regex(/^\P{Cc}*$/u, 'no control characters')
  .refine((text) => text.isWellFormed(), 'not well-formed text')
  .optional();

type SortOrder = 'asc' | 'desc';
type Filters = Readonly<Record<string, z.ZodType>>;
type Searching<IsSearched> = IsSearched extends true ? { search: typeof SearchText } : unknown;

type ListType<Column extends string, Filter extends Filters, IsSearched> = {
  /** What it can be sorted by; by the first unless asked. */
  sort: readonly [Column, ...Column[]];
  /** Which way unless asked: upwards, or from the newest on. */
  order?: SortOrder;
  /** Whether it can be searched for words. */
  search?: IsSearched;
  /** What narrows it down, each by its name in the address. */
  filters?: Filter;
};

/** The query of a list: which page of it, in which order, and which part of it. The same for every list. */
export function listQuery<
  const Column extends string,
  // oxlint-disable-next-line typescript/no-empty-object-type -- none unless some are named
  const Filter extends Filters = {},
  const IsSearched extends boolean = false,
>({ sort, order = 'asc', search, filters }: ListType<Column, Filter, IsSearched>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are left out where the list has none; the compiler cannot follow that
  const narrowed = { ...(search && { search: SearchText }), ...filters } as Filter & Searching<IsSearched>;
  return z.strictObject({
    page: queryCount(PAGE_MAX, 1),
    page_size: queryCount(PAGE_SIZE_MAX, 20),
    sort_by: z.enum(sort).default(sort[0]),
    sort_order: z.enum(['asc', 'desc']).default(order),
    ...narrowed,
  });
}

export type ListQuery<Column extends string = string> = {
  page: number;
  page_size: number;
  sort_by: Column;
  sort_order: SortOrder;
  search?: string | undefined;
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

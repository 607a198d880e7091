import { listAudit } from '@qrigin/domain/audit';
import { listMembers } from '@qrigin/domain/members';
import { whoami } from '@qrigin/domain/organisations';
import { listPayments } from '@qrigin/domain/payments';
import { listBatches, listProductPages } from '@qrigin/domain/products';
import { listVendors } from '@qrigin/domain/vendors';
import type { Filled } from './database.ts';

const PAGE_SIZE = 20;

/** Part of an answer: how many there are in all, how many are on the page, and what the first one is called. */
type Seen = { total: number; items: number; first: unknown };

type Reply<Item> = { items: readonly Item[]; total: number };
type Ask<Item> = (org: Filled, query: { page: string } & Record<string, string>) => Promise<Reply<Item>>;

export type Question = {
  list: string;
  what: string;
  ask: (org: Filled) => Promise<Seen>;
  /** What a right answer is in an organisation with so many rows. */
  right: (rows: number) => Seen;
};

type ListType<Item> = {
  list: string;
  ask: Ask<Item>;
  nameOf: (item: Item) => unknown;
  /** The first one of the first and of the last page; anything where it is not known. */
  ends: (rows: number) => readonly [first: unknown, last: unknown];
  /** What the third question is, when it is no search. */
  narrowed?: string;
  /** How a few of them are found, and which these are. */
  search: (org: Pick<Filled, 'rows' | 'owner'>) => Record<string, string>;
  found: (rows: number) => Seen;
};

/** The number of what is on the middle of the list. */
const middle = (rows: number) => Math.round(rows * 0.6) + 1;
const lastPage = (rows: number) => Math.ceil(rows / PAGE_SIZE);
const onLastPage = (rows: number) => rows - (lastPage(rows) - 1) * PAGE_SIZE;

function questionsOf<Item>(type: ListType<Item>): Question[] {
  const { list, ask, nameOf, ends, narrowed = 'search', search, found } = type;
  const asked =
    (query: (org: Filled) => { page: string } & Record<string, string>) => async (org: Filled) => {
      const { items, total } = await ask(org, query(org));
      const [first] = items;
      return { total, items: items.length, first: first === undefined ? undefined : nameOf(first) };
    };
  return [
    {
      list,
      what: 'first page',
      ask: asked(() => ({ page: '1' })),
      right: (rows) => ({ total: rows, items: PAGE_SIZE, first: ends(rows)[0] }),
    },
    {
      list,
      what: 'last page',
      ask: asked(({ rows }) => ({ page: String(lastPage(rows)) })),
      right: (rows) => ({ total: rows, items: onLastPage(rows), first: ends(rows)[1] }),
    },
    { list, what: narrowed, ask: asked((org) => ({ page: '1', ...search(org) })), right: found },
  ];
}

const vendorName = (number: number) => `Vendor ${String(number).padStart(6, '0')}`;

/** As the screens ask: newest first where that is how the screen opens. */
export const QUESTIONS: readonly Question[] = [
  ...questionsOf({
    list: 'products',
    ask: (org, query) =>
      org.call(listProductPages, { query: { sort_by: 'changed_at', sort_order: 'desc', ...query } }),
    nameOf: ({ name }) => name,
    ends: (rows) => ['Product 1', `Product ${rows - onLastPage(rows) + 1}`],
    search: ({ rows }) => ({ search: `product ${middle(rows)}` }),
    found: (rows) => ({ total: 1, items: 1, first: `Product ${middle(rows)}` }),
  }),
  ...questionsOf({
    list: 'batches',
    ask: (org, query) => org.call(listBatches, { params: { id: org.product }, query }),
    nameOf: ({ lot_code: number }) => number,
    ends: (rows) => ['B-1', `B-${rows - onLastPage(rows) + 1}`],
    search: ({ rows }) => ({ search: `b-${middle(rows)}` }),
    found: (rows) => ({ total: 1, items: 1, first: `B-${middle(rows)}` }),
  }),
  ...questionsOf({
    list: 'vendors',
    ask: (org, query) => org.call(listVendors, { query: { sort_by: 'name', ...query } }),
    nameOf: ({ name }) => name,
    ends: (rows) => [vendorName(1), vendorName(rows - onLastPage(rows) + 1)],
    search: ({ rows }) => ({ search: vendorName(middle(rows)).toLowerCase() }),
    found: (rows) => ({ total: 1, items: 1, first: vendorName(middle(rows)) }),
  }),
  ...questionsOf({
    list: 'people',
    ask: (org, query) => org.call(listMembers, { query }),
    nameOf: () => 'someone',
    ends: () => ['someone', 'someone'],
    search: ({ rows }) => ({ search: `person ${middle(rows)}` }),
    found: () => ({ total: 1, items: 1, first: 'someone' }),
  }),
  ...questionsOf({
    list: 'payments',
    ask: (org, query) => org.call(listPayments, { query }),
    nameOf: ({ product_name: name, amount }) => (amount === 100 ? 'the cheapest' : name),
    ends: (rows) => ['Product 1', `Product ${rows - onLastPage(rows) + 1}`],
    narrowed: 'by amount',
    search: () => ({ sort_by: 'amount', sort_order: 'asc' }),
    found: (rows) => ({ total: rows, items: PAGE_SIZE, first: 'the cheapest' }),
  }),
  ...questionsOf({
    list: 'audit log',
    ask: (org, query) => org.call(listAudit, { query }),
    nameOf: ({ action }) => action,
    ends: () => ['product.rename', 'product.rename'],
    search: ({ owner }) => ({ actor: owner, about: 'product' }),
    found: (rows) => ({ total: rows / 100, items: Math.min(PAGE_SIZE, rows / 100), first: 'product.rename' }),
  }),
];

/** What every page of the dashboard asks first. */
export const askWhoami = (org: Filled): Promise<unknown> => org.call(whoami);

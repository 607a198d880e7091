import type { Client } from 'pg';
import type { Books } from '../services/payment-provider/books.ts';

/** What is stored of these products, and what the provider has written down. */
export type Compared = {
  /** Rows that made a product active, and the products that are. */
  activations: number;
  active: number;
  /** Products that money is left for other than the price of the plan that runs. */
  wronglyCharged: number;
  /** Payments and refunds that only one of both sides has, or with another amount. */
  onlyOneSide: number;
  ledger: number;
  provider: number;
  /** Missing or doubled numbers of receipts. */
  gaps: number;
  receipts: number;
};

type Entry = { id: string; amount: number };
type Running = { order_id: string; product_id: string; amount: number; is_running: boolean };

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

function differing(one: readonly Entry[], other: readonly Entry[]): number {
  const written = new Set(other.map(({ id, amount }) => `${id} ${amount}`));
  return one.filter(({ id, amount }) => !written.has(`${id} ${amount}`)).length;
}

function listOf({ state }: Books): Entry[] {
  const taken = state.payments.filter(({ captured }) => captured);
  return [...taken, ...state.refunds.map(({ id, amount }) => ({ id, amount: -amount }))];
}

async function ledgerOf(superuser: Client): Promise<Entry[]> {
  const { rows } = await superuser.query<Entry>(
    'select coalesce(provider_refund_id, provider_payment_id) as id, amount from payment_entry',
  );
  return rows;
}

/** Of each product: what is left with us at the provider, and what the plan that runs costs. */
async function wronglyCharged(superuser: Client, { state }: Books): Promise<number> {
  const { rows } = await superuser.query<Running>(
    `select order_id, product_id, amount, starts_at is not null and ended_at is null as is_running
     from payment where order_id is not null`,
  );
  const left = new Map<string, number>();
  for (const { order_id, amount, amount_refunded, captured } of state.payments)
    if (captured) left.set(order_id, (left.get(order_id) ?? 0) + amount - amount_refunded);
  const owed = new Map<string, number>();
  for (const { order_id, product_id, amount, is_running } of rows) {
    const excess = (left.get(order_id) ?? 0) - (is_running ? amount : 0);
    owed.set(product_id, (owed.get(product_id) ?? 0) + excess);
  }
  return [...owed.values()].filter((excess) => excess !== 0).length;
}

export async function compare(superuser: Client, books: Books): Promise<Compared> {
  const { rows } = await superuser.query<Pick<Compared, 'activations' | 'active' | 'receipts' | 'gaps'>>(
    `select (select count(*) from payment where starts_at is not null)::int as activations,
       (select count(*) from product where is_active and nature = 'static')::int as active,
       (select count(receipt_number) from payment)::int as receipts,
       (select coalesce(sum(last), 0) from receipt_counter)::int
         - (select count(distinct receipt_number) from payment)::int as gaps`,
  );
  const [stored] = rows;
  if (!stored) throw new Error('nothing was counted');
  const [ours, theirs] = [await ledgerOf(superuser), listOf(books)];
  return {
    ...stored,
    wronglyCharged: await wronglyCharged(superuser, books),
    onlyOneSide: differing(ours, theirs) + differing(theirs, ours),
    ledger: sumOf(ours),
    provider: sumOf(theirs),
  };
}

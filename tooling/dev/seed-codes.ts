import type { DemoCodes } from './demo.ts';

export type Call = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>;
type Listed = { id: string; level: string };
type Page = { items: Listed[]; total: number };

const PAGE_SIZE = 100;

/** Ids of what the product has, by lot code and by name. */
type Goods = {
  call: Call;
  org: string;
  product: string;
  batches: Map<string, string>;
  packagings: Map<string, string>;
};

/** A demo that names nothing is a mistake in it. */
function of<Value>(things: Map<string, Value>, name: string): Value {
  const found = things.get(name);
  if (found === undefined) throw new Error(`the demo has nothing called ${name}`);
  return found;
}

async function issue({ call, org }: Goods, packagingId: string, fields: Record<string, unknown>) {
  await call('POST', `/${org}/qr/${packagingId}`, { packagingId, ...fields });
  const page = (number: number) =>
    call<Page>('GET', `/${org}/qr/${packagingId}?page_size=${PAGE_SIZE}&page=${number}`);
  const first = await page(1);
  const last = await page(Math.ceil(first.total / PAGE_SIZE));
  return { first: first.items, last: last.items };
}

function ofLevel(codes: Listed[], level: string): string {
  const found = codes.find((code) => code.level === level);
  if (!found) throw new Error(`the demo has no code of the level ${level}`);
  return found.id;
}

async function addPacks(goods: Goods, { packs, recalled, lifted }: DemoCodes): Promise<void> {
  const { call, org, batches, packagings } = goods;
  const batch_id = of(batches, packs.lot_code);
  const { first, last } = await issue(goods, of(packagings, packs.packaging), {
    count: packs.count,
    batch_id,
  });
  const recall = ({ level, ...words }: DemoCodes['recalled']) =>
    call<{ id: string }>('POST', `/${org}/qr/${ofLevel(first, level)}/recall`, words);
  await recall(recalled);
  const { id } = await recall(lifted);
  await call('POST', `/${org}/recalls/${id}/lift`);
  // Far from the recalled ones, so that it shows nothing else.
  await call('DELETE', `/${org}/qrs`, { qrIds: last.slice(-1).map((code) => code.id) });
}

async function addBlanks(goods: Goods, { blanks }: DemoCodes): Promise<void> {
  const { call, org, product, batches, packagings } = goods;
  const { first } = await issue(goods, of(packagings, blanks.packaging), { count: blanks.count });
  const qrIds = first.slice(0, blanks.assigned).map((code) => code.id);
  await call('PUT', `/${org}/qrs/products/${product}/packaging/${of(packagings, blanks.become.packaging)}`, {
    qrIds,
    packagingInfoName: blanks.become.level,
    batch_id: of(batches, blanks.become.lot_code),
  });
}

/** Codes of every kind, and something that has happened to some of them. */
export async function addCodes(goods: Goods, codes: DemoCodes): Promise<void> {
  await addPacks(goods, codes);
  await addBlanks(goods, codes);
}

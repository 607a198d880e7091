import { randomUUID } from 'node:crypto';
import { assignCodes, bulkWork, issueCodes, listCodes, withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, liftRecall, recallCode, tellOutcome } from '@qrigin/domain/recalls';
import type { z } from 'zod';
import type { Client } from '../../../server/src/testing/client.ts';
import type { Duty } from './demo-people.ts';
import type { DemoCodes } from './demo-types.ts';
import { packAtTable } from './seed-packing.ts';

/** Throws unless the call succeeds. */
export type Call = Client['call'];
type Listed = z.output<typeof listCodes.reply>['items'][number];

/** Who does what in the organisation; all of them are its Owner where there is no one else. */
export type Hands = Record<Duty, Call>;

const PAGE_SIZE = 100;

/** Ids of what the product has, by lot code and by name. */
type Goods = {
  hands: Hands;
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

async function issue(
  { hands, org }: Goods,
  packagingId: string,
  fields: Omit<z.input<typeof issueCodes.body>, 'packagingId'>,
) {
  const { supervisor, member } = hands;
  const { work_id, count } = await supervisor(issueCodes, {
    params: { org, id: packagingId },
    body: {
      packagingId,
      ...fields,
    },
  });
  const page = (number: number) =>
    supervisor(listCodes, {
      params: { org, id: packagingId },
      query: { page_size: String(PAGE_SIZE), page: String(number) },
    });
  // The newest run is listed first; others of this packaging may follow on the page of its last code.
  const pages = Math.ceil(count / PAGE_SIZE);
  const first = await page(1);
  const last = pages === 1 ? first : await page(pages);
  await member(bulkWork, { params: { org }, body: { workIDs: [work_id], state: 'printed' } });
  return { first: first.items, last: last.items.slice(0, count - (pages - 1) * PAGE_SIZE) };
}

function ofLevel(codes: Listed[], level: string): string {
  const found = codes.find((code) => code.level === level);
  if (!found) throw new Error(`the demo has no code of the level ${level}`);
  return found.id;
}

/** The smallest pack in it, of those listed. */
function innermostIn(codes: Listed[], pack: string): Listed | undefined {
  const child = codes.find((code) => code.parent_id === pack);
  return child && (innermostIn(codes, child.id) ?? child);
}

type Packs = DemoCodes['packs'][number];

const issuePacks = (goods: Goods, { packaging, count, lot_code }: Packs) =>
  issue(goods, of(goods.packagings, packaging), { count, batch_id: of(goods.batches, lot_code) });

/** What has happened to some of the packs of one run; answers a few that show it. */
async function useFirst(goods: Goods, packs: Packs, codes: DemoCodes) {
  const { recalled, lifted, exercise, outcomes = [], isPacked, withdrawn } = codes;
  const { hands, org } = goods;
  const { supervisor, owner, operator } = hands;
  const { first, last } = await issuePacks(goods, packs);
  const recall = ({ level, ...words }: NonNullable<DemoCodes['recalled']>) =>
    supervisor(recallCode, { params: { org, id: ofLevel(first, level) }, body: words });
  const end = (id: string, reason: string) =>
    supervisor(liftRecall, { params: { org, id }, body: { reason } });
  if (exercise) {
    const { because, ...words } = exercise;
    const batch_id = of(goods.batches, packs.lot_code);
    const body = { scope: 'batch' as const, batch_id, mock: true, ...words };
    await end((await supervisor(createRecall, { params: { org }, body })).id, because);
  }
  const shown = last.slice(-2);
  if (isPacked) shown.push(...(await packAtTable({ call: operator, org }, last)));
  if (recalled) {
    const { id } = await recall(recalled);
    for (const { level, outcome } of outcomes) {
      const event = { event_id: randomUUID(), at: new Date().toISOString() };
      const body = { ...event, code: ofLevel(first, level), outcome };
      await operator(tellOutcome, { params: { org, id }, body });
    }
    shown.push(...[innermostIn(first, ofLevel(first, recalled.level))].filter((code) => code !== undefined));
  }
  if (lifted) {
    const { because, ...scope } = lifted;
    await end((await recall(scope)).id, because);
  }
  // Far from the recalled ones, so that it shows nothing else.
  if (withdrawn) {
    const body = { qrIds: last.slice(-1).map((code) => code.id), reason: withdrawn };
    await owner(withdrawCodes, { params: { org }, body });
  }
  return shown;
}

async function addPacks(goods: Goods, codes: DemoCodes) {
  const shown: Listed[] = [];
  for (const [index, packs] of codes.packs.entries()) {
    if (index === 0) shown.push(...(await useFirst(goods, packs, codes)));
    else shown.push(...(await issuePacks(goods, packs)).last.slice(-1));
  }
  if (codes.recalledBatch) {
    const { lot_code, ...words } = codes.recalledBatch;
    const body = { scope: 'batch' as const, batch_id: of(goods.batches, lot_code), ...words };
    await goods.hands.supervisor(createRecall, { params: { org: goods.org }, body });
  }
  return shown;
}

async function addBlanks(goods: Goods, blanks: NonNullable<DemoCodes['blanks']>) {
  const { hands, org, product, batches, packagings } = goods;
  const { first } = await issue(goods, of(packagings, blanks.packaging), { count: blanks.count });
  const assigned = first.slice(0, blanks.assigned);
  const params = { org, p: product, k: of(packagings, blanks.become.packaging) };
  await hands.operator(assignCodes, {
    params,
    body: {
      qrIds: assigned.map((code) => code.id),
      packagingInfoName: blanks.become.level,
      batch_id: of(batches, blanks.become.lot_code),
    },
  });
  return assigned.slice(0, 1);
}

/** Codes of every kind, and something that has happened to some of them; answers the addresses of a few. */
export async function addCodes(goods: Goods, codes: DemoCodes): Promise<string[]> {
  const packs = await addPacks(goods, codes);
  const blanks = codes.blanks ? await addBlanks(goods, codes.blanks) : [];
  return [...packs, ...blanks].map(({ url }) => url);
}

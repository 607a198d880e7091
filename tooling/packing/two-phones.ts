import { isDeepStrictEqual } from 'node:util';
import { findPack, type ReadOutcome, sendReads, startRound } from '@qrigin/domain/packing';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Company, NewHall } from './hall.ts';
import { countsOf, type Hall, readIn } from './model.ts';
import { type Batch, nextBatch } from './scans.ts';

const ROUNDS = 25;

export const toldOf = ({ outcome, reason }: ReadOutcome): string => reason ?? outcome;

type Phone = { by: string; mine: string[]; send: (batch: Batch) => Promise<string[]> };

function phonesOf(company: Company, apiUrl: string): Phone[] {
  return company.tokens.map((token, at) => {
    const own = withinOrg(clientAt(apiUrl), { org: company.orgId, token });
    return {
      by: String(at),
      mine: [],
      async send({ job, pack, reads }) {
        const body = { job, reads, ...(pack === undefined ? {} : { pack }) };
        return (await own.call(sendReads, { body })).outcomes.map(toldOf);
      },
    };
  });
}

/** What the calls come to, one after the other in this order, with the hall afterwards. */
function inOrder(before: Hall, batches: readonly Batch[]) {
  const hall = structuredClone(before);
  const told = new Map(batches.map((batch) => [batch, batch.reads.map((read) => readIn(hall, batch, read))]));
  return { hall, told };
}

async function seenIn(company: Company, packs: readonly string[]) {
  const looks = packs.map((code) => company.owner.call(findPack, { params: { code } }));
  return (await Promise.all(looks)).map(({ inside, checked }) => ({ inside, checked }));
}

/** Both send to the same pack at the same moment: it must be as if one had been first. The hall is as it is then. */
async function together(
  company: Company,
  { hall, cartons }: NewHall,
  sent: readonly { phone: Phone; batch: Batch }[],
): Promise<Hall | undefined> {
  const answers = await Promise.all(sent.map(({ phone, batch }) => phone.send(batch)));
  const seen = await seenIn(company, cartons);
  const batches = sent.map(({ batch }) => batch);
  for (const order of [batches, batches.toReversed()]) {
    const wanted = inOrder(hall, order);
    const told = batches.map((batch) => wanted.told.get(batch));
    const counts = cartons.map((pack) => countsOf(wanted.hall, pack));
    if (isDeepStrictEqual([told, counts], [answers, seen])) return wanted.hall;
  }
  console.error(
    JSON.stringify({ batches, answers, seen, wanted: [...inOrder(hall, batches).told.values()] }),
  );
  return undefined;
}

async function beginRound(company: Company, hall: Hall, pack: string): Promise<void> {
  const body = { id: crypto.randomUUID(), at: new Date().toISOString() };
  await company.owner.call(startRound, { params: { code: pack }, body });
  hall.rounds[pack] = hall.events.length;
}

async function playSeed(company: Company, apiUrl: string, { roll, oneOf, ...dice }: Dice): Promise<number> {
  const world = await company.newHall();
  const phones = phonesOf(company, apiUrl);
  let reads = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pack = oneOf(world.cartons);
    if (roll(8) === 0) await beginRound(company, world.hall, pack);
    const acting = roll(3) === 0 ? phones : [oneOf(phones)];
    const sent = acting.map((phone) => ({
      phone,
      batch: nextBatch(world.hall, { roll, oneOf, ...dice }, { ...phone, pack }),
    }));
    const after = await together(company, world, sent);
    if (!after) throw new Error('the counts are not those of the model');
    world.hall = after;
    reads += sent.reduce((sum, { batch }) => sum + batch.reads.length, 0);
  }
  return reads;
}

/** Two phones on one pack, in so many random histories with moves and taking back: every outcome and count is that of the model. */
export async function playTwoPhones(company: Company, apiUrl: string, seeds: number): Promise<number> {
  let reads = 0;
  for (let seed = 0; seed < seeds; seed += 1) reads += await playSeed(company, apiUrl, diceOf(seed));
  return reads;
}

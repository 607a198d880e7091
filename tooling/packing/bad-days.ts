import { setTimeout as sleep } from 'node:timers/promises';
import { findPack, type PackingJob } from '@qrigin/domain/packing';
import type { QueuedRead } from '../../web/src/features/packing/queue/queued-read.ts';
import { diceOf } from './dice.ts';
import type { Company, NewHall } from './hall.ts';
import { countsOf, readIn } from './model.ts';
import { createPhone, type Phone } from './phone.ts';
import { nextBatch } from './scans.ts';
import { toldOf } from './two-phones.ts';

export type BadDay = {
  reads: number;
  calls: number;
  lostRequests: number;
  kills: number;
  /** Reads that are done by what was answered and not stored, or the other way round, or stored twice. */
  lost: number;
  doubled: number;
  /** Outcomes that are not those of the model, and packs whose numbers are not. */
  wrong: number;
};

type Day = {
  company: Company;
  /** Where the phone calls: the api, or a network in front of it. */
  url: string;
  reads: number;
  seed: number;
  loseOneIn?: number;
  /** The page is killed once in so many reads; never without. */
  killOneIn?: number;
};

const DONE_IN_A_ROW = 12;

/** Reads for changing jobs and packs, as someone makes them who does not wait for answers. */
function readsOf({ hall, cartons }: NewHall, { reads, seed }: Day): QueuedRead[] {
  const dice = diceOf(seed);
  const mine: string[] = [];
  const all: QueuedRead[] = [];
  let job: PackingJob = 'check';
  let pack: string = cartons[0];
  while (all.length < reads) {
    if (all.length % DONE_IN_A_ROW === 0 || dice.roll(6) === 0) {
      const next = nextBatch(hall, dice, { by: '0', mine: [], pack: dice.oneOf(cartons) });
      job = next.job;
      pack = next.pack ?? pack;
    }
    for (const read of nextBatch(hall, dice, { by: '0', mine, pack }).reads) all.push({ job, pack, read });
  }
  return all.slice(0, reads);
}

async function sendAll(phone: Phone, reads: readonly QueuedRead[], { seed, killOneIn }: Day): Promise<void> {
  const dice = diceOf(seed + 1);
  for (const read of reads) {
    phone.add(read);
    // A page dies at any moment of a call, also before it has begun.
    if (killOneIn !== undefined && dice.roll(killOneIn) === 0) {
      await sleep(dice.roll(40));
      phone.killPage();
    }
    // Sometimes several wait for one call, mostly each goes alone.
    if (dice.roll(3) > 0) await settled(phone);
  }
  await settled(phone);
}

async function settled(phone: Phone): Promise<void> {
  while (phone.waiting() > 0) await sleep(2);
}

/** Outcomes and numbers that are not as the model has them. */
async function wrongIn(world: NewHall, { company }: Day, reads: readonly QueuedRead[], phone: Phone) {
  let wrong = 0;
  for (const { job, pack, read } of reads) {
    const wanted = readIn(world.hall, { by: '0', job, pack }, read);
    const outcome = phone.outcomes.get(read.id);
    const told = outcome && toldOf(outcome);
    if (told === wanted) continue;
    wrong += 1;
    console.error(`${job} ${JSON.stringify(read)}: ${told}, not ${wanted}`);
  }
  for (const code of world.cartons) {
    const { inside, checked } = await company.owner.call(findPack, { params: { code } });
    const wanted = countsOf(world.hall, code);
    if (inside !== wanted.inside || checked !== wanted.checked) wrong += 1;
  }
  return wrong;
}

/** Someone packs while pages are killed or the network loses requests and answers; then all is counted. */
export async function packThrough(day: Day): Promise<BadDay> {
  const { company, url, loseOneIn } = day;
  const world = await company.newHall();
  const reads = readsOf(world, day);
  const { orgId, tokens, superuser } = company;
  const phone = createPhone({
    url,
    orgId,
    token: tokens[0],
    ...(loseOneIn === undefined ? {} : { loseOneIn }),
  });
  await sendAll(phone, reads, day);
  const ids = reads.map(({ read }) => read.id);
  const { rows } = await superuser.query<{ id: string; own: boolean }>(
    `select id, id = any ($2::uuid[]) as own from trace_event e where run_id = any ($1) and step <> 'assigned'
       and not exists (select from trace_event a where a.id = e.corrects_id and a.step = 'assigned')`,
    [world.runs, ids],
  );
  const stored = new Set(rows.map(({ id }) => id));
  const done = ids.filter((id) => phone.outcomes.get(id)?.outcome === 'done');
  return {
    reads: phone.outcomes.size,
    calls: phone.counted.calls,
    lostRequests: phone.counted.lost,
    kills: phone.counted.kills,
    lost: ids.length - phone.outcomes.size + done.filter((id) => !stored.has(id)).length,
    doubled: rows.length - done.length,
    wrong: await wrongIn(world, day, reads, phone),
  };
}

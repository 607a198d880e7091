import type { PackingJob, PackingRead } from '@qrigin/domain/packing';
import { type Code, type CodeRef, parseCode } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodeFacts,
  type CodePlace,
  factsOf,
  locate,
  locateCodes,
  lockCodes,
  readNear,
  roomIn,
  runsById,
  type StateRow,
  type States,
  statesIn,
} from '../../qr/index.ts';
import {
  type OpenRecalls,
  openRecalls,
  packRecalls,
  type RecallFactRow,
  recallableOf,
  windowRecalls,
} from '../../recalls/index.ts';
import { loadRooms } from '../packs/load-rooms.ts';
import { keyOf } from '../packs/name-packs.ts';
import { checkedSince, packNumbers } from '../packs/pack-queries.ts';
import { toldReads } from './answered-reads.ts';
import { aftermathOf, type DoneEvent, storedEvents } from './stored-events.ts';
import { type CodeNow, isSame, type PackNow, type Room, type World } from './world.ts';

export type Asked = {
  job: PackingJob;
  /** Where the pack of the job is; found before anyone takes turns at it. */
  pack: CodePlace | undefined;
  reads: readonly PackingRead[];
};

const refOf = ({ run, idx }: CodePlace): CodeRef => ({ run: run.id, idx });

function codesIn(reads: readonly PackingRead[]): Code[] {
  const codes = reads.flatMap((read) => ('code' in read ? (parseCode(read.code) ?? []) : []));
  return [...new Set(codes)];
}

/** Own events that are taken back. Others cannot be, so nothing of them is looked at. */
function undoneOf({ userId }: OrgCtx, reads: readonly PackingRead[], events: ReadonlyMap<string, DoneEvent>) {
  return reads
    .flatMap((read) => ('undoes' in read ? (events.get(read.undoes) ?? []) : []))
    .filter((event) => event.userId === userId);
}

async function placesOfRefs(ctx: OrgCtx, refs: readonly CodeRef[]): Promise<CodePlace[]> {
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    refs.map(({ run }) => run),
  );
  return refs.flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
}

/** Codes that something may happen to. */
function codesNow(places: Iterable<CodePlace>, states: States): Map<string, CodeNow> {
  const all = [...places].map((place): [string, CodeNow] => {
    const ref = refOf(place);
    const row = states.rowOf(ref);
    const facts = factsOf(locate(place), states);
    return [
      keyOf(ref),
      {
        ref,
        facts,
        hasRow: row !== undefined,
        isMoved: row?.moved === true,
        carried: row?.carried ?? [],
        takesAlong: [],
        change: {},
      },
    ];
  });
  return new Map(all);
}

/** Whether a read is taken back in the call that it comes with. */
function takesBackOwn(reads: readonly PackingRead[]): boolean {
  const ids = new Set(reads.map(({ id }) => id));
  return reads.some((read) => 'undoes' in read && ids.has(read.undoes));
}

/** The packs that codes are in now: one that is taken out in this call may go back in it. What happened to them is known. */
async function addPacks(ctx: OrgCtx, places: Map<string, CodeNow>, states: States): Promise<void> {
  const packs = [...places.values()].flatMap(({ facts }) => facts.ancestors.slice(0, 1));
  const missing = packs.filter((pack) => !places.has(keyOf(pack)));
  const found = codesNow(await placesOfRefs(ctx, missing), states);
  for (const [key, pack] of found) places.set(key, pack);
}

type Near = { facts: CodeFacts; recalls: OpenRecalls; codes: readonly CodeRef[] };

async function packNow(ctx: OrgCtx, place: CodePlace, { facts, recalls, codes }: Near): Promise<PackNow> {
  const numbers = await packNumbers(ctx, place);
  const ref = refOf(place);
  const { round_began_at: began } = numbers;
  const checked = began === null ? [] : await checkedSince(ctx, ref, began, codes);
  return {
    ref,
    facts,
    packagingId: place.run.packagingId ?? numbers.packaging_id,
    isRecalled: recalls.reaching(recallableOf(facts)).length > 0,
    holds: roomIn(facts, numbers.structure),
    inside: numbers.inside,
    whenFull: numbers.when_full,
    checked: new Set(checked.map(keyOf)),
  };
}

async function takeAlong(ctx: OrgCtx, codes: readonly CodeNow[]): Promise<void> {
  const ids = await packRecalls.toCarry(
    ctx,
    codes.map(({ facts }) => facts),
  );
  for (const [at, code] of codes.entries()) code.takesAlong = ids[at] ?? [];
}

/** Recalls that a blank comes under by going into the pack, of whose product it is from then on. */
async function recallsOfBlanks(
  ctx: OrgCtx,
  places: ReadonlyMap<string, CodeNow>,
  pack: CodePlace | undefined,
): Promise<RecallFactRow[]> {
  const productId = pack && places.get(keyOf(refOf(pack)))?.facts.productId;
  const hasBlanks = [...places.values()].some(({ facts }) => facts.run.kind === 'blank' && !facts.isAssigned);
  return productId && hasBlanks ? windowRecalls(ctx, productId) : [];
}

/** Of the pack of the job, and of those that something comes back into. */
async function roomsOf(
  ctx: OrgCtx,
  pack: PackNow | undefined,
  backInto: readonly (CodeNow | undefined)[],
): Promise<Map<string, Room>> {
  const others = new Set(backInto.filter((one) => one !== undefined && !isSame(one.ref, pack?.ref)));
  const rooms: Map<string, Room> = await loadRooms(
    ctx,
    [...others].flatMap((one) => one?.facts ?? []),
  );
  return pack ? rooms.set(keyOf(pack.ref), pack) : rooms;
}

/** All that the reads of a call are judged by, as it is now; nothing of it changes until they are stored. */
export async function loadWorld(ctx: OrgCtx, book: CodeBook, { job, pack, reads }: Asked): Promise<World> {
  const events = await storedEvents(
    ctx,
    reads.flatMap((read) => ('undoes' in read ? [read.id, read.undoes] : [read.id])),
  );
  const undone = undoneOf(ctx, reads, events);
  const texts = codesIn(reads);
  const found = await locateCodes(ctx, book, texts);
  // The codes that something was done with, and the packs that they came out of.
  const ofUndone = undone.flatMap(({ code, left }) => (left ? [code, left] : [code]));
  const all = [...found.filter((place) => place !== undefined), ...(await placesOfRefs(ctx, ofUndone))];
  if (pack) all.push(pack);
  const distinct = [...new Map(all.map((place) => [keyOf(refOf(place)), place])).values()];
  if (job !== 'check' || undone.length > 0) await lockCodes(ctx, distinct);
  const near = await readNear<StateRow & RecallFactRow>(ctx.db, distinct.map(locate));
  const states = statesIn(near);
  const places = codesNow(distinct, states);
  const recalls = openRecalls([...near, ...(await recallsOfBlanks(ctx, places, pack))]);
  const codes = new Map(
    texts.flatMap((text, at): [string, CodeNow][] => {
      const place = found[at];
      const code = place && places.get(keyOf(refOf(place)));
      return code ? [[text, code]] : [];
    }),
  );
  if (takesBackOwn(reads)) await addPacks(ctx, places, states);
  if (job === 'unpack') await takeAlong(ctx, [...codes.values()]);
  const facts = pack && places.get(keyOf(refOf(pack)))?.facts;
  const refs = [...places.values()].map(({ ref }) => ref);
  const now = pack && facts ? await packNow(ctx, pack, { facts, recalls, codes: refs }) : undefined;
  const backInto = undone.map(({ left }) => (left ? places.get(keyOf(left)) : undefined));
  return {
    job,
    userId: ctx.userId,
    orgId: ctx.orgId,
    pack: now,
    rooms: await roomsOf(ctx, now, backInto),
    codes,
    places,
    recalls,
    events,
    told: await toldReads(
      ctx,
      reads.map(({ id }) => id),
    ),
    aftermath: await aftermathOf(
      ctx,
      undone.map(({ id }) => id),
    ),
    written: [],
  };
}
